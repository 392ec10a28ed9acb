import { sql } from 'kysely';
import type { MailObserver } from '../../../platform/mail/mail-observer.ts';
import { mailVoidJob } from './mail-receipt.ts';
import { receiptKind } from './payment.mail.ts';

const among = (ids: readonly (string | null)[]) =>
  sql<string>`any(${ids.filter((id) => id !== null)}::uuid[])`;

/**
 * Watches receipts on their way out, which may take long where a mail server is away: one whose payment is void by then does not
 * leave, and one that left while its payment was being voided is taken back.
 */
export const receiptObserver: MailObserver = {
  kind: receiptKind,
  reasonToSkip: async ({ db }, { referenceId }) => {
    if (!referenceId) return null;
    const found = await db
      .selectFrom('payments')
      .select('id')
      .where('id', '=', referenceId)
      .where('voidedAt', 'is not', null)
      .executeTakeFirst();
    return found ? 'The payment was voided before its receipt was sent.' : null;
  },
  recordOutcomes: async (context, trx, outcomes) => {
    const heldIds = outcomes.filter(({ state }) => state === 'held').map(({ mail }) => mail.id);
    // Nobody has to see to it that it leaves.
    if (heldIds.length)
      await trx
        .updateTable('mails')
        .set({ dismissedAt: context.now() })
        .where('id', '=', among(heldIds))
        .execute();
    const out = outcomes.filter(({ state }) => state === 'sent' || state === 'kept');
    if (!out.length) return;
    // Whoever voids it meanwhile waits, and then finds the mail sent.
    const payments = await trx
      .selectFrom('payments')
      .select(['id', 'voidedAt'])
      .where('id', '=', among(out.map(({ mail }) => mail.referenceId)))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    for (const { id, voidedAt } of payments)
      if (voidedAt) await context.jobs.enqueue(trx, mailVoidJob, { paymentId: id });
  },
};
