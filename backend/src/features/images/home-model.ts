import type { PlanModel } from '@hearthline/model/layout/plan-model.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';

/** What pictures of a home follow from: its facts, and its plan if it has one. */
export interface HomeModel extends PlanModel {
  readonly plan: Plan | null;
}
