import { contactKeptDays, contactsPageSize, type ContactStatus } from '@hearthline/rules/contacts/rules.ts';
import { pageNumber, paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** A deleted contact that can still be restored. */
export interface DeletedContactRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string | null;
  readonly status: ContactStatus;
  readonly deletedAt: Date;
  /** When it will be purged. */
  readonly keptUntil: Date;
  readonly deletion: string;
  /** How many contacts of the same deletion are still deleted, this one included. */
  readonly together: number;
}

export interface DeletedContacts {
  readonly contacts: DeletedContactRow[];
  readonly pagination: Pagination;
}

const page = `
  with page as (
    select id, deletion, deleted_at, contact from deleted_contacts order by deleted_at desc, id desc limit ${contactsPageSize} offset $1
  ), sizes as (
    select deletion, count(*)::int as together from deleted_contacts where deletion in (select deletion from page) group by deletion
  )
  select id, contact ->> 'first_name' as "firstName", contact ->> 'last_name' as "lastName", contact ->> 'email' as email, contact ->> 'company' as company,
    contact ->> 'status' as status, deleted_at as "deletedAt", deleted_at + interval '${contactKeptDays} days' as "keptUntil", deletion, together
  from page join sizes using (deletion) order by deleted_at desc, id desc`;

const rule = z.object({ page: pageNumber });

/** One page of the deleted contacts that are still kept, latest first. @throws AppError BAD_INPUT */
export const listDeleted = async (
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  input: unknown,
): Promise<DeletedContacts> => {
  const { page: number } = validate(rule, input);
  const [contacts, [counted]] = await Promise.all([
    sql<DeletedContactRow>('contacts_deleted', page, [(number - 1) * contactsPageSize]),
    sql<{ total: string }>('contacts_deleted_total', 'select count(*) as total from deleted_contacts'),
  ]);
  return { contacts, pagination: paginate(number, Number(counted?.total ?? 0), contactsPageSize) };
};
