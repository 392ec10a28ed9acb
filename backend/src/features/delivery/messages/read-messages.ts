import { isStaffMember } from '@hearthline/rules/permissions.ts';
import {
  messagePlace,
  messageSentences,
  messagesPageSize,
  messageWindow,
} from '@hearthline/rules/delivery/messages.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accessProject } from '../projects/project.policy.ts';
import { publishThreadEvent } from './message-events.ts';
import { messageColumns, type MessageAttachmentRow, type messageFields } from './message.fields.ts';
import { isOfTeam, messageScope, type MessageScope } from './message.policy.ts';
import { threadState, type ThreadState } from './thread-state.ts';

/** A message as plain data. */
export type MessageRow = Pick<Row<'messages'>, (typeof messageFields)[number]> & {
  readonly isMine: boolean;
  readonly attachment?: MessageAttachmentRow | null;
};

export interface MessagePart {
  readonly messages: MessageRow[];
  readonly hasMore: boolean;
  readonly readTo: number;
  readonly seenTo: number;
  readonly closed: string | null;
  readonly state: ThreadState | null;
}

interface Part {
  readonly projectId: string;
  readonly viewerId: string;
  readonly number: number;
}

type Direction = 'asc' | 'desc';

const parts = perName(({ name, scope, order }: { name: string; scope: MessageScope; order: Direction }) =>
  prepare(name, (db, p: Placeholders<Part>) =>
    db
      .selectFrom('messages as m')
      .innerJoin('projects as p', 'p.id', 'm.projectId')
      .select(messageColumns(p.viewerId))
      .where('m.projectId', '=', p.projectId)
      .where(scope.where(p.viewerId))
      .where(scope.messages(p.viewerId))
      .where('m.number', order === 'asc' ? '>' : '<', p.number)
      .orderBy('m.number', order)
      .limit(sql.lit(messagesPageSize + 1)),
  ),
);

/** How far both sides have read; for the other side, the furthest that anyone there has. */
const places = perName(({ name, staff }: { name: string; staff: boolean }) =>
  prepare(name, (db, p: Placeholders<{ projectId: string; viewerId: string; staff: boolean }>) =>
    db
      .selectFrom('projects as p')
      .leftJoin('messageThreads as t', 't.projectId', 'p.id')
      .leftJoin('messageReads as r', 'r.projectId', 'p.id')
      .leftJoin('users as u', 'u.id', 'r.userId')
      .select((eb) => {
        const furthest = eb.fn.max<number>('r.number');
        const ofTeam = isOfTeam(eb.ref('u.role'));
        const ofOtherSide = eb.and([
          sql<SqlBool>`(${ofTeam}) <> ${p.staff}`,
          eb.or([ofTeam, eb('r.userId', '=', eb.ref('p.customerId'))]),
        ]);
        return [
          eb.fn.coalesce(furthest.filterWhere('r.userId', '=', p.viewerId), sql.lit(0)).as('readTo'),
          eb.fn.coalesce(furthest.filterWhere(ofOtherSide), sql.lit(0)).as('seenTo'),
          threadState(staff).as('state'),
        ];
      })
      .where('p.id', '=', p.projectId)
      .groupBy(['p.id', 't.id']),
  ),
);

/**
 * Part of a project's thread: the latest messages, those before a number, or those after one.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export const readMessages = async (
  context: Context,
  projectId: string,
  input: unknown,
): Promise<MessagePart> => {
  const { query, viewer } = context;
  const { customerId } = await accessProject(context, projectId);
  const { before, after } = validate(messageWindow, input);
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const [scope, staff] = [messageScope(viewer), isStaffMember(viewer)];
  const order = typeof after === 'number' ? 'asc' : 'desc';
  const [rows, [read]] = await Promise.all([
    query(parts({ name: `messages_${order}_${scope.name}`, scope, order }), {
      projectId,
      viewerId: viewer.id,
      number: after ?? before ?? 2_147_483_647,
    }),
    query(places({ name: `message_places_${staff ? 'staff' : 'own'}`, staff }), {
      projectId,
      viewerId: viewer.id,
      staff,
    }),
  ]);
  const messages = rows.slice(0, messagesPageSize);
  return {
    messages: order === 'asc' ? messages : messages.reverse(),
    hasMore: rows.length > messagesPageSize,
    readTo: read?.readTo ?? 0,
    seenTo: read?.seenTo ?? 0,
    closed: customerId ? null : messageSentences.noCustomer,
    state: read?.state ?? null,
  };
};

const message = prepare('message', (db, p: Placeholders<{ id: string; viewerId: string }>) =>
  db.selectFrom('messages as m').select(messageColumns(p.viewerId)).where('m.id', '=', p.id),
);

/** One message, which its viewer must be allowed to read. @throws AppError NOT_FOUND if it was deleted with its project */
export const readMessage = async ({ query, viewer }: Context, id: string): Promise<MessageRow> => {
  const row = viewer && (await query.byKey(message, { id, viewerId: viewer.id }));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/**
 * Stores how far the viewer has read; it never goes back. Reading changes nothing for anyone else, so it is not audited.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export const markRead = async (context: Context, projectId: string, input: unknown): Promise<void> => {
  const { viewer } = context;
  const { customerId } = await accessProject(context, projectId);
  const { number } = validate(messagePlace, input);
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.transaction(async (trx) => {
    const moved = await trx
      .insertInto('messageReads')
      .columns(['projectId', 'userId', 'number'])
      .expression((eb) =>
        eb
          .selectFrom('messageThreads as t')
          .select((thread) => [
            't.projectId',
            sql<string>`${viewer.id}::uuid`.as('userId'),
            thread.fn<number>('least', [thread.val(number), 't.lastNumber']).as('number'),
          ])
          .where('t.projectId', '=', projectId),
      )
      .onConflict((oc) =>
        oc
          .columns(['projectId', 'userId'])
          .doUpdateSet((eb) => ({
            number: eb.fn<number>('greatest', ['messageReads.number', 'excluded.number']),
            mailedAt: null,
          }))
          .where((eb) =>
            eb.or([
              eb('excluded.number', '>', eb.ref('messageReads.number')),
              eb('messageReads.mailedAt', 'is not', null),
            ]),
          ),
      )
      .returning('number')
      .executeTakeFirst();
    if (!moved) return;
    if (isStaffMember(viewer))
      await trx
        .updateTable('messageThreads')
        .set({ staffMailedAt: null })
        .where('projectId', '=', projectId)
        .where('staffMailedAt', 'is not', null)
        .execute();
    if (customerId) await publishThreadEvent(trx, { projectId, kind: 'read', number: moved.number });
  });
};
