import {
  homeFilter,
  homePrices,
  homeSentences,
  homesPageSize,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { nextBusinessDay } from '../../../platform/time/business-day.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { shownEquipment } from '../equipment/equipment.api.ts';
import { todaysPriceBook } from '../prices/price.api.ts';
import { checkFloorPlan, type PlanFinding } from '../plans/floor-plan.api.ts';
import { catalogPage, catalogTotal, homeById, planById, publishedHomes } from './home.queries.ts';
import { catalogHomeOf, homeOf, type CatalogHomeView, type HomeView } from './home-view.ts';

export const missingHome = (): AppError => new AppError('NOT_FOUND', { message: homeSentences.missing });

/** Whether a home costs what is asked for; one without a price costs nothing that could be compared. */
const isWithin = (
  { price }: HomeView,
  { minPrice, maxPrice, maxMonthly }: z.output<typeof homePrices>,
): boolean => {
  const reaches = (value: number | null | undefined, min: number | null, max: number | null): boolean =>
    (min === null && max === null) ||
    (typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max));
  return reaches(price?.baseCents, minPrice, maxPrice) && reaches(price?.aboutMonthlyCents, null, maxMonthly);
};

/** What visitors can choose from, in the seller's order, with the prices of today: worked out once until something changes. */
const publishedCatalog = (context: Context): Promise<readonly HomeView[]> =>
  context.siteMemory.recall('the published homes', async () => {
    const until = await nextBusinessDay(context);
    const [rows, book] = await Promise.all([context.query(publishedHomes, {}), todaysPriceBook(context)]);
    return { value: rows.map((row) => homeOf(book, row)), until };
  });

/** The published homes that cost what is asked for, in the seller's order. @throws AppError BAD_INPUT */
export const listHomes = async (context: Context, input: unknown): Promise<HomeView[]> => {
  const wanted = validate(homePrices, input);
  return (await publishedCatalog(context)).filter((home) => isWithin(home, wanted));
};

/** A published home by its address; null if there is none. */
export const findHome = async (context: Context, slug: string): Promise<HomeView | null> =>
  (await publishedCatalog(context)).find((home) => home.slug === slug) ?? null;

/** The same with its plan document, or null if it has none, and what comes with it. @throws AppError NOT_FOUND */
export const readHome = async (
  context: Context,
  slug: string,
): Promise<HomeView & { plan: object | null; equipment: readonly EquipmentItem[] }> => {
  const home = await findHome(context, slug);
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
