import { createHash } from 'node:crypto';
import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { codeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import { withCaption } from '@hearthline/model/drawing/caption.ts';
import {
  drawPlan,
  textSizeFor,
  type Drawing,
  type DrawingOptions,
} from '@hearthline/model/drawing/draw-plan.ts';
import { drawElevation } from '@hearthline/model/drawing/elevation.ts';
import { mirroredPlan } from '@hearthline/model/plan/mirror.ts';
import { svgOf } from '@hearthline/model/drawing/svg/svg.ts';
import type { SvgColors } from '@hearthline/model/drawing/svg/svg-style.ts';
import { canonicalPlan } from '@hearthline/model/plan/canonical.ts';
import type { Plan, Side } from '@hearthline/model/plan/document.ts';
import { wishSchema } from '@hearthline/model/plan/wish.ts';
import type { PlanFileKind } from '@hearthline/rules/homes/plans/plan-files.ts';
import { planDxf } from './plan-dxf.ts';
import { planGlb } from './plan-glb.ts';
import { planPdf } from './plan-pdf.ts';
import { drawingPng } from './plan-png.ts';

/** How a plan is drawn: `mirrored` in every kind of file, the rest in SVG and PNG, `colors` in SVG alone. */
export interface PlanFileView extends Pick<DrawingOptions, 'furniture' | 'dimensions' | 'mirrored'> {
  /** Name, facts and a scale below. By default yes. */
  readonly caption?: boolean;
  /** Text of twice the usual size. By default no. */
  readonly largeText?: boolean;
  /** By default those of the reader's system. */
  readonly colors?: SvgColors | undefined;
  /** A side as it is seen from outside, instead of the plan. */
  readonly elevation?: Side | undefined;
}

export interface PlanFile {
  readonly body: Buffer;
  readonly contentType: string;
  /** What it is saved as. */
  readonly fileName: string;
  /** A strong entity tag with its quotes. */
  readonly etag: string;
}

const contentTypes: Readonly<Record<PlanFileKind, string>> = {
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
};

/** In pixels. */
const pngWidth = 1600;

/** In pixels, the width in which the text of an elevation is 12 pixels high: it is mostly shown beside other things. */
const elevationWidth = 720;

const elevationOf = (plan: Plan, side: Side, { largeText, ...view }: PlanFileView): Drawing =>
  drawElevation(plan, side, textSizeFor(plan, elevationWidth) * (largeText ? 2 : 1), view);

const drawingOf = (plan: Plan, given: PlanFileView): Drawing => {
  const { caption = true, largeText, elevation, ...view } = given;
  if (elevation) return elevationOf(plan, elevation, given);
  const drawing = drawPlan(plan, largeText ? { ...view, textSize: 2 * textSizeFor(plan) } : view);
  return caption ? withCaption(drawing, plan) : drawing;
};

const pdfOf = (plan: Plan): Promise<Buffer> => {
  const { code, wish: embeddedWish } = plan as Plan & { code?: unknown; wish?: unknown };
  const wish = wishSchema.safeParse(embeddedWish).data;
  return planPdf({
    plan,
    sheet: codeSheet(checkPlan(plan, wish), { plan, wished: wish !== undefined }),
    maker: 'Hearthline',
    code: typeof code === 'string' ? code : undefined,
  });
};

const bodies: Readonly<
  Record<PlanFileKind, (plan: Plan, view: PlanFileView) => Promise<Buffer> | Buffer | string>
> = {
  json: canonicalPlan,
  svg: (plan, view) => svgOf(drawingOf(plan, view), view.elevation ? [] : plan.levels[0].rooms, view.colors),
  png: (plan, view) => drawingPng(drawingOf(plan, view), pngWidth),
  pdf: pdfOf,
  dxf: planDxf,
  glb: planGlb,
};

/** Whether the kind of file is one drawing, which may be of a side. */
const isDrawing = (kind: PlanFileKind): boolean => kind === 'svg' || kind === 'png';

const fileNameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'floor-plan';

/** A plan as a file. The same plan and view give the same bytes. */
export const planFile = async (
  given: Plan,
  kind: PlanFileKind,
  { mirrored = false, ...view }: PlanFileView = {},
): Promise<PlanFile> => {
  const plan = mirrored ? mirroredPlan(given) : given;
  const made = await bodies[kind](plan, view);
  const body = typeof made === 'string' ? Buffer.from(made) : made;
  return {
    body,
    contentType: contentTypes[kind],
    fileName: `${fileNameOf(plan.name)}${isDrawing(kind) && view.elevation ? `-${view.elevation}` : ''}.${kind}`,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  };
};
