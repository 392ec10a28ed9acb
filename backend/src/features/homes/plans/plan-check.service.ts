import { looksLikePlan, readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Finding, Wish } from '@hearthline/model/plan/document.ts';
import { wishSchema } from '@hearthline/model/plan/wish.ts';
import { planCheck } from '@hearthline/rules/homes/plans/plan-check.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { doInWorker } from './drawn/plan-workers.ts';

/** The most findings of one answer; nobody reads more. */
export const maxFindings = 300;

/**
 * Measures a plan document by every rule. Nothing is stored.
 * @returns what it breaks; `geo.schema` alone if it is not read as a plan
 * @throws AppError BAD_INPUT if it is not meant as a plan at all, or the wish is none; TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const checkFloorPlan = async (input: unknown): Promise<Finding[]> => {
  const { plan, wish: requestedWish } = validate(planCheck, input);
  if (!looksLikePlan(plan)) throw new AppError('BAD_INPUT', { fields: { plan: 'Must be a plan document' } });
  const wish: Wish | undefined = requestedWish ? validate(wishSchema, requestedWish) : undefined;
  const read = readPlan(plan);
  if ('findings' in read) return read.findings;
  return (await doInWorker('checkDocument', { plan: read.plan, wish })).slice(0, maxFindings);
};
