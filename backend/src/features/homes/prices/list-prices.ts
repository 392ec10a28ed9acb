import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { isHomeSlug } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { priceOf, type Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { shortPriceOf, type ListPrices } from '@hearthline/rules/homes/prices/short-price.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { LoanKindTerms } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { feesOf } from '@hearthline/rules/homes/prices/loan-fees.ts';
import type { Context } from '../../../platform/context.ts';
import { homeToPrice, todaysPriceBook } from './price-book.ts';
import { pricedHomes } from './price.queries.ts';

type Reader = Pick<Context, 'query' | 'now' | 'siteMemory'>;

/** A design of which nothing is chosen but the home. */
const bare = designContent.parse({});

/** What pages say of the prices of published homes, a month of the loan that is assumed where none is chosen. */
export const listPrices = async (context: Reader, slugs: readonly string[]): Promise<ListPrices> => {
  const wanted = [...new Set(slugs)].filter(isHomeSlug);
  const [rows, book] = await Promise.all([
    context.query(pricedHomes, { slugs: wanted }),
    todaysPriceBook(context),
  ]);
  const defaultBook = { ...book, loans: book.loans.filter(({ key }) => key === defaultLoanKind) };
  return Object.fromEntries(
    rows.flatMap((row) => {
      const price = shortPriceOf(priceOf(defaultBook, homeToPrice(row), bare));
      return price ? [[row.slug, price]] : [];
    }),
  );
};

/** What a published home costs line by line, where nothing is chosen; undefined if there is no such home. */
export const priceOfHome = async (context: Reader, slug: string): Promise<Price | undefined> => {
  const [[row], book] = await Promise.all([
    context.query(pricedHomes, { slugs: [slug] }),
    todaysPriceBook(context),
  ]);
  return row && priceOf(book, homeToPrice(row), bare);
};

/** The terms of the kinds of loan that are offered today. */
export const loansOffered = async (context: Reader): Promise<LoanKindTerms[]> =>
  (await todaysPriceBook(context)).loans.map((loan) => {
    const { key, label, downPercent, ratePercent, years, homeOnly } = loan;
    return { key, label, downPercent, ratePercent, years, ...feesOf(loan), homeOnly };
  });
