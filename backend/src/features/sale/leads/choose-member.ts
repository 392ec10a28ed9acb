import { beginningsOf } from '@hearthline/rules/people/leads/zip-of-lead.ts';
import { leadDay } from '@hearthline/rules/people/leads/response-clock.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Db, Row, Transaction } from '../../../platform/db/query-builder.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { availableOn } from '../appointments/duty/available-staff.policy.ts';
import { readOpenTime } from '../appointments/duty/open-time.api.ts';

/** Whether leads are given away by themselves: once a team has beginnings of ZIP codes. */
export const leadsAreRouted = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('teamZips').select('zip').limit(1).executeTakeFirst()) !== undefined;

/** The team whose the leads of a ZIP code are; null if they are nobody's. */
const teamOf = async (db: Db, zip: string | null): Promise<string | null> => {
  const found = await db
    .selectFrom('teamZips')
    .select('teamId')
    .where('zip', 'in', beginningsOf(zip))
    .orderBy(sql`length(zip)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.teamId ?? null;
};

/** Whose a lead is, and where they are mailed. */
export type LeadOwner = Pick<Row<'users'>, 'id' | 'name' | 'email'>;

/** Active accounts that may own contacts. */
export const sellers = (db: Db) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.email'])
    .where('u.disabledAt', 'is', null)
    .where('u.role', 'in', ownerRoles.contact);

/** Remembers that somebody has just got a lead. */
export const takeTurn = async (trx: Transaction, userId: string): Promise<void> => {
  const takenAt = sql<Date>`clock_timestamp()`;
  await trx
    .insertInto('leadTurns')
    .values({ userId, takenAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ takenAt }))
    .execute();
};

/**
 * Of the available members of a team the one whose last turn is longest ago, or who had none, of equals by name; if there is none, its
 * leader. Whoever it is takes a turn and keeps the account until the transaction ends: an account that somebody disables is waited for, and
 * then passed over. Leads of a team are given away one after the other.
 * @returns null if there is nobody
 */
const nextOf = async (trx: Transaction, teamId: string, day: string): Promise<LeadOwner | null> => {
  const member = await availableOn(trx, sql<string>`${day}::date`)
    .select('u.email')
    .leftJoin('leadTurns as turn', 'turn.userId', 'u.id')
    .where('m.teamId', '=', teamId)
    .where('u.role', 'in', ownerRoles.contact)
    .clearOrderBy()
    .orderBy('turn.takenAt', (order) => order.asc().nullsFirst())
    .orderBy(sql`lower(${sql.ref('u.name')})`)
    .orderBy('u.id')
    .limit(1)
    .forShare('u')
    .executeTakeFirst();
  const chosen =
    member ??
    (await sellers(trx)
      .innerJoin('teams as t', 't.leaderId', 'u.id')
      .where('t.id', '=', teamId)
      .forShare('u')
      .executeTakeFirst());
  if (!chosen) return null;
  await takeTurn(trx, chosen.id);
  return chosen;
};

/** Who gets a lead of a ZIP code, as {@link nextOf} its team; null if there is nobody. */
export const chooseMember = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction,
  zip: string | null,
): Promise<LeadOwner | null> => {
  const day = leadDay(await readOpenTime(readsIn(trx)), now());
  for (;;) {
    const teamId = await teamOf(trx, zip);
    if (teamId === null) return null;
    await takeLocks(trx, ['turn of a team', teamId]);
    const owner = await nextOf(trx, teamId, day);
    if (owner !== null) return owner;
    // A team that was removed meanwhile leaves its leads to another one.
    const isThere = await trx.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst();
    if (isThere) return null;
  }
};
