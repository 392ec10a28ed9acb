/** The states of a quote (docs/sale.md, section 3). */
export const quoteStatuses = [
  'draft',
  'issued',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'withdrawn',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** What a line is: `firm`; an `allowance`, which counts and may turn out otherwise; or `excluded`, which is named and counts 0. */
export const quoteBases = ['firm', 'allowance', 'excluded'] as const;
export type QuoteBasis = (typeof quoteBases)[number];

export const basisTitles: Readonly<Record<QuoteBasis, string>> = {
  firm: 'Firm',
  allowance: 'Allowance',
  excluded: 'Not included',
};

export const statusTitles: Readonly<Record<QuoteStatus, string>> = {
  draft: 'Draft',
  issued: 'Issued',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
};

const next: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  draft: ['issued'],
  issued: ['accepted', 'declined', 'expired', 'superseded', 'withdrawn'],
  accepted: ['superseded'],
  declined: [],
  expired: [],
  superseded: [],
  withdrawn: [],
};

/** Whether a quote of one state may enter another. */
export const mayBecome = (from: QuoteStatus, to: QuoteStatus): boolean => next[from].includes(to);

/** Whether a quote of the same deal may be replaced by a new one that copies it: each that was issued. */
export const isReplaceable = (status: QuoteStatus): boolean => status !== 'draft';

/** Whether a quote has run out: the last day counts until its midnight. Days as `yyyy-mm-dd`. */
export const hasRunOut = (validUntil: string, today: string): boolean => validUntil < today;

/** How people see the number of a quote: `Q-1001`. */
export const quoteNumber = (number: number): string => `Q-${number}`;
