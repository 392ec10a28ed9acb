import { executeIn, type EntityManager } from '../../../../platform/db/database.ts';
import type { ImportedContact, ImportedFields } from './plan-row.ts';

const create = `
  insert into contacts (first_name, last_name, email, email_folded, phone, company, address, status, source, tags, owner_id, marketing_consent, consent_at, consent_source, created_at, search_text)
  select c."firstName", c."lastName", c.email, c."emailFolded", c.phone, c.company, c.address, c.status, c.source, array(select jsonb_array_elements_text(c.tags)),
    c."ownerId", c."marketingConsent", c."consentAt", c."consentSource", coalesce(c."createdAt", now()), c.notes
  from jsonb_to_recordset($1) as c ("firstName" text, "lastName" text, email text, "emailFolded" text, phone text, company text, address text, status text, source text, tags jsonb,
    "ownerId" uuid, "marketingConsent" text, "consentAt" timestamptz, "consentSource" text, "createdAt" timestamptz, notes text)
  returning id, email_folded as email`;

interface AddedContact extends ImportedContact {
  readonly emailFolded: string;
  /** Those that will be added to it: a trigger puts their words into what the search compares, so that adding them does not write the contact again. */
  readonly notes: readonly string[];
}

/** Stores new contacts. @returns their ids by folded address */
export const createContacts = async (
  em: EntityManager,
  added: readonly AddedContact[],
): Promise<Map<string, string>> => {
  if (!added.length) return new Map();
  // New sources in one order, so that two imports that bring the same ones do not wait for each other in a circle.
  await executeIn(
    em,
    'select contact_source_of(source) from (select distinct unnest($1::text[]) as source order by 1) sources',
    [added.map(({ source }) => source)],
  );
  const created = await executeIn<{ id: string; email: string }>(em, create, [
    JSON.stringify(added.map((contact) => ({ ...contact, notes: contact.notes.join(' ') }))),
  ]);
  return new Map(created.map(({ id, email }) => [email, id]));
};

/** A change of a contact: only the fields named in `set`, of which null empties one. */
export interface ContactChange {
  readonly id: string;
  readonly set: Partial<ImportedFields> | Record<string, unknown>;
}

const texts: Readonly<Record<string, keyof ImportedFields>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  company: 'company',
  address: 'address',
  status: 'status',
  source: 'source',
  marketing_consent: 'marketingConsent',
  consent_source: 'consentSource',
};
const set = (column: string, field: string, value: string): string =>
  `${column} = case when w.set ? '${field}' then ${value} else c.${column} end`;

const update = `
  with wanted as (
    select (w ->> 'id')::uuid as id, w -> 'set' as set from jsonb_array_elements($1::jsonb) w
  ), changed as (
    update contacts c set
      ${Object.entries(texts)
        .map(([column, field]) => set(column, field, `w.set ->> '${field}'`))
        .join(', ')},
      ${set('owner_id', 'ownerId', "(w.set ->> 'ownerId')::uuid")}, ${set('consent_at', 'consentAt', "(w.set ->> 'consentAt')::timestamptz")},
      ${set('tags', 'tags', "array(select jsonb_array_elements_text(w.set -> 'tags'))")}, version = c.version + 1
    from wanted w where c.id = w.id returning c.id, old.status as was, new.status as is_now
  )
  insert into contact_status_changes (contact_id, from_status, to_status, actor_id) select id, was, is_now, $2 from changed where was <> is_now`;

/** Changes contacts, which must be locked; changes of status are recorded. */
export const updateContacts = async (
  em: EntityManager,
  changed: readonly ContactChange[],
  actorId: string | null,
): Promise<void> => {
  if (!changed.length) return;
  // Projects store the contact's name: locks them in the order that every bulk change uses.
  await executeIn(em, 'select from projects where contact_id = any($1) order by id for no key update', [
    changed.map(({ id }) => id),
  ]);
  await executeIn(em, update, [
    JSON.stringify(changed.map(({ id, set: fields }) => ({ id, set: fields }))),
    actorId,
  ]);
};

const addNotes = `
  insert into contact_notes (contact_id, author_id, author_name, text, import_id)
  select n.id, coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'), coalesce((select name from users where id = $3::uuid), 'Import'), n.text, $2::uuid
  from jsonb_to_recordset($1) as n (id uuid, text text)`;

/** Adds the notes of an import to its contacts, as notes of whoever uploaded the file. */
export const addImportedNotes = async (
  em: EntityManager,
  notes: readonly { readonly id: string; readonly text: string }[],
  importId: string,
  authorId: string | null,
): Promise<void> => {
  if (notes.length) await executeIn(em, addNotes, [JSON.stringify(notes), importId, authorId]);
};
