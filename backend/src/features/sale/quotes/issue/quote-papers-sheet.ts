import { byEquipmentGroup } from '@hearthline/rules/homes/equipment/equipment.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { dueText } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { scheduleOf } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { QuoteSheet, SheetLine } from '../../../homes/plans/floor-plan.api.ts';

/** The parts of a quote's sheet that say what is due when and what comes with the home; none of a quote without them. */
export const papersSheet = ({ paymentSteps, equipment, totalCents }: QuoteDocument): QuoteSheet['parts'] => [
  ...(paymentSteps?.length
    ? [
        {
          title: 'Payment schedule',
          lines: [
            ...scheduleOf(paymentSteps, { sumCents: totalCents }).map((payment): SheetLine => ({
              label: payment.label,
              detail: dueText(payment),
              amount: centsText(payment.amountCents),
            })),
            { label: 'Total', amount: centsText(totalCents), strong: true },
          ],
          notes: [],
        },
      ]
    : []),
  ...(equipment?.length
    ? [
        {
          title: 'Standard equipment',
          groups: byEquipmentGroup(equipment).map(({ group, items }) => ({
            title: group,
            rows: items.map(({ label, text }) => [
              { text: label, share: 0.32 },
              { text, share: 0.68, quiet: true },
            ]),
          })),
        },
      ]
    : []),
];
