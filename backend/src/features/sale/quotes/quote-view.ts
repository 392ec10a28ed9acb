import { lookText } from '@hearthline/rules/homes/looks/look-text.ts';
import { storedPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { can, isStaffMember } from '@hearthline/rules/permissions.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import { groupOf } from '@hearthline/rules/sale/quotes/groups.ts';
import { notToExceedOf, shownLines, sumsOf, totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Viewer } from '../../../platform/context.ts';
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
  /** Only for who may know the margin. */
  readonly costCents: number | null;
  readonly marginCents: number | null;
  readonly closedReason: string | null;
  readonly companyPhone: string | null;
  readonly lookText: string | null;
  readonly isForStaff: boolean;
}

/**
 * A quote as somebody gets it.
 * @param reader the member of staff who reads it: only they learn why it was closed, and whoever may what it costs the seller; null for
 * its buyers, and for whoever opens it by a link
 */
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
  reader: Viewer | null,
): QuoteView => {
  const isForStaff = isStaffMember(reader);
  const cost = isForStaff && can(reader, 'money:margin') ? costCents : null;
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
