import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Context } from './context.ts';
import { deadLetterQueue, type Job } from './jobs.ts';
import type { Log } from './log.ts';

/** Which try of a job this is. */
export interface Attempt {
  /** There will be no other. */
  readonly isLast: boolean;
}

/** A job and what does it. The work must be safe to repeat: a crash in the middle runs it again. */
export interface JobHandler {
  readonly job: Job<object>;
  readonly handle: (context: Context, data: object, attempt: Attempt) => Promise<void>;
}

/** Pairs a job with its work, checked against what the job carries. */
export const handler = <Data extends object>(job: Job<Data>, handle: (context: Context, data: Data, attempt: Attempt) => Promise<void>): JobHandler => ({
  job,
  handle: (context, data, attempt) => handle(context, data as Data, attempt),
});

const schema = 'pgboss';

/**
 * Creates or upgrades pg-boss's tables and the queues; runs as the role that owns the tables.
 * The role that the server runs as gets what it needs and nothing more.
 */
export const installJobs = async (ownerUrl: string, jobs: readonly Job<object>[], appRole: string | null): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(deadLetterQueue, { retryLimit: 0 });
    for (const { name, options } of jobs) {
      // The policy is for life: createQueue sets it and leaves an existing queue alone, the rest may change with a version.
      const { policy, partition, ...changeable } = options;
      const queue = { ...changeable, deadLetter: deadLetterQueue, notify: true };
      await boss.createQueue(name, { ...queue, policy, partition });
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

/** A sender that works nothing: for the server before its workers, and for tests. */
export const openBoss = (url: string, log: Log): PgBoss => {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 3,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
    // A worker that died is noticed by its missing heartbeat, and its job runs again within a minute (security K9):
    // 20 s without a heartbeat, 15 s until somebody looks, 10 s before the next try, 10 s until a worker takes it.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.warn({ error }, 'jobs'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'jobs'));
  return boss;
};

/** A job that is being worked here, and the end of its work, good or bad. */
interface JobInHand {
  readonly queue: string;
  readonly id: string;
  ended: boolean;
  readonly end: Promise<void>;
}

/** The workers of one process. */
export interface Workers {
  /**
   * Takes no more jobs and lets those in hand end. What has not ended in time is given back, to be done again by whoever is there.
   * @param limitMs how long they may take; at least a second
   * @param hangUp makes the work that has not ended fail, because what it waits for is given up
   */
  stop(limitMs: number, hangUp: () => void): Promise<void>;
}

/**
 * Starts one worker, which works one job after the other. pg-boss would start several of a queue by itself
 * (`localConcurrency`), but names only the first of them: the others could not be told that more waits.
 */
const startWorker = async (boss: PgBoss, { job, handle }: JobHandler, context: () => Context, inHand: Set<JobInHand>): Promise<void> => {
  const worker: string = await boss.work(job.name, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10, includeMetadata: true }, async ([work]: JobWithMetadata<object>[]) => {
    if (!work) return;
    // Where one job was, more may wait: of many stored at once only the first is told of.
    boss.notifyWorker(worker);
    const working = handle(context(), work.data, { isLast: work.retryCount >= work.retryLimit });
    const end = working.catch(() => undefined);
    const held: JobInHand = { queue: job.name, id: work.id, ended: false, end };
    inHand.add(held);
    void end.then(() => {
      held.ended = true;
      inHand.delete(held);
    });
    await working;
  });
};

/** How long work that was hung up on may take to notice, and its job to be given back, in milliseconds. */
const lastWordsMs = 1000;

/**
 * Lets jobs be done again at once. pg-boss puts off what a stop interrupts like what failed, for up to an hour: they did not.
 * Only those whose work has ended here: of the others two servers would be doing the same.
 */
const giveBack = async (boss: PgBoss, jobs: readonly JobInHand[]): Promise<void> => {
  // With its work the worker ends, which has then asked the database for the last time: it cannot end the job of whoever takes it next.
  const over = Promise.all(jobs.map(async ({ queue, end }) => (await end, await boss.offWork(queue))));
  await Promise.race([over, pause(lastWordsMs, undefined, { ref: false })]);
  for (const { queue, id, ended } of jobs) if (ended) await boss.update(queue, undefined, { id, startAfter: 0 });
};

/** Starts working the queues; `boss` is started already. Schedules first: if the database goes meanwhile, nothing works twice at the next try. */
export const workJobs = async (boss: PgBoss, handlers: readonly JobHandler[], context: () => Context): Promise<Workers> => {
  const inHand = new Set<JobInHand>();
  for (const { job } of handlers) if (job.cron) await boss.schedule(job.name, job.cron);
  for (const one of handlers) for (let worker = 0; worker < one.job.atOnce; worker += 1) await startWorker(boss, one, context, inHand);
  for (const { job } of handlers) if (job.atStart) await boss.send(job.name, {});
  return {
    stop: async (limitMs, hangUp) => {
      await boss.stop({ graceful: true, timeout: limitMs, close: false });
      const interrupted = [...inHand];
      hangUp();
      await giveBack(boss, interrupted).finally(() => boss.stop({ graceful: false }));
    },
  };
};
