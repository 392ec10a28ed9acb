import { planFileKinds, planFileView, type PlanFileKind } from '@hearthline/rules/floor-plans/plan-files.ts';
import { LRUCache } from 'lru-cache';
import { validate } from '../../platform/validation/validate.ts';
import type { PlanFile, PlanFileView } from './files/plan-file.ts';

/** Draws a plan, given as its code or its document; null if there is none. */
export type DrawPlanFile<Source> = (
  source: Source,
  kind: PlanFileKind,
  view: PlanFileView,
) => Promise<PlanFile | null>;

const isOn = (value: 'true' | 'false' | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'true';

const viewOf = (query: unknown): PlanFileView => {
  const { furniture, dimensions, mirrored, caption, text, colors, elevation } = validate(planFileView, query);
  return {
    furniture: isOn(furniture) ?? true,
    dimensions: isOn(dimensions) ?? true,
    mirrored: isOn(mirrored) ?? false,
    caption: isOn(caption) ?? true,
    largeText: text === 'large',
    colors,
    elevation,
  };
};

/** Bytes of files that are kept, because somebody who looks at a plan mostly downloads it as well. */
const keptBytes = 24_000_000;

/** The files of plans. Each is drawn once at a time, and kept for a while. */
export const createPlanFiles = <Source>(
  draw: DrawPlanFile<Source>,
): {
  open: (name: string, kind: string, source: Source, query: unknown) => Promise<PlanFile | null>;
} => {
  const kept = new LRUCache<string, PlanFile, Parameters<DrawPlanFile<Source>>>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.length + 1,
    // Whoever asked first is answered although others have pushed it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => (await draw(...context)) ?? undefined,
  });
  return {
    /**
     * @param name stands for the plan: another plan has another name
     * @returns null if there is no such plan or kind
     * @throws AppError BAD_INPUT
     */
    open: async (name, kind, source, query) => {
      const known = planFileKinds.find((one) => one === kind);
      if (!known || name === '') return null;
      const view = viewOf(query);
      const key = JSON.stringify([name, known, view]);
      return (await kept.fetch(key, { context: [source, known, view] })) ?? null;
    },
  };
};
