import { z } from 'zod';

/** What a plan is handed out as: the name's ending. */
export const planFileKinds = ['json', 'svg', 'png', 'pdf', 'dxf'] as const;
export type PlanFileKind = (typeof planFileKinds)[number];

const choice = z.enum(['true', 'false'], 'Must be true or false').optional();

/** How a plan's file is drawn. */
export const planFileView = z.object({
  furniture: choice.describe('Whether beds, seats and tables are drawn, in SVG and PNG; by default `true`.'),
  dimensions: choice.describe('Whether the drawing is dimensioned, in SVG and PNG; by default `true`.'),
  mirrored: choice.describe('Whether what is at the left end is at the right instead; by default `false`.'),
});
