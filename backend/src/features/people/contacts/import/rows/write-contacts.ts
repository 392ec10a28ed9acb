import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../../platform/db/query-builder.ts';
import { changedContactFields, newContactFieldNames, newContactFields } from '../imported-contact.fields.ts';
import { castTo, jsonColumn, jsonRows, textsIn, type JsonTypes } from './json-rows.ts';
import type { ImportedContact } from './plan-row.ts';
import { identityOf, personOf } from './row-person.ts';

interface AddedContact extends ImportedContact {
  /** Those that will be added to it: a trigger puts their words into what the search compares, so that adding them does not write the contact again. */
  readonly notes: readonly string[];
}

const newValues = newContactFieldNames.map((name) => {
  const value = jsonColumn('c', name);
  if (newContactFields[name] === 'text[]') return textsIn(value);
  return name === 'createdAt' ? sql`coalesce(${value}, now())` : value;
});

/** Stores new contacts, which differ in their {@link identityOf}. @returns their ids by that */
export const createContacts = async (
  trx: Transaction,
  added: readonly AddedContact[],
): Promise<Map<string, string>> => {
  const sources = added.map(({ source }) => source);
  // New sources in one order, so that two imports that bring the same ones do not wait for each other in a circle.
  await sql`
    select contact_source_of(source)
    from (select distinct lead_source_fold(word) as folded, word as source from unnest(${sources}::text[]) word order by 1, 2) sources`.execute(
    trx,
  );
  const rows = added.map(({ notes, ...contact }): Record<keyof typeof newContactFields, unknown> => ({
    ...contact,
    searchText: notes.join(' '),
  }));
  const created = await trx
    .insertInto('contacts')
    .columns(newContactFieldNames)
    .expression(sql`select ${sql.join(newValues)} from ${jsonRows(rows, 'c', newContactFields)}`)
    .returning(['id', 'email', 'phone', 'firstName', 'lastName'])
    .execute();
  return new Map(created.map((contact) => [identityOf(personOf(contact)), contact.id]));
};

/** A change of a contact: only the fields named in `set`, of which null empties one. */
export interface ContactChange {
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** The value of a field in `w.set`, as a column of this type holds it. */
const valueIn = (name: string, type: JsonTypes[string]) =>
  type === 'text[]'
    ? textsIn(sql`w.set -> ${sql.lit(name)}`)
    : castTo(sql`(w.set ->> ${sql.lit(name)})`, type);

const changes = sql.join(
  Object.entries(changedContactFields).map(
    ([name, type]) =>
      sql`${sql.ref(name)} = case when w.set ? ${sql.lit(name)} then ${valueIn(name, type)} else ${sql.ref(`c.${name}`)} end`,
  ),
);

/** Changes contacts, which must be locked; changes of status are recorded. */
export const updateContacts = async (
  trx: Transaction,
  changed: readonly ContactChange[],
  actorId: string | null,
): Promise<void> => {
  // Projects store the contact's name: locks them in the order that every bulk change uses.
  await trx
    .selectFrom('projects')
    .select('id')
    .where('contactId', '=', sql<string>`any(${changed.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const wanted = JSON.stringify(changed.map(({ id, set }) => ({ id, set })));
  await trx
    .with(
      'changed',
      () => sql<{ id: string; before: ContactStatus; after: ContactStatus }>`(
        update contacts c set ${changes}, version = c.version + 1
        from (select (w ->> 'id')::uuid as id, w -> 'set' as set from jsonb_array_elements(${wanted}::jsonb) w) w
        where c.id = w.id returning c.id, old.status as before, new.status as after)`,
    )
    .insertInto('contactStatusChanges')
    .columns(['contactId', 'fromStatus', 'toStatus', 'actorId'])
    .expression((eb) =>
      eb
        .selectFrom('changed')
        .select(['id', 'before', 'after', eb.val(actorId).as('actorId')])
        .whereRef('before', '<>', 'after'),
    )
    .execute();
};

/** Stands for the author of the notes of an import that nobody can be named for. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Adds the notes of an import to its contacts, as notes of whoever uploaded the file. */
export const addImportedNotes = async (
  trx: Transaction,
  notes: readonly { readonly id: string; readonly text: string }[],
  importId: string,
  authorId: string | null,
): Promise<void> => {
  await trx
    .insertInto('contactNotes')
    .columns(['contactId', 'authorId', 'authorName', 'text', 'importId'])
    .expression(
      sql`
        select n.id, coalesce(${authorId}::uuid, ${nobody}), coalesce((select name from users where id = ${authorId}::uuid), 'Import'), n.text, ${importId}::uuid
        from ${jsonRows(notes, 'n', { id: 'uuid', text: 'text' })}`,
    )
    .execute();
};
