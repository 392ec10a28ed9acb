import { newContact, type NewContact } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { pick } from '../../../../platform/db/pick.ts';
import type { Context } from '../../../../platform/context.ts';
import { toCamelCase, type Row } from '../../../../platform/db/query-builder.ts';
import { asSentRows, prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.service.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { contactColumns, writtenFields, type ContactRow, type WrittenContact } from '../contact.fields.ts';
import { tellNewOwner } from '../../accounts/owner.api.ts';
import { requireOwner } from '../../accounts/owner.policy.ts';
import { consentOf } from './marketing-consent.ts';
import { ownedContact } from './update-contact.ts';
import { tellOfContacts } from '../tell-of-contacts.api.ts';

interface Creation extends WrittenContact, Pick<Row<'contacts'>, 'emailFolded'> {
  readonly actorId: string | null;
  readonly requestId: string;
}

/** Stores a contact and its audit entry, and remembers its tags; also run by the benchmark, to measure what the database alone can do. */
export const contactInsert = asSentRows(
  prepare('contact_create', (db, p: Placeholders<Creation>) =>
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
      )
      .selectFrom('created')
      .select(contactColumns),
  ),
);

/** An answer that a server before December 2026 has kept: the columns of the row. */
const camelCased = (answer: ContactRow): ContactRow =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [toCamelCase(name), value]),
  ) as unknown as ContactRow;

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
 * Stores a contact, once for each idempotency key. It is a single statement on the hot path, the audit
 * entry included, and prepared it takes a third of the time (docs/decisions/0005-reads-without-entities.md).
 * @throws AppError BAD_INPUT, KEY_REUSED, IN_PROGRESS
 */
export const createContact = async (context: Context, input: unknown): Promise<ContactRow> => {
  const created = await withIdempotencyKey(context, 'contact.create', input, async (inside) => {
    const contact = validate(newContact, input);
    if (contact.ownerId) await requireOwner(inside, contact.ownerId);
    const [row] = await inside.query(contactInsert, creationOf(inside, contact));
    if (!row) throw new Error('an insert returned no row');
    if (contact.ownerId)
      await inside.transaction((trx) => tellNewOwner(inside, trx, row.ownerId, ownedContact(row)));
    // Not with the transaction's connection: it tells when that has ended.
    tellOfContacts(context);
    return row;
  });
  return camelCased(created);
};
