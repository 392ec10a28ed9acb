import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { linkEvent, type ChainEnd, type LinkedEvent, type NewEvent } from '../chain.ts';

/** Where the chain of an agreement ends; null before its first event. */
export const endOfChain = async (db: Db, agreementId: string): Promise<ChainEnd> =>
  (await db
    .selectFrom('agreementEvents')
    .select(['n', 'hash'])
    .where('agreementId', '=', agreementId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Stores the next event of a locked agreement, and its number and hash in the audit log. */
export const storeEvent = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  agreement: { readonly id: string; readonly number: number },
  event: LinkedEvent,
): Promise<void> => {
  await trx
    .insertInto('agreementEvents')
    .values({
      ...event,
      at: new Date(event.at),
      agreementId: agreement.id,
      details: jsonb(event.details),
    })
    .execute();
  await audit(context, trx, {
    action: 'agreement.event',
    object: ['agreement', agreement.id],
    details: { number: agreementNumber(agreement.number), n: event.n, hash: event.hash },
  });
};

/** Adds to the chain of a locked agreement. */
export const addEvents = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  agreement: { readonly id: string; readonly number: number },
  events: readonly NewEvent[],
): Promise<void> => {
  let last = await endOfChain(trx, agreement.id);
  for (const event of events) {
    const linked = linkEvent(last, event);
    await storeEvent(context, trx, agreement, linked);
    last = linked;
  }
};
