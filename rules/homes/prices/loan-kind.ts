import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { loanLimits } from '../finance.ts';
import { optional, optionalOrBlank } from '../../optional.ts';
import { version } from '../../row-version.ts';
import { oneLine, optionalOneLine } from '../../text.ts';
import { loanKindKeys, type LoanKindKey } from './conditions.ts';
import { centsRequired, cents, maxCents, percentUpTo } from '../../money.ts';
import { priceSentences } from './price-sentences.ts';

/** The usual terms of a kind of loan. Percents of a year where they are rates; money in whole cents. */
export interface LoanKindTerms {
  readonly key: LoanKindKey;
  readonly label: string;
  /** The least down payment. */
  readonly downPercent: number;
  readonly ratePercent: number;
  /** 0 of cash. */
  readonly years: number;
  /** Financed along with the loan. */
  readonly upfrontFeePercent: number;
  /** Mortgage insurance, a year. */
  readonly annualFeePercent: number;
  /** Mortgage insurance is due only of a loan above so many percent of the price; null for any. */
  readonly annualFeeAbovePercent: number | null;
  /** Mortgage insurance ends once no more than so many percent of the price are owed; null for the whole term. */
  readonly annualFeeUntilPercent: number | null;
  readonly originationPercent: number;
  readonly prepaidCents: number;
  /** Whether it pays for the home only, and not for work on the land (chattel). */
  readonly homeOnly: boolean;
}

const years = z
  .int(priceSentences.years)
  .min(1, priceSentences.years)
  .max(loanLimits.years.max, priceSentences.years);
const rate = percentUpTo(30);

/** The terms of a kind of loan from a day on; `version` is that of the terms as they were read, none for those of a new day. */
export const loanKind = z
  .object({
    key: z.enum(loanKindKeys, priceSentences.kind),
    label: oneLine({ min: 1, max: 80, message: priceSentences.label }),
    downPercent: percentUpTo(100),
    ratePercent: rate,
    years: z
      .int(priceSentences.years)
      .min(0, priceSentences.years)
      .max(loanLimits.years.max, priceSentences.years),
    upfrontFeePercent: percentUpTo(20),
    annualFeePercent: percentUpTo(10),
    annualFeeAbovePercent: optional(percentUpTo(100)),
    annualFeeUntilPercent: optional(percentUpTo(100)),
    originationPercent: percentUpTo(20),
    prepaidCents: cents,
    homeOnly: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    startsOn: optionalOrBlank(calendarDay, priceSentences.day),
    endsOn: optionalOrBlank(calendarDay, priceSentences.day),
    source: optionalOneLine({ max: 200 }),
    sourceOn: optionalOrBlank(calendarDay, priceSentences.day),
    version: optional(version),
  })
  .refine((kind) => kind.key === 'cash' || kind.years >= 1, { error: priceSentences.years, path: ['years'] })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
    error: priceSentences.order,
    path: ['endsOn'],
  });
export type NewLoanKind = z.output<typeof loanKind>;

const orZero = <Schema extends z.ZodType<number>>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? 0);

/** A loan whose payments are asked for; what is left out is nothing. */
export const loanRequest = z.object({
  priceCents: z
    .int(centsRequired)
    .min(1, 'The price must be more than nothing')
    .max(maxCents, 'The price is at most $20 million'),
  downPercent: percentUpTo(100),
  ratePercent: rate,
  years,
  upfrontFeePercent: orZero(percentUpTo(20)),
  annualFeePercent: orZero(percentUpTo(10)),
  annualFeeAbovePercent: optional(percentUpTo(100)),
  annualFeeUntilPercent: optional(percentUpTo(100)),
  originationPercent: orZero(percentUpTo(20)),
  prepaidCents: orZero(cents),
  taxPercent: orZero(percentUpTo(10)),
  insuranceCents: orZero(cents),
  rentCents: orZero(cents),
});

/** The loans of one request. */
export const loansRequest = z.object({
  loans: z
    .array(loanRequest, priceSentences.loans)
    .min(1, priceSentences.loans)
    .max(100, priceSentences.loans),
});
