import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { maxTeams, teamForm, teamSentences } from '@hearthline/rules/people/teams.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { activeStaff, allTeams, rolesWhoMayOwn, staffWhoMayOwn, type StaffRow } from './staff.queries.ts';

/** A team with its people. */
export interface TeamView {
  readonly id: string;
  readonly name: string;
  readonly leader: StaffRow | null;
  readonly members: StaffRow[];
  readonly zips: string[];
  readonly version: number;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: teamSentences.missing });
const conflict = (field: 'memberIds' | 'zips', message: string): AppError =>
  new AppError('CONFLICT', { message, fields: { [field]: message } });

/** The active accounts of staff who may own something of a kind, by name; without a kind all of them. */
export const listStaff = ({ query }: Pick<Context, 'query'>, may?: OwnedKind | null): Promise<StaffRow[]> =>
  query(staffWhoMayOwn, { roles: rolesWhoMayOwn(may ?? undefined) });

/** All teams, by name. */
export const listTeams = async (context: Pick<Context, 'query'>): Promise<TeamView[]> => {
  const [teams, people] = await Promise.all([context.query(allTeams, {}), listStaff(context)]);
  return teams.map(({ leaderId, ...team }) => {
    const members = people.filter(({ teamId }) => teamId === team.id);
    return { ...team, members, leader: members.find(({ id }) => id === leaderId) ?? null };
  });
};

const readTeam = async (context: Context, id: string): Promise<TeamView> => {
  const team = (await listTeams(context)).find((one) => one.id === id);
  if (!team) throw missing();
  return team;
};

/** Stores who is in a team and which ZIP codes are its own. @throws AppError BAD_INPUT, CONFLICT */
const fillTeam = async (
  trx: Transaction,
  teamId: string,
  { memberIds, zips }: { readonly memberIds: readonly string[]; readonly zips: readonly string[] },
): Promise<void> => {
  const known = await activeStaff(trx)
    .where('u.id', '=', sql<string>`any(${memberIds.filter(isId)}::uuid[])`)
    .execute();
  if (known.length < memberIds.length)
    throw new AppError('BAD_INPUT', {
      message: teamSentences.member,
      fields: { memberIds: teamSentences.member },
    });
  if (known.some((person) => person.teamId !== null && person.teamId !== teamId))
    throw conflict('memberIds', teamSentences.memberTaken);
  await trx.deleteFrom('teamMembers').where('teamId', '=', teamId).execute();
  await trx.deleteFrom('teamZips').where('teamId', '=', teamId).execute();
  if (memberIds.length > 0)
    await trx
      .insertInto('teamMembers')
      .values(memberIds.map((userId) => ({ userId, teamId })))
      .execute();
  if (zips.length === 0) return;
  const stored = await trx
    .insertInto('teamZips')
    .values(zips.map((zip) => ({ zip, teamId })))
    .onConflict((oc) => oc.doNothing())
    .returning('zip')
    .execute();
  if (stored.length < zips.length) throw conflict('zips', teamSentences.zipTaken);
};

/** Everything about a team as its form has it; undefined if there is none. */
const storedTeam = async (trx: Transaction, id: string) => {
  const team = isId(id)
    ? await trx
        .selectFrom('teams')
        .select(['name', 'leaderId', 'version'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!team) return undefined;
  const members = await trx.selectFrom('teamMembers').select('userId').where('teamId', '=', id).execute();
  const zips = await trx.selectFrom('teamZips').select('zip').where('teamId', '=', id).execute();
  return { ...team, memberIds: members.map(({ userId }) => userId), zips: zips.map(({ zip }) => zip) };
};

/**
 * Makes a team, or changes one; what is left out of a change stays. Teams are saved one after the other, because a person and a
 * beginning of ZIP codes belong to one alone.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT
 */
export const saveTeam = async (
  context: Context,
  id: string | null,
  readVersion: number | null,
  input: object,
): Promise<TeamView> => {
  const saved = await context.transaction(async (trx) => {
    await takeLocks(trx, 'teams');
    const before = id === null ? undefined : await storedTeam(trx, id);
    if (id !== null)
      assertVersion(before, validateOne('version', versionRule, readVersion), teamSentences.missing);
    const { name, leaderId, ...people } = validate(teamForm, { ...before, ...input });
    if (id === null) {
      const { count } = await trx
        .selectFrom('teams')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxTeams) throw new AppError('BAD_INPUT', { message: teamSentences.tooMany });
    }
    const teamId =
      id ??
      (
        await trx
          .insertInto('teams')
          .values({ name, leaderId: null })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await fillTeam(trx, teamId, people);
    await trx
      .updateTable('teams')
      .set({ name, leaderId, version: (before?.version ?? 0) + 1 })
      .where('id', '=', teamId)
      .execute();
    await audit(context, trx, {
      action: id === null ? 'team.create' : 'team.update',
      object: ['team', teamId],
      details: { leaderId, memberIds: people.memberIds, zips: people.zips },
    });
    return teamId;
  });
  return readTeam(context, saved);
};

/** Removes a team; its people are in none. @throws AppError NOT_FOUND, CONFLICT */
export const removeTeam = (context: Context, id: string, readVersion: number): Promise<string> =>
  context.transaction(async (trx) => {
    await takeLocks(trx, 'teams');
    assertVersion(await storedTeam(trx, id), readVersion, teamSentences.missing);
    await trx.deleteFrom('teams').where('id', '=', id).execute();
    await audit(context, trx, { action: 'team.remove', object: ['team', id] });
    return id;
  });

/**
 * Sets whether somebody takes leads: themselves, the leader of their team, or an admin.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const setTakesLeads = async (
  context: Context,
  personId: string,
  takesLeads: boolean,
): Promise<StaffRow> => {
  const { viewer } = context;
  if (!viewer || !isStaff(viewer.role)) throw new AppError('FORBIDDEN');
  return context.transaction(async (trx) => {
    const find = () =>
      activeStaff(trx)
        .where('u.id', '=', isId(personId) ? personId : null)
        .executeTakeFirst();
    const person = await find();
    if (!person) throw new AppError('NOT_FOUND', { message: teamSentences.missingPerson });
    const leads =
      person.teamId !== null &&
      (await trx
        .selectFrom('teams')
        .select('id')
        .where('id', '=', person.teamId)
        .where('leaderId', '=', viewer.id)
        .executeTakeFirst()) !== undefined;
    if (viewer.role !== 'admin' && viewer.id !== personId && !leads) throw new AppError('FORBIDDEN');
    await trx.updateTable('users').set({ takesLeads }).where('id', '=', personId).execute();
    await audit(context, trx, {
      action: 'user.takes-leads',
      object: ['user', personId],
      details: { takesLeads },
    });
    return { ...person, takesLeads };
  });
};
