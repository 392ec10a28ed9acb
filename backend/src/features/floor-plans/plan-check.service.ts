import { setImmediate } from 'node:timers/promises';
import { checkInSteps } from '@hearthline/model/check/check-plan.ts';
import { looksLikePlan, readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Finding, Wish } from '@hearthline/model/plan/document.ts';
import { wishSchema } from '@hearthline/model/plan/wish.ts';
import { planCheck } from '@hearthline/rules/floor-plans/plan-check.ts';
import { AppError } from '../../platform/errors.ts';
import { validate } from '../../platform/validation/validate.ts';

/** The most findings of one answer; nobody reads more. */
export const mostFindings = 300;

/** After so many milliseconds, other requests have their turn. */
const turn = 20;

/**
 * Measures a plan document by every rule. Nothing is stored, and other requests are answered in between.
 * @returns what it breaks; `geo.schema` alone if it is not read as a plan
 * @throws AppError BAD_INPUT if it is not meant as a plan at all, or the wish is none
 */
export const checkFloorPlan = async (input: unknown): Promise<Finding[]> => {
  const { plan: given, wish: asked } = validate(planCheck, input);
  if (!looksLikePlan(given)) throw new AppError('BAD_INPUT', { fields: { plan: 'Must be a plan document' } });
  const wish: Wish | undefined = asked ? validate(wishSchema, asked) : undefined;
  const read = readPlan(given);
  if ('findings' in read) return read.findings;
  const findings: Finding[] = [];
  let since = performance.now();
  for (const found of checkInSteps(read.plan, wish)) {
    findings.push(...found);
    if (performance.now() - since < turn) continue;
    await setImmediate();
    since = performance.now();
  }
  return findings.slice(0, mostFindings);
};
