import { isStaffMember } from '@hearthline/rules/permissions.ts';
import {
  messageMail,
  messageSentences,
  newMessage,
  type NewMessage,
} from '@hearthline/rules/delivery/messages.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accessProject, lockProject } from '../projects/project.policy.ts';
import { publishThreadEvent } from './message-events.ts';
import { remindOfMessages } from './send-message-reminders.ts';
import { readMessage, type MessageRow } from './read-messages.ts';

/** Locks the thread of a project, which it makes if there is none. @returns the number of its last message */
const lockThread = async (db: Db, projectId: string): Promise<number> => {
  await db
    .insertInto('messageThreads')
    .values({ projectId })
    .onConflict((oc) => oc.column('projectId').doNothing())
    .execute();
  const thread = await db
    .selectFrom('messageThreads')
    .select('lastNumber')
    .where('projectId', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  return thread?.lastNumber ?? 0;
};

/** Only what its sender has uploaded to this project, with its present customer, can be sent along: both may see it. */
const requireOwnDocument = async (
  db: Db,
  viewer: Viewer,
  { projectId, customerId }: { projectId: string; customerId: string },
  id: string,
): Promise<void> => {
  const own =
    isId(id) &&
    (await db
      .selectFrom('documents as d')
      .innerJoin('documentVersions as v', (join) =>
        join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.latest'),
      )
      .select('d.id')
      .where('d.id', '=', id)
      .where('d.projectId', '=', projectId)
      .where('d.ownerId', '=', viewer.id)
      .where('v.customerId', '=', customerId)
      .forShare('d')
      .executeTakeFirst());
  if (!own) throw new AppError('BAD_INPUT', { fields: { documentId: messageSentences.badDocument } });
};

interface Numbered {
  readonly number: number;
  readonly staff: boolean;
  readonly at: Date;
}

/** @returns undefined if the author's message with this key is stored already */
const insertMessage = (
  db: Db,
  viewer: Viewer,
  thread: { projectId: string; customerId: string },
  { text, key, documentId, number, staff, at }: NewMessage & Numbered,
): Promise<{ id: string } | undefined> =>
  db
    .insertInto('messages')
    .values((eb) => ({
      ...thread,
      authorId: viewer.id,
      authorName: eb.selectFrom('users').select('name').where('id', '=', viewer.id).$asScalar().$notNull(),
      fromStaff: staff,
      number,
      text,
      key,
      documentId,
      createdAt: at,
    }))
    .onConflict((oc) => oc.columns(['authorId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();

/**
 * The message that a key stands for, when the answer to its first request is not kept: that is older than answers are,
 * or a server of an earlier version gave it.
 * @throws AppError KEY_REUSED for a key of another message
 */
const storedBefore = async (
  db: Db,
  viewer: Viewer,
  projectId: string,
  { text, key }: NewMessage,
): Promise<{ id: string }> => {
  const same = await db
    .selectFrom('messages')
    .select('id')
    .where('authorId', '=', viewer.id)
    .where('key', '=', key)
    .where('projectId', '=', projectId)
    .where('text', '=', text)
    .executeTakeFirst();
  if (!same) throw new AppError('KEY_REUSED');
  return same;
};

/** Adds a message to the thread. An answer covers only what its author has read, not what the customer wrote meanwhile. */
const grow = async (
  db: Db,
  viewer: Viewer,
  projectId: string,
  { number, staff, at }: Numbered,
): Promise<void> => {
  await db
    .updateTable('messageThreads as t')
    .set({ lastNumber: number, lastAt: at })
    .$if(!staff, (thread) => thread.set({ customerNumber: number }))
    .$if(staff, (thread) =>
      thread.set((eb) => {
        const readTo = eb
          .selectFrom('messageReads as r')
          .select('r.number')
          .where('r.projectId', '=', projectId)
          .where('r.userId', '=', viewer.id);
        return {
          answeredNumber: eb.fn<number>('greatest', [
            't.answeredNumber',
            eb.fn<number>('least', ['t.customerNumber', eb.fn.coalesce(readTo, sql.lit(0))]),
          ]),
        };
      }),
    )
    .where('t.projectId', '=', projectId)
    .execute();
};

const store = async (
  context: Context,
  trx: Transaction,
  viewer: Viewer,
  projectId: string,
  message: NewMessage,
): Promise<{ id: string }> => {
  const { customerId } = await lockProject(trx, context, projectId, 'message:send');
  if (!customerId) throw new AppError('BAD_INPUT', { message: messageSentences.noCustomer });
  if (message.documentId)
    await requireOwnDocument(trx, viewer, { projectId, customerId }, message.documentId);
  const last = await lockThread(trx, projectId);
  const numbered = { number: last + 1, staff: isStaffMember(viewer), at: context.now() };
  const stored = await insertMessage(trx, viewer, { projectId, customerId }, { ...message, ...numbered });
  if (!stored) return storedBefore(trx, viewer, projectId, message);
  await grow(trx, viewer, projectId, numbered);
  await audit(context, trx, {
    action: 'message.send',
    object: ['message', stored.id],
    details: { project: projectId },
  });
  await publishThreadEvent(trx, { projectId, kind: 'sent', number: numbered.number });
  const startAfter = new Date(context.now().getTime() + messageMail.after * 60_000);
  await context.jobs.enqueue(trx, remindOfMessages, { projectId, toStaff: !numbered.staff }, { startAfter });
  return stored;
};

/**
 * Stores a message. Sent again with the same key, by a double click or a retry, it is stored only once.
 * Every try counts towards the limit, repetitions too.
 * @throws AppError NOT_FOUND, BAD_INPUT, KEY_REUSED for a key of another message, IN_PROGRESS, TOO_MANY_REQUESTS
 */
export const sendMessage = async (
  context: Context,
  projectId: string,
  input: unknown,
): Promise<MessageRow> => {
  await accessProject(context, projectId, 'message:send');
  const message = validate(newMessage, input);
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.limits.consume('message', viewer.id);
  // A UUID is the same in either case. The answer that is kept for a repetition is the id alone: what was written is stored once.
  const [project, key] = [projectId.toLowerCase(), message.key.toLowerCase()];
  const { id } = await withIdempotencyKey(
    context,
    'message.send',
    { project, text: message.text, key, ...(message.documentId && { documentId: message.documentId }) },
    (inside) => inside.transaction((trx) => store(inside, trx, viewer, project, message)),
    { key },
  );
  return readMessage(context, id);
};
