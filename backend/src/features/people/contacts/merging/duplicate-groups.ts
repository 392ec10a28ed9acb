import {
  duplicatesPage,
  duplicatesPageSize,
  groupMax,
  type DuplicateReason,
} from '@hearthline/rules/people/contacts/merge-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, readsIn, setStatementTimeout } from '../../../../platform/db/database.ts';
import { queryBuilder } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { allContactFields, owners, selectionOf, type ContactRow } from '../contact.fields.ts';

/** What somebody is compared by, as an expression on `c`; null where there is nothing to compare. */
const keys: Readonly<Record<DuplicateReason, RawBuilder<string | null>>> = {
  email: sql`nullif(c.email_folded, '')`,
  // Numbers as they are dialed anywhere in the world, those without a country being American; what is none may be anybody's.
  phone: sql`case
    when c.phone like '+%' then '+' || regexp_replace(c.phone, '[^0-9]', '', 'g')
    when length(regexp_replace(c.phone, '[^0-9]', '', 'g')) = 10 then '+1' || regexp_replace(c.phone, '[^0-9]', '', 'g')
    when regexp_replace(c.phone, '[^0-9]', '', 'g') ~ '^1[0-9]{10}$' then '+' || regexp_replace(c.phone, '[^0-9]', '', 'g') end`,
  name: sql`case when c.address is not null then regexp_replace(btrim(search_fold(c.first_name || ' ' || c.last_name || E'\n' || c.address)), '[[:blank:]]+', ' ', 'g') end`,
};

/** The groups that a stronger reason shows already: of those all members share that too. */
const shown = {
  email: sql`false`,
  phone: sql`min(c.email_folded) = max(c.email_folded) and min(c.email_folded) <> ''`,
  name: sql`(min(c.email_folded) = max(c.email_folded) and min(c.email_folded) <> '') or (count(${keys.phone}) = count(*) and min(${keys.phone}) = max(${keys.phone}))`,
} satisfies Record<DuplicateReason, RawBuilder<unknown>>;

/** The groups of one reason, without those in which everybody is known to be somebody else. */
const groupsOf = (reason: DuplicateReason, rank: number) => sql`
  select ${sql.lit(reason)} as reason, ${sql.lit(rank)} as rank, g.key, g.first_at
  from (
    select ${keys[reason]} as key, count(*) as members, min(c.created_at) as first_at
    from contacts c where ${keys[reason]} is not null
    group by 1 having count(*) > 1 and not (${shown[reason]})
  ) g
  left join (
    select low.key, count(*) as pairs
    from contacts_apart p
    join (select c.id, ${keys[reason]} as key from contacts c where c.id in (select low_id from contacts_apart)) low on low.id = p.low_id
    join (select c.id, ${keys[reason]} as key from contacts c where c.id in (select high_id from contacts_apart)) high on high.id = p.high_id and high.key = low.key
    group by 1
  ) apart on apart.key = g.key
  where coalesce(apart.pairs, 0) < g.members * (g.members - 1) / 2`;

const groups = sql.join(
  (['email', 'phone', 'name'] as const).map((reason, rank) => groupsOf(reason, rank)),
  sql` union all `,
);

interface GroupRow {
  readonly reason: DuplicateReason;
  readonly key: string;
  readonly total: number;
}

/** The oldest members of some groups of one reason who are not known to be somebody else than all the others. */
const membersOf = (reason: DuplicateReason, wanted: readonly string[]) => sql<{ key: string; id: string }>`
  with members as materialized (
    select ${keys[reason]} as key, c.id, c.created_at, count(*) over (partition by ${keys[reason]}) as members
    from contacts c where ${keys[reason]} = any(${wanted}::text[])
  )
  select key, id from (
    select m.key, m.id, m.created_at, row_number() over (partition by m.key order by m.created_at, m.id) as place
    from members m
    where (
      select count(*) from contacts_apart p join members o on o.key = m.key and o.id = case when p.low_id = m.id then p.high_id else p.low_id end
      where m.id in (p.low_id, p.high_id)
    ) < m.members - 1
  ) placed where place <= ${sql.lit(groupMax)} order by key, place`;

/** Contacts that may be one person. */
export interface DuplicateGroup {
  readonly reason: DuplicateReason;
  readonly contacts: ContactRow[];
}

/**
 * One page of the contacts that may be one person, those of one address first: all that share their folded address, phone number, or
 * folded name and postal address. Who is found by a stronger reason is not shown for a weaker one again.
 * @throws AppError BAD_INPUT
 */
export const duplicateGroups = async (
  context: Context,
  input: unknown,
): Promise<{ groups: DuplicateGroup[]; pagination: Pagination }> => {
  const { page } = validate(duplicatesPage, input);
  return context.slowRead(() =>
    context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      const { rows } = await sql<GroupRow>`
        select reason, key, count(*) over ()::int as total from (${groups}) g
        order by rank, first_at, key limit ${sql.lit(duplicatesPageSize)} offset ${(page - 1) * duplicatesPageSize}`.execute(
        trx,
      );
      // A page past the end says how many there are as well.
      const total =
        rows[0]?.total ??
        (page === 1
          ? 0
          : (await sql<{ total: number }>`select count(*)::int as total from (${groups}) g`.execute(trx))
              .rows[0]?.total);
      const members = new Map<string, string[]>();
      for (const reason of ['email', 'phone', 'name'] as const) {
        const wanted = rows.filter((row) => row.reason === reason).map(({ key }) => key);
        if (wanted.length === 0) continue;
        for (const { key, id } of (await membersOf(reason, wanted).execute(trx)).rows)
          members.set(`${reason} ${key}`, [...(members.get(`${reason} ${key}`) ?? []), id]);
      }
      const ids = [...members.values()].flat();
      const contacts = await readsIn(trx).query.asSent(
        queryBuilder
          .selectFrom('contacts')
          .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
          .select(selectionOf(allContactFields))
          .where('id', '=', sql<string>`any(${ids}::uuid[])`),
      );
      const byId = new Map(contacts.map((contact) => [contact.id, contact]));
      return {
        groups: rows.map(({ reason, key }) => ({
          reason,
          contacts: (members.get(`${reason} ${key}`) ?? []).flatMap((id) => byId.get(id) ?? []),
        })),
        pagination: paginate(page, total ?? 0, duplicatesPageSize),
      };
    }),
  );
};
