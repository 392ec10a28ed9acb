import { lookText } from '@hearthline/rules/homes/looks/look-text.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import type { ChangeLine } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { signerRoleTitles } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { blocksOf } from '@hearthline/rules/text-blocks.ts';
import {
  factRows,
  gap,
  paymentRows,
  row,
  signatures,
  type Block,
  type PartBlocks,
  type PartedPaper,
} from '../../agreements/agreement.api.ts';

/** An amount that is added or credited, as in `+$4,200.00`. */
const changeText = (cents: number): string => `${cents > 0 ? '+' : ''}${centsText(cents)}`;

const amountRow = (name: string, amount: string, strong = false): Block =>
  row({ text: name, share: 0.7, strong }, { text: amount, share: 0.3, align: 'right', strong });

const parties = ({ agreement, dealNumber, signers, company, home, reason }: ChangeOrderDocument): Block[] => [
  row(
    { text: 'Changes', share: 0.32, quiet: true },
    { text: `Purchase agreement ${agreement.number}`, share: 0.68 },
  ),
  row(
    { text: 'SHA-256 of its signed file', share: 0.32, quiet: true },
    // Small enough for its line: people compare it.
    { text: agreement.sha256, share: 0.68, fine: true },
  ),
  ...factRows([
    ['Sale', dealNumber],
    ...signers.map(({ role, name }) => [signerRoleTitles[role], name] as const),
    ['Business', company.name],
    ['Contact', `${company.phone} · ${company.email}`],
    ['Home', home.name],
    ['Reason', reason],
  ]),
];

const settlesNote = ({ settles, note }: ChangeLine): string[] => [
  ...(settles === null ? [] : [`Settles line ${settles} of the agreement, on top of its amount`]),
  ...(note === null ? [] : [note]),
];

const lines = ({ lines: all, deltaCents }: ChangeOrderDocument): Block[] => [
  ...(all.length === 0 ? [{ kind: 'paragraph', text: 'No line changes the price.' } as const] : []),
  ...all.map((line) =>
    amountRow([line.label, ...settlesNote(line)].join('\n'), changeText(line.amountCents)),
  ),
  amountRow('This change order', changeText(deltaCents), true),
  gap,
];

const sums = ({ beforeCents, deltaCents, afterCents }: ChangeOrderDocument): Block[] => [
  amountRow('Contract sum until now', centsText(beforeCents)),
  amountRow('This change order', changeText(deltaCents)),
  amountRow('Contract sum once everybody has signed', centsText(afterCents), true),
  gap,
];

/** What happens to the planned days, in words. */
export const daysText = (days: number): string =>
  days === 0
    ? 'The planned days stay as they are.'
    : `The planned days of what has not begun, and the estimated completion, move by ${pluralize(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}.`;

const design = ({ home, design: to, fromVersion, toVersion }: ChangeOrderDocument): Block[] =>
  factRows([
    ...(to.style === undefined
      ? []
      : ([
          ['Home', home.name],
          ['Look', lookText(to.choices)],
        ] as const)),
    [
      'Design',
      fromVersion === toVersion
        ? `${codeInWords(to.code)}, version ${toVersion}, as before`
        : `${codeInWords(to.code)}, version ${toVersion} in place of version ${fromVersion}`,
    ],
    ...to.choices.map(({ group, label }) => [group, label] as const),
  ]);

const schedule = ({ schedule: payments, afterCents }: ChangeOrderDocument): Block[] =>
  payments.length > 0
    ? paymentRows(payments, afterCents)
    : [{ kind: 'paragraph', text: 'Payments are due as the agreement says.' }];

/** What a change order says, part by part: its PDF and its reading view are made of them. */
export const partsOfChangeOrder = (document: ChangeOrderDocument): PartBlocks[] =>
  (
    [
      ['parties', 'What is changed', parties(document)],
      ['change_order', 'Terms', blocksOf(document.texts.change_order.body)],
      ['lines', 'Lines', lines(document)],
      ['sums', 'Contract sum', sums(document)],
      ['days', 'Days', [{ kind: 'paragraph', text: daysText(document.days) }]],
      ['design', 'Design', design(document)],
      ['schedule', 'Payment schedule', schedule(document)],
      ['signatures', 'Signatures', signatures(document)],
      ['consent', 'Consent to electronic records', blocksOf(document.texts.consent.body)],
    ] as const
  ).map(([key, title, blocks], at) => ({ key, title: `${at + 1}. ${title}`, blocks }));

/** A change order as it is drawn. */
export const changeOrderPaper = (document: ChangeOrderDocument): PartedPaper => ({
  title: `Change order ${document.number}`,
  heading: 'Change order',
  subtitle: `${document.number} · ${longDate(document.madeOn)} · for purchase agreement ${document.agreement.number}`,
  company: document.company,
  parts: partsOfChangeOrder(document),
});
