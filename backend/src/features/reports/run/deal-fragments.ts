import { sql, type Expression } from 'kysely';
import { dealValue } from '../../deals/deal.api.ts';
import type { Fragment, Measure, Piece, SourceFragments } from './fragment.ts';

const aggregate =
  (value: Piece): Measure =>
  () =>
    sql<number | null>`(${value})::float8`;

/** How the buyer came to the site, by the first or the last of their leads that tells. */
const arrival = (touch: 'first_touch' | 'last_touch', what: 'campaign' | 'source'): Fragment => {
  const column = sql.raw(touch);
  const leads = (table: string): Piece =>
    sql`select created_at, ${column} as touch from ${sql.table(table)} where contact_id = t.contact_id and ${column} is not null`;
  return {
    value: sql`coalesce((select l.touch ->> ${sql.lit(what)} from (${leads('appointments')} union all ${leads('consultant_requests')}) l
      order by l.created_at ${touch === 'last_touch' ? sql`desc` : sql``} limit 1), '')`,
  };
};

const isClosed = sql`t.stage in ('won', 'lost')`;

/** How long deals stayed in the stages that they have left, in days: from each of their moves, or their beginning, to the next. */
const stayed = sql`(select sum(extract(epoch from e.created_at - coalesce((
    select max(b.created_at) from deal_events b where b.deal_id = t.id and b.to_stage is not null and b.created_at < e.created_at), t.created_at)))
  from deal_events e where e.deal_id = t.id and e.from_stage is not null) / 86400`;
const moves = sql`(select count(*) from deal_events e where e.deal_id = t.id and e.from_stage is not null)`;

/** What a report of deals can consist of. */
export const dealFragments: SourceFragments = {
  from: sql`(select d.*, ${dealValue('d')} as value_cents from deals d) t`,
  fields: {
    stage: { value: sql`t.stage` },
    owner: {
      value: sql`coalesce(t.owner_id::text, '')`,
      name: sql`(select name from users where id = t.owner_id)`,
    },
    dealSource: { value: sql`coalesce(t.source, '')` },
    lostReason: { value: sql`coalesce(t.lost_reason, '')` },
    value: { value: sql`t.value_cents / 100.0` },
    created: { value: sql`t.created_at` },
    closed: { value: sql`case when ${isClosed} then t.stage_since end` },
    expected: { value: sql`t.expected_close_on` },
    firstCampaign: arrival('first_touch', 'campaign'),
    firstSource: arrival('first_touch', 'source'),
    lastCampaign: arrival('last_touch', 'campaign'),
    lastSource: arrival('last_touch', 'source'),
  },
  groups: {},
  measures: {
    count: aggregate(sql`count(*)`),
    value_sum: aggregate(sql`coalesce(sum(t.value_cents), 0) / 100.0`),
    weighted_sum: aggregate(
      sql`coalesce(sum(round(t.value_cents * t.probability_percent / 100.0)), 0) / 100.0`,
    ),
    value_avg: aggregate(sql`avg(t.value_cents) / 100.0`),
    win_rate: aggregate(
      sql`100.0 * count(*) filter (where t.stage = 'won') / nullif(count(*) filter (where ${isClosed}), 0)`,
    ),
    stage_avg: aggregate(sql`sum(${stayed}) / nullif(sum(${moves}), 0)`),
    length_avg: aggregate(
      sql`avg(extract(epoch from t.stage_since - t.created_at) / 86400) filter (where ${isClosed})`,
    ),
  },
};

/** The words in use for the sources of deals. */
export const dealWords: Readonly<Record<string, () => Expression<{ word: string }>>> = {
  dealSource: () => sql`(select distinct source as word from deals where source is not null)`,
};
