import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { linkEvent, type ChainEnd, type LinkedEvent, type NewEvent } from '../chain.ts';
import type { PaperKind } from '../paper-kind.ts';

/** A locked paper, whose number is known. */
interface NumberedPaper {
  readonly id: string;
  readonly number: number | null;
}

/** Where the chain of a paper ends; null before its first event. */
export const endOfChain = async (db: Db, { tables }: PaperKind, id: string): Promise<ChainEnd> =>
  (await db
    .selectFrom(tables.events)
    .select(['n', 'hash'])
    .where(tables.paperId, '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Stores the next event of a locked paper, and its number and hash in the audit log. */
export const storeEvent = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  kind: PaperKind,
  { id, number }: NumberedPaper,
  event: LinkedEvent,
): Promise<void> => {
  await trx
    .insertInto(kind.tables.events)
    .values({
      ...event,
      at: new Date(event.at),
      [kind.tables.paperId as 'agreementId']: id,
      details: jsonb(event.details),
    })
    .execute();
  await audit(context, trx, {
    action: `${kind.object}.event`,
    object: [kind.object, id],
    details: { number: kind.numberOf(number ?? 0), n: event.n, hash: event.hash },
  });
};

/** Adds to the chain of a locked paper. */
export const addEvents = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  kind: PaperKind,
  paper: NumberedPaper,
  events: readonly NewEvent[],
): Promise<void> => {
  let last = await endOfChain(trx, kind, paper.id);
  for (const event of events) {
    const linked = linkEvent(last, event);
    await storeEvent(context, trx, kind, paper, linked);
    last = linked;
  }
};
