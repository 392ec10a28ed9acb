import type { Price, ListPrice } from './price-of.ts';
import type { PaymentTerms } from './price-text.ts';
import { defaultLoanKind } from './default-loan.ts';

/** The terms of the loan by which lists say what a month costs. */
export type DefaultLoan = Pick<PaymentTerms, 'downPercent' | 'years'>;

/** What pages say of the prices of homes in a list. */
export interface ListPrices {
  /** Null while no such loan is offered. */
  readonly loan: DefaultLoan | null;
  /** By the slugs of the homes; one without a price is not among them. */
  readonly homes: Readonly<Record<string, ListPrice>>;
}

/** What a card says of a price; money in whole cents. */
export interface ShortPrice {
  /** The home with its standard equipment. */
  readonly baseCents: number;
  /** A month of everything with the terms that belong to it; null while there is no such loan. */
  readonly month: (PaymentTerms & { readonly monthlyCents: number }) | null;
}

const homeLine = /^home(?:-base|-area)?:/;

/** The short form of a whole price; null if the home has none. */
export const shortPriceOf = ({ lines, payments }: Pick<Price, 'lines' | 'payments'>): ShortPrice | null => {
  const home = lines.filter(({ key }) => homeLine.test(key));
  if (home.length === 0) return null;
  const defaultPayment = payments.find(({ kind }) => kind === defaultLoanKind) ?? null;
  return { baseCents: home.reduce((sum, { lowCents }) => sum + lowCents, 0), month: defaultPayment };
};

/** The short form of what a list says of a home; null if that has no price. */
export const shortPriceIn = ({ homes, loan }: ListPrices, slug: string): ShortPrice | null => {
  const price = homes[slug];
  if (!price) return null;
  const { baseCents, aboutMonthlyCents: monthlyCents, aprPercent } = price;
  return {
    baseCents,
    month:
      monthlyCents !== null && aprPercent !== null && loan ? { monthlyCents, aprPercent, ...loan } : null,
  };
};
