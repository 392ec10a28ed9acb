import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import type { TextVersion } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { fieldValues } from '@hearthline/rules/sale/agreements/values.ts';
import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import type { ChangeLine } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { scheduleOf } from '@hearthline/rules/sale/payment-plans/schedule.ts';

const line = (id: string, label: string, amountCents: number, key = 'other:line'): ChangeLine => ({
  id,
  key,
  label,
  basis: 'firm',
  quantity: 1,
  unitCents: null,
  amountCents,
  notToExceedCents: null,
  taxable: key === 'other:line',
  percent: key === 'tax:sales' ? 8.7 : null,
  note: null,
  settles: null,
});

/** A change order that nobody has made, of a sample agreement, with which its text is tried. @param text the text of change orders */
export const sampleChangeOrder = (agreement: AgreementDocument, text: TextVersion): ChangeOrderDocument => {
  const { quote, signers, madeOn, texts } = agreement;
  const { home, design, plan, company, dealId, dealNumber, totalCents: beforeCents } = quote;
  const values = fieldValues(agreement);
  const filled = ({ version, body }: TextVersion): TextVersion => ({
    version,
    body: fillFields(body, values),
  });
  const lines = [
    line('1', 'Covered porch, 8 by 12 feet', 640_000),
    line('2', 'Carport left out', -250_000),
    line('3', 'Sales tax, 8.7 percent', 33_930, 'tax:sales'),
  ];
  const deltaCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const afterCents = beforeCents + deltaCents;
  return {
    schema: 'hearthline.change-order/1',
    number: 'C-1001',
    madeOn,
    dealId,
    dealNumber,
    agreement: { number: agreement.number, sha256: '0'.repeat(64) },
    company,
    home,
    design,
    plan,
    signers,
    reason: 'A porch in place of the carport',
    lines,
    beforeCents,
    deltaCents,
    afterCents,
    days: 7,
    fromVersion: design.version,
    toVersion: design.version,
    schedule: scheduleOf(quote.paymentSteps ?? [], { sumCents: afterCents }),
    texts: { change_order: filled(text), consent: filled(texts.consent) },
  };
};
