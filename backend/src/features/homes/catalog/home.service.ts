import {
  homeFilter,
  homePlace,
  homePrices,
  homeSentences,
  homesPageSize,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import { homePriceOf, type HomeToPrice, type ListedSite } from '@hearthline/rules/homes/prices/price-of.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { nextBusinessDay } from '../../../platform/time/business-day.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { homeToPrice, inTurns, todaysPriceBook } from '../prices/price.api.ts';
import { shownEquipment } from '../equipment/equipment.api.ts';
import { checkFloorPlan, type PlanFinding } from '../plans/floor-plan.api.ts';
import { catalogPage, catalogTotal, homeById, planById, publishedHomes } from './home.queries.ts';
import { catalogHomeOf, homeOf, type CatalogHomeView, type HomeView } from './home-view.ts';

export const missingHome = (): AppError => new AppError('NOT_FOUND', { message: homeSentences.missing });

/** Whether a home costs what is asked for; one without a price costs nothing that could be compared. */
const isWithin = (
  { price }: HomeView,
  { minPrice, maxPrice, maxMonthly, maxTotal }: z.output<typeof homePrices>,
): boolean => {
  const reaches = (value: number | null | undefined, min: number | null, max: number | null): boolean =>
    (min === null && max === null) ||
    (typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max));
  return (
    reaches(price?.baseCents, minPrice, maxPrice) &&
    reaches(price?.aboutMonthlyCents, null, maxMonthly) &&
    reaches(price?.delivered ? price.aboutCents : null, null, maxTotal)
  );
};

/** A published home as visitors see it, and as prices take it. */
interface PublishedHome {
  readonly view: HomeView;
  readonly priced: HomeToPrice;
}

/** What visitors can choose from, in the seller's order, with the prices of today: worked out once until something changes. */
const publishedCatalog = (context: Context): Promise<readonly PublishedHome[]> =>
  context.siteMemory.recall('the published homes', async () => {
    const until = await nextBusinessDay(context);
    const [rows, book] = await Promise.all([context.query(publishedHomes, {}), todaysPriceBook(context)]);
    return { value: rows.map((row) => ({ view: homeOf(book, row), priced: homeToPrice(row) })), until };
  });

/** Homes with their prices at a place: worked out for each request, because there are more places than could be remembered. */
const pricedAt = async (
  context: Context,
  homes: readonly PublishedHome[],
  { zip, land }: ListedSite,
): Promise<readonly HomeView[]> => {
  if (zip === null && land === null) return homes.map(({ view }) => view);
  const book = await todaysPriceBook(context);
  return inTurns(homes, ({ view, priced }) => ({ ...view, price: homePriceOf(book, priced, { zip, land }) }));
};

/** The published homes that cost what is asked for, in the seller's order, at the place that is given. @throws AppError BAD_INPUT */
export const listHomes = async (context: Context, input: unknown): Promise<HomeView[]> => {
  const wanted = validate(homePrices, input);
  const homes = await pricedAt(context, await publishedCatalog(context), wanted);
  return homes.filter((home) => isWithin(home, wanted));
};

/** A published home by its address, with its price at the place that is given; null if there is none. @throws AppError BAD_INPUT */
export const findHome = async (context: Context, slug: string, input: unknown): Promise<HomeView | null> => {
  const place = validate(homePlace, input);
  const homes = (await publishedCatalog(context)).filter(({ view }) => view.slug === slug);
  return (await pricedAt(context, homes, place))[0] ?? null;
};

/** The same with its plan document, or null if it has none, and what comes with it. @throws AppError BAD_INPUT, NOT_FOUND */
export const readHome = async (
  context: Context,
  slug: string,
  input: unknown,
): Promise<HomeView & { plan: object | null; equipment: readonly EquipmentItem[] }> => {
  const home = await findHome(context, slug, input);
  if (!home) throw missingHome();
  const [plan, equipment] = await Promise.all([planOfHome(context, home.id), shownEquipment(context, home)]);
  return { ...home, plan, equipment };
};

/** One page of the catalog, as staff see it. @throws AppError BAD_INPUT */
export const listCatalog = async (
  context: Context,
  input: unknown,
): Promise<{ homes: CatalogHomeView[]; pagination: Pagination }> => {
  const { page, search, status } = validate(homeFilter, input);
  const wanted = { search, status: status ?? null };
  const [book, rows, counted] = await Promise.all([
    todaysPriceBook(context),
    catalogPage(context.db, wanted, (page - 1) * homesPageSize).execute(),
    catalogTotal(context.db, wanted).executeTakeFirstOrThrow(),
  ]);
  return {
    homes: rows.map((row) => catalogHomeOf(book, row)),
    pagination: paginate(page, counted.total, homesPageSize),
  };
};

/** One home, as staff see it. @throws AppError NOT_FOUND */
export const readCatalogHome = async (context: Context, id: string): Promise<CatalogHomeView> => {
  const row = isId(id) ? await context.query.byKey(homeById, { id }) : undefined;
  if (!row) throw missingHome();
  return catalogHomeOf(await todaysPriceBook(context), row);
};

/** The plan document of a home; null without one. */
export const planOfHome = async (context: Context, id: string): Promise<object | null> =>
  ((await context.query.byKey(planById, { id }))?.plan as object | undefined) ?? null;

/** What the plan of a home breaks; nothing without one. */
export const findingsOfHome = async (context: Context, id: string): Promise<PlanFinding[]> => {
  const plan = await planOfHome(context, id);
  return plan ? checkFloorPlan({ plan }) : [];
};
