import type { PlanModel } from '@hearthline/model/layout/plan-model.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';

/** What a buyer chose for a home; null where they have not. */
export interface HomeLook {
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
}

/** What pictures of a home follow from: its facts, and its plan if it has one. */
export interface HomeModel extends PlanModel {
  readonly plan: Plan | null;
}
