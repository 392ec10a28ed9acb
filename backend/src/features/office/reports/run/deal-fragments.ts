import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import { dealHome, dealValue, weightedValue } from '../../../sale/deals/deal.api.ts';
import { paidFor } from '../../../sale/payments/payment.api.ts';
import type { Piece, SourceFragments } from './fragment.ts';
import { average, count, longest, median, quotient, share, sum } from './measures.ts';
import { dealColumns, dealPath, saleFields, saleGroups, saleTitle } from './sale-fragments.ts';

const isWon = sql`t.stage = 'won'`;
const isClosed = sql`t.stage not in (${sql.join(openStages.map((stage) => sql.lit(stage)))})`;
const dollars = (cents: Piece): Piece => sql`${cents} / 100.0`;
const days = (from: Piece, to: Piece): Piece => sql`extract(epoch from ${to} - ${from}) / 86400`;

/** How long a deal stayed in the stages that it has left, in days: from each of its moves, or its beginning, to the next. */
const stayed = sql`(select sum(extract(epoch from e.created_at - coalesce((
    select max(b.created_at) from deal_events b where b.deal_id = t.id and b.to_stage is not null and b.created_at < e.created_at), t.created_at)))
  from deal_events e where e.deal_id = t.id and e.from_stage is not null) / 86400`;
const moves = sql`(select count(*) from deal_events e where e.deal_id = t.id and e.from_stage is not null)`;

const value = dollars(sql`t.value_cents`);
const paid = dollars(sql`t.paid_cents`);

/** What a report of deals can consist of. */
export const dealFragments: SourceFragments = {
  from: sql`(select d.id, d.created_at, d.stage, d.stage_since, d.lost_reason, d.probability_percent, d.expected_close_on, ${dealColumns('d')},
      ${dealValue('d')} as value_cents, ${dealHome('d')} as home_name, ${paidFor('d')} as paid_cents from deals d where d.archived_at is null) t`,
  fields: {
    stage: { value: sql`t.stage` },
    lostReason: { value: sql`coalesce(t.lost_reason, '')` },
    value: { value },
    created: { value: sql`t.created_at` },
    closed: { value: sql`case when ${isClosed} then t.stage_since end` },
    expected: { value: sql`t.expected_close_on` },
    ...saleFields,
  },
  groups: saleGroups,
  measures: {
    count: count(),
    value_sum: sum(value),
    value_avg: average(value),
    weighted_sum: sum(dollars(weightedValue)),
    won_count: count(isWon),
    won_sum: sum(value, isWon),
    win_rate: share(isWon, isClosed),
    conversion: share(isWon),
    paid_sum: sum(paid),
    stage_avg: quotient(stayed, moves, 1),
    length_avg: average(sql`case when ${isClosed} then ${days(sql`t.created_at`, sql`t.stage_since`)} end`),
  },
  rows: { title: saleTitle(), path: dealPath, state: 'stage', time: 'created' },
};

/** Every stay of a deal in a stage: it begins with a move there, or with the deal, and ends with the next move. */
const stays = sql`(
  select e.id, e.deal_id, e.to_stage as stage, e.created_at as entered_at,
    lead(e.created_at) over (partition by e.deal_id order by e.created_at, e.id) as left_at
  from deal_events e where e.to_stage is not null)`;

const stayDays = days(sql`t.entered_at`, sql`t.left_at`);

/** What a report of the time in stages can consist of. */
export const stayFragments: SourceFragments = {
  from: sql`(select s.id, s.stage, s.entered_at, s.left_at, ${dealColumns('d')}, ${dealHome('d')} as home_name
    from ${stays} s join deals d on d.id = s.deal_id) t`,
  fields: {
    stage: { value: sql`t.stage` },
    entered: { value: sql`t.entered_at` },
    left: { value: sql`t.left_at` },
    ...saleFields,
  },
  groups: saleGroups,
  measures: {
    count: count(),
    days_avg: average(stayDays),
    days_median: median(stayDays),
    days_max: longest(stayDays),
  },
  rows: { title: saleTitle(), path: dealPath, state: 'stage', time: 'entered' },
};
