import { randomUUID } from 'node:crypto';
import {
  contactSelection,
  contactSentences,
  contactStatusChange,
  contactTagChange,
  contactTagsMax,
  type ContactStatus,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { rememberTags } from '../write/update-contact.ts';
import { among, claimContacts } from './claim-contacts.ts';

/** The result of a bulk operation on contacts. */
export interface BulkResult {
  /** The number of selected contacts. */
  readonly count: number;
  /** The number of contacts that changed. */
  readonly changed: number;
  /** The id with which a deletion can be undone; null for other operations. */
  readonly deletion: string | null;
}

interface BulkWork {
  readonly action: string;
  readonly object?: readonly [string, string];
  readonly details?: Record<string, unknown>;
  /** Changes the contacts, and returns how many of them changed. */
  readonly change: (trx: Transaction, ids: string[]) => Promise<number>;
}

const inBulk = (
  context: Context,
  input: unknown,
  { action, object, details, change }: BulkWork,
): Promise<Omit<BulkResult, 'deletion'>> => {
  const selection = validate(contactSelection, input);
  return context.transaction(async (trx) => {
    const ids = await claimContacts(context, trx, selection);
    const changed = await change(trx, ids);
    await audit(context, trx, { action, object, details: { ...details, contacts: ids.length, changed } });
    return { count: ids.length, changed };
  });
};

/** Sets their status, and records each change of one. @returns how many changed */
const setStatus = (db: Db, ids: readonly string[], status: ContactStatus, actorId: string | null) =>
  db
    .with('changed', (qb) =>
      qb
        .updateTable('contacts')
        .set((eb) => ({ status, version: eb('version', '+', 1) }))
        .where(among(ids))
        .where('status', '<>', status)
        .returning(['id', sql<ContactStatus>`old.status`.as('was')]),
    )
    .with('noted', (qb) =>
      qb
        .insertInto('contactStatusChanges')
        .columns(['contactId', 'fromStatus', 'toStatus', 'actorId'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .select([
              'id',
              'was',
              sql<ContactStatus>`${status}::text`.as('toStatus'),
              sql<string | null>`${actorId}::uuid`.as('actorId'),
            ]),
        ),
    )
    .selectFrom('changed')
    .select(sql<number>`count(*)::int`.as('rows'))
    .executeTakeFirstOrThrow();

/** Sets the status of the selected contacts: all of them or none. @throws AppError BAD_INPUT, CONFLICT */
export const setContactsStatus = async (
  context: Context,
  selection: unknown,
  input: unknown,
): Promise<BulkResult> => {
  const { status } = validate(contactStatusChange, input);
  const change: BulkWork['change'] = async (trx, ids) =>
    (await setStatus(trx, ids, status, context.viewer?.id ?? null)).rows;
  return {
    ...(await inBulk(context, selection, { action: 'contact.bulk-status', details: { status }, change })),
    deletion: null,
  };
};

/** Keeps the order of the remaining tags and appends the new ones. @returns how many contacts changed, and the most tags that one of them has */
const setTags = (db: Db, ids: readonly string[], add: readonly string[], remove: readonly string[]) =>
  db
    .with('wanted', (qb) =>
      qb
        .selectFrom('contacts')
        .select([
          'id',
          sql<string[]>`
            array(select tag from unnest(tags) with ordinality as kept (tag, place) where tag <> all(${remove}::text[]) order by place)
              || array(select tag from unnest(${add}::text[]) with ordinality as more (tag, place) where tag <> all(tags) order by place)`.as(
            'tags',
          ),
        ])
        .where(among(ids)),
    )
    .with('changed', (qb) =>
      qb
        .updateTable('contacts')
        .from('wanted')
        .set((eb) => ({ tags: eb.ref('wanted.tags'), version: eb('contacts.version', '+', 1) }))
        .whereRef('contacts.id', '=', 'wanted.id')
        .whereRef('contacts.tags', '<>', 'wanted.tags')
        .returning('contacts.tags'),
    )
    .selectFrom('changed')
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`coalesce(max(cardinality(tags)), 0)`.as('most'),
    ])
    .executeTakeFirstOrThrow();

/** Adds tags to the selected contacts and removes others: on all of them or none. @throws AppError BAD_INPUT, CONFLICT */
export const tagContacts = async (
  context: Context,
  selection: unknown,
  input: unknown,
): Promise<BulkResult> => {
  const { add, remove } = validate(contactTagChange, input);
  const change: BulkWork['change'] = async (trx, ids) => {
    const { rows, most } = await setTags(trx, ids, add, remove);
    if (most > contactTagsMax) throw new AppError('BAD_INPUT', { message: contactSentences.bulkTags });
    await rememberTags(trx, add);
    return rows;
  };
  return {
    ...(await inBulk(context, selection, {
      action: 'contact.bulk-tag',
      details: { added: add.length, removed: remove.length },
      change,
    })),
    deletion: null,
  };
};

/** Deletes the selected contacts: all of them or none. The answer's `deletion` restores them. @throws AppError BAD_INPUT, CONFLICT */
export const deleteContacts = async (context: Context, selection: unknown): Promise<BulkResult> => {
  const deletion = randomUUID();
  const change: BulkWork['change'] = async (trx, ids) =>
    (
      await trx
        .selectNoFrom(sql<number>`contacts_delete(${ids}::uuid[], ${deletion}, ${context.now()})`.as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return {
    ...(await inBulk(context, selection, {
      action: 'contact.bulk-delete',
      object: ['deletion', deletion],
      change,
    })),
    deletion,
  };
};
