import { isMessageChange, type MessageChangeWord } from '@hearthline/rules/messages.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { canReceiveEvent } from './message.policy.ts';

/** The PostgreSQL channel that tells every server of changes in threads. */
export const messageChannel = 'message_changed';

const nobody = '-';

/** What every server is told: ids and numbers, never the text of a message. */
export interface ThreadEvent {
  readonly projectId: string;
  /** Null where the project has no customer: only the team hears of it. */
  readonly customerId: string | null;
  readonly kind: MessageChangeWord;
  readonly number: number;
}

/** Tells all servers, once the transaction has committed. */
export const publishThreadEvent = async (
  em: EntityManager,
  { projectId, customerId, kind, number }: ThreadEvent,
): Promise<void> => {
  const payload = `${kind} ${projectId} ${customerId ?? nobody} ${number}`;
  await sql`select pg_notify(${messageChannel}, ${payload})`.execute(dbIn(em));
};

const newsOf = (payload: string): ThreadEvent | null => {
  const [kind, projectId, customerId, number] = payload.split(' ');
  if (!isMessageChange(kind) || !projectId || !customerId) return null;
  return { kind, projectId, customerId: customerId === nobody ? null : customerId, number: Number(number) };
};

/** The changes that concern a viewer, from now on. */
export const subscribeToThreadEvents = ({
  events,
  viewer,
}: Pick<Context, 'events' | 'viewer'>): AsyncIterableIterator<ThreadEvent> =>
  events.follow(messageChannel, (payload) => {
    const news = newsOf(payload);
    return news && canReceiveEvent(viewer, news) ? news : null;
  });
