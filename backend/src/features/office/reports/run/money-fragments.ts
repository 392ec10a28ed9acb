import { sql } from 'kysely';
import { dealHome } from '../../../sale/deals/deal.api.ts';
import { countedAmount } from '../../../sale/payments/payment.api.ts';
import type { SourceFragments } from './fragment.ts';
import { average, count, share, sum } from './measures.ts';
import { dealColumns, dealPath, saleFields, saleGroups, saleTitle } from './sale-fragments.ts';

const quoteText = sql`coalesce('Q-' || t.number, 'Draft')`;
const total = sql`t.total_cents / 100.0`;

/** What a report of quotes can consist of. The home is the one that the quote names. */
export const quoteFragments: SourceFragments = {
  from: sql`(select q.id, q.created_at, q.number, q.status, q.total_cents, q.issued_on, q.valid_until, q.accepted_at, ${dealColumns('d')},
      coalesce(q.document #>> '{home,name}', (select home_name from designs where code = q.design_code)) as home_name
    from quotes q join deals d on d.id = q.deal_id) t`,
  fields: {
    status: { value: sql`t.status` },
    total: { value: total },
    issued: { value: sql`t.issued_on` },
    validUntil: { value: sql`t.valid_until` },
    accepted: { value: sql`t.accepted_at` },
    ...saleFields,
  },
  groups: { quote: { value: sql`t.id::text`, name: quoteText }, ...saleGroups },
  measures: {
    count: count(),
    total_sum: sum(total),
    total_avg: average(total),
    accepted_share: share(sql`t.status = 'accepted'`, sql`t.status <> 'draft'`),
  },
  rows: { title: saleTitle(quoteText), path: dealPath, state: 'status', time: 'issued' },
};

const receiptText = sql`'R-' || t.receipt_number`;
const amount = sql`t.counted_cents / 100.0`;
const isRefund = sql`t.kind = 'refund'`;

/** What a report of payments can consist of: refunds are negative, but their own sum is not. */
export const paymentFragments: SourceFragments = {
  from: sql`(select p.id, p.created_at, p.kind, p.method, p.received_on, p.trust_on, p.receipt_number, p.voided_at,
      ${countedAmount('p')} as counted_cents, ${dealColumns('d')}, ${dealHome('d')} as home_name
    from payments p join deals d on d.id = p.deal_id) t`,
  fields: {
    kind: { value: sql`t.kind` },
    method: { value: sql`t.method` },
    state: { value: sql`case when t.voided_at is null then 'recorded' else 'voided' end` },
    amount: { value: amount },
    received: { value: sql`t.received_on` },
    trust: { value: sql`t.trust_on` },
    ...saleFields,
  },
  groups: { receipt: { value: sql`t.id::text`, name: receiptText }, ...saleGroups },
  measures: {
    count: count(),
    net_sum: sum(amount),
    paid_sum: sum(amount, sql`not ${isRefund}`),
    refund_sum: sum(sql`-${amount}`, isRefund),
    net_avg: average(amount),
  },
  rows: { title: saleTitle(receiptText), path: dealPath, state: 'kind', time: 'received' },
};
