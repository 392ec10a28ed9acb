import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Events } from '../../../platform/events/event-bus.ts';

/** Contacts that are added within this time are told of together. In milliseconds. */
const togetherMs = 500;

/** The servers of this process that are about to tell. */
const telling = new WeakSet<Events>();

/**
 * Tells every server that contacts were added, so that lists follow. Not in their transaction, as triggers do for other changes
 * (migration 0038): those that notify commit one after another, and contacts are written by the thousand.
 */
export const tellOfContacts = ({ events, db, log }: Pick<Context, 'events' | 'db' | 'log'>): void => {
  if (telling.has(events)) return;
  telling.add(events);
  setTimeout(() => {
    telling.delete(events);
    sql`select pg_notify('workspace_changed', 'contacts')`
      .execute(db)
      // The contacts are stored; a list that is not told shows them when it is read the next time.
      .catch((error: unknown) => log.warn({ error }, 'telling of new contacts'));
  }, togetherMs).unref();
};
