import { newContact, type NewContact } from '@hearthline/rules/contacts/rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql, type RawBuilder } from 'kysely';
import { pick } from '../../../platform/db/pick.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';
import { asSentRows, prepare, type Placeholders } from '../../../platform/db/statement.ts';
import {
  keepRow,
  withKeyInStatement,
  type StoredKey,
} from '../../../platform/idempotency/idempotency.service.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { contactColumns, writtenFields, type ContactRow, type WrittenContact } from '../contact.fields.ts';
import { tellNewOwner } from '../../accounts/owner.api.ts';
import { requireOwner } from '../../accounts/owner.policy.ts';
import { consentOf } from './consent.ts';
import { ownedContact } from './update-contact.ts';
import { tellOfContacts } from '../tell-of-contacts.api.ts';

interface Creation extends WrittenContact, Pick<Row<'contacts'>, 'emailFolded'> {
  readonly actorId: string | null;
  readonly requestId: string;
}

/** Stores a contact and its audit entry, and remembers its tags. */
const insertion = (db: Db, p: Placeholders<Creation>) =>
  db
    .with('created', (qb) =>
      qb
        .insertInto('contacts')
        .values({ ...pick(p, writtenFields), emailFolded: p.emailFolded })
        .returningAll(),
    )
    .with('recorded', (qb) =>
      qb
        .insertInto('auditEntries')
        .columns(['actorId', 'action', 'object', 'result', 'requestId'])
        .expression((eb) =>
          eb
            .selectFrom('created')
            .select([
              sql<string | null>`${p.actorId}::uuid`.as('actorId'),
              sql<string>`'contact.create'`.as('action'),
              sql<string>`'contact:' || id`.as('object'),
              sql<string>`'done'`.as('result'),
              p.requestId.as('requestId'),
            ]),
        ),
    )
    .with('known', (qb) =>
      qb
        .insertInto('contactTags')
        .columns(['tag'])
        .expression((eb) =>
          eb
            .selectFrom('created')
            .select(sql<string>`unnest(tags)`.as('tag'))
            .distinct()
            .orderBy(sql`1`),
        )
        .onConflict((conflict) => conflict.doNothing()),
    );

/** The statement for a contact, also run by the benchmark, to measure what the database alone can do. */
export const contactInsert = asSentRows(
  prepare('contact_create', (db, p: Placeholders<Creation>) =>
    insertion(db, p).selectFrom('created').select(contactColumns),
  ),
);

/** The same for a request with a key, which keeps the contact as its answer. */
export const keyedContactInsert = asSentRows(
  prepare('contact_create_keyed', (db, p: Placeholders<Creation & StoredKey>) =>
    insertion(db, p)
      .with('kept', (qb) => keepRow(qb, p, 'created'))
      .selectFrom('created')
      .select(contactColumns),
  ),
);

/** A kept answer as a row; answers of servers before November 2026 have no such columns. */
const keptContact = (hash: RawBuilder<string>) =>
  sql<Row<'contacts'>>`(
    select (jsonb_populate_record(null::contacts, answer)).* from idempotency_keys where hash = ${hash} and answer ? 'first_name')`;

/** The contact that was created for a key, as it was then. */
const createdBefore = asSentRows(
  prepare('contact_created', (db, p: Placeholders<{ hash: string }>) =>
    db.selectFrom(keptContact(p.hash).as<'contacts'>('contacts')).select(contactColumns),
  ),
);

/** What is stored for an input that was validated. */
export const creationOf = (
  { viewer, requestId, now }: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  { marketingConsent, consentSource, ...fields }: NewContact,
): Creation => ({
  ...fields,
  ...consentOf({ marketingConsent, consentSource }, now()),
  emailFolded: foldEmail(fields.email),
  actorId: viewer?.id ?? null,
  requestId,
});

/**
 * Stores a contact, once for each idempotency key. It bypasses the unit of work: it is a single statement on the hot path, the audit
 * entry included, and prepared it takes a third of the time (docs/decisions/0005-reads-without-entities.md).
 * @throws AppError BAD_INPUT, KEY_REUSED
 */
export const createContact = (context: Context, input: unknown): Promise<ContactRow> => {
  const write = async (key: StoredKey | null): Promise<ContactRow> => {
    const contact = validate(newContact, input);
    if (contact.ownerId) await requireOwner(context, contact.ownerId);
    const creation = creationOf(context, contact);
    const [row] = await (key
      ? context.query(keyedContactInsert, { ...creation, ...key })
      : context.query(contactInsert, creation));
    if (!row) throw new Error('an insert returned no row');
    if (contact.ownerId)
      await context.transaction((em) => tellNewOwner(context, em, row.ownerId, ownedContact(row)));
    tellOfContacts(context);
    return row;
  };
  return withKeyInStatement(context, 'contact.create', input, write, (hash) =>
    context.query.byKey(createdBefore, { hash }),
  );
};
