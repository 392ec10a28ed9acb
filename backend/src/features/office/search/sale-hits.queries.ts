import {
  agreementNumber,
  agreementStatusTitles,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { paymentKindTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { quoteNumber, statusTitles } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import { dealScope } from '../../sale/deals/deal.policy.ts';
import { detailOf, type FoundHit } from './found-hit.ts';

/** What stands on a paper of a sale: `Q-1001` a quote, `A-1001` an agreement, `R-1001` a receipt. */
const numberIn = (search: string): { letter: string; number: number } | null => {
  const [, letter, digits] = /^\s*([qar])-?(\d{1,9})\s*$/i.exec(search) ?? [];
  return letter && digits ? { letter: letter.toLowerCase(), number: Number(digits) } : null;
};

type Reads = Pick<Context, 'db'>;

/** Quotes and agreements that are not drafts belong to their buyers too; drafts are the staff's own. */
const seenBy = ({ role }: Viewer, table: string) =>
  isStaff(role) ? sql<boolean>`true` : sql<boolean>`${sql.ref(`${table}.status`)} <> 'draft'`;

const kinds = {
  q: async ({ db }: Reads, viewer: Viewer, number: number) => {
    const scope = dealScope(viewer);
    const rows = await db
      .selectFrom('quotes as q')
      .innerJoin('deals as d', 'd.id', 'q.dealId')
      .select(['q.id', 'q.dealId', 'q.status', 'd.buyerName', 'q.createdAt'])
      .select('q.totalCents as cents')
      .where('q.number', '=', number)
      .where(seenBy(viewer, 'q'))
      .where(scope.where('d', viewer.id))
      .execute();
    return rows.map((row) => ({
      ...row,
      kind: 'quote' as const,
      number: quoteNumber(number),
      state: statusTitles[row.status],
    }));
  },
  a: async ({ db }: Reads, viewer: Viewer, number: number) => {
    const scope = dealScope(viewer);
    const rows = await db
      .selectFrom('agreements as a')
      .innerJoin('deals as d', 'd.id', 'a.dealId')
      .select(['a.id', 'a.dealId', 'a.status', 'd.buyerName', 'a.createdAt'])
      .select('a.totalCents as cents')
      .where('a.number', '=', number)
      .where(seenBy(viewer, 'a'))
      .where(scope.where('d', viewer.id))
      .execute();
    return rows.map((row) => ({
      ...row,
      kind: 'agreement' as const,
      number: agreementNumber(number),
      state: agreementStatusTitles[row.status],
    }));
  },
  r: async ({ db }: Reads, viewer: Viewer, number: number) => {
    const rows = await db
      .selectFrom('payments as p')
      .innerJoin('deals as d', 'd.id', 'p.dealId')
      .select(['p.id', 'p.dealId', 'p.kind as paid', 'p.voidedAt', 'd.buyerName', 'p.createdAt'])
      .select('p.amountCents as cents')
      .where('p.receiptNumber', '=', number)
      .where(dealScope(viewer).where('d', viewer.id))
      .execute();
    return rows.map((row) => ({
      ...row,
      kind: 'payment' as const,
      number: receiptNumber(number),
      state: row.voidedAt ? 'Void' : paymentKindTitles[row.paid],
    }));
  },
} as const;

/** The quote, agreement or payment of which the number was typed, if the viewer may read it: staff are led to the deal, buyers to their own. */
export const saleHits = async (context: Reads, viewer: Viewer, search: string): Promise<FoundHit[]> => {
  const wanted = numberIn(search);
  if (!wanted || dealScope(viewer).name === 'none') return [];
  const found = await kinds[wanted.letter as keyof typeof kinds](context, viewer, wanted.number);
  return found.map(({ kind, id, number, buyerName, state, cents, dealId, createdAt }) => ({
    kind,
    id,
    title: `${number}, ${buyerName}`,
    detail: detailOf(state, centsText(cents)),
    path: isStaff(viewer.role) ? `/deals/${dealId}` : '/dashboard',
    at: createdAt,
  }));
};
