import { sql } from 'kysely';
import { dealHome } from '../../../sale/deals/deal.api.ts';
import { countedAmount } from '../../../sale/payments/payment.api.ts';
import type { SourceFragments } from './fragment.ts';
import { average, count, share, sum } from './measures.ts';
import { rowsOf, tables } from './rows.ts';
import { dealColumns, dealPath, saleFields, saleGroups, saleTitle } from './sale-fragments.ts';
import { dollars } from './values.ts';

/** The quotes. The home is the one that the quote names. */
const quote = rowsOf(
  tables
    .selectFrom('quotes as q')
    .innerJoin('deals as d', 'd.id', 'q.dealId')
    .select((eb) => {
      const designed = eb
        .selectFrom('designs as g')
        .select('g.homeName')
        .whereRef('g.code', '=', 'q.designCode');
      return [
        'q.id',
        'q.createdAt',
        'q.number',
        'q.status',
        'q.totalCents',
        'q.issuedOn',
        'q.validUntil',
        'q.acceptedAt',
        ...dealColumns,
        sql<string | null>`coalesce(${eb.ref('q.document')} #>> '{home,name}', ${designed})`.as('homeName'),
      ];
    }),
);
const quoteStatus = quote.column('status');
const quoteText = sql`coalesce('Q-' || ${quote.column('number')}, 'Draft')`;
const total = dollars(quote.column('totalCents'));

/** What a report of quotes can consist of. */
export const quoteFragments: SourceFragments = {
  from: quote.from,
  fields: {
    status: { value: quoteStatus },
    total: { value: total },
    issued: { value: quote.column('issuedOn') },
    validUntil: { value: quote.column('validUntil') },
    accepted: { value: quote.column('acceptedAt') },
    ...saleFields,
  },
  groups: { quote: { value: sql`${quote.column('id')}::text`, name: quoteText }, ...saleGroups },
  measures: {
    count: count(),
    total_sum: sum(total),
    total_avg: average(total),
    accepted_share: share(sql`${quoteStatus} = 'accepted'`, sql`${quoteStatus} <> 'draft'`),
  },
  rows: { title: saleTitle(quoteText), path: dealPath, state: 'status', time: 'issued' },
};

const payment = rowsOf(
  tables
    .selectFrom('payments as p')
    .innerJoin('deals as d', 'd.id', 'p.dealId')
    .select([
      'p.id',
      'p.createdAt',
      'p.kind',
      'p.method',
      'p.receivedOn',
      'p.trustOn',
      'p.receiptNumber',
      'p.voidedAt',
      countedAmount('p').as('countedCents'),
      ...dealColumns,
      dealHome('d').as('homeName'),
    ]),
);
const paymentKind = payment.column('kind');
const receiptText = sql`'R-' || ${payment.column('receiptNumber')}`;
const amount = dollars(payment.column('countedCents'));
const isRefund = sql`${paymentKind} = 'refund'`;

/** What a report of payments can consist of: refunds are negative, but their own sum is not. */
export const paymentFragments: SourceFragments = {
  from: payment.from,
  fields: {
    kind: { value: paymentKind },
    method: { value: payment.column('method') },
    state: {
      value: sql`case when ${payment.column('voidedAt')} is null then 'recorded' else 'voided' end`,
    },
    amount: { value: amount },
    received: { value: payment.column('receivedOn') },
    trust: { value: payment.column('trustOn') },
    ...saleFields,
  },
  groups: { receipt: { value: sql`${payment.column('id')}::text`, name: receiptText }, ...saleGroups },
  measures: {
    count: count(),
    net_sum: sum(amount),
    paid_sum: sum(amount, sql`not ${isRefund}`),
    refund_sum: sum(sql`-${amount}`, isRefund),
    net_avg: average(amount),
  },
  rows: { title: saleTitle(receiptText), path: dealPath, state: 'kind', time: 'received' },
};
