import { designOf, designsFor } from '@hearthline/model/designs/designs.ts';
import { queryOf } from '@hearthline/model/designs/query.ts';
import type { Wish } from '@hearthline/model/plan/document.ts';
import type { PlanFileKind } from '@hearthline/rules/floor-plans/plan-files.ts';
import { planFile, type PlanFile, type PlanFileView } from '../files/plan-file.ts';

/** Looks for designs. @returns the answer of `GET /api/floor-plans/designs` as JSON */
export const findDesigns = ({
  wish,
  seed,
  count,
}: {
  readonly wish: Wish;
  readonly seed: number;
  readonly count: number;
}): string => {
  const answer = designsFor(wish, seed, count);
  if (answer.designs.length > 0) return JSON.stringify({ seed, wish, designs: answer.designs });
  const { reason, nearest } = answer as Extract<typeof answer, { reason: string }>;
  return JSON.stringify({
    seed,
    wish,
    designs: [],
    reason,
    nearest: nearest.map(({ wish: other, differs }) => ({
      query: `/api/floor-plans/designs?${queryOf(other)}&seed=${seed}`,
      differs,
    })),
  });
};

/** Draws the design of a code; null if there is none. */
export const drawDesign = async ({
  code,
  kind,
  view,
}: {
  readonly code: string;
  readonly kind: PlanFileKind;
  readonly view: PlanFileView;
}): Promise<PlanFile | null> => {
  const design = designOf(code);
  return design ? planFile(design.plan, kind, view) : null;
};
