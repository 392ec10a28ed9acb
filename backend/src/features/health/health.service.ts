import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Context } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/mail-outbox.ts';
import { goneAfterMs } from './instance.service.ts';

const databaseFacts = `
  select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database())::float8 as "sizeBytes",
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections, current_setting('max_connections')::int as "maxConnections"`;

/** The state of the database. */
export const databaseHealth = async (context: Context) => {
  const started = performance.now();
  const [facts] = await context.sql<{
    version: string;
    sizeBytes: number;
    connections: number;
    maxConnections: number;
  }>('health_database', databaseFacts);
  return {
    reachable: true,
    version: facts?.version ?? '',
    sizeBytes: facts?.sizeBytes ?? 0,
    connections: facts?.connections ?? 0,
    maxConnections: facts?.maxConnections ?? 0,
    latencyMs: performance.now() - started,
  };
};

const waitedSeconds = (context: Context, since: Date | null | undefined): number | null =>
  since ? Math.max(0, Math.round((context.now().getTime() - since.getTime()) / 1000)) : null;

const mailFacts =
  "select count(*) filter (where state = 'queued')::int as queued, count(*) filter (where state = 'failed')::int as failed from mails where state in ('queued', 'failed')";
// Mails that failed at least once and will be retried. A mail resent by hand starts afresh, with a new job.
const putOffFacts =
  'select count(*)::int as "putOff", min(created_on) as "oldestPutOffAt" from pgboss.job where name = $1 and (state = \'retry\' or state = \'active\' and retry_count > 0)';

/** The state of outgoing mail. */
export const mailHealth = async (context: Context) => {
  const [problem, [counted], [late]] = await Promise.all([
    context.mailer.check(),
    context.sql<{ queued: number; failed: number }>('health_mails', mailFacts),
    context.sql<{ putOff: number; oldestPutOffAt: Date | null }>('health_mails_put_off', putOffFacts, [
      sendMail.name,
    ]),
  ]);
  return {
    mode: context.mailer.sends ? 'smtp' : 'development',
    reachable: problem === null,
    problem,
    queued: counted?.queued ?? 0,
    failed: counted?.failed ?? 0,
    putOff: late?.putOff ?? 0,
    oldestPutOffSeconds: waitedSeconds(context, late?.oldestPutOffAt),
  };
};

/** The folder itself, or its nearest existing parent: folders are created with the first file. */
const existing = (place: string): string =>
  existsSync(place) || dirname(place) === place ? place : existing(dirname(place));

/** The state of the file storage, checked by using it; the free space is this machine's, where uploads arrive. */
export const storageHealth = async (context: Context) => {
  const { dataDir } = context.server;
  const place = existing(dataDir);
  const [space, problem] = await Promise.all([statfs(place).catch(() => null), context.storage.check()]);
  return {
    place: context.storage.place,
    writable: problem === null,
    freeBytes: space ? space.bavail * space.bsize : 0,
    totalBytes: space ? space.blocks * space.bsize : 0,
  };
};

/** Which migrations of this build are applied. */
export const migrationHealth = async (context: Context) => {
  const rows = await context.sql<{ name: string }>(
    'health_migrations',
    'select name from mikro_orm_migrations order by name',
  );
  const applied = new Set(rows.map(({ name }) => name));
  return {
    applied: rows.map(({ name }) => name),
    pending: context.server.migrations.filter((name) => !applied.has(name)),
  };
};

const jobFacts = `
  select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed,
    min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as "oldestWaitingAt"
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%' and name <> 'dead-letter'`;

/** The state of background work. Every live instance works on every queue. */
export const jobHealth = async (context: Context) => {
  const [facts] = await context.sql<{
    waiting: number;
    running: number;
    failed: number;
    oldestWaitingAt: Date | null;
  }>('health_jobs', jobFacts);
  const workers = (await instances(context)).filter(({ alive }) => alive).length;
  return {
    workers,
    waiting: facts?.waiting ?? 0,
    running: facts?.running ?? 0,
    failed: facts?.failed ?? 0,
    oldestWaitingSeconds: waitedSeconds(context, facts?.oldestWaitingAt),
  };
};

/** The servers on this database that were seen within the last day, latest first. */
export const instances = async (context: Context) => {
  const now = context.now().getTime();
  const rows = await context.sql<{ id: string; version: string; startedAt: Date; seenAt: Date }>(
    'health_instances',
    'select id, version, started_at as "startedAt", seen_at as "seenAt" from instances order by seen_at desc, id limit 100',
  );
  return rows.map((row) => ({
    ...row,
    alive: now - row.seenAt.getTime() < goneAfterMs,
    isThis: row.id === context.server.id,
  }));
};

/** The build and this process. */
export const buildHealth = ({ server, now }: Context) => ({
  version: server.version,
  instance: server.id,
  startedAt: server.startedAt,
  uptimeSeconds: Math.max(0, Math.round((now().getTime() - server.startedAt.getTime()) / 1000)),
});
