import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { toAppError } from '../../../platform/errors.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { deadLetterQueue } from '../../../platform/jobs/job-queue.ts';
import { storedJobs } from '../../../platform/jobs/stored-jobs.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { instanceTimeoutMs } from './instance.service.ts';

const databaseFacts = prepare('health_database', (db) =>
  db.selectNoFrom([
    sql<string>`split_part(current_setting('server_version'), ' ', 1)`.as('version'),
    sql<number>`pg_database_size(current_database())::float8`.as('sizeBytes'),
    sql<number>`(select count(*)::int from pg_stat_activity where datname = current_database())`.as(
      'connections',
    ),
    sql<number>`current_setting('max_connections')::int`.as('maxConnections'),
  ]),
);

/** The state of the database. */
export const databaseHealth = async (context: Context) => {
  const started = performance.now();
  const [facts] = await context.query(databaseFacts, {});
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

const mailFacts = prepare('health_mails', (db) =>
  db
    .selectFrom('mails')
    .select([
      sql<number>`count(*) filter (where state = 'queued')::int`.as('queued'),
      sql<number>`count(*) filter (where state = 'failed')::int`.as('failed'),
    ])
    .where('state', 'in', ['queued', 'failed']),
);
// Mails that failed at least once and will be retried. A mail resent by hand starts afresh, with a new job.
const putOffFacts = prepare('health_mails_put_off', (db, p: Placeholders<{ queue: string }>) =>
  db
    .selectFrom(storedJobs.as('j'))
    .select((eb) => [
      sql<number>`count(*)::int`.as('putOff'),
      sql<Date | null>`min(${eb.ref('j.createdOn')})`.as('oldestPutOffAt'),
    ])
    .where('j.name', '=', p.queue)
    .where(
      (eb) =>
        sql<SqlBool>`(${eb.ref('j.state')} = 'retry' or ${eb.ref('j.state')} = 'active' and ${eb.ref('j.retryCount')} > 0)`,
    ),
);

/** The state of outgoing mail. */
export const mailHealth = async (context: Context) => {
  const [problem, [counted], [late]] = await Promise.all([
    context.mailer.check(),
    context.query(mailFacts, {}),
    context.query(putOffFacts, { queue: sendMail.name }),
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

/** The state of the file storage, checked by using it; the free space is this machine's, where uploads arrive. */
export const storageHealth = async (context: Context) => {
  const [space, problem] = await Promise.all([context.disk(), context.storage.check()]);
  return {
    place: context.storage.place,
    writable: problem === null,
    freeBytes: space?.freeBytes ?? 0,
    totalBytes: space?.totalBytes ?? 0,
  };
};

/** Whether agreements can be sealed here. */
export const sealHealth = (context: Context) =>
  context.seal.ready().then(
    () => ({ ready: true, problem: null }),
    (error: unknown) => ({ ready: false, problem: toAppError(error).message }),
  );

const appliedMigrations = prepare('health_migrations', (db) =>
  db.selectFrom('mikroOrmMigrations').select('name').orderBy('name'),
);

/** Which migrations of this build are applied. */
export const migrationHealth = async (context: Context) => {
  const rows = await context.query(appliedMigrations, {});
  const applied = new Set(rows.map(({ name }) => name));
  return {
    applied: rows.map(({ name }) => name),
    pending: context.server.migrations.filter((name) => !applied.has(name)),
  };
};

const jobFacts = prepare('health_jobs', (db) =>
  db
    .selectFrom(storedJobs.as('j'))
    .select((eb) => [
      sql<number>`count(*) filter (where ${eb.ref('j.state')} in ('created', 'retry'))::int`.as('waiting'),
      sql<number>`count(*) filter (where ${eb.ref('j.state')} = 'active')::int`.as('running'),
      sql<number>`count(*) filter (where ${eb.ref('j.state')} = 'failed')::int`.as('failed'),
      sql<Date | null>`min(${eb.ref('j.startAfter')}) filter (where ${eb.ref('j.state')} in ('created', 'retry') and ${eb.ref('j.startAfter')} <= now())`.as(
        'oldestWaitingAt',
      ),
    ])
    .where(
      (eb) =>
        sql<SqlBool>`${eb.ref('j.state')} in ('created', 'retry', 'active', 'failed') and ${eb.ref('j.name')} not like '\\_\\_pgboss%' and ${eb.ref('j.name')} <> ${sql.lit(deadLetterQueue)}`,
    ),
);

/** The state of background work. Every live instance works on every queue. */
export const jobHealth = async (context: Context) => {
  const [facts] = await context.query(jobFacts, {});
  const workers = (await instances(context)).filter(({ alive }) => alive).length;
  return {
    workers,
    waiting: facts?.waiting ?? 0,
    running: facts?.running ?? 0,
    failed: facts?.failed ?? 0,
    oldestWaitingSeconds: waitedSeconds(context, facts?.oldestWaitingAt),
  };
};

const seenInstances = prepare('health_instances', (db) =>
  db.selectFrom('instances').selectAll().orderBy('seenAt', 'desc').orderBy('id').limit(sql.lit(100)),
);

/** The servers on this database that were seen within the last day, latest first. */
export const instances = async (context: Context) => {
  const now = context.now().getTime();
  const rows = await context.query(seenInstances, {});
  return rows.map((row) => ({
    ...row,
    alive: now - row.seenAt.getTime() < instanceTimeoutMs,
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
