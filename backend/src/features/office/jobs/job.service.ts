import { jobFilter, jobSentences, jobsPageSize, type JobState } from '@hearthline/rules/office/jobs.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { requeueMail, sendMail } from '../../../platform/mail/mail-outbox.ts';
import { storedJobs, storedQueues, type StoredJob } from '../../../platform/jobs/stored-jobs.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { shownError } from './job-error.ts';

/** A background job without its data, which may contain an address or a secret. */
export interface JobRow {
  readonly id: string;
  readonly queue: string;
  readonly state: JobState;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The earliest time at which it may start. */
  readonly startsAfter: Date;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lastError: string | null;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: jobSentences.missing });

/** The states of a job, with pg-boss's names for them. */
const words: Readonly<Record<JobState, StoredJob['state']>> = {
  waiting: 'created',
  retrying: 'retry',
  running: 'active',
  failed: 'failed',
  completed: 'completed',
  cancelled: 'cancelled',
};
const whenStored = Object.entries(words).map(
  ([ours, theirs]) => sql`when ${sql.lit(theirs)} then ${sql.lit(ours)}`,
);

/** Leaves out pg-boss's internal queues. */
const isOurs = (name: Expression<string>) => sql<SqlBool>`${name} not like '\\_\\_pgboss%'`;

const jobsIn = (db: Db) =>
  db
    .selectFrom(storedJobs.as('j'))
    .select((eb) => [
      'j.id',
      'j.name as queue',
      sql<JobState>`case ${eb.ref('j.state')}::text ${sql.join(whenStored, sql` `)} end`.as('state'),
      'j.createdOn as createdAt',
      'j.startedOn as startedAt',
      'j.completedOn as endedAt',
      'j.startAfter as startsAfter',
      sql<number>`case when ${eb.ref('j.startedOn')} is null then 0 else ${eb.ref('j.retryCount')} + 1 end`.as(
        'attempts',
      ),
      sql<number>`${eb.ref('j.retryLimit')} + 1`.as('maxAttempts'),
      'j.output',
    ])
    .where((eb) => isOurs(eb.ref('j.name')));

interface Wanted {
  readonly state: StoredJob['state'] | null;
  readonly queue: string | null;
}

/** Without a state, what has ended well or was cancelled is left out. */
const isWanted = (
  { state, name }: { state: Expression<string>; name: Expression<string> },
  p: Placeholders<Wanted>,
) =>
  sql<SqlBool>`(case when ${p.state}::text is null then ${state}::text not in ('completed', 'cancelled') else ${state}::text = ${p.state} end)
    and (${p.queue}::text is null or ${name} = ${p.queue})`;

const jobsPage = prepare('jobs', (db, p: Placeholders<Wanted & { offset: number }>) =>
  jobsIn(db)
    .where((eb) => isWanted({ state: eb.ref('j.state'), name: eb.ref('j.name') }, p))
    .orderBy('j.createdOn', 'desc')
    .orderBy('j.id', 'desc')
    .limit(sql.lit(jobsPageSize))
    .offset(p.offset),
);

const jobsTotal = prepare('jobs_total', (db, p: Placeholders<Wanted>) =>
  db
    .selectFrom(storedJobs.as('j'))
    .select(sql<number>`count(*)::int`.as('total'))
    .where((eb) => isOurs(eb.ref('j.name')))
    .where((eb) => isWanted({ state: eb.ref('j.state'), name: eb.ref('j.name') }, p)),
);

const jobById = prepare('job', (db, p: Placeholders<{ id: string }>) => jobsIn(db).where('j.id', '=', p.id));

const shown = ({ output, ...row }: NonNullable<(typeof jobById)['row']>): JobRow => ({
  ...row,
  lastError: shownError(output),
});

/** One page of jobs, newest first. @throws AppError BAD_INPUT */
export const listJobs = async (
  context: Context,
  input: unknown,
): Promise<{ jobs: JobRow[]; pagination: Pagination }> => {
  const { page, state, queue } = validate(jobFilter, input);
  const wanted = { state: state && words[state], queue };
  const rows = await context.query(jobsPage, { ...wanted, offset: (page - 1) * jobsPageSize });
  const [counted] = await context.query(jobsTotal, wanted);
  return { jobs: rows.map(shown), pagination: paginate(page, counted?.total ?? 0, jobsPageSize) };
};

const queueCounts = prepare('job_queues', (db) =>
  db
    .selectFrom(storedQueues.as('q'))
    .leftJoin(storedJobs.as('j'), (join) =>
      join
        .onRef('j.name', '=', 'q.name')
        .on((eb) => sql<SqlBool>`${eb.ref('j.state')} in ('created', 'retry', 'active', 'failed')`),
    )
    .select((eb) => {
      const count = (state: StoredJob['state']) =>
        sql<number>`count(${eb.ref('j.id')}) filter (where ${eb.ref('j.state')} = ${sql.lit(state)})::int`;
      return [
        'q.name as queue',
        count('created').as('waiting'),
        count('retry').as('retrying'),
        count('active').as('running'),
        count('failed').as('failed'),
        sql<Date | null>`min(${eb.ref('j.createdOn')}) filter (where ${eb.ref('j.state')} in ('created', 'retry') and ${eb.ref('j.startAfter')} <= now())`.as(
          'oldestWaitingAt',
        ),
      ];
    })
    .where((eb) => isOurs(eb.ref('q.name')))
    .groupBy('q.name')
    .orderBy('q.name'),
);

/** A queue with the number of its jobs in each state. */
export type QueueCount = NonNullable<(typeof queueCounts)['row']>;

/** Every queue with its counts. */
export const countQueues = (context: Pick<Context, 'query'>): Promise<QueueCount[]> =>
  context.query(queueCounts, {});

const find = async (context: Context, id: string): Promise<JobRow> => {
  const row = isId(id) ? await context.query.byKey(jobById, { id }) : undefined;
  if (!row) throw missing();
  return shown(row);
};

/** Lets a job that failed run once more. @throws AppError NOT_FOUND, CONFLICT when it has not failed */
export const retryJob = async (context: Context, id: string): Promise<JobRow> => {
  const { queue } = await find(context, id);
  await context.transaction(async (trx) => {
    if (!(await context.jobs.retry(trx, queue, id)))
      throw new AppError('CONFLICT', { message: jobSentences.notFailed });
    if (queue === sendMail.name) {
      // A job that sends a mail looks at nothing that was given up: it would run and send nothing.
      const carried = await context.jobs.dataOf(trx, sendMail, id);
      if (carried) await requeueMail(trx, carried.mailId);
    }
    await audit(context, trx, { action: 'job.retry', object: ['job', id], details: { queue } });
  });
  return find(context, id);
};

/** Cancels a job that has not ended. A running one is not interrupted, but not tried again. @throws AppError NOT_FOUND, CONFLICT */
export const cancelJob = async (context: Context, id: string): Promise<JobRow> => {
  const { queue } = await find(context, id);
  await context.transaction(async (trx) => {
    if (!(await context.jobs.cancel(trx, queue, id)))
      throw new AppError('CONFLICT', { message: jobSentences.ended });
    await audit(context, trx, { action: 'job.cancel', object: ['job', id], details: { queue } });
  });
  return find(context, id);
};
