import { lookText } from '@hearthline/rules/homes/looks/look-text.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { byEquipmentGroup } from '@hearthline/rules/homes/equipment/equipment.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { humanize, pluralize } from '@hearthline/rules/humanize.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import {
  agreementParts,
  partTitles,
  type AgreementPart,
  type TextKey,
} from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { signerRoleTitles } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { fieldValues, siteText } from '@hearthline/rules/sale/agreements/values.ts';
import { dueText } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { scheduleOf, type ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { inOrder } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { byGroup, groupTitles } from '@hearthline/rules/sale/quotes/groups.ts';
import { ceilingOf, notToExceedOf, type QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { basisTitles } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { blocksOf } from '@hearthline/rules/text-blocks.ts';
import type { Cell } from '../../../../platform/pdf/paper.ts';

/** A piece of an agreement: what its PDF is drawn from, and what its reading view says. */
export type Block =
  | {
      readonly kind: 'heading' | 'paragraph' | 'item';
      readonly text: string;
      /** How much of what follows a heading stays on its page, in points. */
      readonly keep?: number;
    }
  | { readonly kind: 'row'; readonly cells: readonly Cell[] }
  /** A drawing, which only the PDF shows. */
  | { readonly kind: 'drawing'; readonly draw: () => Drawing; readonly description: string }
  /** Free space in the PDF. */
  | { readonly kind: 'gap'; readonly high: number };

/** A part of a document, with its title as it is printed. */
export interface PartBlocks {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const gap: Block = { kind: 'gap', high: 6 };

export const row = (...cells: readonly Cell[]): Block => ({ kind: 'row', cells });

export const factRows = (list: readonly (readonly [name: string, value: string])[]): Block[] => [
  ...list.map(([name, value]) => row({ text: name, share: 0.32, quiet: true }, { text: value, share: 0.68 })),
  gap,
];

/** The text of a part, as blocks; nothing of one that the agreement has no text of. */
export const textBlocks = (document: AgreementDocument, key: Exclude<TextKey, 'change_order'>): Block[] =>
  blocksOf(fillFields(document.texts[key]?.body ?? '', fieldValues(document)));

const parties = ({ quote, signers }: AgreementDocument): Block[] => {
  const { company } = quote;
  return factRows([
    ...signers.map(({ role, name }) => [signerRoleTitles[role], name] as const),
    ['Business', company.name],
    ...(company.address ? [['Address', company.address] as const] : []),
    ['Contact', `${company.phone} · ${company.email}`],
    ...company.facts.map(({ label, value }) => [label, value] as const),
  ]);
};

const home = ({ quote }: AgreementDocument): Block[] => {
  const { name, modelType, sections, footprint, bedrooms, bathrooms, squareFeet } = quote.home;
  const { style, choices } = quote.design;
  return factRows([
    ['Model', name],
    // Quotes from before homes had looks name none.
    ...(style === undefined ? [] : [['Look', lookText(choices)] as const]),
    ['Kind', modelType],
    ['Sections', String(sections)],
    ['Size', `${footprint}, ${squareFeet.toLocaleString('en-US')} square feet`],
    ['Rooms', `${bedroomsText(bedrooms)}, ${bathroomsText(bathrooms)}`],
    ['Serial numbers', 'When assigned'],
  ]);
};

const equipment = ({ quote }: AgreementDocument): Block[] =>
  quote.equipment?.length
    ? byEquipmentGroup(quote.equipment).flatMap(({ group, items }): Block[] => [
        { kind: 'heading', text: group },
        ...items.map(({ label, text }) =>
          row({ text: label, share: 0.32 }, { text, share: 0.68, quiet: true }),
        ),
      ])
    : [{ kind: 'paragraph', text: 'The accepted quote names no equipment.' }];

const drawing = ({ quote }: AgreementDocument): Block[] => {
  const { design, plan } = quote;
  const read = plan ? readPlan(plan) : null;
  return [
    ...factRows([
      ['Design', `${codeInWords(design.code)}, version ${design.version}`],
      ...design.choices.map(({ group, label }) => [group, label] as const),
    ]),
    ...(read && 'plan' in read
      ? [
          {
            kind: 'drawing' as const,
            draw: () => drawPlan(read.plan, { dimensions: false }),
            description: `Floor plan of the ${quote.home.name}, ${quote.home.footprint}`,
          },
        ]
      : []),
  ];
};

const site = (document: AgreementDocument): Block[] => {
  const { land, sewer, water, miles } = document.quote.site;
  return factRows([
    ['Place', siteText(document)],
    ...(land ? [['Land', humanize(land)] as const] : []),
    ...(sewer ? [['Sewer', humanize(sewer)] as const] : []),
    ...(water ? [['Water', humanize(water)] as const] : []),
    ...(miles === null ? [] : [['Distance', pluralize(miles, 'mile')] as const]),
  ]);
};

/** What a line comes to; of an allowance also what it will not exceed. */
const amountText = (line: QuoteLine): string => {
  if (line.basis === 'excluded') return '–';
  const amount = centsText(line.amountCents);
  return line.basis === 'allowance' ? `${amount}\nnot to exceed ${centsText(ceilingOf(line))}` : amount;
};

const lineRow = (line: QuoteLine): Block =>
  row(
    { text: line.note ? `${line.label}\n${line.note}` : line.label, share: 0.54 },
    { text: basisTitles[line.basis], share: 0.16, quiet: true },
    { text: amountText(line), share: 0.3, align: 'right' },
  );

const sumRow = (name: string, cents: number): Block =>
  row(
    { text: name, share: 0.54, strong: true },
    { text: '', share: 0.16 },
    { text: centsText(cents), share: 0.3, align: 'right', strong: true },
  );

const price = ({ quote }: AgreementDocument): Block[] => [
  ...byGroup(quote.lines.filter(({ basis }) => basis !== 'excluded')).flatMap(({ group, lines }): Block[] => [
    { kind: 'heading', text: groupTitles[group] },
    ...lines.map(lineRow),
  ]),
  { kind: 'heading', text: 'In total', keep: 60 },
  sumRow('Firm', quote.firmCents),
  sumRow('Allowances', quote.allowanceCents),
  sumRow('Total', quote.totalCents),
  sumRow('Not to exceed', notToExceedOf(quote.lines)),
  gap,
];

const excluded = ({ quote }: AgreementDocument): Block[] => {
  const lines = quote.lines.filter(({ basis }) => basis === 'excluded');
  return [
    ...lines.map(lineRow),
    ...(lines.length ? [gap] : []),
    ...quote.assumptions.map((text) => ({ kind: 'item' as const, text })),
  ];
};

const paymentRow = (payment: ScheduledPayment): Block =>
  row(
    { text: payment.label, share: 0.3 },
    { text: dueText(payment), share: 0.48, quiet: true },
    { text: centsText(payment.amountCents), share: 0.22, align: 'right' },
  );

/** Payments as they are due, and what they come to, in whole cents. */
export const paymentRows = (payments: readonly ScheduledPayment[], totalCents: number): Block[] => [
  ...payments.map(paymentRow),
  row(
    { text: 'Total', share: 0.3, strong: true },
    { text: '', share: 0.48 },
    { text: centsText(totalCents), share: 0.22, align: 'right', strong: true },
  ),
  gap,
];

const deposit = ({ quote }: AgreementDocument): Block[] => {
  const steps = inOrder(quote.paymentSteps ?? []);
  const due = scheduleOf(steps, { sumCents: quote.totalCents });
  const deposits = due.filter((_, index) => steps[index]?.kind === 'deposit');
  return deposits.length ? [...deposits.map(paymentRow), gap] : [];
};

/** What is due when, of a quote that was issued before there were payment plans. */
const usualPayments = [
  'Deposit: when this agreement has been signed by everybody.',
  'Down payment or the lender’s commitment: before the home is ordered from the manufacturer.',
  'Remaining amount: when the home has been set up and the buyer has walked through it, or as the lender disburses it.',
];

const schedule = ({ quote, texts }: AgreementDocument): Block[] => {
  if (quote.paymentSteps?.length)
    return paymentRows(scheduleOf(quote.paymentSteps, { sumCents: quote.totalCents }), quote.totalCents);
  // Agreements from before there were plans say it in their text.
  return texts.changes ? usualPayments.map((text) => ({ kind: 'item', text })) : [];
};

export const signatures = ({ signers }: Pick<AgreementDocument, 'signers'>): Block[] => [
  ...signers.map(({ role, name }) =>
    row(
      { text: name, share: 0.4, strong: true },
      { text: signerRoleTitles[role], share: 0.16, quiet: true },
      { text: 'Signature: see the certificate at the end', share: 0.44, quiet: true },
    ),
  ),
  gap,
];

/** What follows the text of a part. */
const additions: Readonly<Partial<Record<AgreementPart, (document: AgreementDocument) => Block[]>>> = {
  parties,
  home,
  equipment,
  drawing,
  site,
  price,
  excluded,
  deposit,
  schedule,
  signatures,
};

/** What stands below the title of an agreement. */
export const agreementSubtitle = ({ number, madeOn, quote }: AgreementDocument): string =>
  `${number} · ${longDate(madeOn)} · from quote ${quote.number}`;

/** The parts of an agreement in their order (docs/sale.md, section 10), numbered after the notice at the top; those that it has no text of are left out. */
export const partsOf = (document: AgreementDocument): PartBlocks[] =>
  agreementParts
    .filter((key) => document.texts[key] !== undefined)
    .map((key, index) => ({
      key,
      title: index === 0 ? partTitles[key] : `${index}. ${partTitles[key]}`,
      blocks: [...textBlocks(document, key), ...(additions[key]?.(document) ?? [])],
    }));
