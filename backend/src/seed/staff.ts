import { foldEmail } from '@hearthline/rules/text.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import { hashPassword } from '../features/people/accounts/passwords/hash-password.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { demoPassword, demoStaff, demoZips } from './accounts.ts';

const day = 24 * 3600 * 1000;
/** The leads that nobody has taken yet. */
const unassignedLeads = 5;
/** Each seller has as many open deals at least. */
const openDeals = 2;

/** Prospects of whom nothing is known but themselves: they ask to be called ({@link seedNewRequests}). */
const isNew = sql<boolean>`(contacts.status = 'prospect' and contacts.phone is not null
  and not exists (select from consultant_requests q where q.contact_id = contacts.id)
  and not exists (select from appointments a where a.contact_id = contacts.id)
  and not exists (select from deals d where d.contact_id = contacts.id))`;

const seedPeople = async (trx: Transaction, now: Date): Promise<ReadonlyMap<string, string>> => {
  // One hash is enough: they share the password.
  const passwordHash = await hashPassword(demoPassword);
  const people = await trx
    .insertInto('users')
    .values(
      demoStaff.map(({ name, email, role }, index) => ({
        name,
        email,
        emailFolded: foldEmail(email),
        role,
        passwordHash,
        isEmailVerified: true,
        createdAt: new Date(now.getTime() - (150 - index * 9) * day),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  return new Map(people.map(({ id, email }) => [email, id]));
};

const seedTeams = async (trx: Transaction, idOf: (email: string) => string): Promise<void> => {
  for (const name of new Set(demoStaff.flatMap(({ team }) => team ?? []))) {
    const members = demoStaff.filter(({ team }) => team === name);
    const leader = members.find((person) => 'leads' in person);
    const { id: teamId } = await trx
      .insertInto('teams')
      .values({ name, leaderId: leader ? idOf(leader.email) : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('teamMembers')
      .values(members.map(({ email }) => ({ teamId, userId: idOf(email) })))
      .execute();
    const zips = demoZips[name] ?? [];
    if (zips.length > 0)
      await trx
        .insertInto('teamZips')
        .values(zips.map((zip) => ({ zip, teamId })))
        .execute();
  }
};

/** A person of a list for each row, in turns: `place` is the number of the row, from 1. */
const inTurns = (people: readonly string[], place: string) =>
  sql<string>`(${people}::uuid[])[(${sql.ref(place)} - 1) % ${people.length} + 1]`;

/** Who owns what nobody owned: open deals with their contacts, then the contacts of the last months, in turns; projects have managers. */
const seedOwners = async (
  trx: Transaction,
  sellers: readonly string[],
  managers: readonly string[],
): Promise<void> => {
  await trx
    .with('turns', (qb) =>
      qb
        .selectFrom('deals')
        .select([
          'id',
          'ownerId',
          sql<number>`(row_number() over (order by owner_id is null desc, created_at, id))::int`.as('place'),
        ])
        .where('stage', 'in', openStages),
    )
    .updateTable('deals as d')
    .from('turns')
    .set({ ownerId: inTurns(sellers, 'turns.place') })
    .whereRef('turns.id', '=', 'd.id')
    .where((eb) =>
      eb.or([eb('turns.ownerId', 'is', null), eb('turns.place', '<=', sellers.length * openDeals)]),
    )
    .execute();
  await trx
    .updateTable('contacts as c')
    .from('deals as d')
    .set({ ownerId: sql<string>`d.owner_id` })
    .whereRef('d.contactId', '=', 'c.id')
    .where('c.ownerId', 'is', null)
    .where('d.ownerId', 'is not', null)
    .execute();
  await trx
    .with('turns', (qb) =>
      qb
        .selectFrom('contacts')
        .select([
          'id',
          sql<number>`(row_number() over (order by ${isNew} desc, created_at desc, id desc))::int`.as(
            'place',
          ),
        ])
        .where('ownerId', 'is', null),
    )
    .updateTable('contacts as c')
    .from('turns')
    .set({ ownerId: inTurns(sellers, 'turns.place') })
    .whereRef('turns.id', '=', 'c.id')
    .where('turns.place', '>', unassignedLeads)
    .execute();
  await trx
    .with('turns', (qb) =>
      qb
        .selectFrom('projects')
        .select(['id', sql<number>`(row_number() over (order by created_at, id))::int`.as('place')]),
    )
    .updateTable('projects as p')
    .from('turns')
    .set({ managerId: inTurns(managers, 'turns.place') })
    .whereRef('turns.id', '=', 'p.id')
    .execute();
};

/** The staff of the demo: their accounts, teams, and what is whose. The two consultants on duty have accounts. */
export const seedStaff = async (trx: Transaction, now: Date): Promise<void> => {
  const ids = await seedPeople(trx, now);
  const idOf = (email: string): string => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`The demo has no account ${email}.`);
    return id;
  };
  await seedTeams(trx, idOf);
  for (const { name, email } of demoStaff)
    await trx
      .updateTable('consultants')
      .set({ userId: idOf(email) })
      .where('name', '=', name)
      .execute();
  const those = (role: string) =>
    demoStaff.filter((person) => person.role === role).map(({ email }) => idOf(email));
  await seedOwners(trx, those('sales'), those('project_manager'));
};
