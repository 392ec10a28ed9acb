import { randomUUID } from 'node:crypto';
import {
  contactBulkMax,
  contactSelection,
  contactSentences,
  contactStatusChange,
  contactTagChange,
  contactTagsMax,
  type ContactSelection,
} from '@hearthline/rules/contacts/rules.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import {
  executeIn,
  longStatementMs,
  setStatementTimeout,
  type EntityManager,
} from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { contactConditions, criteriaOf } from '../list/filter-conditions.ts';
import { rememberTags } from '../write/update-contact.ts';

/** The result of a bulk operation on contacts. */
export interface BulkResult {
  /** The number of selected contacts. */
  readonly count: number;
  /** The number of contacts that changed. */
  readonly changed: number;
  /** The id with which a deletion can be undone; null for other operations. */
  readonly deletion: string | null;
}

/**
 * Locks the selected contacts, always in the same order, and refuses when they are no longer those the caller saw:
 * then none of them is changed.
 */
const claim = async (
  context: Context,
  em: EntityManager,
  { ids, match, count }: ContactSelection,
): Promise<string[]> => {
  await setStatementTimeout(em, longStatementMs);
  const { conditions, values } = ids
    ? { conditions: 'id = any($1)', values: [ids] }
    : contactConditions(match ? await criteriaOf(context, match) : {});
  const rows = await executeIn<{ id: string }>(
    em,
    `select id from contacts where ${conditions} order by id limit ${contactBulkMax + 1} for update`,
    values,
  );
  if (rows.length > contactBulkMax)
    throw new AppError('BAD_INPUT', { message: contactSentences.bulkTooMany });
  if (ids && rows.length < ids.length) throw new AppError('CONFLICT', { message: contactSentences.bulkGone });
  if (match && count !== null && count !== rows.length)
    throw new AppError('CONFLICT', { message: contactSentences.bulkOther });
  if (!rows.length) throw new AppError('CONFLICT', { message: contactSentences.bulkGone });
  return rows.map(({ id }) => id);
};

interface BulkWork {
  readonly action: string;
  readonly object?: readonly [string, string];
  readonly details?: Record<string, unknown>;
  readonly change: (em: EntityManager, ids: string[]) => Promise<number>;
}

const inBulk = (
  context: Context,
  input: unknown,
  { action, object, details, change }: BulkWork,
): Promise<Omit<BulkResult, 'deletion'>> => {
  const selection = validate(contactSelection, input);
  return context.transaction(async (em) => {
    const ids = await claim(context, em, selection);
    const changed = await change(em, ids);
    audit(context, em, { action, object, details: { ...details, contacts: ids.length, changed } });
    return { count: ids.length, changed };
  });
};

const setStatus = `
  with changed as (
    update contacts set status = $2, version = version + 1 where id = any($1) and status <> $2 returning id, old.status as was
  ), noted as (
    insert into contact_status_changes (contact_id, from_status, to_status, actor_id) select id, was, $2, $3 from changed
  )
  select count(*)::int as rows from changed`;

/** Sets the status of the selected contacts: all of them or none. @throws AppError BAD_INPUT, CONFLICT */
export const setContactsStatus = async (
  context: Context,
  selection: unknown,
  input: unknown,
): Promise<BulkResult> => {
  const { status } = validate(contactStatusChange, input);
  const change: BulkWork['change'] = async (em, ids) =>
    (await executeIn<{ rows: number }>(em, setStatus, [ids, status, context.viewer?.id ?? null]))[0]?.rows ??
    0;
  return {
    ...(await inBulk(context, selection, { action: 'contact.bulk-status', details: { status }, change })),
    deletion: null,
  };
};

/** Keeps the order of the remaining tags and appends the new ones. */
const setTags = `
  with wanted as (
    select id, array(select tag from unnest(tags) with ordinality as kept (tag, place) where tag <> all($3) order by place)
      || array(select tag from unnest($2::text[]) with ordinality as more (tag, place) where tag <> all(tags) order by place) as tags
    from contacts where id = any($1)
  ), changed as (
    update contacts c set tags = wanted.tags, version = version + 1 from wanted where c.id = wanted.id and c.tags <> wanted.tags returning c.tags
  )
  select count(*)::int as rows, coalesce(max(cardinality(tags)), 0) as most from changed`;

/** Adds tags to the selected contacts and removes others: on all of them or none. @throws AppError BAD_INPUT, CONFLICT */
export const tagContacts = async (
  context: Context,
  selection: unknown,
  input: unknown,
): Promise<BulkResult> => {
  const { add, remove } = validate(contactTagChange, input);
  const change: BulkWork['change'] = async (em, ids) => {
    const [done] = await executeIn<{ rows: number; most: number }>(em, setTags, [ids, add, remove]);
    if (done && done.most > contactTagsMax)
      throw new AppError('BAD_INPUT', { message: contactSentences.bulkTags });
    await rememberTags(em, add);
    return done?.rows ?? 0;
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
  const change: BulkWork['change'] = async (em, ids) =>
    (
      await executeIn<{ rows: number }>(em, 'select contacts_delete($1::uuid[], $2, $3) as rows', [
        ids,
        deletion,
        context.now(),
      ])
    )[0]?.rows ?? 0;
  return {
    ...(await inBulk(context, selection, {
      action: 'contact.bulk-delete',
      object: ['deletion', deletion],
      change,
    })),
    deletion,
  };
};
