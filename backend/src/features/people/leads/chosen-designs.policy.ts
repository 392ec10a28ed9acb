import type { LeadDesignFilter } from '@hearthline/rules/people/leads/design-filter.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { queryBuilder } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type Condition = Expression<SqlBool>;
type Wanted = Partial<LeadDesignFilter>;

const within = (column: Expression<unknown>, { minPrice, maxPrice }: Wanted): Condition[] => [
  ...(minPrice ? [sql<SqlBool>`${column} >= ${minPrice}::bigint`] : []),
  ...(maxPrice ? [sql<SqlBool>`${column} <= ${maxPrice}::bigint`] : []),
];

const all = (conditions: readonly Condition[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/**
 * The condition that a booking or a request came with a design like this (migration 0049), or is about its home.
 * @param lead the alias of the table
 * @param homeId its column that names a home of the catalog, if it has one
 */
export const leadHasDesign = (
  lead: string,
  { home, roof, ...prices }: Wanted,
  homeId?: Expression<unknown>,
): RawBuilder<SqlBool> => {
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

/** The ids of the contacts who booked, asked or designed like this; an id may occur twice. @param counts which bookings `a` count, if not all */
export const contactsWithDesign = (wanted: Wanted, counts?: Condition): Expression<unknown> => {
  const { home, roof } = wanted;
  const designs = queryBuilder
    .selectFrom('designs as d')
    .select('d.contactId')
    .where('d.contactId', 'is not', null)
    .where((eb) =>
      all([
        eb.lit(true),
        ...(home ? [eb.or([eb('d.homeSlug', '=', home), eb('d.planCode', '=', home)])] : []),
        ...(roof ? [eb('d.roof', '=', roof)] : []),
        ...within(eb.ref('d.aboutCents'), wanted),
      ]),
    );
  const bookings = queryBuilder
    .selectFrom('appointments as a')
    .select('a.contactId')
    .where('a.contactId', 'is not', null)
    .where((eb) => leadHasDesign('a', wanted, eb.ref('a.homeId')));
  const requests = queryBuilder
    .selectFrom('consultantRequests as q')
    .select('q.contactId')
    .where('q.designCode', 'is not', null)
    .where('q.contactId', 'is not', null)
    .where(leadHasDesign('q', wanted));
  // Only bookings may name a home without a design.
  const booked = home && !roof ? bookings : bookings.where('a.designCode', 'is not', null);
  return designs.unionAll(counts ? booked.where(counts) : booked).unionAll(requests);
};

const design = expressionBuilder<Tables & { d: Tables['designs'] }, 'd'>();

/** The condition that a design, which is `d` in the statement, belongs to an account: it owns or co-owns it. */
export const designedBy = (userId: string): Expression<SqlBool> =>
  design.or([
    design('d.ownerId', '=', userId),
    design.exists(
      design
        .selectFrom('designEditors as e')
        .whereRef('e.designId', '=', 'd.id')
        .where('e.userId', '=', userId),
    ),
  ]);
