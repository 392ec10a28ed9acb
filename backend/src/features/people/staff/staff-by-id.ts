import { mayOwn, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { Context } from '../../../platform/context.ts';
import { rolesWhoMayOwn, staffWhoMayOwn, type StaffRow } from './staff.queries.ts';

type People = ReadonlyMap<string, StaffRow>;

const remembered = new WeakMap<object, Promise<People>>();

/** The active members of staff by their ids; asked for once in a request, for however many records it shows. */
const staffById = (context: Pick<Context, 'query'>): Promise<People> => {
  const known =
    remembered.get(context) ??
    context
      .query(staffWhoMayOwn, { roles: rolesWhoMayOwn() })
      .then((people) => new Map(people.map((person) => [person.id, person])));
  remembered.set(context, known);
  return known;
};

/** Whose a record is; null for one that is unassigned (docs/people.md). @param kind what it is @param id what its column says */
export const ownerOf = async (
  context: Pick<Context, 'query'>,
  kind: OwnedKind,
  id: string | null | undefined,
): Promise<StaffRow | null> => {
  const person = id ? (await staffById(context)).get(id) : undefined;
  return person && mayOwn(person.role, kind) ? person : null;
};
