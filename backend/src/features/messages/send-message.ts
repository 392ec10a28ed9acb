import { messageMail, messageSentences, newMessage, type NewMessage } from '@hearthline/rules/messages.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../platform/context.ts';
import { sqlIn, type EntityManager, type Sql } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { validate } from '../../platform/validation/validate.ts';
import { accessProject, lockProject } from '../projects/project.policy.ts';
import { publishThreadEvent } from './message-events.ts';
import { remindOfMessages } from './send-reminders.ts';
import { isStaff } from './message.policy.ts';
import { messageColumns, type MessageRow } from './read-messages.ts';

const lockThread = 'select last_number as number from message_threads where project_id = $1 for update';

/** The message already stored with the same key. */
const sent = `select ${messageColumns('$1')}, m.project_id as "projectId" from messages m where m.author_id = $1 and m.key = $2`;

const insert = `
  insert into messages as m (project_id, customer_id, author_id, author_name, from_staff, number, text, key, created_at)
  select $2, $3, u.id, u.name, $4, $5, $6, $7, $8 from users u where u.id = $1
  on conflict (author_id, key) do nothing returning ${messageColumns('$1')}`;

/** Adds a message to the thread. An answer covers only what its author has read, not what the customer wrote meanwhile. */
const grow = `
  update message_threads t set last_number = $3, last_at = $4,
    customer_number = case when $5 then t.customer_number else $3 end,
    answered_number = case when $5 then greatest(t.answered_number, least(t.customer_number, coalesce((select r.number from message_reads r where r.project_id = $1 and r.user_id = $2), 0))) else t.answered_number end
  where t.project_id = $1`;

const repeated = async (
  sql: Sql,
  viewer: Viewer,
  projectId: string,
  { text, key }: NewMessage,
): Promise<MessageRow | null> => {
  const [row] = await sql<MessageRow & { projectId: string }>('', sent, [viewer.id, key]);
  if (!row) return null;
  const { projectId: sentTo, ...message } = row;
  if (sentTo !== projectId.toLowerCase() || message.text !== text) throw new AppError('KEY_REUSED');
  return message;
};

const store = async (
  context: Context,
  em: EntityManager,
  viewer: Viewer,
  projectId: string,
  message: NewMessage,
): Promise<MessageRow> => {
  const { customerId } = await lockProject(em, context, projectId);
  if (!customerId) throw new AppError('BAD_INPUT', { message: messageSentences.noCustomer });
  const sql = sqlIn(em);
  await sql('', 'insert into message_threads (project_id) values ($1) on conflict (project_id) do nothing', [
    projectId,
  ]);
  const [thread] = await sql<{ number: number }>('', lockThread, [projectId]);
  const first = await repeated(sql, viewer, projectId, message);
  if (first) return first;
  const [number, staff] = [(thread?.number ?? 0) + 1, isStaff(viewer)];
  const [stored] = await sql<MessageRow>('', insert, [
    viewer.id,
    projectId,
    customerId,
    staff,
    number,
    message.text,
    message.key,
    context.now(),
  ]);
  // The same key was sent to another thread at the same time.
  if (!stored) throw new AppError('KEY_REUSED');
  await sql('', grow, [projectId, viewer.id, number, context.now(), staff]);
  audit(context, em, {
    action: 'message.send',
    object: ['message', stored.id],
    details: { project: projectId },
  });
  await publishThreadEvent(em, { projectId, customerId, kind: 'sent', number });
  const startAfter = new Date(context.now().getTime() + messageMail.after * 60_000);
  await context.jobs.enqueue(em, remindOfMessages, { projectId, toStaff: !staff }, { startAfter });
  return stored;
};

/**
 * Stores a message. Sent again with the same key, by a double click or a retry, it is stored only once.
 * @throws AppError NOT_FOUND, BAD_INPUT, KEY_REUSED for a key of another message, TOO_MANY_REQUESTS
 */
export const sendMessage = async (
  context: Context,
  projectId: string,
  input: unknown,
): Promise<MessageRow> => {
  await accessProject(context, projectId);
  const message = validate(newMessage, input);
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.limits.consume('message', viewer.id);
  return context.transaction((em) => store(context, em, viewer, projectId, message));
};
