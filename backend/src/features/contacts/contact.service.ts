import { contactFilter, contactSentences, contactsPageSize, newContact } from '@hearthline/rules/contacts.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { validate } from '../../platform/validate.ts';
import { Contact } from './contact.entity.ts';
import { contactColumns, listContactRows, type ContactRow } from './contact.list.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.missing });

/** One page of contacts, newest first. @param input page, search, status as they came */
export const listContacts = async (context: Context, input: unknown): Promise<{ contacts: ContactRow[]; pagination: Pagination }> => {
  const filter = validate(contactFilter, input);
  const { rows, total } = await listContactRows(context.sql, filter);
  return { contacts: rows, pagination: paginate(filter.page, total, contactsPageSize) };
};

/** One contact. @throws AppError NOT_FOUND */
export const readContact = async (context: Context, id: string): Promise<ContactRow> => {
  const [row] = isId(id) ? await context.sql<ContactRow>('contact', `select ${contactColumns} from contacts where id = $1`, [id]) : [];
  if (!row) throw missing();
  return row;
};

const insert = `
  insert into contacts (first_name, last_name, email, email_folded, phone, company, status, source, tags)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${contactColumns}`;

/**
 * Stores a contact. The one write that does not go through the unit of work: it is a single statement on the hot path,
 * and prepared it takes a third of the time (docs/decisions/0005-reads-without-entities.md).
 * @throws AppError BAD_INPUT
 */
export const createContact = async (context: Context, input: unknown): Promise<ContactRow> => {
  const { firstName, lastName, email, phone, company, status, source, tags } = validate(newContact, input);
  const values = [firstName, lastName, email, foldEmail(email), phone, company, status, source, tags];
  const [row] = await context.sql<ContactRow>('contact_create', insert, values);
  if (!row) throw new Error('an insert returned no row');
  return row;
};

/** Deletes a contact. @throws AppError NOT_FOUND when it does not exist (any more) */
export const deleteContact = async (context: Context, id: string): Promise<string> => {
  const deleted = isId(id) ? await context.single((em) => em.nativeDelete(Contact, { id })) : 0;
  if (!deleted) throw missing();
  return id;
};
