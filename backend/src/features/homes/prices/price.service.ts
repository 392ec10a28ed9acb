import { priceDay, priceHistoryOf } from '@hearthline/rules/homes/prices/price-item.ts';
import type { Context } from '../../../platform/context.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import {
  bookOn,
  historyOf,
  type LoanKindRow,
  type OptionGroupRow,
  type PriceItemRow,
} from './price.queries.ts';
import { todaysPriceBook } from './price-book.ts';

/** The rows of the price book that hold on a day; today by default. @throws AppError BAD_INPUT */
export const listPriceBook = async (context: Context, input: unknown): Promise<PriceItemRow[]> => {
  const { on } = validate(priceDay, input);
  return context.query(bookOn, { day: on ?? (await businessDay(context)) });
};

/** All rows of a key, the newest first. @throws AppError BAD_INPUT */
export const listPriceHistory = async (context: Context, input: unknown): Promise<PriceItemRow[]> => {
  const { key } = validate(priceHistoryOf, input);
  return context.query(historyOf, { key });
};

/** The kinds of loan that are offered today. */
export const listLoanKinds = async (context: Context): Promise<LoanKindRow[]> =>
  (await todaysPriceBook(context)).loans;

/** What a surcharge comes to, whatever it depends on; null of all if there is none. */
const surchargeOf = (rows: readonly PriceItemRow[], key: string) => {
  const own = rows.filter((row) => row.key === `option:${key}`);
  return {
    unit: own[0]?.unit ?? null,
    lowCents: own.length ? Math.min(...own.map((row) => row.lowCents ?? 0)) : null,
    highCents: own.length ? Math.max(...own.map((row) => row.highCents ?? 0)) : null,
  };
};

const pricedGroup = (group: OptionGroupRow, rows: readonly PriceItemRow[]) => ({
  ...group,
  choices: group.choices.map((choice) => ({
    ...choice,
    swatch: choice.swatch ?? null,
    ...(choice.standard
      ? { unit: null, lowCents: 0, highCents: 0 }
      : surchargeOf(rows, `${group.key}:${choice.key}`)),
  })),
});
export type PricedGroup = ReturnType<typeof pricedGroup>;

/** The option groups, each choice with what it costs today. */
export const listOptionGroups = async (context: Context): Promise<PricedGroup[]> => {
  const { rows, groups } = await todaysPriceBook(context);
  return groups.map((group) => pricedGroup(group, rows));
};
