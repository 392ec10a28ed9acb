import { z } from 'zod';
import { figureKeys, figureUnits, type FigureUnit } from './figure-list.ts';
import { pageNumber } from '../page-number.ts';
import { oneLine, optionalText } from '../text.ts';

export const figureSentences = {
  fetchFailed: 'Failed to fetch figures',
  saveFailed: 'Failed to save the figure',
  unknown: 'Figure not found',
  value: 'Value is required',
  number: 'Enter a number, as in 92 or 4.8',
  whole: 'Enter a whole number of dollars',
  rating: 'Enter a rating from 0 to 5',
  grade: 'Enter a grade from A to F, with an optional + or −',
  day: 'Enter a valid date',
  future: 'The date cannot be in the future',
  early: 'Enter a date in 2000 or later',
} as const;

/** Rows per page of a figure's history. */
export const figureHistoryPageSize = 20;

/** Strips what people write around the digits, as in `$12,400,000` or `92 %`. */
const bare = (value: string): string =>
  value
    .replace(/^\$/, '')
    .replace(/%$/, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .trim();

const decimal = /^-?\d{1,12}(\.\d{1,4})?$/;

const problemOf = (value: string, unit: FigureUnit): string | null => {
  if (unit === 'grade') return /^[A-F][+-]?$/.test(value) ? null : figureSentences.grade;
  if (!decimal.test(value)) return figureSentences.number;
  if (unit === 'dollars' && value.includes('.')) return figureSentences.whole;
  return unit === 'of_five' && (Number(value) < 0 || Number(value) > 5) ? figureSentences.rating : null;
};

const day = z
  .string(figureSentences.day)
  .refine(
    (value) =>
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      !Number.isNaN(Date.parse(value)) &&
      new Date(`${value}T00:00:00Z`).toISOString().startsWith(value),
    { error: figureSentences.day, abort: true },
  )
  .refine((value) => value >= '2000-01-01', figureSentences.early);

export const figureKey = z.enum(figureKeys, figureSentences.unknown);

/** A figure as an admin records it. `version` is 0 for one that has not been recorded yet. */
export const recordedFigure = z
  .object({
    value: oneLine({ min: 1, max: 30, message: figureSentences.value }),
    unit: z.enum(figureUnits, 'Unknown unit'),
    asOf: day,
    note: optionalText({ max: 500 }),
    version: z
      .int('The version must be a whole number')
      .min(0, 'The version must be a whole number')
      .max(2_147_483_647, 'The version must be a whole number'),
  })
  .transform((input) => ({
    ...input,
    value: input.unit === 'grade' ? input.value.toUpperCase().replace('−', '-') : bare(input.value),
  }))
  .superRefine(({ value, unit }, context) => {
    const message = problemOf(value, unit);
    if (message) context.addIssue({ code: 'custom', message, path: ['value'] });
  });
export type RecordedFigure = z.output<typeof recordedFigure>;

export const figureHistoryFilter = z.object({ key: figureKey, page: pageNumber });
