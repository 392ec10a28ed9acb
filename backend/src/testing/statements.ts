import pg from 'pg';
import { vi } from 'vitest';

/** What the server's own clocks say to the database, whatever is asked, and the sessions that it reads again now and then. */
const byItself = /pgboss|^select 1$|^listen |from "sessions" as "s"/i;

/**
 * The statements that some work sends to the database, in alphabetical order: unlike the time that it takes, they do not depend on what
 * the machine does meanwhile.
 */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls
      .map(([statement]) =>
        typeof statement === 'string' ? statement : (statement as { text?: string }).text,
      )
      .filter((text) => text !== undefined && !byItself.test(text))
      .toSorted() as string[];
  } finally {
    sent.mockRestore();
  }
};
