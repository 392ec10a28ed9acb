import { fromKysely, type PgBoss, type Queue, type WorkOptions } from 'pg-boss';
import type { Transaction } from '../db/query-builder.ts';

/** What one worker takes: which jobs, and how many together. These are pg-boss's options. */
export type WorkerOptions = Pick<WorkOptions, 'batchSize' | 'minPriority' | 'maxPriority'>;

/** A kind of work done outside requests: its queue, its data, how often it is retried. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly options: Omit<Queue, 'name'>;
  /** Cron expression (UTC) for scheduled work. */
  readonly cron?: string;
  /** Whether it also runs once whenever a server starts. */
  readonly atStart?: boolean;
  /** The workers of one process; by default one, which takes one job after the other. More only for work that may run out of order and concurrently. */
  readonly workers: readonly WorkerOptions[];
  /** The type of the job's data, for the type checker only. */
  readonly carries?: Data;
}

/** Retries spread over about a day: 10 s, doubling up to an hour. A job that fails for good ends up in the dead-letter queue. */
const defaults = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 20,
  expireInSeconds: 300,
} as const;

/** The queue that keeps jobs that failed for good. */
export const deadLetterQueue = 'dead-letter';

/** Declares a job. `name` is `noun.verb`; the options are pg-boss's. */
export const defineJob = <Data extends object>(
  name: string,
  options: Omit<Queue, 'name'> & Partial<Pick<Job<Data>, 'cron' | 'atStart' | 'workers'>> = {},
): Job<Data> => {
  const { cron, atStart, workers = [{}], ...queue } = options;
  return { name, cron, atStart, workers, options: { ...defaults, ...queue } };
};

/** Hands work over to the workers. */
export interface Jobs {
  /**
   * Stores the job in the caller's transaction: it exists if, and only if, the transaction commits.
   * @param options.singletonKey at most one waiting job for this key
   */
  enqueue<Data extends object>(
    trx: Transaction,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /** The same for many jobs at once. @param priority higher ones go first; 0 by default */
  enqueueAll<Data extends object>(
    trx: Transaction,
    job: Job<Data>,
    all: readonly Data[],
    priority?: number,
  ): Promise<void>;
  /** What a job of this kind carries. @returns undefined if there is no such job */
  dataOf<Data extends object>(trx: Transaction, job: Job<Data>, id: string): Promise<Data | undefined>;
  /** Lets a job that failed for good run once more. @returns whether there is such a job */
  retry(trx: Transaction, queue: string, id: string): Promise<boolean>;
  /** Cancels a job that has not ended. @returns whether there is such a job */
  cancel(trx: Transaction, queue: string, id: string): Promise<boolean>;
}

/** pg-boss returns the number of affected rows, although its types do not say so. */
const touched = (response: object): boolean => ((response as { affected?: number }).affected ?? 0) > 0;

/** The caller's transaction, as pg-boss expects it. */
const within = (trx: Transaction) => ({ db: fromKysely(trx.withoutPlugins()) });

/** Makes {@link Jobs} on top of pg-boss. */
export const createJobs = (boss: PgBoss): Jobs => ({
  enqueue: async (trx, job, data, options = {}) => {
    await boss.send(job.name, data, { ...options, ...within(trx) });
  },
  enqueueAll: async (trx, job, all, priority = 0) => {
    if (all.length)
      await boss.insert(
        job.name,
        all.map((data) => ({ data, priority })),
        within(trx),
      );
  },
  dataOf: async <Data extends object>(trx: Transaction, { name }: Job<Data>, id: string) => {
    const [found] = await boss.findJobs<Data>(name, { id, ...within(trx) });
    return found?.data;
  },
  retry: async (trx, queue, id) => touched(await boss.retry(queue, id, within(trx))),
  cancel: async (trx, queue, id) => touched(await boss.cancel(queue, id, within(trx))),
});
