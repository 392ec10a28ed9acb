import { ownLook } from '../generate/exterior/dressed.ts';
import { isNewPlan, type Look, type Plan } from '../plan/document.ts';
import { defaultLook } from './default-look.ts';

/** What a buyer chose of a look; null and undefined where they have not. */
export type ChosenLook = { readonly [Name in keyof Look]?: Look[Name] | null | undefined };

/**
 * The look in which a home is shown: what a buyer chose, else its document's own; an old document says nothing of roof and siding.
 * @param home as its pictures are named; undefined for one that has none
 */
export const shownLook = (plan: Plan, home: string | undefined, chosen: ChosenLook = {}): Look => {
  const own = { ...ownLook(plan), ...(isNewPlan(plan) || home === undefined ? {} : defaultLook(home)) };
  return {
    style: chosen.style ?? own.style,
    roof: chosen.roof ?? own.roof,
    siding: chosen.siding ?? own.siding,
    color: chosen.color ?? own.color,
  };
};
