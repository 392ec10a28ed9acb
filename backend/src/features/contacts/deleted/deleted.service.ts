import { randomUUID } from 'node:crypto';
import { contactKeptDays, contactSentences } from '@hearthline/rules/contacts/rules.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import {
  executeIn,
  longStatementMs,
  setStatementTimeout,
  readsIn,
  type EntityManager,
} from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { ContactRow } from '../list/list.queries.ts';
import { missingContact, readContact } from '../contact.service.ts';

const remove = `
  with gone as (
    select contacts_delete(array[$1::uuid], $2, $3) as rows
  ), recorded as (
    insert into audit_entries (actor_id, action, object, result, request_id) select $4, 'contact.delete', 'contact:' || $1, 'done', $5 from gone where rows > 0
  )
  select rows from gone`;

/**
 * Deletes a contact; {@link restoreContact} can restore it for thirty days. One statement, the audit entry included.
 * @returns the id
 * @throws AppError NOT_FOUND when it does not exist, or no longer exists
 */
export const deleteContact = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missingContact();
  const values = [id, randomUUID(), context.now(), context.viewer?.id ?? null, context.requestId];
  const [gone] = await context.sql<{ rows: number }>('contact_delete', remove, values);
  if (!gone?.rows) throw missingContact();
  return id;
};

const notDeleted = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.notDeleted });

/** Locks the projects that will refer to contacts again, in the order every bulk change uses. @param which condition on the deleted contacts, with `$1` */
const holdProjects = (em: EntityManager, which: string, value: string): Promise<object[]> =>
  executeIn(
    em,
    `select from projects where id in (
       select row::uuid from deleted_contacts, jsonb_array_elements(links) as link, jsonb_array_elements_text(link -> 'rows') as row where ${which} and link ->> 'table' = 'projects'
     ) order by id for no key update`,
    [value],
  );

/** Restores a deleted contact as it was: id, tags, notes, and everything that referred to it. @throws AppError NOT_FOUND */
export const restoreContact = async (context: Context, id: string): Promise<ContactRow> => {
  if (!isId(id)) throw notDeleted();
  return context.transaction(async (em) => {
    await holdProjects(em, 'id = $1', id);
    const [back] = await executeIn<{ rows: number }>(em, 'select contacts_restore(array[$1::uuid]) as rows', [
      id,
    ]);
    if (!back?.rows) throw notDeleted();
    audit(context, em, { action: 'contact.restore', object: ['contact', id] });
    return readContact(readsIn(em), id);
  });
};

/** Restores all contacts of one deletion that are still deleted. @returns how many @throws AppError NOT_FOUND when there is none */
export const restoreDeletion = async (context: Context, deletion: string): Promise<number> => {
  if (!isId(deletion)) throw notDeleted();
  return context.transaction(async (em) => {
    await setStatementTimeout(em, longStatementMs);
    await holdProjects(em, 'deletion = $1', deletion);
    const [back] = await executeIn<{ rows: number }>(
      em,
      'select contacts_restore(array(select id from deleted_contacts where deletion = $1)) as rows',
      [deletion],
    );
    if (!back?.rows) throw notDeleted();
    audit(context, em, {
      action: 'contact.bulk-restore',
      object: ['deletion', deletion],
      details: { contacts: back.rows },
    });
    return back.rows;
  });
};

/** Purges contacts that were deleted more than `contactKeptDays` days ago. @returns how many */
export const purgeDeleted = (context: Context): Promise<number> =>
  context.transaction(async (em) => {
    const before = new Date(context.now().getTime() - contactKeptDays * dayMs);
    const gone = await executeIn(em, 'delete from deleted_contacts where deleted_at < $1 returning id', [
      before,
    ]);
    if (gone.length) audit(context, em, { action: 'contact.purge', details: { contacts: gone.length } });
    return gone.length;
  });
