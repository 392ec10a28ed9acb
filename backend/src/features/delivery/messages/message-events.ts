import { isStaffMember } from '@hearthline/rules/permissions.ts';
import { isMessageChange, type MessageChangeWord } from '@hearthline/rules/delivery/messages.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { projectScope, readProjectCustomers, readsProject } from '../projects/project.policy.ts';
import { canReceiveEvent } from './message.policy.ts';

/** The PostgreSQL channel that tells every server of changes in threads. */
export const messageChannel = 'message_changed';

const nobody = '-';

/** What every server is told: ids and numbers, never the text of a message. */
export interface ThreadEvent {
  readonly projectId: string;
  /** The accounts on the customer's side. None where the project has no customer: only the team hears of it. */
  readonly customers: readonly string[];
  readonly kind: MessageChangeWord;
  readonly number: number;
}

/** Tells all servers, once the transaction has committed. */
export const publishThreadEvent = async (
  trx: Transaction,
  { projectId, kind, number }: Omit<ThreadEvent, 'customers'>,
): Promise<void> => {
  const customers = (await readProjectCustomers(trx, projectId)).map(({ id }) => id);
  const payload = `${kind} ${projectId} ${customers.join(',') || nobody} ${number}`;
  await sql`select pg_notify(${messageChannel}, ${payload})`.execute(trx);
};

const newsOf = (payload: string): ThreadEvent | null => {
  const [kind, projectId, customers, number] = payload.split(' ');
  if (!isMessageChange(kind) || !projectId || !customers) return null;
  return {
    kind,
    projectId,
    customers: customers === nobody ? [] : customers.split(','),
    number: Number(number),
  };
};

/** Leaves out what is not to be received, as it stands when it arrives. */
const those = <T>(
  all: AsyncIterableIterator<T>,
  isReceived: (value: T) => Promise<boolean>,
): AsyncIterableIterator<T> => ({
  next: async () => {
    for (;;) {
      const next = await all.next();
      if (next.done || (await isReceived(next.value))) return next;
    }
  },
  return: () => all.return?.() ?? Promise.resolve({ done: true, value: undefined }),
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** The changes that concern a viewer, from now on. */
export const subscribeToThreadEvents = (
  context: Pick<Context, 'events' | 'query' | 'viewer'>,
): AsyncIterableIterator<ThreadEvent> => {
  const { events, viewer } = context;
  const changes = events.follow(messageChannel, (payload) => {
    const news = newsOf(payload);
    return news && canReceiveEvent(viewer, news) ? news : null;
  });
  // An event does not say whose project it is of, as its manager and the owner of its contact may change.
  return isStaffMember(viewer) && projectScope(viewer, 'message:list').name !== 'all'
    ? those(changes, ({ projectId }) => readsProject(context, projectId))
    : changes;
};
