import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { zipCode, zipSentence } from '../../homes/places/zip-code.ts';
import { optional, optionalChoice, optionalId, optionalOrBlank } from '../../optional.ts';
import { percentUpTo } from '../../money.ts';
import { pageNumber } from '../../page-number.ts';
import { thousandths } from '../../rounding.ts';
import { version } from '../../row-version.ts';
import { oneLine, optionalOneLine, optionalText, text } from '../../text.ts';
import { amountOf, maxLines } from './quote-lines.ts';
import { quoteSentences } from './quote-sentences.ts';
import { quoteBases, quoteStatuses } from './quote-states.ts';

/** Quotes on one page of the list. */
export const quotesPageSize = 20;
/** For how many days a quote is good unless staff say otherwise. */
export const defaultValidDays = 30;

/** The most that a line may be, in whole cents: 20 million dollars. */
const max = 2_000_000_000;
const amount = z.int(quoteSentences.amount).min(-max, quoteSentences.amount).max(max, quoteSentences.amount);

/** The fields of a line as staff send it. */
export const lineFields = {
  key: optionalOneLine({ max: 120 }),
  label: oneLine({ min: 1, max: 120, message: quoteSentences.label }),
  basis: z.enum(quoteBases, quoteSentences.basis),
  quantity: z
    .number(quoteSentences.quantity)
    .min(0, quoteSentences.quantity)
    .max(1_000_000, quoteSentences.quantity)
    .refine((value) => thousandths(value) !== null, quoteSentences.quantity)
    .default(1),
  unitCents: optional(amount),
  amountCents: optional(amount),
  notToExceedCents: optional(amount),
  percent: optional(percentUpTo(100, quoteSentences.percent)),
  taxable: z.boolean(quoteSentences.taxable).default(false),
  note: optionalOneLine({ max: 300 }),
};

const line = z.object(lineFields).superRefine((input, context) => {
  const { key, basis, unitCents, amountCents, notToExceedCents, note } = input;
  const isTax = key?.startsWith('tax:') ?? false;
  if (isTax || basis === 'excluded') return;
  if (amountCents === null && unitCents === null)
    context.addIssue({ code: 'custom', path: ['amountCents'], message: quoteSentences.amount });
  if ((amountCents ?? unitCents ?? 0) < 0 && note === null)
    context.addIssue({ code: 'custom', path: ['note'], message: quoteSentences.discountReason });
  if (basis === 'allowance' && notToExceedCents !== null && amountOf(input).amountCents > notToExceedCents)
    context.addIssue({ code: 'custom', path: ['notToExceedCents'], message: quoteSentences.notToExceed });
});

/** A line as staff send it. */
export type LineInput = z.output<typeof line>;

/** What staff change of a draft: fields left out stay. Lines are replaced together; those of tax are computed. */
export const quoteChange = z.object({
  version,
  lines: optional(z.array(line, quoteSentences.lines).max(maxLines, quoteSentences.lines)),
  terms: optional(text({ max: 6000 })),
  address: optionalOneLine({ max: 300 }),
  zip: optionalOrBlank(zipCode, zipSentence),
});

/** A draft of a deal, which quote it replaces, and whether such a revision takes its prices anew from the newest design. */
export const newQuote = z.object({
  dealId: z.string(),
  replaces: optionalId,
  fromDesign: z.boolean().default(false),
});

/** Issuing: the version that was read, and the last day on which the quote holds. */
export const quoteIssue = z.object({
  version,
  validUntil: z.string(quoteSentences.day).pipe(calendarDay),
});

/** Withdrawing: the version that was read, and why. */
export const quoteWithdrawal = z.object({
  version,
  reason: text({ min: 1, max: 500, message: quoteSentences.reason }),
});

/** What opens a quote: the secret of a link, and which of the quotes that are open to choose, its own if omitted. */
export const quoteLink = z.object({ token: text({ max: 200 }), quoteId: optionalId });

/** Accepting by a link: who does it. */
export const linkedAcceptance = quoteLink.extend({
  name: oneLine({ min: 1, max: 120, message: quoteSentences.name }),
});

/** Declining by a link, and why, which may be left out. */
export const linkedRefusal = quoteLink.extend({ reason: optionalText({ max: 500 }) });

/** What staff look for among quotes. */
export const quoteFilter = z.object({
  page: pageNumber,
  dealId: optionalId,
  status: optionalChoice(quoteStatuses, quoteSentences.status),
});
export type QuoteFilter = z.output<typeof quoteFilter>;
