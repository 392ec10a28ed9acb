import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import type { TextKey, TextVersion } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { fieldValues } from '@hearthline/rules/sale/agreements/values.ts';
import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import { shownChangeLines } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { changeOrderNumber } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { eventDays } from '@hearthline/rules/sale/payment-plans/event-days.ts';
import { scheduleOf } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { conflict } from '../../../../platform/errors.ts';
import { dayIn } from '../../../../platform/time/business-time.ts';
import { textsOfToday } from '../../agreements/agreement.api.ts';
import { dealNumber } from '../../deals/deal.api.ts';
import { saleDays } from '../../payment-plans/payment-plan.api.ts';
import { paidFor } from '../../payments/payment.api.ts';
import { goesOn, presentContract } from '../draft/present-contract.ts';
import type { SignedDesign } from './signed-design.ts';
import { signersNow, type NewSigner } from './signers.ts';

/** A draft as it would be sent now. */
export interface ReadyOrder {
  readonly document: ChangeOrderDocument;
  readonly signers: readonly NewSigner[];
}

type Order = Pick<Row<'changeOrders'>, 'dealId' | 'reason' | 'lines' | 'days' | 'fromVersion' | 'toVersion'>;

/**
 * What a draft says if it is sent now, with the contract sum of now.
 * @param after the home from then on
 * @throws AppError CONFLICT where the sale does not go on, another change order was signed since, or nobody is there to sign
 */
export const documentNow = async (
  context: Pick<Context, 'now'>,
  trx: Transaction,
  order: Order,
  number: number,
  after: SignedDesign,
): Promise<ReadyOrder> => {
  const { dealId, reason, lines, days, toVersion } = order;
  const contract = await presentContract(trx, dealId);
  if (!goesOn(contract)) throw conflict(changeOrderSentences.projectClosed);
  const keepsDesign = toVersion === order.fromVersion;
  if (!keepsDesign && order.fromVersion !== contract.designVersion)
    throw conflict(changeOrderSentences.otherSince);
  const deltaCents = totalOf(lines);
  const afterCents = contract.contractCents + deltaCents;
  if (afterCents < 0) throw conflict(changeOrderSentences.belowZero);
  const signers = await signersNow(trx, contract);
  const reads = readsIn(trx);
  const zone = await readSetting(reads, 'timeZone');
  const texts = await textsOfToday(reads);
  const { agreement, contractCents: beforeCents } = contract;
  const company = await readSetting(reads, 'company');
  const { paidCents, saleDays: dated } = await trx
    .selectFrom('deals as d')
    .select([paidFor('d').as('paidCents'), saleDays('d').as('saleDays')])
    .where('d.id', '=', dealId)
    .executeTakeFirstOrThrow();
  const named = signers.map(({ role, name }) => ({ role, name }));
  const madeOn = dayIn(zone, context.now());
  const values = fieldValues({ ...agreement.document, madeOn, signers: named });
  const filled = (key: Extract<TextKey, 'change_order' | 'consent'>): TextVersion => ({
    version: texts[key].version,
    body: fillFields(texts[key].body, values),
  });
  const document: ChangeOrderDocument = {
    schema: 'hearthline.change-order/1',
    number: changeOrderNumber(number),
    madeOn,
    dealId,
    dealNumber: dealNumber(contract.dealNumber),
    agreement: { number: agreement.document.number, sha256: agreement.signedSha256 },
    company: { ...company, facts: agreement.document.quote.company.facts },
    ...after,
    signers: named,
    reason,
    lines: shownChangeLines(lines),
    beforeCents,
    deltaCents,
    afterCents,
    days,
    fromVersion: contract.designVersion,
    toVersion: keepsDesign ? contract.designVersion : toVersion,
    schedule: scheduleOf(agreement.document.quote.paymentSteps ?? [], {
      sumCents: afterCents,
      paidCents,
      days: eventDays({
        signedOn: dayIn(zone, agreement.signedAt),
        orderedOn: dated?.orderedOn ?? null,
        stages: dated?.stages ?? [],
      }),
    }),
    texts: { change_order: filled('change_order'), consent: filled('consent') },
  };
  return { document, signers };
};
