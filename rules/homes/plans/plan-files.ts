import { z } from 'zod';
import { lookQuery } from '../looks/look-rules.ts';

/** What a plan is handed out as: the name's ending. */
export const planFileKinds = ['json', 'svg', 'png', 'pdf', 'dxf', 'glb'] as const;
export type PlanFileKind = (typeof planFileKinds)[number];

export const planTextSizes = ['usual', 'large'] as const;
export const planColors = ['light', 'dark'] as const;
export const planElevations = ['front', 'rear', 'left', 'right'] as const;

const choice = z.enum(['true', 'false'], 'Must be true or false').optional();

/** How a plan's file is drawn. */
export const planFileView = z.object({
  furniture: choice.describe('Whether beds, seats and tables are drawn, in SVG and PNG; by default `true`.'),
  elevation: z
    .enum(planElevations, 'Must be front, rear, left or right')
    .optional()
    .describe(
      'In SVG and PNG, a side of the home as it is seen from outside instead of the plan: `front`, `rear`, `left` or `right`. The pitch of the roof and the ground are for illustration.',
    ),
  dimensions: choice.describe('Whether the drawing is dimensioned, in SVG and PNG; by default `true`.'),
  mirrored: choice.describe('Whether what is at the left end is at the right instead; by default `false`.'),
  caption: choice.describe(
    'Whether name, facts and a scale stand below the drawing, in SVG and PNG; by default `true`.',
  ),
  text: z
    .enum(planTextSizes, 'Must be usual or large')
    .optional()
    .describe(
      'The size of the text in SVG and PNG: `large` is twice as high, for drawings that are shown small; by default `usual`.',
    ),
  colors: z
    .enum(planColors, 'Must be light or dark')
    .optional()
    .describe(
      'For an SVG within a page that is light or dark whatever the system is. Such a drawing states its size in pixels. By default the colors follow the reader’s system.',
    ),
  ...lookQuery,
});
