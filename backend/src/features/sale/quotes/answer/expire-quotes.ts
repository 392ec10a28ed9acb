import type { Context } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { expireIfOver } from './close-quote.ts';
import { lockQuote } from '../lock-quote.ts';

/** Every minute, since midnight of the business is another minute of the server's clock twice a year, or after a change of the zone. */
export const expireQuotesJob = defineJob<object>('quotes.expire', {
  cron: '* * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Lets quotes run out whose last day is over in the business time zone. @returns how many there were */
export const expireQuotes = async (context: Context): Promise<number> => {
  const today = await businessDay(context);
  const due = await context.db
    .selectFrom('quotes')
    .select('id')
    .where('status', '=', 'issued')
    .where('validUntil', '<', today)
    .orderBy('id')
    .execute();
  let expired = 0;
  for (const { id } of due) {
    await context.transaction(async (trx) => {
      // The buyer may have answered it meanwhile.
      if (await expireIfOver(context, trx, await lockQuote(trx, id), today)) expired += 1;
    });
  }
  return expired;
};
