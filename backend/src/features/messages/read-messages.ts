import {
  messagePlace,
  messageSentences,
  messagesPageSize,
  messageWindow,
} from '@hearthline/rules/messages.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db/database.ts';
import { validate } from '../../platform/validation/validate.ts';
import { accessProject } from '../projects/project.policy.ts';
import { publishThreadEvent } from './message-events.ts';
import { isStaff, messageScope } from './message.policy.ts';

/** A message as plain data. */
export interface MessageRow {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly key: string;
  readonly authorName: string;
  readonly fromStaff: boolean;
  readonly isMine: boolean;
  readonly createdAt: Date;
}

export interface MessagePart {
  readonly messages: MessageRow[];
  readonly hasMore: boolean;
  readonly readTo: number;
  readonly seenTo: number;
  readonly closed: string | null;
}

/** @param viewer the parameter with the viewer's id */
export const messageColumns = (viewer: string): string =>
  `m.id, m.number, m.text, m.key, m.author_name as "authorName", m.from_staff as "fromStaff", m.author_id is not distinct from ${viewer}::uuid as "isMine", m.created_at as "createdAt"`;

const part = (condition: string, order: 'asc' | 'desc', mine: string): string => `
  select ${messageColumns('$2')} from messages m
  where m.project_id = $1 and ${mine} and ${condition} order by m.number ${order} limit ${messagesPageSize + 1}`;

/** How far both sides have read; for the other side, the furthest that anyone there has. */
const places = `
  select coalesce(max(r.number) filter (where r.user_id = $2), 0) as "readTo",
    coalesce(max(r.number) filter (where (u.role = 'admin') <> $3 and (u.role = 'admin' or r.user_id = p.customer_id)), 0) as "seenTo"
  from projects p left join message_reads r on r.project_id = p.id left join users u on u.id = r.user_id where p.id = $1`;

/**
 * Part of a project's thread: the latest messages, those before a number, or those after one.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export const readMessages = async (
  context: Context,
  projectId: string,
  input: unknown,
): Promise<MessagePart> => {
  const { sql, viewer } = context;
  const { customerId } = await accessProject(context, projectId);
  const { before, after } = validate(messageWindow, input);
  const scope = messageScope(viewer);
  const [condition, order] =
    typeof after === 'number' ? (['m.number > $3', 'asc'] as const) : (['m.number < $3', 'desc'] as const);
  const [rows, [read]] = await Promise.all([
    sql<MessageRow>(`messages_${order}_${scope.name}`, part(condition, order, scope.messages('$2')), [
      projectId,
      viewer?.id,
      after ?? before ?? 2_147_483_647,
    ]),
    sql<{ readTo: number; seenTo: number }>('message_places', places, [
      projectId,
      viewer?.id,
      isStaff(viewer),
    ]),
  ]);
  const messages = rows.slice(0, messagesPageSize);
  return {
    messages: order === 'asc' ? messages : messages.reverse(),
    hasMore: rows.length > messagesPageSize,
    readTo: read?.readTo ?? 0,
    seenTo: read?.seenTo ?? 0,
    closed: customerId ? null : messageSentences.noCustomer,
  };
};

const moveOn = `
  insert into message_reads (project_id, user_id, number)
  select $1, $2, least($3, t.last_number) from message_threads t where t.project_id = $1
  on conflict (project_id, user_id) do update set number = greatest(message_reads.number, excluded.number), mailed_at = null
  where excluded.number > message_reads.number or message_reads.mailed_at is not null
  returning number`;

/**
 * Stores how far the viewer has read; it never goes back. Reading changes nothing for anyone else, so it is not audited.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export const markRead = async (context: Context, projectId: string, input: unknown): Promise<void> => {
  const { viewer } = context;
  const { customerId } = await accessProject(context, projectId);
  const { number } = validate(messagePlace, input);
  await context.transaction(async (em) => {
    const [moved] = await executeIn<{ number: number }>(em, moveOn, [projectId, viewer?.id, number]);
    if (!moved) return;
    if (isStaff(viewer))
      await executeIn(
        em,
        'update message_threads set staff_mailed_at = null where project_id = $1 and staff_mailed_at is not null',
        [projectId],
      );
    if (customerId)
      await publishThreadEvent(em, { projectId, customerId, kind: 'read', number: moved.number });
  });
};
