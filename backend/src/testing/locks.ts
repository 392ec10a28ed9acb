import { CompiledQuery } from 'kysely';
import { expect, vi } from 'vitest';
import type { Api } from './api.ts';

/** Takes the locks of a statement in a transaction of its own. @returns a function that releases them */
export const holdLocks = async (
  api: Api,
  text: string,
  values: readonly unknown[] = [],
): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let reportLocked = (): void => undefined;
  const locked = new Promise<void>((resolve) => (reportLocked = resolve));
  const holder = api.app.systemContext().transaction(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw(text, [...values]));
    reportLocked();
    await released;
  });
  await Promise.race([locked, holder]);
  return () => {
    release();
    return holder;
  };
};

/** Waits until `count` connections are waiting for a lock. */
export const untilWaiting = (api: Api, count: number): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await api.sql(
          'select distinct pid from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted',
        ),
      ).toHaveLength(count),
    { timeout: 3500, interval: 10 },
  );
