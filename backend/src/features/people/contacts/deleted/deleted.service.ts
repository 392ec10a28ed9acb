import { randomUUID } from 'node:crypto';
import { contactRetentionDays, contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout, readsIn } from '../../../../platform/db/database.ts';
import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import type { ContactRow } from '../contact.fields.ts';
import { missingContact } from '../contact.policy.ts';
import { readContact } from '../contact.service.ts';
import { tellOfContacts } from '../tell-of-contacts.api.ts';

interface Removal extends Pick<Row<'auditEntries'>, 'actorId' | 'requestId'> {
  readonly id: string;
  readonly deletion: string;
  readonly at: Date;
}

/** Deletes a contact and writes the audit entry. */
const removal = prepare('contact_delete', (db, p: Placeholders<Removal>) =>
  db
    .with('removed', (qb) =>
      qb.selectNoFrom(sql<number>`contacts_delete(array[${p.id}::uuid], ${p.deletion}, ${p.at})`.as('rows')),
    )
    .with('recorded', (qb) =>
      qb
        .insertInto('auditEntries')
        .columns(['actorId', 'action', 'object', 'result', 'requestId'])
        .expression((eb) =>
          eb
            .selectFrom('removed')
            .select([
              sql<string | null>`${p.actorId}::uuid`.as('actorId'),
              sql<string>`'contact.delete'`.as('action'),
              sql<string>`'contact:' || ${p.id}`.as('object'),
              sql<string>`'done'`.as('result'),
              p.requestId.as('requestId'),
            ])
            .where('rows', '>', sql.lit(0)),
        ),
    )
    .selectFrom('removed')
    .select('rows'),
);

/**
 * Deletes a contact; {@link restoreContact} can restore it for thirty days. One statement, the audit entry included.
 * @returns the id
 * @throws AppError NOT_FOUND when it does not exist, or no longer exists
 */
export const deleteContact = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missingContact();
  const [removed] = await context.query(removal, {
    id,
    deletion: randomUUID(),
    at: context.now(),
    actorId: context.viewer?.id ?? null,
    requestId: context.requestId,
  });
  if (!removed?.rows) throw missingContact();
  return id;
};

const notDeleted = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.notDeleted });

/** Locks the projects that will refer to contacts again, in the order every bulk change uses. @param which selects the deleted contacts */
const lockProjects = (db: Db, which: RawBuilder<SqlBool>) =>
  db
    .selectFrom('projects')
    .select('id')
    .where(
      sql<SqlBool>`id in (
        select row::uuid from deleted_contacts, jsonb_array_elements(links) as link, jsonb_array_elements_text(link -> 'rows') as row where ${which} and link ->> 'table' = 'projects'
      )`,
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Restores deleted contacts, chosen by an expression for their ids. @returns how many @throws AppError NOT_FOUND when there is none */
const putBack = async (db: Db, ids: RawBuilder<string[]>): Promise<number> => {
  const { rows } = await db
    .selectNoFrom(sql<number>`contacts_restore(${ids})`.as('rows'))
    .executeTakeFirstOrThrow();
  if (!rows) throw notDeleted();
  return rows;
};

/** Restores a deleted contact as it was: id, tags, notes, and everything that referred to it. @throws AppError NOT_FOUND */
export const restoreContact = async (context: Context, id: string): Promise<ContactRow> => {
  if (!isId(id)) throw notDeleted();
  const contact = await context.transaction(async (trx) => {
    await lockProjects(trx, sql`id = ${id}`);
    await putBack(trx, sql`array[${id}::uuid]`);
    await audit(context, trx, { action: 'contact.restore', object: ['contact', id] });
    return readContact({ ...readsIn(trx), viewer: context.viewer }, id);
  });
  tellOfContacts(context);
  return contact;
};

/** Restores all contacts of one deletion that are still deleted. @returns how many @throws AppError NOT_FOUND when there is none */
export const restoreDeletion = async (context: Context, deletion: string): Promise<number> => {
  if (!isId(deletion)) throw notDeleted();
  const restored = await context.transaction(async (trx) => {
    await setStatementTimeout(trx, longStatementMs);
    const which = sql<SqlBool>`deletion = ${deletion}`;
    await lockProjects(trx, which);
    const contacts = await putBack(
      trx,
      sql`array${trx.selectFrom('deletedContacts').select('id').where(which)}`,
    );
    await audit(context, trx, {
      action: 'contact.bulk-restore',
      object: ['deletion', deletion],
      details: { contacts },
    });
    return contacts;
  });
  tellOfContacts(context);
  return restored;
};

/** Purges contacts that were deleted more than `contactRetentionDays` days ago. @returns how many */
export const purgeDeleted = (context: Context): Promise<number> =>
  context.transaction(async (trx) => {
    const before = new Date(context.now().getTime() - contactRetentionDays * dayMs);
    const { numDeletedRows } = await trx
      .deleteFrom('deletedContacts')
      .where('deletedAt', '<', before)
      .executeTakeFirst();
    const contacts = Number(numDeletedRows);
    if (contacts) await audit(context, trx, { action: 'contact.purge', details: { contacts } });
    return contacts;
  });
