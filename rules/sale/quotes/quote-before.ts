import { longDate } from '../../dates/date-text.ts';
import type { PriceLine } from '../../homes/prices/price-lines.ts';
import { centsText } from '../../dollars.ts';
import { byGroup } from './groups.ts';
import { counted, type QuoteLine } from './quote-lines.ts';

/** A line as it is compared: what it counts, in whole cents. */
interface ComparedLine {
  readonly key: string;
  readonly label: string;
  readonly cents: number;
}

/** What the buyer had before a quote: another quote, or the price of a design on the site. */
export interface EarlierPrice {
  /** As in `Q-1001`; null for a price that was seen on the site. */
  readonly number: string | null;
  /** The day, as `yyyy-mm-dd`. */
  readonly on: string;
  readonly lines: readonly ComparedLine[];
}

/** What a quote counts otherwise than what was before: all lines of a key, in whole cents. */
export interface QuoteDifference {
  readonly key: string;
  readonly label: string;
  readonly fromCents: number;
  readonly toCents: number;
}

/** What was before a quote, and how it differs: `totalCents` and the differences come to the total of the quote (rule `quote.saw`). */
export interface QuoteBefore {
  readonly number: string | null;
  readonly on: string;
  readonly totalCents: number;
  readonly differences: readonly QuoteDifference[];
}

const comparedLines = (lines: readonly Pick<QuoteLine, 'key' | 'label' | 'basis' | 'amountCents'>[]) =>
  lines.map(({ key, label, ...line }): ComparedLine => ({ key, label, cents: counted(line) }));

/** The price of a design as its buyer saw it. @param on the day */
export const priceSeen = (lines: readonly PriceLine[], on: string): EarlierPrice => ({
  number: null,
  on,
  lines: lines.map(({ key, label, estimateCents }) => ({ key, label, cents: estimateCents })),
});

/** A quote that another one replaces. @param on the day on which it was issued */
export const quoteReplaced = (
  number: string,
  on: string,
  lines: Parameters<typeof comparedLines>[0],
): EarlierPrice => ({ number, on, lines: comparedLines(lines) });

const sum = (lines: readonly ComparedLine[]): number => lines.reduce((total, { cents }) => total + cents, 0);

/** What the lines of a key are called: staff may have added several. */
const labelOf = (lines: readonly ComparedLine[]): string => {
  const labels = [...new Set(lines.map(({ label }) => label))];
  return labels.length > 1 ? `${labels[0]} and ${labels.length - 1} more` : (labels[0] ?? '');
};

/** How the lines of a quote differ from what was before, key by key, in the order in which quotes list them (rule `quote.saw`). */
export const quoteBefore = (
  { number, on, lines: from }: EarlierPrice,
  lines: Parameters<typeof comparedLines>[0],
): QuoteBefore => {
  const to = comparedLines(lines);
  const keys = [...new Set([...to, ...from].map(({ key }) => key))];
  const differences = keys.map((key): QuoteDifference => {
    const ofKey = (all: readonly ComparedLine[]) => all.filter((line) => line.key === key);
    const [before, now] = [ofKey(from), ofKey(to)];
    return {
      key,
      label: labelOf(now.length > 0 ? now : before),
      fromCents: sum(before),
      toCents: sum(now),
    };
  });
  return {
    number,
    on,
    totalCents: sum(from),
    differences: byGroup(differences.filter(({ fromCents, toCents }) => fromCents !== toCents)).flatMap(
      ({ lines: own }) => own,
    ),
  };
};

/** What was before a quote, by its comparison with the lines of the quote: other lines are compared with it as well. */
export const earlierOf = (
  { number, on, differences }: QuoteBefore,
  lines: Parameters<typeof comparedLines>[0],
): EarlierPrice => {
  const to = comparedLines(lines);
  const keys = [...new Set([...to, ...differences].map(({ key }) => key))];
  return {
    number,
    on,
    lines: keys.map((key) => {
      const own = to.filter((line) => line.key === key);
      const difference = differences.find((one) => one.key === key);
      return {
        key,
        label: difference?.label ?? labelOf(own),
        cents: difference ? difference.fromCents : sum(own),
      };
    }),
  };
};

/** How a quote opens, as in `You saw $249,379.35 on Monday, March 1, 2027.` or `Q-1001 was $249,379.35.` */
export const openingText = ({ number, on, totalCents, differences }: QuoteBefore): string =>
  [
    number === null
      ? `You saw ${centsText(totalCents)} on ${longDate(on)}.`
      : `${number} was ${centsText(totalCents)}.`,
    ...(differences.length === 0 ? ['The total is the same.'] : []),
  ].join(' ');

/** By how much something differs, as in `+$1,250.00` or `-$500.00`. */
export const differenceText = ({
  fromCents,
  toCents,
}: Pick<QuoteDifference, 'fromCents' | 'toCents'>): string =>
  `${toCents > fromCents ? '+' : ''}${centsText(toCents - fromCents)}`;
