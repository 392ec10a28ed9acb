import { readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Context } from '../../../platform/context.ts';
import { planOfDesign } from '../plans/floor-plan.api.ts';
import { publishedPlanOf } from '../catalog/home.api.ts';

/** The plan of the home of a design; null for one without. @throws AppError UNAVAILABLE */
export const planOfContent = async (
  context: Context,
  { home }: Pick<DesignContent, 'home'>,
): Promise<Plan | null> => {
  if (typeof home?.slug === 'string') return publishedPlanOf(context, home.slug);
  if (typeof home?.planCode === 'string') return planOfDesign(home.planCode);
  const read = home?.plan ? readPlan(home.plan) : null;
  return read && 'plan' in read ? read.plan : null;
};
