import { rangeText, shortCentsText, wholeCentsText, wholeDollars } from '@hearthline/rules/dollars.ts';
import {
  homeAmount,
  includedAmount,
  includedItems,
  weInclude,
  type IncludedKey,
} from '@hearthline/rules/homes/compare/included.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import {
  deliveredText,
  homeAloneText,
  leftOutText,
  monthTermsText,
  monthText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { tooWideSentence } from '@hearthline/rules/homes/places/not-served.ts';
import type { HomeSummary } from '../../results/home-summary.ts';

/** What a cell says: the value, and in small letters what goes with it. */
export interface CellText {
  readonly value: string;
  readonly note?: string | null | undefined;
}

interface RowHead {
  readonly key: string;
  readonly title: string;
  /** Whether the note stands in the line of the value. */
  readonly inline?: boolean;
}

/** What is said of a home alone, or of what it costs, which comes later and may not be there. */
export type ComparedRow = RowHead &
  (
    | { readonly isPriced: false; readonly text: (home: HomeSummary) => CellText }
    | { readonly isPriced: true; readonly text: (price: Price, home: HomeSummary) => CellText }
  );

/** Where a price is missing. */
export const askText: CellText = { value: 'Ask' };

const fact = (title: string, of: (home: HomeSummary) => string): ComparedRow => ({
  key: title,
  title,
  isPriced: false,
  text: (home) => ({ value: of(home) }),
});

const priced = (
  title: string,
  text: (price: Price, home: HomeSummary) => CellText,
  { key = title, ...head }: Partial<RowHead> = {},
): ComparedRow => ({ key, title, isPriced: true, text, ...head });

/** The delivered total and its range; where the home is not delivered, why. */
const delivered = (price: Price): CellText => {
  const short = shortPriceOf(price);
  if (short?.sentence === tooWideSentence) return { value: tooWideSentence };
  if (!short || short.aboutCents === null) return { value: '', note: short?.sentence };
  return {
    value: deliveredText(short.aboutCents),
    note: rangeText(price.totalLowCents, price.totalHighCents, wholeCentsText),
  };
};

/** What the home alone costs with its standard equipment, and with what is chosen and given off. */
const homeAlone = (price: Price): CellText => {
  const baseCents = shortPriceOf(price)?.baseCents ?? 0;
  const { lowCents, highCents } = homeAmount(price.lines);
  const isAlone = lowCents === baseCents && highCents === baseCents;
  return {
    value: homeAloneText(baseCents),
    note: isAlone
      ? undefined
      : `${rangeText(lowCents, highCents, wholeCentsText)} with its choices and discounts.`,
  };
};

/** A payment, with what must stand beside it: APR, down payment, all payments, and what it leaves out. */
export const paymentText = (payment: LoanPayment, leftOut: string): CellText => ({
  value: monthText(payment.monthlyCents),
  note: `${payment.label} loan: ${monthTermsText(payment, leftOut)}`,
});

const month = (price: Price, kind: string): CellText => {
  const payment = price.payments.find((one) => one.kind === kind);
  if (payment) return paymentText(payment, leftOutText(price.assumptions));
  return price.delivered ? askText : { value: '' };
};

const answers = { yes: 'Yes', no: 'No', ask: 'Ask' } as const;

/** Whether our price holds something, and for how much. */
const answer = (price: Price, item: IncludedKey): CellText => {
  const amount = includedAmount(item, price.lines);
  return {
    value: answers[weInclude(item, price.lines)],
    note:
      amount &&
      rangeText(
        amount.lowCents,
        amount.highCents,
        amount.lowCents === amount.highCents ? shortCentsText : wholeCentsText,
      ),
  };
};

/** The rows of a comparison, in their order. @param loanKind null for the one that is assumed where none is chosen */
export const comparedRows = (loanKind: string | null): readonly ComparedRow[] => [
  fact('Bedrooms', ({ bedrooms }) => String(bedrooms)),
  fact('Baths', ({ baths }) => String(baths.value)),
  fact('Square feet', ({ squareFeet }) => Math.round(squareFeet).toLocaleString('en-US')),
  fact('Outside', ({ size }) => size.value.replace(/^(\d+)x(\d+)$/, '$1 × $2 ft')),
  fact('Square feet for each bedroom', ({ squareFeet, bedrooms }) =>
    Math.round(squareFeet / bedrooms).toLocaleString('en-US'),
  ),
  priced('Delivered and set up', delivered),
  priced('Price of the home', homeAlone),
  priced('A month', (price) => month(price, loanKind ?? defaultLoanKind)),
  priced('Per square foot', ({ lines }, { squareFeet }) => {
    const { lowCents, highCents } = homeAmount(lines);
    return { value: wholeDollars((lowCents + highCents) / 200 / squareFeet) };
  }),
  ...includedItems.map(({ key, title }) =>
    priced(title, (price) => answer(price, key), { key, inline: true }),
  ),
];

/** What a row says of a home: undefined while its price is asked for. */
export const textOf = (
  row: ComparedRow,
  home: HomeSummary,
  price: Price | null | undefined,
): CellText | undefined => {
  if (!row.isPriced) return row.text(home);
  if (price === undefined) return undefined;
  return price === null || price.lines.length === 0 ? askText : row.text(price, home);
};

/** Whether a row says the same of all homes, of which there are several, and knows what it says. */
export const saysTheSame = (texts: readonly (CellText | undefined)[]): boolean => {
  const [first, ...others] = texts.map((text) => text && JSON.stringify(text));
  return first !== undefined && others.length > 0 && others.every((text) => text === first);
};
