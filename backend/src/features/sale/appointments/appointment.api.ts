import { clockOf } from '@hearthline/rules/sale/appointments/times.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import type { Context } from '../../../platform/context.ts';
import { bookingDays, freeSlots } from './slots/slot.queries.ts';

export { consumeMailQuota } from './booking/mailbox-limit.ts';

/** A time that can be booked. */
export interface Offer {
  /** `yyyy-mm-dd` and a slot's time, by the business's clock. */
  readonly date: string;
  readonly time: string;
}

/** From which hour on a time is looked for, on the first, the second and the third day: morning, noon and afternoon suit different people. */
const fromHours = [9, 12, 15] as const;
/** Nobody reads a mail and books within the hour. */
const minimumMs = 2 * 3600 * 1000;
/** Days that are looked at. */
const searched = 14;

/** Up to three free times on different days, the soonest days first. They are not held for anybody. */
export const offerTimes = async (context: Context): Promise<Offer[]> => {
  const { firstDate, lastDate, closedDates } = await bookingDays(context);
  const offers: Offer[] = [];
  for (let offset = 0; offset < searched && offers.length < fromHours.length; offset += 1) {
    const date = dayAfter(firstDate, offset);
    if (date > lastDate || closedDates.includes(date)) continue;
    const free = (await freeSlots(context, { date }, 'guest')).filter(
      ({ consultants, startsAt }) =>
        consultants.length > 0 && startsAt.getTime() - context.now().getTime() >= minimumMs,
    );
    const hour = fromHours[offers.length] ?? 0;
    const found = free.find(({ time }) => clockOf(time).hour >= hour) ?? free[0];
    if (found) offers.push({ date, time: found.time });
  }
  return offers;
};
