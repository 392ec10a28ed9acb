import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../../../platform/db/query-builder.ts';
import { queryBuilder } from '../../../../../platform/db/statement.ts';
import type { Tables } from '../../../../../platform/db/tables.ts';
import { takeLocksOf } from '../../../../../platform/locks/advisory-locks.ts';
import { importedFieldNames } from '../imported-contact.fields.ts';
import { jsonRows } from './json-rows.ts';
import type { KnownContact } from './plan-row.ts';
import { identityOf, personOf, type Person } from './row-person.ts';

/** Whether a contact has a deal or a project. @param contact the name of its table in the statement */
export const isBuyer = (contact: string): RawBuilder<boolean> => {
  const id = sql.ref<string>(`${contact}.id`);
  const deals = queryBuilder.selectFrom('deals').where('contactId', '=', id);
  const projects = queryBuilder.selectFrom('projects').where('contactId', '=', id);
  return sql`(exists ${deals} or exists ${projects})`;
};

/** People that are looked for, by the lines of their rows. */
type Sought = ReadonlyMap<number, Person>;

/** The folded addresses of these that a contact has. */
const addressesInUse = async (trx: Transaction, emails: readonly string[]): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('contacts')
    .select('emailFolded')
    .where('emailFolded', '=', sql<string>`any(${emails}::text[])`)
    .execute();
  return new Set(rows.map(({ emailFolded }) => emailFolded));
};

interface Match {
  readonly position: number;
  readonly id: string | null;
}

const k = expressionBuilder<Tables & { k: Tables['contacts'] }, 'k'>();

const nameOf = sql`search_fold(${k.ref('k.firstName')} || ' ' || ${k.ref('k.lastName')})`;
const oldest = sql`(array_agg(k.id order by ${k.ref('k.createdAt')}, k.id))[1]`;

/** Few contacts have no address: they are found by that, and compared all at once. */
const amongAddressless = (people: RawBuilder<unknown>) => sql<Match>`
  select a.position, ${oldest} as id from ${people} join contacts k on k.phone = a.phone and ${nameOf} = a.name
  where ${k.ref('k.emailFolded')} = '' group by a.position`;

/** One after the other, by the index of the search. They are put in order once they are found: else all contacts would be read in that order. */
const amongAll = (people: RawBuilder<unknown>) => sql<Match>`
  select a.position, (
    select ${oldest} from contacts k
    where ${k.ref('k.searchText')} like '%' || a.phone || '%' and k.phone = a.phone and ${nameOf} = a.name
  ) as id from ${people}`;

/** The ids of the oldest contacts with phone and name of these people, by line. */
const byPhone = async (
  trx: Transaction,
  people: Sought,
  is: (person: Person) => boolean,
  among: typeof amongAll,
): Promise<[number, string][]> => {
  const sought = [...people].flatMap(([position, person]) =>
    person.phone && is(person) ? [{ position, phone: person.phone, name: person.name }] : [],
  );
  if (sought.length === 0) return [];
  const { rows } = await among(
    jsonRows(sought, 'a', { position: 'int', phone: 'text', name: 'text' }),
  ).execute(trx);
  return rows.flatMap(({ position, id }) => (id ? [[position, id]] : []));
};

/** Whether a contact is who it was when it was found: it was not locked yet. */
const isStill = (contact: KnownContact, { email, phone, name }: Person): boolean => {
  const now = personOf(contact);
  return now.phone === phone && now.name === name && (email === '' || now.email === '');
};

/**
 * The contacts that rows are about, by line: those with the address, or else with phone and name; the oldest where there are several.
 * Somebody with an address is not a contact with another one.
 * @param lock locks them, and reserves what nobody has yet
 */
export const knownContacts = async (
  trx: Transaction,
  people: Sought,
  lock: boolean,
): Promise<Map<number, KnownContact>> => {
  // The lock that a visitor's booking also takes, always in the same order.
  if (lock) await takeLocksOf(trx, 'address of a contact', [...people.values()].map(identityOf));
  const emails = [...people.values()].map(({ email }) => email).filter(Boolean);
  const inUse = await addressesInUse(trx, emails);
  const matches = new Map([
    ...(await byPhone(trx, people, ({ email }) => email !== '' && !inUse.has(email), amongAddressless)),
    ...(await byPhone(trx, people, ({ email }) => email === '', amongAll)),
  ]);
  const found = trx
    .selectFrom('contacts')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('emailFolded', '=', sql<string>`any(${emails}::text[])`),
        eb('id', '=', sql<string>`any(${[...matches.values()]}::uuid[])`),
      ]),
    )
    // Locks rows in the order that bulk operations use; in any other order the two could deadlock.
    .$if(lock, (contacts) => contacts.orderBy('id').forUpdate());
  const rows = await trx
    .selectFrom(found.as('known'))
    .select(['id', 'version', 'email', 'emailFolded', ...importedFieldNames])
    .select(isBuyer('known').as('isBuyer'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const contacts = rows.map(({ consentAt, ...contact }): KnownContact => ({
    ...contact,
    consentAt: consentAt?.toISOString() ?? null,
    notes: [],
  }));
  const byEmail = new Map(contacts.map((contact) => [contact.emailFolded, contact]));
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const known = new Map<number, KnownContact>();
  for (const [position, person] of people) {
    const alike = byId.get(matches.get(position) ?? '');
    const contact =
      (person.email && byEmail.get(person.email)) || (alike && isStill(alike, person) ? alike : undefined);
    if (contact) known.set(position, contact);
  }
  return known;
};

const note = expressionBuilder<Tables & { n: Tables['contactNotes'] }, 'n'>();

/** Of these notes, the ones that the contacts have already: importing a file twice repeats none. @param notes by line */
export const withKnownNotes = async (
  trx: Transaction,
  known: Map<number, KnownContact>,
  notes: ReadonlyMap<number, readonly string[]>,
): Promise<void> => {
  const wanted = [...notes].flatMap(([position, texts]) => {
    const contact = known.get(position);
    return contact ? texts.map((text) => ({ id: contact.id, position, text })) : [];
  });
  const { rows: present } = await sql<(typeof wanted)[number]>`
    select distinct a.position, a.text from ${jsonRows(wanted, 'a', { id: 'uuid', position: 'int', text: 'text' })}
    join contact_notes n on ${note.ref('n.contactId')} = a.id and ${note.ref('n.text')} = a.text`.execute(
    trx,
  );
  for (const { position, text } of present) {
    const contact = known.get(position);
    if (contact) known.set(position, { ...contact, notes: [...contact.notes, text] });
  }
};
