import { contactFilter, contactSentences, newContact } from '@hearthline/rules/contacts.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { contactsPageSize } from '@hearthline/rules/contacts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { validate } from '../../platform/validate.ts';
import { Contact } from './contact.entity.ts';
import { contactColumns, listContactRows, type ContactRow } from './contact.list.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.missing });

const rowOf = ({ id, firstName, lastName, email, phone, company, status, source, tags, createdAt }: Contact): ContactRow => ({
  id,
  firstName,
  lastName,
  email,
  phone,
  company,
  status,
  source,
  tags,
  createdAt,
});

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

/** Stores a contact. @throws AppError BAD_INPUT */
export const createContact = async (context: Context, input: unknown): Promise<ContactRow> => {
  const values = validate(newContact, input);
  return context.transaction(async (em) => {
    const contact = em.create(Contact, { ...values, emailFolded: foldEmail(values.email) });
    await em.persist(contact).flush();
    return rowOf(contact);
  });
};

/** Deletes a contact. @throws AppError NOT_FOUND when it does not exist (any more) */
export const deleteContact = async (context: Context, id: string): Promise<string> => {
  const deleted = isId(id) ? await context.transaction((em) => em.nativeDelete(Contact, { id })) : 0;
  if (!deleted) throw missing();
  return id;
};
