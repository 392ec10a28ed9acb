import { lookText } from '@hearthline/rules/homes/looks/look-text.ts';
import { storedPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import { groupOf } from '@hearthline/rules/sale/quotes/groups.ts';
import { notToExceedOf, shownLines, sumsOf, totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { dealNumber } from '../deals/deal.api.ts';
import type { QuoteLineType } from './quote-parts.types.ts';
import type { QuoteRecord } from './quote.queries.ts';

type Hidden =
  | 'number'
  | 'dealNumber'
  | 'lines'
  | 'stage'
  | 'archivedAt'
  | 'costCents'
  | 'closedReason'
  | 'company'
  | 'choices';

/** A quote as the API answers it. */
export interface QuoteView extends Omit<QuoteRecord, Hidden> {
  readonly number: string | null;
  readonly dealNumber: string;
  readonly canBeAnswered: boolean;
  readonly lines: QuoteLineType[];
  readonly notToExceedCents: number;
  readonly firmCents: number;
  readonly allowanceCents: number;
  readonly taxCents: number;
  /** Only for staff, like the margin and the reason. */
  readonly costCents: number | null;
  readonly marginCents: number | null;
  readonly closedReason: string | null;
  readonly companyPhone: string | null;
  readonly lookText: string | null;
  readonly isForStaff: boolean;
}

/** @param isForStaff whether it shows what a home costs the seller: never by a link, whoever opens it */
export const quoteView = (
  {
    number,
    dealNumber: deal,
    lines,
    stage,
    archivedAt,
    costCents,
    closedReason,
    company,
    choices,
    ...row
  }: QuoteRecord,
  isForStaff: boolean,
): QuoteView => {
  const cost = isForStaff ? costCents : null;
  return {
    ...row,
    number: number === null ? null : quoteNumber(number),
    dealNumber: dealNumber(deal),
    canBeAnswered: row.status === 'issued' && isOpen(stage) && archivedAt === null,
    loan: row.loan && storedPayment(row.loan),
    lines: shownLines(lines).map((line) => ({ ...line, settles: null })),
    notToExceedCents: notToExceedOf(lines),
    ...sumsOf(lines),
    taxCents: totalOf(lines.filter(({ key }) => groupOf(key) === 'tax')),
    costCents: cost,
    marginCents: cost === null ? null : row.totalCents - cost,
    closedReason: isForStaff || row.status === 'declined' ? closedReason : null,
    companyPhone: company?.phone ?? null,
    lookText: row.style === null ? null : lookText(choices ?? []),
    isForStaff,
  };
};
