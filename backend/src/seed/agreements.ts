import type { Transaction } from '../platform/db/query-builder.ts';
import { moveWith } from './deal-history.ts';
import { readDemoUser } from './demo-user.ts';
import { pastBefore } from './past.ts';
import { pay } from './sale-steps.ts';
import type { Facilities } from './seed-context.ts';
import { agree } from './signing.ts';

/** The demo's signed agreement that is not won yet: of the newest accepted quote, with the deposit of its buyers. */
export const seedAgreement = async (trx: Transaction, now: Date, facilities: Facilities): Promise<void> => {
  const quote = await trx
    .selectFrom('quotes')
    .select(['id', 'dealId'])
    .where('status', '=', 'accepted')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const past = pastBefore(trx, facilities, await readDemoUser(trx, 'admin@example.com'), now);
  // It was accepted ten days ago (demo-quotes.ts).
  const sentAt = past.moment(9, 8);
  await agree(past, { quoteId: quote.id }, sentAt, 5);
  await moveWith(trx, quote.dealId, 'agreed', sentAt);
  await pay(past, quote, 7, { kind: 'deposit', method: 'check', amountCents: 1_000_000, reference: '2041' });
};
