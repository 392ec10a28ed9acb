import { factsOfCode } from '@hearthline/model/book/code-facts.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { designContent, type DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { isHomeSlug } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { loansRequest } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { loanPayment, type LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { priceDay } from '@hearthline/rules/homes/prices/price-item.ts';
import { priceOf, type HomeToPrice, type Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { planOfDesign } from '../plans/floor-plan.api.ts';
import { inTurns } from './in-turns.ts';
import { homeOfFacts, homeOfPlan, homeToPrice, readPriceBook, todaysPriceBook } from './price-book.ts';
import { pricedHome, pricedHomes } from './price.queries.ts';

/** The designs of one request. */
export const designsRequest = z.object({
  designs: z
    .array(designContent, priceSentences.designs)
    .min(1, priceSentences.designs)
    .max(50, priceSentences.designs),
});

/** A price as the API answers it. */
export type DesignPrice = Price & { readonly code: string | null; readonly version: number | null };

const nameless = (price: Price): DesignPrice => ({ code: null, version: null, ...price });

const refuse = (field: string, message: string): AppError =>
  new AppError('BAD_INPUT', { message, fields: { [field]: message } });

/** The home of a design as prices take it; null if there is none such. Only version 1 has to be drawn for that. */
export const homeOfCode = async (code: string): Promise<HomeToPrice | null> => {
  const facts = factsOfCode(code);
  if (facts) return homeOfFacts(facts);
  const plan = await planOfDesign(code);
  return plan && homeOfPlan(plan);
};

type Found = ReadonlyMap<string, HomeToPrice>;

/** The homes of the catalog that designs name. */
const catalogHomes = async (context: Context, designs: readonly DesignContent[]): Promise<Found> => {
  const slugs = [...new Set(designs.flatMap(({ home }) => home?.slug ?? []))];
  const rows = slugs.length ? await context.query(pricedHomes, { slugs }) : [];
  return new Map(rows.map((row) => [row.slug, homeToPrice(row)]));
};

/** @throws AppError BAD_INPUT if a design names a home that there is not */
const homeOf = async (
  { home }: DesignContent,
  field: string,
  catalog: Found,
  generated: Map<string, Promise<HomeToPrice | null>>,
): Promise<HomeToPrice | null> => {
  if (!home) return null;
  if (typeof home.slug === 'string') {
    const found = catalog.get(home.slug);
    if (!found) throw refuse(field, priceSentences.home);
    return found;
  }
  if (typeof home.planCode === 'string') {
    const plannedHome = generated.get(home.planCode) ?? homeOfCode(home.planCode);
    generated.set(home.planCode, plannedHome);
    const found = await plannedHome;
    if (!found) throw refuse(field, priceSentences.plan);
    return found;
  }
  const read = readPlan(home.plan);
  if ('findings' in read) throw refuse(field, priceSentences.notPlan);
  return homeOfPlan(read.plan);
};

/** What designs cost today; nothing is stored. @throws AppError BAD_INPUT */
export const pricesOfDesigns = async (context: Context, input: unknown): Promise<DesignPrice[]> => {
  const { designs } = validate(designsRequest, input);
  const [book, catalog] = await Promise.all([todaysPriceBook(context), catalogHomes(context, designs)]);
  const generated = new Map<string, Promise<HomeToPrice | null>>();
  return inTurns(designs, async (design, index) =>
    nameless(priceOf(book, await homeOf(design, `designs.${index}.home`, catalog, generated), design)),
  );
};

/**
 * What a home with these choices costs. @param home null while none is chosen, or where the one that was chosen is gone
 * @param on the day of the price book; today if omitted
 */
export const priceOfContent = async (
  context: Context,
  home: HomeToPrice | null,
  content: DesignContent,
  on?: string,
): Promise<Price> =>
  priceOf(await (on === undefined ? todaysPriceBook(context) : readPriceBook(context, on)), home, content);

/** What a home of the catalog costs on a day, whatever its status, where nothing is chosen. @throws AppError BAD_INPUT, NOT_FOUND */
export const previewPrice = async (context: Context, slug: string, input: unknown): Promise<DesignPrice> => {
  const { on } = validate(priceDay, input);
  const home = isHomeSlug(slug) ? await context.query.byKey(pricedHome, { slug }) : undefined;
  if (!home) throw new AppError('NOT_FOUND', { message: priceSentences.home });
  const book = await readPriceBook(context, on ?? undefined);
  return nameless(priceOf(book, homeToPrice(home), designContent.parse({})));
};

/** The payments of loans. @throws AppError BAD_INPUT */
export const paymentsOfLoans = (input: unknown): LoanPayment[] => {
  const { loans } = validate(loansRequest, input);
  return loans.map((loan, index) => {
    const payment = loanPayment({ kind: 'loan', label: 'Loan' }, loan);
    if (!payment) throw refuse(`loans.${index}.originationPercent`, priceSentences.fees);
    return payment;
  });
};
