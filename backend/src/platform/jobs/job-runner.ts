import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Context } from '../context.ts';
import { deadLetterQueue, type Job, type WorkerOptions } from './job-queue.ts';
import type { Listener } from '../events/postgres-listener.ts';
import type { Log } from '../log.ts';

/** What a job is told about the current attempt. */
export interface Attempt {
  /** No further attempt will follow. */
  readonly isLast: boolean;
}

/** A job that a worker has taken. */
export interface TakenJob<Data extends object = object> {
  readonly data: Data;
  readonly attempt: Attempt;
}

/** A job and its handler. The work must be safe to repeat: after a crash in the middle it runs again. */
export interface JobHandler {
  readonly job: Job<object>;
  /** Works on the jobs that one worker took together. @returns the end of each, in their order; one that rejects is tried again */
  readonly handle: (context: Context, jobs: readonly TakenJob[]) => readonly Promise<void>[];
}

/** Pairs a job with a handler for the jobs that are taken together, type-checked against the job's data. */
export const batchHandler = <Data extends object>(
  job: Job<Data>,
  handle: (context: Context, jobs: readonly TakenJob<Data>[]) => readonly Promise<void>[],
): JobHandler => ({
  job,
  handle: (context, jobs) => handle(context, jobs as readonly TakenJob<Data>[]),
});

/** Pairs a job with a handler for one job, type-checked against the job's data. */
export const handler = <Data extends object>(
  job: Job<Data>,
  handle: (context: Context, data: Data, attempt: Attempt) => Promise<void>,
): JobHandler =>
  batchHandler(job, (context, jobs) => jobs.map(({ data, attempt }) => handle(context, data, attempt)));

const schema = 'pgboss';

/**
 * Creates or upgrades pg-boss's tables and the queues; runs as the role that owns the tables.
 * Grants the server's role what it needs and nothing more.
 */
export const installJobs = async (
  ownerUrl: string,
  jobs: readonly Job<object>[],
  appRole: string | null,
): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!queues.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue, { retryLimit: 0 });
    for (const { name, options } of jobs) {
      // Policy and partition cannot be changed later: createQueue sets them and leaves an existing queue alone. The rest may change with any version.
      const { policy, partition, ...changeable } = options;
      const queue = { ...changeable, deadLetter: deadLetterQueue, notify: true };
      const found: object | undefined = queues.get(name);
      if (!found) await boss.createQueue(name, { ...queue, policy, partition });
      // Most starts find them as they are: two statements for each took longer than anything else in a start on a migrated database.
      else if (Object.entries(queue).some(([option, value]) => Reflect.get(found, option) !== value))
        await boss.updateQueue(name, queue);
    }
    if (appRole) {
      const role = `"${appRole.replaceAll('"', '""')}"`;
      await boss.getDb().executeSql(`
        grant usage on schema ${schema} to ${role};
        grant select, insert, update, delete on all tables in schema ${schema} to ${role};
        grant usage, select, update on all sequences in schema ${schema} to ${role};
        grant execute on all functions in schema ${schema} to ${role}`);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};

/**
 * A pg-boss instance that only sends: for the server before its workers start, and for tests.
 * @param hear hears that there are jobs, on the connection that hears everything else; without it, workers ask every two seconds
 */
export const openBoss = (url: string, log: Log, hear?: Listener['hear']): PgBoss => {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'hearthline-jobs',
    schema,
    // Its statements are short and take turns.
    max: 1,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: hear !== undefined,
    // A dead worker is noticed by its missing heartbeat, and its job runs again within a minute (docs/security.md, K9):
    // 20 s without a heartbeat, 15 s until the next check, 10 s before the retry, 10 s until a worker takes it.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  // In place of its own, which would be one more connection, and hears nothing behind a pooler.
  if (hear) Object.assign(boss.getDb(), { listen: hear });
  let stopped = false;
  boss.once('stopped', () => (stopped = true));
  // Its connections that are being closed may still hear that PostgreSQL ends.
  boss.on('error', (error) => {
    if (!stopped) log.warn({ error }, 'jobs');
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'jobs'));
  return boss;
};

