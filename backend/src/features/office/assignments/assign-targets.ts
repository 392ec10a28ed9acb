import { randomInt } from 'node:crypto';
import { assignSentences, type AssignForm } from '@hearthline/rules/office/assignments/assign-rules.ts';
import { ownerRoles, unknownOwner } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';

/** Those accounts that may own something of a kind, locked so that none of them is closed meanwhile (decision 0018). */
const lockedOwners = (trx: Transaction, kind: AssignForm['kind']) =>
  trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', ownerRoles[kind])
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forShare();

/** The members of a team who can be given something of a kind. @throws AppError BAD_INPUT, CONFLICT */
const membersOf = async (trx: Transaction, kind: AssignForm['kind'], teamId: string): Promise<string[]> => {
  const team = isId(teamId)
    ? await trx.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst()
    : undefined;
  if (!team) throw fieldError('toTeam', assignSentences.team);
  const asLeads = kind === 'contact' || kind === 'deal';
  const members = await lockedOwners(trx, kind)
    .where('id', 'in', trx.selectFrom('teamMembers').select('userId').where('teamId', '=', teamId))
    .$if(asLeads, (qb) => qb.where('takesLeads', '=', sql.lit(true)))
    .execute();
  if (members.length === 0) throw conflict(assignSentences.emptyTeam);
  return members.map(({ id }) => id);
};

/**
 * Who gets what is assigned, each in turn: a person, the members of a team beginning with any of them, or nobody.
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const assignTargets = async (
  trx: Transaction,
  { kind, toPerson, toTeam }: Pick<AssignForm, 'kind' | 'toPerson' | 'toTeam'>,
): Promise<readonly (string | null)[]> => {
  if (toTeam) {
    const members = await membersOf(trx, kind, toTeam);
    const first = randomInt(members.length);
    return [...members.slice(first), ...members.slice(0, first)];
  }
  if (!toPerson) return [null];
  const person = isId(toPerson)
    ? await lockedOwners(trx, kind).where('id', '=', toPerson).executeTakeFirst()
    : undefined;
  if (!person) throw fieldError('toPerson', unknownOwner);
  return [person.id];
};
