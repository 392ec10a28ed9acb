import { z } from 'zod';
import { calendarDay } from '../dates/calendar-day.ts';
import { oneLine } from '../text.ts';
import { version } from '../row-version.ts';

/** The most sections of a home: a triple-wide has three; the limit leaves room for additions. */
export const maxHomeSections = 8;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const homeOrderSentences = {
  missing: 'This project has no home order.',
  cancelled: 'This home order was cancelled with its sale.',
  serial: 'A serial number has 5 to 30 characters',
  label: 'A label has 3 to 30 letters, digits and hyphens',
  section: 'The home has no such section',
  sectionTwice: 'Each section can be given once',
  serialTaken: 'Another section has this serial number',
  labelTaken: 'Another section has this label',
  later: 'This day is still to come',
  orderedStays: 'The day of the order can be corrected, but not removed',
  orderedFirst: 'Please enter the day of the order first',
  confirmedBefore: 'A home is confirmed on the day it was ordered, or later',
  /** @param sections the numbers of the sections without serial number or label */
  unlabeled: (sections: readonly number[]) =>
    `The home cannot be handed over: ${sections.length === 1 ? 'section' : 'sections'} ${list.format(sections.map(String))} ${sections.length === 1 ? 'has' : 'have'} no serial number or label.`,
} as const;

/** Left out stays undefined and means as it is; null and blank empty. */
const emptied = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;

const serial = oneLine({ max: 30 })
  .refine((value) => value === '' || value.length >= 5, homeOrderSentences.serial)
  .nullish()
  .transform(emptied);

const label = oneLine({ max: 30 })
  .refine((value) => value === '' || /^[a-z0-9-]{3,30}$/i.test(value), homeOrderSentences.label)
  .transform((value) => value.toUpperCase())
  .nullish()
  .transform(emptied);

const day = z
  .union([z.literal(''), calendarDay], 'Please choose a valid date')
  .nullish()
  .transform(emptied);

/** A change of a home order, with the version that was read. What is left out stays as it is; null and blank empty. */
export const homeOrderChange = z.object({
  version,
  manufacturer: oneLine({ max: 120 }).nullish().transform(emptied),
  /** The manufacturer's own number of the order. */
  orderNumber: oneLine({ max: 60 }).nullish().transform(emptied),
  orderedOn: day,
  confirmedOn: day,
  sections: z
    .array(
      z.object({ n: z.int(homeOrderSentences.section).min(1, homeOrderSentences.section), serial, label }),
    )
    .max(maxHomeSections, homeOrderSentences.section)
    .refine((sections) => new Set(sections.map(({ n }) => n)).size === sections.length, {
      error: homeOrderSentences.sectionTwice,
    })
    .nullish()
    .transform((sections) => sections ?? []),
});
export type HomeOrderChange = z.output<typeof homeOrderChange>;

/** The days of a home order, as `yyyy-mm-dd`. */
export interface OrderDays {
  readonly orderedOn: string | null;
  readonly confirmedOn: string | null;
}

/**
 * What is wrong with the days of a home order, by field; empty if nothing is. A home is ordered, then confirmed by its manufacturer, neither
 * in the future.
 * @param before the days as they are stored
 * @param today by the calendar of the business
 */
export const orderDayErrors = (
  before: OrderDays,
  { orderedOn, confirmedOn }: OrderDays,
  today: string,
): Partial<Record<keyof OrderDays, string>> => {
  if (before.orderedOn !== null && orderedOn === null) return { orderedOn: homeOrderSentences.orderedStays };
  if (orderedOn !== null && orderedOn > today) return { orderedOn: homeOrderSentences.later };
  if (confirmedOn === null) return {};
  if (confirmedOn > today) return { confirmedOn: homeOrderSentences.later };
  if (orderedOn === null) return { confirmedOn: homeOrderSentences.orderedFirst };
  return confirmedOn < orderedOn ? { confirmedOn: homeOrderSentences.confirmedBefore } : {};
};