/** A job that this process is working on; `end` resolves when its work ends, whether it succeeds or fails. */
interface JobInHand {
  readonly queue: string;
  readonly id: string;
  ended: boolean;
  readonly end: Promise<void>;
}

/** The workers of one process. */
export interface Workers {
  /**
   * Takes no more jobs and lets those in hand end. A job that has not ended in time is given back, for any server to run again.
   * @param limitMs how long they may take; at least a second
   * @param hangUp makes the remaining work fail by closing what it waits for
   */
  stop(limitMs: number, hangUp: () => void): Promise<void>;
}

/**
 * Starts one worker. pg-boss can start several per queue by itself (`localConcurrency`), but returns the id of the first
 * only: the others could not be notified of more jobs.
 */
const startWorker = async (
  boss: PgBoss,
  { job, handle }: JobHandler,
  options: WorkerOptions,
  context: () => Context,
  inHand: Set<JobInHand>,
): Promise<void> => {
  const worker: string = await boss.work(
    job.name,
    {
      ...options,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 10,
      includeMetadata: true,
      perJobResults: true,
    },
    (taken: JobWithMetadata<object>[]): Promise<JobResult[]> => {
      // More jobs may be waiting: when many are stored at once, only the first is announced.
      boss.notifyWorker(worker);
      const ends = handle(
        context(),
        taken.map(({ data, retryCount, retryLimit }) => ({
          data,
          attempt: { isLast: retryCount >= retryLimit },
        })),
      );
      return Promise.all(
        taken.map(async ({ id }, index): Promise<JobResult> => {
          const working = Promise.resolve(ends[index]);
          const current: JobInHand = {
            queue: job.name,
            id,
            ended: false,
            end: working.catch(() => undefined),
          };
          inHand.add(current);
          try {
            await working;
            return { id, status: 'completed' };
          } catch (error) {
            return { id, status: 'failed', output: error };
          } finally {
            current.ended = true;
            inHand.delete(current);
          }
        }),
      );
    },
  );
};

/** How long interrupted work may take to notice and end before its job is given back, in milliseconds. */
const lastWordsMs = 1000;

/**
 * Makes jobs available again at once. pg-boss delays a job that a stop interrupted as if it had failed, by up to an hour.
 * Gives back only those whose work has ended here: otherwise two servers would be doing the same work.
 */
const giveBack = async (boss: PgBoss, jobs: readonly JobInHand[]): Promise<void> => {
  // Waits until the worker has ended too and sends no more statements: it must not complete or fail the job of the next worker that takes it.
  const over = Promise.all(jobs.map(async ({ queue, end }) => (await end, await boss.offWork(queue))));
  await Promise.race([over, pause(lastWordsMs, undefined, { ref: false })]);
  for (const { queue, id, ended } of jobs)
    if (ended) await boss.update(queue, undefined, { id, startAfter: 0 });
};

/** Starts the workers; `boss` is already started. Schedules come first: if the database is lost meanwhile, the next attempt starts no worker twice. */
export const startWorkers = async (
  boss: PgBoss,
  handlers: readonly JobHandler[],
  context: () => Context,
): Promise<Workers> => {
  const inHand = new Set<JobInHand>();
  for (const { job } of handlers) if (job.cron) await boss.schedule(job.name, job.cron);
  for (const one of handlers)
    for (const options of one.job.workers) await startWorker(boss, one, options, context, inHand);
  for (const { job } of handlers) if (job.atStart) await boss.send(job.name, {});
  return {
    stop: async (limitMs, hangUp) => {
      await boss.stop({ graceful: true, timeout: limitMs, close: false });
      const interrupted = [...inHand];
      hangUp();
      try {
        await giveBack(boss, interrupted);
      } finally {
        await boss.stop({ graceful: false });
      }
    },
  };
};
