import { planFileKinds, planFileView, type PlanFileKind } from '@hearthline/rules/floor-plans/plan-files.ts';
import { LRUCache } from 'lru-cache';
import { validate } from '../../platform/validation/validate.ts';
import type { PlanFile, PlanFileView } from './files/plan-file.ts';

/** Draws the plan of a code; null if there is none. */
export type DrawPlanFile = (code: string, kind: PlanFileKind, view: PlanFileView) => Promise<PlanFile | null>;

/** A code, and what is asked for of its plan. */
const fileName = new RegExp(`^([A-Za-z0-9._~-]{1,200})\\.(${planFileKinds.join('|')})$`);

const isOn = (value: 'true' | 'false' | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'true';

const viewOf = (query: unknown): PlanFileView => {
  const { furniture, dimensions, mirrored, caption, text, colors } = validate(planFileView, query);
  return {
    furniture: isOn(furniture) ?? true,
    dimensions: isOn(dimensions) ?? true,
    mirrored: isOn(mirrored) ?? false,
    caption: isOn(caption) ?? true,
    largeText: text === 'large',
    colors,
  };
};

/** Bytes of files that are kept, because somebody who looks at a plan mostly downloads it as well. */
const keptBytes = 24_000_000;

/** The files of designs. Each is drawn once at a time, and kept for a while. */
export const createPlanFiles = (
  draw: DrawPlanFile,
): { open: (file: string, query: unknown) => Promise<PlanFile | null> } => {
  const kept = new LRUCache<string, PlanFile, Parameters<DrawPlanFile>>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.length + 1,
    fetchMethod: async (_key, _stale, { context }) => (await draw(...context)) ?? undefined,
  });
  return {
    /** @param file as in an address: a code and a kind. Null if there is no such plan or kind. @throws AppError BAD_INPUT */
    open: async (file, query) => {
      const [, code, kind] = fileName.exec(file) ?? [];
      if (code === undefined || kind === undefined) return null;
      const view = viewOf(query);
      const key = JSON.stringify([file, view]);
      return (await kept.fetch(key, { context: [code, kind as PlanFileKind, view] })) ?? null;
    },
  };
};
