import {
  contactFilter,
  contactSentences,
  contactsPageSize,
  newContact,
} from '@hearthline/rules/contacts/rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../platform/context.ts';
import { asSent } from '../../platform/db/column-parsers.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { validate } from '../../platform/validation/validate.ts';
import { contactColumns, listContactRows, type ContactRow } from './list/list.queries.ts';
import { criteriaOf } from './list/filter-conditions.ts';
import { consentOf, requireOwner } from './write/owner-and-consent.ts';

/** The error for a contact that never existed or is deleted: callers cannot tell which. */
export const missingContact = (): AppError =>
  new AppError('NOT_FOUND', { message: contactSentences.missing });

/** One page of contacts. @param input page, search, status, tag and order, not yet validated */
export const listContacts = async (
  context: Context,
  input: unknown,
): Promise<{ contacts: ContactRow[]; pagination: Pagination }> => {
  const { page, sort, ...match } = validate(contactFilter, input);
  const { rows, total } = await listContactRows(context.sql, {
    page,
    sort,
    ...(await criteriaOf(context, match)),
  });
  return { contacts: rows, pagination: paginate(page, total, contactsPageSize) };
};

/** One contact as it is stored; undefined if there is none. */
export const storedContact = async (
  context: Pick<Context, 'db' | 'query' | 'sql'>,
  id: string,
): Promise<ContactRow | undefined> =>
  isId(id)
    ? context.sql.byKey<ContactRow>(
        'contact',
        `select ${contactColumns} from contacts where id = $1`,
        [id],
        asSent,
      )
    : undefined;

/** One contact. @throws AppError NOT_FOUND */
export const readContact = async (
  context: Pick<Context, 'db' | 'query' | 'sql'>,
  id: string,
): Promise<ContactRow> => {
  const row = await storedContact(context, id);
  if (!row) throw missingContact();
  return row;
};

/** The statement that stores a contact and its audit entry; also run by the benchmark, to measure what the database alone can do. */
export const contactInsert = (withTags: boolean): string => `
  with created as (
    insert into contacts (first_name, last_name, email, email_folded, phone, company, status, source, tags, address, owner_id, marketing_consent, consent_at, consent_source)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $12, $13, coalesce($14, 'unknown'), $15, $16) returning *
  ), recorded as (
    insert into audit_entries (actor_id, action, object, result, request_id) select $10, 'contact.create', 'contact:' || id, 'done', $11 from created
  )${withTags ? ', known as (insert into contact_tags (tag) select distinct unnest(tags) from created order by 1 on conflict do nothing)' : ''}
  select ${contactColumns} from created`;

/**
 * Stores a contact. The only write that bypasses the unit of work: it is a single statement on the hot path,
 * the audit entry included, and prepared it takes a third of the time (docs/decisions/0005-reads-without-entities.md).
 * @throws AppError BAD_INPUT
 */
export const createContact = async (context: Context, input: unknown): Promise<ContactRow> => {
  const { firstName, lastName, email, phone, company, status, source, tags, address, ownerId, ...said } =
    validate(newContact, input);
  if (ownerId) await requireOwner(context, ownerId);
  const { marketingConsent, consentAt, consentSource } = consentOf(said, context.now());
  const values = [
    firstName,
    lastName,
    email,
    foldEmail(email),
    phone,
    company,
    status,
    source,
    tags,
    context.viewer?.id ?? null,
    context.requestId,
    address,
    ownerId,
    marketingConsent,
    consentAt,
    consentSource,
  ];
  const tagged = tags.length > 0;
  const [row] = await context.sql<ContactRow>(
    tagged ? 'contact_create_tagged' : 'contact_create',
    contactInsert(tagged),
    values,
    asSent,
  );
  if (!row) throw new Error('an insert returned no row');
  return row;
};
