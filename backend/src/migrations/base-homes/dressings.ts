import type { NewPlan } from '@hearthline/model/plan/document.ts';
import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import dressings from './dressings.json' with { type: 'json' };

/** What a style gives the outside of a home. */
type Dressing = Pick<NewPlan, 'porches' | 'steps'> & Pick<NewPlan['front'], 'parts' | 'second'>;

const gables = new Set(['gable', 'hip', 'gambrel', 'mansard', 'saltbox']);
const clerestories = new Set(['shed', 'butterfly', 'flat']);

/** The new plan of a base home in a look of the seller's; undefined for a style that does not fit it. Frozen with the plans. */
export const planIn = (
  slug: string,
  plan: NewPlan,
  { style, roof, siding, color }: Look,
): NewPlan | undefined => {
  const all = dressings as Readonly<Record<string, Readonly<Record<string, object>>>>;
  const dressing = all[slug]?.[style] as Dressing | undefined;
  if (!dressing) return undefined;
  const { porches, steps, parts, second } = dressing;
  const carried = parts.filter(({ kind }) => (kind === 'clerestory' ? clerestories : gables).has(roof));
  return { ...plan, porches, steps, front: { style, roof, siding, color, parts: carried, second } };
};
