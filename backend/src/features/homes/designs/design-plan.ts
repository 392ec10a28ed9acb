import { documentInLook } from '@hearthline/model/generate/exterior/dressed.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { lookOfDesign } from '@hearthline/rules/homes/looks/look.ts';
import type { Context } from '../../../platform/context.ts';
import { planOfDesign } from '../plans/floor-plan.api.ts';
import { publishedPlanOf } from '../catalog/home.api.ts';
import type { HomeOfDesign } from './design-home.ts';

const ownPlanOf = async (context: Context, { home }: Pick<DesignContent, 'home'>): Promise<Plan | null> => {
  if (typeof home?.slug === 'string') return publishedPlanOf(context, home.slug);
  if (typeof home?.planCode === 'string') return planOfDesign(home.planCode);
  const read = home?.plan ? readPlan(home.plan) : null;
  return read && 'plan' in read ? read.plan : null;
};

/** The plan of the home of a design in its look; null for a home without one. @throws AppError UNAVAILABLE */
export const planOfContent = async (
  context: Context,
  content: DesignContent,
  home: Pick<HomeOfDesign, 'look' | 'quotedPlan'>,
): Promise<Plan | null> => {
  const plan = home.quotedPlan ?? (await ownPlanOf(context, content));
  // A style that does not fit is one of the conflicts of the design.
  return plan && (documentInLook(plan, lookOfDesign(home.look, content)) ?? plan);
};
