import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { canReceiveEvent } from './message.policy.ts';

/** The PostgreSQL channel that tells every server of changes in threads. */
export const messageChannel = 'message_changed';

/** What every server is told: ids and numbers, never the text of a message. */
export interface ThreadEvent {
  readonly projectId: string;
  readonly customerId: string;
  readonly kind: 'sent' | 'read';
  readonly number: number;
}

/** Tells all servers, once the transaction has committed. */
export const publishThreadEvent = async (
  em: EntityManager,
  { projectId, customerId, kind, number }: ThreadEvent,
): Promise<void> => {
  await executeIn(em, 'select pg_notify($1, $2)', [
    messageChannel,
    `${kind} ${projectId} ${customerId} ${number}`,
  ]);
};

const newsOf = (payload: string): ThreadEvent | null => {
  const [kind, projectId, customerId, number] = payload.split(' ');
  if ((kind !== 'sent' && kind !== 'read') || !projectId || !customerId) return null;
  return { kind, projectId, customerId, number: Number(number) };
};

/** The changes that concern a viewer, from now on. */
export const subscribeToThreadEvents = ({
  events,
  viewer,
}: Pick<Context, 'events' | 'viewer'>): AsyncIterableIterator<ThreadEvent> =>
  events.follow(messageChannel, (payload) => {
    const news = newsOf(payload);
    return news && canReceiveEvent(viewer, news.customerId) ? news : null;
  });
