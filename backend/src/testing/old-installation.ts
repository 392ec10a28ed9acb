import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { entities, jobHandlers } from '../features/index.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../platform/migration/migrate.ts';
import { withDatabase } from './database-url.ts';

/**
 * Lets a spec look at an installation of a version before.
 * @param until the first migration that it has not got, as in `0044`
 * @param work gets its database, as its superuser, what brings it up to today or up to before a migration, and the addresses for a server
 */
export const onOldInstallation = async <Result>(
  until: string,
  work: (
    inside: pg.Client,
    upgrade: (until?: string) => Promise<void>,
    urls: { ownerUrl: string; appUrl: string },
  ) => Promise<Result>,
): Promise<Result> => {
  const { superUrl, ownerUrl, appUrl } = inject('postgres');
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  const urls = { ownerUrl: withDatabase(ownerUrl, name), appUrl: withDatabase(appUrl, name) };
  const run = (known: typeof migrations): Promise<void> =>
    migrate({
      ...urls,
      entities,
      migrations: known,
      jobs: jobHandlers.map(({ job }) => job),
    });
  const server = new pg.Client({ connectionString: superUrl });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock(4711)');
    await server.query(`create database ${name} owner "${new URL(ownerUrl).username}" template hearthline`);
    await server.query('select pg_advisory_unlock(4711)');
    const inside = new pg.Client({ connectionString: withDatabase(superUrl, name) });
    await inside.connect();
    try {
      await run(migrations.filter((one) => one.name < until));
      return await work(
        inside,
        (end) => run(migrations.filter(({ name }) => end === undefined || name < end)),
        urls,
      );
    } finally {
      await inside.end();
    }
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
};
