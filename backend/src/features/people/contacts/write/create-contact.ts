import { scopeOf } from '@hearthline/rules/permissions.ts';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { newContact, type NewContact } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { pick } from '../../../../platform/db/pick.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn, type Query } from '../../../../platform/db/database.ts';
import { toCamelCase, type Db, type Row } from '../../../../platform/db/query-builder.ts';
import { asSentRows, prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import {
  insertAnswer,
  withIdempotencyKey,
  withKeyInStatement,
  type StoredKey,
} from '../../../../platform/idempotency/idempotency.service.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import {
  contactColumns,
  writtenFields,
  type ContactRow,
  type WrittenContact,
  type WrittenRow,
} from '../contact.fields.ts';
import { mayChangeContact } from '../contact.policy.ts';
import { countingRefusals, requireNotColleagues } from '../known-person.api.ts';
import { tellNewOwner } from '../../accounts/owner.api.ts';
import { lockOwner, requireOwner } from '../../accounts/owner.policy.ts';
import { consentOf } from './marketing-consent.ts';
import { ownedContact, rememberTags } from './update-contact.ts';
import { tellOfContacts } from '../tell-of-contacts.api.ts';

interface Creation extends WrittenContact, Pick<Row<'contacts'>, 'emailFolded'> {
  readonly actorId: string | null;
  readonly requestId: string;
}

/** Stores a contact and its audit entry. */
const insertion = (db: Db, p: Placeholders<Creation>) =>
  db
    .with('created', (qb) =>
      qb
        .insertInto('contacts')
        .values({ ...pick(p, writtenFields), emailFolded: p.emailFolded })
        .returning(contactColumns),
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
    );

/** The statement for a contact, also run by the benchmark, to measure what the database alone can do. */
export const contactInsert = asSentRows(
  prepare('contact_create', (db, p: Placeholders<Creation>) =>
    insertion(db, p).selectFrom('created').selectAll(),
  ),
);

/** The same for a request with a key: stores the contact as the answer to it, too. */
export const keyedContactInsert = asSentRows(
  prepare('contact_create_keyed', (db, p: Placeholders<Creation & StoredKey>) =>
    insertion(db, p)
      .with('answered', (qb) => insertAnswer(qb, p, 'created'))
      .selectFrom('created')
      .selectAll(),
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

/** @param key the key of the request, to which the contact becomes the answer */
const insert = async (query: Query, creation: Creation, key: StoredKey | null): Promise<WrittenRow> => {
  const [row] = await (key
    ? query(keyedContactInsert, { ...creation, ...key })
    : query(contactInsert, creation));
  if (!row) throw new Error('an insert returned no row');
  return row;
};

/** Stores a contact that has an owner, who is told, or tags, which are remembered. */
const createWithOwner = async (context: Context, contact: NewContact): Promise<WrittenRow> => {
  return context.transaction(async (trx) => {
    await lockOwner(trx, contact.ownerId);
    if (contact.ownerId) await requireOwner(readsIn(trx), contact.ownerId);
    await requireNotColleagues(trx, context.viewer, contact);
    await rememberTags(trx, contact.tags);
    const row = await insert(readsIn(trx).query, creationOf(context, contact), null);
    await tellNewOwner(context, trx, row.ownerId, ownedContact(row));
    return row;
  });
};

/** An answer in the form of the API: a statement that stores its own answer stores the columns of the row, as PostgreSQL writes them. */
const answerOf = (stored: WrittenRow): WrittenRow => {
  const row = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [toCamelCase(name), value]),
  ) as unknown as WrittenRow;
  const { createdAt, consentAt } = row;
  return {
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    consentAt: consentAt && new Date(consentAt).toISOString(),
  };
};

/** Whose a contact is that nobody is named the owner of: the maker's, if they reach their own contacts alone and may own any (rule `own.deal-follows`). */
const makersOwn = ({ viewer }: Pick<Context, 'viewer'>): string | null =>
  viewer && scopeOf(viewer, 'contact:update') === 'own' && mayOwn(viewer.role, 'contact') ? viewer.id : null;

/**
 * Stores a contact, once for each idempotency key. One with neither owner nor tags takes a single prepared statement, the audit entry and
 * the answer to the key included (docs/decisions/0092-what-a-new-contact-costs.md).
 * @throws AppError BAD_INPUT, KEY_REUSED, IN_PROGRESS, CONFLICT for whom a colleague looks after
 */
export const createContact = async (context: Context, input: unknown): Promise<ContactRow> => {
  const contact = { ...validate(newContact, input) };
  contact.ownerId ??= makersOwn(context);
  const created = await (contact.ownerId || contact.tags.length > 0
    ? countingRefusals(context, () =>
        withIdempotencyKey(context, 'contact.create', input, (inside) => createWithOwner(inside, contact)),
      )
    : withKeyInStatement(context, 'contact.create', input, (key) =>
        insert(context.query, creationOf(context, contact), key),
      ));
  tellOfContacts(context);
  const answer = answerOf(created);
  return { ...answer, viewerCanEdit: await mayChangeContact(context.db, context.viewer, answer.id) };
};
