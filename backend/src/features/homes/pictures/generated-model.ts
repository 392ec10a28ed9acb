import { ownLook } from '@hearthline/model/generate/exterior/dressed.ts';
import { planFacts } from '@hearthline/model/plan/home-facts.ts';
import { isDesignCode } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { planOfDesign } from '../plans/floor-plan.api.ts';
import type { HomeModel } from './home-model.ts';

/** The home whose plan has this code; null if there is none. @throws AppError UNAVAILABLE */
export const generatedModel = async (code: string): Promise<HomeModel | null> => {
  const plan = isDesignCode(code) ? await planOfDesign(code) : null;
  if (!plan) return null;
  const { modelType, footprint, bedrooms, bathrooms, squareFootage } = planFacts(plan);
  return {
    slug: code,
    name: plan.name,
    modelType,
    footprint,
    bedrooms,
    bathrooms,
    squareFootage,
    look: ownLook(plan),
    plan,
  };
};
