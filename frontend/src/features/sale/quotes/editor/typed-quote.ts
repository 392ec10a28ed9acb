import { percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import { ownKey } from '@hearthline/rules/sale/quotes/edited-lines.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { earlierOf, quoteBefore } from '@hearthline/rules/sale/quotes/quote-before.ts';
import {
  amountOf,
  notToExceedOf,
  shownLines,
  sumsOf,
  taxableOf,
  totalOf,
  withTax,
  type QuoteLine,
  type StoredLine,
} from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { EditedQuoteFragment } from '../../../../gql/generated.ts';
import { signedCents } from '../../../../domain/typed-amounts.ts';
import type { DraftFields, LineFields } from './line-fields.ts';

type Line = EditedQuoteFragment['lines'][number];

/**
 * The percentage that a tax line does not exceed, which only the server knows: what its limit is of what the taxable lines do not
 * exceed. A percentage that staff have just typed is its own limit.
 */
const highPercentOf = (percent: number, stored: Line | undefined, lines: readonly Line[]): number => {
  const highest = taxableOf(lines, notToExceedOf);
  return stored?.percent === percent && stored.notToExceedCents !== null && highest > 0
    ? Math.round((stored.notToExceedCents * 100_000) / highest) / 1000
    : percent;
};

const lineOf = (line: LineFields, stored: readonly Line[]): StoredLine => {
  const key = line.key ?? ownKey;
  const quantity = Number(line.quantity) || 0;
  const amounts = amountOf({ ...line, quantity, amountCents: signedCents(line.amount) ?? 0 });
  const before = stored.find((one) => one.key === key);
  const percent = isTax(key) ? (percentOfText(line.percent) ?? before?.percent ?? null) : null;
  return {
    key,
    label: line.label,
    basis: line.basis,
    quantity,
    ...amounts,
    notToExceedCents: signedCents(line.notToExceed) ?? amounts.amountCents,
    taxable: line.taxable,
    note: line.note || null,
    costCents: null,
    percent,
    ...(percent !== null && { highPercent: highPercentOf(percent, before, stored) }),
  };
};

/** What the buyer would read of a draft as it is typed: as far as amounts are amounts, the server computes the same when it is saved. */
export const typedQuote = (fields: Pick<DraftFields, 'lines' | 'terms'>, quote: EditedQuoteFragment) => {
  const lines: QuoteLine[] = shownLines(withTax(fields.lines.map((line) => lineOf(line, quote.lines))));
  return {
    lines,
    ...sumsOf(lines),
    taxCents: totalOf(lines.filter(({ key }) => isTax(key))),
    totalCents: totalOf(lines),
    notToExceedCents: notToExceedOf(lines),
    before: quote.before && quoteBefore(earlierOf(quote.before, quote.lines), lines),
    terms: fields.terms,
  };
};

/** A draft as it is typed. */
export type TypedQuote = ReturnType<typeof typedQuote>;
