import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { optional, optionalOrBlank } from '../../optional.ts';
import { oneLine, optionalOneLine } from '../../text.ts';
import { priceWhen, type PriceWhen } from './conditions.ts';
import { priceKey } from './key-rules.ts';
import { kindOfKey, priceUnits, unitsOfKind, type PriceKind, type PriceUnit } from './keys.ts';
import { cents, percentUpTo } from '../../money.ts';
import { priceSentences } from './price-sentences.ts';

/** A row of the price book, as far as prices are computed from it. Amounts in whole cents, days as `yyyy-mm-dd`, both ends included. */
export interface PriceRow {
  readonly key: string;
  readonly label: string;
  readonly unit: PriceUnit;
  /** Null of a percentage. */
  readonly lowCents: number | null;
  readonly highCents: number | null;
  /** Null of an amount. */
  readonly lowPercent: number | null;
  readonly highPercent: number | null;
  readonly taxable: boolean;
  readonly when: PriceWhen | null;
  /** It holds only on days on which the item of the marketing content with this slug is offered. */
  readonly contentSlug: string | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly source: string | null;
  readonly sourceOn: string | null;
}

/** The kinds whose rows say where their figure comes from. */
const sourced: readonly PriceKind[] = ['freight', 'site', 'fee', 'tax'];
const homes: readonly PriceKind[] = ['home', 'home-base', 'home-area'];

type Fields = Omit<PriceRow, 'when' | 'taxable'>;

/** What is wrong with a row beyond its single fields: field → sentence. */
const problemsOf = (row: Fields): Partial<Record<keyof Fields, string>> => {
  const kind = kindOfKey(row.key);
  const problems: Partial<Record<keyof Fields, string>> = {};
  // Of a key that is none, only that is said.
  if (!(kind in unitsOfKind)) return problems;
  if (!unitsOfKind[kind].includes(row.unit)) problems.unit = priceSentences.unitOfKey;
  const isPercent = row.unit === 'percent';
  const [low, high] = isPercent ? [row.lowPercent, row.highPercent] : [row.lowCents, row.highCents];
  const [lowField, highField] = isPercent
    ? (['lowPercent', 'highPercent'] as const)
    : (['lowCents', 'highCents'] as const);
  const needed = isPercent ? priceSentences.needsPercent : priceSentences.needsCents;
  if (low === null) problems[lowField] = needed;
  if (high === null) problems[highField] = needed;
  else if (low !== null && high < low) problems[highField] = priceSentences.range;
  else if (low !== null && high > low && homes.includes(kind)) problems[highField] = priceSentences.oneAmount;
  for (const field of isPercent
    ? (['lowCents', 'highCents'] as const)
    : (['lowPercent', 'highPercent'] as const))
    if (row[field] !== null) problems[field] = isPercent ? priceSentences.noCents : priceSentences.noPercent;
  if (row.contentSlug !== null && kind !== 'discount') problems.contentSlug = priceSentences.contentSlug;
  if (sourced.includes(kind)) {
    if (row.source === null) problems.source = priceSentences.source;
    if (row.sourceOn === null) problems.sourceOn = priceSentences.sourceOn;
  }
  if (row.endsOn !== null && row.endsOn < row.startsOn) problems.endsOn = priceSentences.order;
  return problems;
};

const optionalDay = optionalOrBlank(calendarDay, priceSentences.day);

/** A new row of the price book. Discounts are written as positive amounts, and become negative lines. */
export const newPriceItem = z
  .object({
    key: priceKey,
    label: oneLine({ min: 1, max: 120, message: priceSentences.label }),
    unit: z.enum(priceUnits, priceSentences.unit),
    lowCents: optional(cents),
    highCents: optional(cents),
    lowPercent: optional(percentUpTo(100, priceSentences.percent)),
    highPercent: optional(percentUpTo(100, priceSentences.percent)),
    taxable: z.boolean(priceSentences.taxable),
    when: priceWhen,
    costCents: optional(cents),
    contentSlug: optionalOrBlank(
      z
        .string()
        .max(80)
        .regex(/^[a-z0-9-]+$/, priceSentences.contentSlug),
    ),
    startsOn: calendarDay,
    endsOn: optionalDay,
    source: optionalOneLine({ max: 200 }),
    sourceOn: optionalDay,
  })
  .superRefine((row, context) => {
    for (const [field, message] of Object.entries(problemsOf(row)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
export type NewPriceItem = z.output<typeof newPriceItem>;

/** The last day of a row. */
export const priceEnd = z.object({ endsOn: calendarDay });

/** The key whose history is asked for. */
export const priceHistoryOf = z.object({ key: priceKey });

/** The day whose price book is asked for; null for today. */
export const priceDay = z.object({ on: optionalDay });

/** Whether a row holds on a day, its offer aside. */
export const holdsOn = ({ startsOn, endsOn }: Pick<PriceRow, 'startsOn' | 'endsOn'>, day: string): boolean =>
  startsOn <= day && (endsOn === null || endsOn >= day);
