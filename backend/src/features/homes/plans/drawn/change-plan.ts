import { planChangeRequest } from '@hearthline/model/plan/plan-change.ts';
import { homePriceOf } from '@hearthline/rules/homes/prices/price-of.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { homeOfCode, todaysPriceBook } from '../../prices/price.api.ts';
import { doInWorker } from './plan-workers.ts';

/**
 * Changes a plan as a whole: a room longer or shorter and the home with it, or left and right swapped. Nothing is stored: the
 * code of what comes says all of it.
 * @returns the answer as JSON, with the price of the day
 * @throws AppError BAD_INPUT, NOT_FOUND, CANNOT_BE_BUILT with the reason, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const changePlan = async (context: Context, input: unknown): Promise<Buffer> => {
  const { code, change } = validate(planChangeRequest, input);
  const changed = await doInWorker('changePlan', { code, change }, JSON.stringify([code, change]));
  if (changed === null) throw new AppError('NOT_FOUND');
  if (changed === 'room') throw fieldError('change.room', 'Must be the id of a room of the plan');
  if ('refused' in changed) throw new AppError('CANNOT_BE_BUILT', { message: changed.refused });
  const home = await homeOfCode(changed.code);
  const price = home && homePriceOf(await todaysPriceBook(context), home);
  const { plan, findings } = changed;
  const [head, rest] = [{ code: changed.code }, { findings, price }].map((part) => JSON.stringify(part));
  return Buffer.from(`${head?.slice(0, -1)},"plan":${plan},${rest?.slice(1)}`);
};
