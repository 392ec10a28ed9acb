import { sql, type Expression } from 'kysely';
import { recognizedOn } from '../../../sale/contracts/sale-figures.api.ts';
import { dealHome } from '../../../sale/deals/deal.api.ts';
import { countedAmount } from '../../../sale/payments/payment.api.ts';
import type { SourceFragments } from './fragment.ts';
import { average, count, quotient, share, sum } from './measures.ts';
import { rowsInZone, rowsOf, tables } from './rows.ts';
import {
  buyerColumns,
  dealColumns,
  dealPath,
  saleFields,
  saleGroups,
  saleTables,
  saleTitle,
} from './sale-fragments.ts';
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
  tables: saleTables,
  rows: { title: saleTitle(quoteText), path: dealPath, state: 'status', time: 'issued' },
};

/** Entries of sales, with owner and source of their day. */
const entry = rowsInZone((zone) =>
  tables
    .selectFrom('saleEntries as e')
    .innerJoin('deals as d', 'd.id', 'e.dealId')
    .select([
      'e.id',
      'e.createdAt',
      'e.kind',
      'e.amountCents',
      'e.enteredOn',
      'e.ownerId',
      'e.source',
      ...buyerColumns,
      recognizedOn('e', zone).as('recognizedOn'),
      dealHome('d').as('homeName'),
    ]),
);
const contracted = dollars(entry.column('amountCents'));

/** What a report of sales can consist of. */
export const entryFragments: SourceFragments = {
  from: entry.from,
  fields: {
    kind: { value: entry.column('kind') },
    amount: { value: contracted },
    entered: { value: entry.column('enteredOn') },
    recognized: { value: entry.column('recognizedOn') },
    ...saleFields,
  },
  groups: saleGroups,
  measures: {
    count: count(),
    amount_sum: sum(contracted),
    recognized_sum: sum(contracted, sql`${entry.column('recognizedOn')} is not null`),
  },
  tables: saleTables,
  rows: { title: saleTitle(), path: dealPath, state: 'kind', time: 'entered' },
};

/** A payment on the day on which it was received; a void one once more, on the day on which it became so, to be taken off. */
const countedRows = (zone: Expression<string>) =>
  sql<{ isReversal: boolean; countedOn: string; sign: number }>`lateral (
    select false as is_reversal, p.received_on as counted_on, 1 as sign
    union all select true, (p.voided_at at time zone ${zone})::date, -1 where p.voided_at is not null)`.as(
    'c',
  );

/** What came in and what was taken off, with owner and source of the day on which the payment was recorded. */
const payment = rowsInZone((zone) =>
  tables
    .selectFrom('payments as p')
    .innerJoin('deals as d', 'd.id', 'p.dealId')
    .innerJoin(countedRows(zone), (join) => join.onTrue())
    .select((eb) => [
      sql<string>`${eb.ref('p.id')} || case when ${eb.ref('c.isReversal')} then '-reversal' else '' end`.as(
        'id',
      ),
      'p.id as paymentId',
      'p.createdAt',
      'p.kind',
      'p.method',
      'p.trustOn',
      'p.receiptNumber',
      'p.voidedAt',
      'p.ownerId',
      'p.source',
      'c.isReversal',
      'c.countedOn',
      'c.sign',
      sql<number>`${countedAmount('p')} * ${eb.ref('c.sign')}`.as('countedCents'),
      ...buyerColumns,
      dealHome('d').as('homeName'),
    ]),
);
const paymentKind = payment.column('kind');
const isReversal = payment.column('isReversal');
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
      value: sql`case when ${isReversal} then 'reversal' when ${payment.column('voidedAt')} is null then 'recorded' else 'voided' end`,
    },
    amount: { value: amount },
    received: { value: payment.column('countedOn') },
    trust: { value: payment.column('trustOn') },
    ...saleFields,
  },
  groups: {
    receipt: { value: sql`${payment.column('paymentId')}::text`, name: receiptText },
    ...saleGroups,
  },
  measures: {
    count: sum(payment.column('sign')),
    net_sum: sum(amount),
    paid_sum: sum(amount, sql`not ${isRefund}`),
    refund_sum: sum(sql`-${amount}`, isRefund),
    net_avg: quotient(amount, payment.column('sign'), 1),
  },
  tables: saleTables,
  rows: {
    title: saleTitle(sql`${receiptText} || case when ${isReversal} then ' (void)' else '' end`),
    path: dealPath,
    state: 'kind',
    time: 'received',
  },
};
