import {
  cancelErrors,
  cancelSentences,
  refundDueCents,
  saleCancelling,
} from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { rejectContract } from '../../../delivery/documents/file-document.api.ts';
import { holdHomeOfProject } from '../../../delivery/factory/factory.api.ts';
import { cancelHomeOrder, lockOrderDay } from '../../../delivery/home-orders/home-order.api.ts';
import { cancelProject } from '../../../delivery/projects/project-start.api.ts';
import { readBuyerMailboxes } from '../../../people/buyers/buyers.api.ts';
import { agreementKind, voidWithSale } from '../../agreements/agreement.api.ts';
import { voidSentChangeOrder } from '../../change-orders/change-order.api.ts';
import { addSaleEntry, enteredFor } from '../../contracts/contract.api.ts';
import { paidFor } from '../../payments/payment.api.ts';
import { assertUnchanged } from '../../signing/signing.api.ts';
import { readDeal } from '../deal.service.ts';
import type { DealView } from '../deal-view.ts';
import { lockDeal } from '../moves/move-deal.ts';
import { recordDealEvent } from '../record-event.ts';
import { signedAgreement } from '../winning/signed-agreement.ts';
import { saleCancelled } from './cancel.mail.ts';

/** What the cancellation of a locked deal is checked against. Amounts in whole cents. */
const saleOf = async (trx: Transaction, dealId: string) => {
  const deal = await trx
    .selectFrom('deals as d')
    .select(['d.wonOn', paidFor('d').as('paidCents')])
    .where('d.id', '=', dealId)
    .executeTakeFirstOrThrow();
  const project = await trx
    .selectFrom('projects')
    .select('id')
    .where('dealId', '=', dealId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...deal, projectId: project?.id ?? null };
};

/**
 * Ends the project of a cancelled sale: its home is held where it is, its contract documents are rejected, its home
 * order is cancelled. @throws AppError CONFLICT for a completed project, whose home is the buyers'
 */
const endProject = async (context: Context, trx: Transaction, projectId: string): Promise<void> => {
  // The line and the home are locked before their project (decision 0018).
  await holdHomeOfProject(context, trx, projectId, cancelSentences.note);
  if (!(await cancelProject(context, trx, projectId))) throw conflict(cancelSentences.completed);
  await rejectContract(context, trx, projectId, cancelSentences.note);
  await cancelHomeOrder(context, trx, projectId);
};

/**
 * Cancels the sale of a won deal whose project is not completed, all of it in one transaction: agreement and sent change order void, contract
 * documents rejected, project and home order cancelled, the home in the factory held. What was contracted is taken back by an entry of
 * today; what the seller keeps of what was paid is the contract sum from then on, the rest is to be refunded. Every buyer is mailed.
 * @throws AppError BAD_INPUT for another number, a day outside of winning and today, and for more that is kept than is right; NOT_FOUND; CONFLICT
 */
export const cancelSale = async (context: Context, id: string, input: unknown): Promise<DealView> => {
  const cancelling = validate(saleCancelling, input);
  const { version, reason, note, on, keepCents } = cancelling;
  const { id: dealId } = await readDeal(context, id);
  const signed = await signedAgreement(context.db, dealId);
  if (signed) await assertUnchanged(context, agreementKind, signed.id);
  const today = await businessDay(context);
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    const { stage, number, cancelledOn } = await lockDeal(trx, context, dealId, version, 'deal:cancel');
    if (stage !== 'won') throw conflict(cancelSentences.notWon);
    if (cancelledOn) throw conflict(cancelSentences.cancelledAlready);
    const { wonOn, paidCents, projectId } = await saleOf(trx, dealId);
    const orderedOn = projectId && (await lockOrderDay(trx, projectId));
    const errors = cancelErrors(cancelling, { number, wonOn: wonOn ?? today, today, orderedOn, paidCents });
    const [message] = Object.values(errors);
    if (message) throw new AppError('BAD_INPUT', { message, fields: errors });
    await voidSentChangeOrder(context, trx, dealId, cancelSentences.note);
    await voidWithSale(context, trx, dealId, cancelSentences.note);
    if (projectId) await endProject(context, trx, projectId);
    const enteredCents = await enteredFor(trx, dealId);
    await addSaleEntry(context, trx, { dealId, kind: 'cancelled', amountCents: -enteredCents });
    await trx
      .updateTable('deals')
      .set({
        cancelledOn: on,
        cancelReason: reason,
        cancelNote: note,
        keepCents,
        contractCents: keepCents,
        touchedAt: context.now(),
        version: version + 1,
      })
      .where('id', '=', dealId)
      .execute();
    await recordDealEvent(trx, {
      dealId,
      actorId: context.viewer?.id ?? null,
      kind: 'sale_cancelled',
      note,
    });
    await audit(context, trx, {
      action: 'deal.cancel',
      object: ['deal', dealId],
      details: {
        number,
        reason,
        on,
        keepCents,
        changes: { contractCents: { from: enteredCents, to: keepCents } },
      },
    });
    const sale = {
      number,
      on,
      paidCents,
      keepCents,
      refundDueCents: refundDueCents({ paidCents, keepCents }),
    };
    for (const buyer of await readBuyerMailboxes(trx, dealId))
      await queueMail(context, trx, saleCancelled(sale, buyer, company, context.publicUrl), company);
  });
  return readDeal(context, dealId);
};
