import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { saleFiguresDays } from '@hearthline/rules/sale/contracts/sale-figures.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { dayStart } from '../../../platform/time/business-time.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { dealScope } from '../deals/deal.policy.ts';
import { allHeldInTrust, cashReceived, contracted, recognized } from './sale-figures.queries.ts';
import type { SaleFigures } from './sale-figures.types.ts';

/**
 * The four figures of money between two days of the business's calendar, both included, of the deals that the viewer reads.
 * @throws AppError BAD_INPUT for days that are none, and for a last day before the first
 */
export const readSaleFigures = async (context: Context, input: unknown): Promise<SaleFigures> => {
  const { from, to } = validate(saleFiguresDays, input);
  const [scope, viewerId] = [dealScope(context.viewer), context.viewer?.id ?? ''];
  const zone = await readSetting(context, 'timeZone');
  const [begins, ends] = [dayStart(from, zone), dayStart(dayAfter(to, 1), zone)];
  const [[sold], [cash], [trust], [delivered]] = await Promise.all([
    context.query(contracted(scope), { from, to, viewerId }),
    context.query(cashReceived(scope), { from, to, begins, ends, viewerId }),
    context.query(allHeldInTrust(scope), { to, ends, zone, viewerId }),
    context.query(recognized(scope), { from, to, zone, viewerId }),
  ]);
  return {
    contractedCents: sold?.cents ?? 0,
    cashReceivedCents: cash?.cents ?? 0,
    heldInTrustCents: trust?.cents ?? 0,
    recognizedCents: delivered?.cents ?? 0,
  };
};
