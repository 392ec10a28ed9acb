import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { isHomeSlug } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { listPriceOf, priceOf, type Price } from '@hearthline/rules/homes/prices/price-of.ts';
import type { ListPrices } from '@hearthline/rules/homes/prices/short-price.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { Context } from '../../../platform/context.ts';
import { homeToPrice, todaysPriceBook } from './price-book.ts';
import { pricedHomes } from './price.queries.ts';

type Reader = Pick<Context, 'query' | 'now' | 'siteMemory'>;

/** What pages say of the prices of published homes, with the terms of the loan that they assume. */
export const listPrices = async (context: Reader, slugs: readonly string[]): Promise<ListPrices> => {
  const wanted = [...new Set(slugs)].filter(isHomeSlug);
  const [rows, book] = await Promise.all([
    context.query(pricedHomes, { slugs: wanted }),
    todaysPriceBook(context),
  ]);
  const defaultLoan = book.loans.find(({ key }) => key === defaultLoanKind);
  return {
    loan: defaultLoan ? { downPercent: defaultLoan.downPercent, years: defaultLoan.years } : null,
    homes: Object.fromEntries(
      rows.flatMap((row) => {
        const price = listPriceOf(book, homeToPrice(row));
        return price ? [[row.slug, price]] : [];
      }),
    ),
  };
};

/** What a published home costs line by line, where nothing is chosen; undefined if there is no such home. */
export const priceOfHome = async (context: Reader, slug: string): Promise<Price | undefined> => {
  const [[row], book] = await Promise.all([
    context.query(pricedHomes, { slugs: [slug] }),
    todaysPriceBook(context),
  ]);
  return row && priceOf(book, homeToPrice(row), designContent.parse({}));
};
