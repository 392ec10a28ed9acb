import { sql, type Expression } from 'kysely';
import type { Fragment, Piece } from './fragment.ts';

/**
 * What every step of a sale has from its deal. They ask the columns `deal_id`, `deal_number`, `buyer_name`, `owner_id`, `source`,
 * `contact_id` and `home_name` of `t`.
 */
export const dealColumns = (deal: string): Piece => {
  const column = (name: string): Piece => sql.ref(`${deal}.${name}`);
  // Of a won deal as they were when it was won: what was earned stays whose it was.
  const atWinning = (won: string, now: string): Piece =>
    sql`case ${column('stage')} when 'won' then ${column(won)} else ${column(now)} end as ${sql.ref(now)}`;
  return sql`${column('id')} as deal_id, ${column('number')} as deal_number, ${column('buyer_name')},
    ${atWinning('won_owner_id', 'owner_id')}, ${atWinning('won_source', 'source')}, ${column('contact_id')}`;
};

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

export const saleFields: Readonly<Record<string, Fragment>> = {
  owner: {
    value: sql`coalesce(t.owner_id::text, '')`,
    name: sql`(select name from users where id = t.owner_id)`,
  },
  dealSource: { value: sql`coalesce(t.source, '')`, known: sql`contact_source_known` },
  home: { value: sql`coalesce(t.home_name, '')` },
  firstCampaign: arrival('first_touch', 'campaign'),
  firstSource: arrival('first_touch', 'source'),
  lastCampaign: arrival('last_touch', 'campaign'),
  lastSource: arrival('last_touch', 'source'),
};

const dealText = sql`'D-' || t.deal_number`;

export const saleGroups: Readonly<Record<string, Fragment>> = {
  deal: { value: sql`t.deal_id::text`, name: dealText },
  buyer: { value: sql`t.buyer_name` },
};

/** A row of a sale under its number and its buyer. @param number as people see it; that of the deal if omitted */
export const saleTitle = (number: Piece = dealText): Piece => sql`${number} || ', ' || t.buyer_name`;

export const dealPath = sql`'/deals/' || t.deal_id`;

/** The words in use for the sources of deals. */
export const saleWords: Readonly<Record<string, () => Expression<{ word: string }>>> = {
  dealSource: () =>
    sql`(select source as word from deals where source is not null union select won_source from deals where won_source is not null)`,
};
