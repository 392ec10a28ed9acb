import type { LeadDesignFilter } from '@hearthline/rules/people/leads/design-filter.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;
type Wanted = Partial<LeadDesignFilter>;

const within = (column: RawBuilder<unknown>, { minPrice, maxPrice }: Wanted): Condition[] => [
  ...(minPrice ? [sql<SqlBool>`${column} >= ${minPrice}::bigint`] : []),
  ...(maxPrice ? [sql<SqlBool>`${column} <= ${maxPrice}::bigint`] : []),
];

const all = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/**
 * The condition that a booking or a request came with a design like this (migration 0049), or is about its home.
 * @param lead the alias of the table
 * @param homeId its column that names a home of the catalog, if it has one
 */
export const leadHasDesign = (
  lead: string,
  { home, roof, ...prices }: Wanted,
  homeId?: RawBuilder<unknown>,
): Condition => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${lead}.${name}`);
  const designed = sql<SqlBool>`${column('designHome')} = ${home}`;
  const conditions = [
    ...(home
      ? [
          homeId
            ? sql<SqlBool>`(${designed} or ${homeId} = (select id from homes where slug = ${home}))`
            : designed,
        ]
      : []),
    ...(roof ? [sql<SqlBool>`${column('designRoof')} = ${roof}`] : []),
    ...within(column('designCents'), prices),
  ];
  return conditions.length ? all(conditions) : sql<SqlBool>`true`;
};

/** The ids of the contacts who booked, asked or designed like this; an id may occur twice. */
export const contactsWithDesign = (wanted: Wanted): RawBuilder<unknown> => {
  const { home, roof } = wanted;
  const own = all([
    sql<SqlBool>`d.contact_id is not null`,
    ...(home ? [sql<SqlBool>`(d.home_slug = ${home} or d.plan_code = ${home})`] : []),
    ...(roof ? [sql<SqlBool>`d.roof = ${roof}`] : []),
    ...within(sql`d.about_cents`, wanted),
  ]);
  // Only bookings may name a home without a design.
  const booked = home && !roof ? sql`` : sql`a.design_code is not null and`;
  return sql`(
    select d.contact_id from designs d where ${own}
    union all select a.contact_id from appointments a where ${booked} a.contact_id is not null and ${leadHasDesign('a', wanted, sql`a.home_id`)}
    union all select q.contact_id from consultant_requests q where q.design_code is not null and q.contact_id is not null and ${leadHasDesign('q', wanted)})`;
};

/** The condition that a design, which is `d` in the statement, belongs to an account: it owns or co-owns it. */
export const designedBy = (userId: string): Condition =>
  sql<SqlBool>`(d.owner_id = ${userId} or exists (select from design_editors e where e.design_id = d.id and e.user_id = ${userId}))`;
