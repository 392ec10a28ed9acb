import { priceBand } from '@hearthline/rules/office/reports/report-fields.ts';
import { sql, type Expression } from 'kysely';
import type { Fragment, Piece } from './fragment.ts';

/** The columns of designs and arrivals that bookings have of their own (migration 0049). */
const dollars = (cents: Piece): Piece => sql`${cents} / 100.0`;
const band = (cents: Piece): Piece =>
  sql`(${cents} / ${sql.lit(priceBand * 100)} * ${sql.lit(priceBand)})::int`;
const word = (column: Piece): Piece => sql`coalesce(${column}, '')`;

const touches = {
  firstCampaign: sql`first_touch ->> 'campaign'`,
  firstSource: sql`first_touch ->> 'source'`,
  lastCampaign: sql`last_touch ->> 'campaign'`,
  lastSource: sql`last_touch ->> 'source'`,
} as const satisfies Record<string, Piece>;
type TouchKey = keyof typeof touches;
const touchKeys = Object.keys(touches) as TouchKey[];

const each = <Value>(make: (key: TouchKey) => Value): Readonly<Record<TouchKey, Value>> =>
  Object.fromEntries(touchKeys.map((key) => [key, make(key)])) as Record<TouchKey, Value>;

/** What a report of appointments can ask of the designs and arrivals they came with. */
export const appointmentLeadFields: Readonly<Record<string, Fragment>> = {
  home: { value: word(sql`t.home_name`) },
  roof: { value: word(sql`t.design_roof`) },
  price: { value: dollars(sql`t.design_cents`) },
  ...each((key): Fragment => ({ value: word(sql`t.${touches[key]}`) })),
};
export const appointmentLeadGroups: Readonly<Record<string, Fragment>> = {
  priceBand: { value: band(sql`t.design_cents`) },
};

/** What each contact chose: in designs of their own, and in those that they booked or asked with. */
const chosen = sql`(
  select contact_id, home_name, roof, about_cents as cents from designs where contact_id is not null
  union all select contact_id, home_name, design_roof, design_cents from appointments
    where contact_id is not null and (design_code is not null or home_name is not null)
  union all select q.contact_id, h.name, q.design_roof, q.design_cents from consultant_requests q
    left join homes h on h.slug = q.design_home where q.contact_id is not null and q.design_code is not null)`;

/** The values that contacts have, each once. */
const valuesOf = (value: Piece): Piece =>
  sql`(select distinct contact_id, ${value} as value from ${chosen} c where ${value} is not null)`;

/** The one value that a contact has, by the first or the last of their leads that tells how they came. */
const arrivalsOf = (key: TouchKey): Piece =>
  sql`(select contact_id, value from (
    select distinct on (contact_id) contact_id, ${touches[key]} as value from (
      select contact_id, created_at, first_touch, last_touch from appointments where contact_id is not null and first_touch is not null
      union all select contact_id, created_at, first_touch, last_touch from consultant_requests where contact_id is not null and first_touch is not null) l
    order by contact_id, created_at ${key.startsWith('last') ? sql`desc` : sql``}) told where value is not null)`;

const ofContact = (
  name: string,
  rows: Piece,
  more: Pick<Fragment, 'multiplies'> & { readonly number?: true } = {},
): Fragment => {
  const { number, ...rest } = more;
  const value = sql`${sql.ref(name)}.value`;
  return {
    value: number ? value : word(value),
    rows,
    join: sql`left join ${rows} ${sql.ref(name)} on ${sql.ref(name)}.contact_id = t.id`,
    ...rest,
  };
};

/** The same of contacts, of whom each may have several designs. */
export const contactLeadFields: Readonly<Record<string, Fragment>> = {
  home: ofContact('chosen_home', valuesOf(sql`home_name`), { multiplies: true }),
  roof: ofContact('chosen_roof', valuesOf(sql`roof`), { multiplies: true }),
  price: ofContact('chosen_price', valuesOf(dollars(sql`cents`)), { multiplies: true, number: true }),
  ...each((key) => ofContact(`arrival_${key}`, arrivalsOf(key))),
};
export const contactLeadGroups: Readonly<Record<string, Fragment>> = {
  priceBand: ofContact('chosen_band', valuesOf(band(sql`cents`)), { multiplies: true, number: true }),
};

/** How many of the newest leads the words for how people came are taken from. */
const newest = 20_000;

/** The words in use for homes and arrivals. */
export const leadWords: Readonly<Record<string, () => Expression<{ word: string }>>> = {
  home: () =>
    sql`(select name as word from homes union select home_name from appointments where home_name is not null)`,
  ...each(
    (key) => (): Expression<{ word: string }> =>
      sql`(select distinct ${touches[key]} as word from (
        (select first_touch, last_touch from appointments where first_touch is not null order by created_at desc limit ${sql.lit(newest)})
        union all
        (select first_touch, last_touch from consultant_requests where first_touch is not null order by created_at desc limit ${sql.lit(newest)})) l
        where ${touches[key]} is not null)`,
  ),
};
