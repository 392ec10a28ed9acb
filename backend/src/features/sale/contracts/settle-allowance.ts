import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { allowanceSettling, contractSentences } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { lineIdOf } from '@hearthline/rules/sale/contracts/contract-sum.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { ceilingOf, type QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { sql } from 'kysely';
import { centsText } from '@hearthline/rules/dollars.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { followContract } from '../../delivery/projects/project.api.ts';
import { readBuyerMailboxes } from '../../people/buyers/buyers.api.ts';
import { lockDeal, readDeal, recordDealEvent, type DealView } from '../deals/deal.api.ts';
import { allowanceChanged } from './contract.mail.ts';
import { settledOf, storeContractSum } from './contract-sum.ts';
import { addSaleEntry } from './sale-entries.ts';

/** The agreement of a locked deal, at a moment at which its allowances are settled. @throws AppError CONFLICT */
const agreementToSettle = async (trx: Transaction, dealId: string) => {
  const agreement = await trx
    .selectFrom('agreements')
    .select(['id', sql<AgreementDocument['quote']['lines']>`document #> '{quote,lines}'`.as('lines')])
    .where('dealId', '=', dealId)
    .where('status', '=', 'signed')
    .executeTakeFirst();
  if (!agreement) throw conflict(contractSentences.unsigned);
  const completed = await trx
    .selectFrom('projects')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (completed) throw conflict(contractSentences.completed);
  const sent = await trx
    .selectFrom('changeOrders')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  if (sent) throw conflict(contractSentences.changeOrderOut);
  return agreement;
};

/** The allowance of an agreement that a line is. @throws AppError BAD_INPUT for another line */
const allowanceOf = (lines: readonly QuoteLine[], lineId: string): QuoteLine => {
  const line = lines.find((one, at) => lineIdOf(one, at) === lineId);
  if (!line) throw fieldError('lineId', contractSentences.line);
  if (isTax(line.key)) throw fieldError('lineId', contractSentences.tax);
  if (line.basis !== 'allowance') throw fieldError('lineId', contractSentences.firm);
  return line;
};

/** @throws AppError CONFLICT for an allowance that a signed change order settles */
const assertNotChanged = async (trx: Transaction, agreementId: string, lineId: string): Promise<void> => {
  const changes = await trx
    .selectFrom('changeOrders')
    .select('lines')
    .where('agreementId', '=', agreementId)
    .where('status', '=', 'signed')
    .execute();
  if (changes.some(({ lines }) => lines.some(({ settles }) => settles === lineId)))
    throw conflict(contractSentences.byChangeOrder);
};

/**
 * Settles an allowance of a signed agreement at what its work costs, or opens it again, and the contract sum follows (rule
 * `contract.settle`); the buyers are mailed. From the last signature until the project is completed, not while a change order is sent.
 * @throws AppError BAD_INPUT for an amount above its limit and for lines that are no allowances, NOT_FOUND, CONFLICT
 */
export const settleAllowance = async (
  context: Context,
  dealId: string,
  input: unknown,
): Promise<DealView> => {
  const { version, lineId, amountCents, reason } = validate(allowanceSettling, input);
  const company = await readSetting(context, 'company');
  const settledOn = await businessDay(context);
  await context.transaction(async (trx) => {
    const { stage, number, cancelledOn } = await lockDeal(trx, context, dealId, version, 'allowance:settle');
    if (cancelledOn) throw conflict(contractSentences.cancelled);
    const agreement = await agreementToSettle(trx, dealId);
    const line = allowanceOf(agreement.lines, lineId);
    const limitCents = ceilingOf(line);
    if (amountCents !== null && amountCents > limitCents)
      throw fieldError('amountCents', contractSentences.aboveLimit(limitCents));
    await assertNotChanged(trx, agreement.id, lineId);
    const before = (await settledOf(trx, agreement.id)).get(lineId) ?? null;
    if (amountCents === null && before === null) throw conflict(contractSentences.openAlready);
    const actorId = context.viewer?.id ?? null;
    await trx
      .insertInto('allowanceSettlements')
      .values({
        agreementId: agreement.id,
        lineId,
        amountCents,
        reason,
        settledOn,
        settledById: actorId,
        createdAt: context.now(),
      })
      .execute();
    const { deltaCents, contractCents } = await storeContractSum(trx, dealId, agreement.id);
    await trx
      .updateTable('deals')
      .set({ version: version + 1, touchedAt: context.now() })
      .where('id', '=', dealId)
      .execute();
    await followContract(context, trx, dealId, contractCents);
    if (stage === 'won')
      await addSaleEntry(context, trx, { dealId, kind: 'settlement', amountCents: deltaCents });
    await recordDealEvent(trx, {
      dealId,
      actorId,
      kind: amountCents === null ? 'allowance_opened' : 'allowance_settled',
      note: `${line.label}${amountCents === null ? '' : `, ${centsText(amountCents)}`}: ${reason}`,
    });
    await audit(context, trx, {
      action: 'allowance.settle',
      object: ['deal', dealId],
      details: { number, line: lineId, reason, changes: { amountCents: { from: before, to: amountCents } } },
    });
    const allowance = {
      label: line.label,
      estimateCents: line.amountCents,
      settledCents: amountCents,
      reason,
      beforeCents: contractCents - deltaCents,
      contractCents,
    };
    for (const buyer of await readBuyerMailboxes(trx, dealId))
      await queueMail(context, trx, allowanceChanged(allowance, buyer, company, context.publicUrl), company);
  });
  return readDeal(context, dealId);
};
