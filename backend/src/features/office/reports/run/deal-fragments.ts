import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import { dealHome, dealValue, weightedValue } from '../../../sale/deals/deal.api.ts';
import { heldInTrust } from '../../../sale/contracts/sale-figures.api.ts';
import { paidFor } from '../../../sale/payments/payment.api.ts';
import type { SourceFragments } from './fragment.ts';
import { average, count, longest, median, quotient, share, sum } from './measures.ts';
import { rowsInZone, rowsOf, tables } from './rows.ts';
import { dealColumns, dealPath, saleFields, saleGroups, saleTables, saleTitle } from './sale-fragments.ts';
import { daysBetween, dollars, wordOrEmpty } from './values.ts';

const deal = rowsInZone((zone) =>
  tables
    .selectFrom('deals as d')
    .select((eb) => [
      'd.id',
      'd.createdAt',
      'd.stage',
      'd.stageSince',
      'd.lostReason',
      'd.probabilityPercent',
      'd.expectedCloseOn',
      ...dealColumns,
      dealValue('d').as('valueCents'),
      dealHome('d').as('homeName'),
      paidFor('d').as('paidCents'),
      heldInTrust('d', { on: sql`'infinity'::date`, ends: sql`'infinity'::timestamptz`, zone }).as(
        'trustCents',
      ),
      eb
        .selectFrom('saleEntries as e')
        .select((entry) => entry.fn.sum<number>('e.amountCents').as('contracted'))
        .whereRef('e.dealId', '=', 'd.id')
        .as('contractedCents'),
    ])
    .where('d.archivedAt', 'is', null),
);

const stage = deal.column('stage');
const isWon = sql`${stage} = 'won'`;
const isClosed = sql`${stage} not in (${sql.join(openStages.map((open) => sql.lit(open)))})`;
const [created, since] = [deal.column('createdAt'), deal.column('stageSince')];
const value = dollars(deal.column('valueCents'));
const contracted = dollars(deal.column('contractedCents'));
const trust = dollars(deal.column('trustCents'));
const paid = dollars(deal.column('paidCents'));

/** The moves of a deal out of a stage. */
const moves = tables
  .selectFrom('dealEvents as e')
  .where('e.dealId', '=', deal.column('id'))
  .where('e.fromStage', 'is not', null);

/** How long a deal stayed in the stages that it has left, in days: from each of its moves, or its beginning, to the next. */
const stayed = moves.select((eb) => {
  const before = eb
    .selectFrom('dealEvents as b')
    .select((b) => b.fn.max('b.createdAt').as('at'))
    .where('b.dealId', '=', deal.column('id'))
    .where('b.toStage', 'is not', null)
    .whereRef('b.createdAt', '<', 'e.createdAt');
  return sql<number>`sum(${daysBetween(sql`coalesce(${before}, ${created})`, eb.ref('e.createdAt'))})`.as(
    'days',
  );
});

/** What a report of deals can consist of. */
export const dealFragments: SourceFragments = {
  from: deal.from,
  fields: {
    stage: { value: stage },
    lostReason: { value: wordOrEmpty(deal.column('lostReason')) },
    value: { value },
    created: { value: created },
    closed: { value: sql`case when ${isClosed} then ${since} end` },
    expected: { value: deal.column('expectedCloseOn') },
    ...saleFields,
  },
  groups: saleGroups,
  measures: {
    count: count(),
    value_sum: sum(value),
    value_avg: average(value),
    weighted_sum: sum(dollars(weightedValue)),
    won_count: count(isWon),
    won_sum: sum(contracted),
    win_rate: share(isWon, isClosed),
    conversion: share(isWon),
    paid_sum: sum(paid),
    trust_sum: sum(trust),
    stage_avg: quotient(
      stayed,
      moves.select((eb) => eb.fn.countAll().as('moves')),
      1,
    ),
    length_avg: average(sql`case when ${isClosed} then ${daysBetween(created, since)} end`),
  },
  tables: saleTables,
  rows: { title: saleTitle(), path: dealPath, state: 'stage', time: 'created' },
};

/** Every stay of a deal in a stage: it begins with a move there, or with the deal, and ends with the next move. */
const stays = tables
  .selectFrom('dealEvents as e')
  .select((eb) => [
    'e.id',
    'e.dealId',
    'e.toStage as stage',
    'e.createdAt as enteredAt',
    eb.fn
      .agg<Date | null>('lead', ['e.createdAt'])
      .over((over) => over.partitionBy('e.dealId').orderBy('e.createdAt').orderBy('e.id'))
      .as('leftAt'),
  ])
  .where('e.toStage', 'is not', null);

const stay = rowsOf(
  tables
    .selectFrom(stays.as('s'))
    .innerJoin('deals as d', 'd.id', 's.dealId')
    .select(['s.id', 's.stage', 's.enteredAt', 's.leftAt', ...dealColumns, dealHome('d').as('homeName')]),
);
const [entered, left] = [stay.column('enteredAt'), stay.column('leftAt')];
const stayDays = daysBetween(entered, left);

/** What a report of the time in stages can consist of. */
export const stayFragments: SourceFragments = {
  from: stay.from,
  fields: {
    stage: { value: stay.column('stage') },
    entered: { value: entered },
    left: { value: left },
    ...saleFields,
  },
  groups: saleGroups,
  measures: {
    count: count(),
    days_avg: average(stayDays),
    days_median: median(stayDays),
    days_max: longest(stayDays),
  },
  tables: saleTables,
  rows: { title: saleTitle(), path: dealPath, state: 'stage', time: 'entered' },
};
