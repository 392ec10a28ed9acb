import { sql } from 'kysely';
import type { JobWithMetadata, QueueResult } from 'pg-boss';

/** A job as pg-boss stores it. Until its first try it has no start, which pg-boss's own type does not say. */
export type StoredJob = Pick<
  JobWithMetadata,
  | 'id'
  | 'name'
  | 'state'
  | 'output'
  | 'createdOn'
  | 'startAfter'
  | 'completedOn'
  | 'retryCount'
  | 'retryLimit'
> & { readonly startedOn: Date | null };

/**
 * pg-boss's tables, only to be read, for what pg-boss itself does not answer: it finds the jobs of one queue, without pages, and
 * counts them by the minute, without telling those that wait from those that will be tried again.
 */
export const storedJobs = sql<StoredJob>`pgboss.job`;
export const storedQueues = sql<Pick<QueueResult, 'name'>>`pgboss.queue`;
