import { ownerRoles, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';

/** The active accounts of staff, by name, each with its team. */
export const activeStaff = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('teamMembers as m', 'm.userId', 'u.id')
    .leftJoin('teams as team', 'team.id', 'm.teamId')
    .select(['u.id', 'u.name', 'u.role', 'u.takesLeads', 'm.teamId'])
    .select(sql<boolean>`coalesce(team.leader_id = u.id, false)`.as('isLeader'))
    .where('u.disabledAt', 'is', null)
    .where('u.role', 'in', ownerRoles.task)
    .orderBy(sql`lower(${sql.ref('u.name')})`)
    .orderBy('u.id');

/** At most this many are listed. */
export const maxStaff = 500;

/** Those who may own something of a kind. */
export const staffWhoMayOwn = prepare('staff', (db, p: Placeholders<{ roles: string }>) =>
  activeStaff(db)
    .where(sql<boolean>`${sql.ref('u.role')} = any (${p.roles}::text[])`)
    .limit(sql.lit(maxStaff)),
);

export type StaffRow = NonNullable<(typeof staffWhoMayOwn)['row']>;

/** The roles that may own something of a kind, as an array of the database; without a kind those of all staff. */
export const rolesWhoMayOwn = (kind: OwnedKind = 'task'): string => `{${ownerRoles[kind].join(',')}}`;

/** All teams, by name, with the beginnings of their ZIP codes. */
export const allTeams = prepare('teams', (db) =>
  db
    .selectFrom('teams as t')
    .select(['t.id', 't.name', 't.leaderId', 't.version'])
    .select((eb) =>
      eb
        .selectFrom('teamZips as z')
        .select(sql<string[]>`coalesce(array_agg(z.zip order by z.zip), '{}')`.as('zips'))
        .whereRef('z.teamId', '=', 't.id')
        .$asScalar()
        .$notNull()
        .as('zips'),
    )
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id'),
);
