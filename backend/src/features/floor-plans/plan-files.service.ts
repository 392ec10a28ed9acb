import { createHash } from 'node:crypto';
import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { codeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import { withCaption } from '@hearthline/model/drawing/caption.ts';
import { drawPlan, type Drawing, type DrawingOptions } from '@hearthline/model/drawing/draw-plan.ts';
import { mirroredPlan } from '@hearthline/model/drawing/mirror.ts';
import { svgOf } from '@hearthline/model/drawing/svg/svg.ts';
import { canonicalPlan } from '@hearthline/model/plan/canonical.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { wishSchema } from '@hearthline/model/plan/wish.ts';
import { planFileKinds, planFileView, type PlanFileKind } from '@hearthline/rules/floor-plans/plan-files.ts';
import { LRUCache } from 'lru-cache';
import { validate } from '../../platform/validation/validate.ts';
import { planDxf } from './files/plan-dxf.ts';
import { planPdf } from './files/plan-pdf.ts';
import { drawingPng } from './files/plan-png.ts';

/** How a plan is drawn: `furniture` and `dimensions` in SVG and PNG, `mirrored` in every kind of file. */
export type PlanFileView = Pick<DrawingOptions, 'furniture' | 'dimensions' | 'mirrored'>;

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
};

/** In pixels. */
const pngWidth = 1600;

const captioned = (plan: Plan, view: PlanFileView): Drawing => withCaption(drawPlan(plan, view), plan);

const pdfOf = (plan: Plan): Promise<Buffer> => {
  const { code, wish: asked } = plan as Plan & { code?: unknown; wish?: unknown };
  const wish = wishSchema.safeParse(asked).data;
  return planPdf({
    plan,
    sheet: codeSheet(checkPlan(plan, wish), { plan, wished: wish !== undefined }),
    maker: 'Hearthline',
    code: typeof code === 'string' ? code : undefined,
  });
};

const bodies: Readonly<Record<PlanFileKind, (plan: Plan, view: PlanFileView) => Promise<Buffer> | string>> = {
  json: canonicalPlan,
  svg: (plan, view) => svgOf(captioned(plan, view), plan.levels[0].rooms),
  png: (plan, view) => drawingPng(captioned(plan, view), pngWidth),
  pdf: pdfOf,
  dxf: planDxf,
};

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
    fileName: `${fileNameOf(plan.name)}.${kind}`,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  };
};

/** Makes the plan of a code again; undefined if there is none. */
export type PlanOf = (code: string) => Plan | undefined | Promise<Plan | undefined>;

/** A code, and what is asked for of its plan. */
const fileName = new RegExp(`^([A-Za-z0-9._~-]{1,200})\\.(${planFileKinds.join('|')})$`);

const isOn = (value: 'true' | 'false' | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'true';

const viewOf = (query: unknown): PlanFileView => {
  const { furniture, dimensions, mirrored } = validate(planFileView, query);
  return {
    furniture: isOn(furniture) ?? true,
    dimensions: isOn(dimensions) ?? true,
    mirrored: isOn(mirrored) ?? false,
  };
};

/** Bytes of files that are kept, because somebody who looks at a plan mostly downloads it as well. */
const keptBytes = 24_000_000;

/** The files of designs. Each is drawn once at a time, and kept for a while. */
export const createPlanFiles = (
  planOf: PlanOf,
): { open: (file: string, query: unknown) => Promise<PlanFile | null> } => {
  const kept = new LRUCache<string, PlanFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const drawing = new Map<string, Promise<PlanFile | null>>();
  const draw = async (code: string, kind: PlanFileKind, view: PlanFileView): Promise<PlanFile | null> => {
    const plan = await planOf(code);
    return plan ? planFile(plan, kind, view) : null;
  };
  return {
    /** @param file as in an address: a code and a kind. Null if there is no such plan or kind. @throws AppError BAD_INPUT */
    open: async (file, query) => {
      const [, code, kind] = fileName.exec(file) ?? [];
      if (code === undefined || kind === undefined) return null;
      const view = viewOf(query);
      const key = [file, view.furniture, view.dimensions, view.mirrored].join(' ');
      const known = kept.get(key);
      if (known) return known;
      const flight = drawing.get(key) ?? draw(code, kind as PlanFileKind, view);
      drawing.set(key, flight);
      try {
        const made = await flight;
        if (made) kept.set(key, made);
        return made;
      } finally {
        drawing.delete(key);
      }
    },
  };
};
