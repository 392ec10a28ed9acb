import { jobFilter, jobSentences, jobsPageSize, type JobState } from '@hearthline/rules/jobs.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { requeueMail, sendMail } from '../../platform/mail/mail-outbox.ts';
import { validate } from '../../platform/validation/validate.ts';
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

/** A queue with the number of its jobs in each state. */
export interface QueueCount {
  readonly queue: string;
  readonly waiting: number;
  readonly retrying: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestWaitingAt: Date | null;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: jobSentences.missing });

/** The states of a job, with pg-boss's names for them. */
const words: Readonly<Record<JobState, string>> = {
  waiting: 'created',
  retrying: 'retry',
  running: 'active',
  failed: 'failed',
  completed: 'completed',
  cancelled: 'cancelled',
};
const stateSql = `case state::text ${Object.entries(words)
  .map(([ours, theirs]) => `when '${theirs}' then '${ours}'`)
  .join(' ')} end`;

const columns = `
  id, name as queue, ${stateSql} as state, created_on as "createdAt", started_on as "startedAt", completed_on as "endedAt", start_after as "startsAfter",
  case when started_on is null then 0 else retry_count + 1 end as attempts, retry_limit + 1 as "maxAttempts", output`;

/** Leaves out pg-boss's internal queues. */
const ours = `name not like '\\_\\_pgboss%'`;
const which = `${ours} and (case when $1::text is null then state::text not in ('completed', 'cancelled') else state::text = $1 end) and ($2::text is null or name = $2)`;

type Stored = Omit<JobRow, 'lastError'> & { output: unknown };
const shown = ({ output, ...row }: Stored): JobRow => ({ ...row, lastError: shownError(output) });

/** One page of jobs, newest first. @throws AppError BAD_INPUT */
export const listJobs = async (
  context: Context,
  input: unknown,
): Promise<{ jobs: JobRow[]; pagination: Pagination }> => {
  const { page, state, queue } = validate(jobFilter, input);
  const values = [state && words[state], queue];
  const rows = await context.sql<Stored>(
    'jobs',
    `select ${columns} from pgboss.job where ${which} order by created_on desc, id desc limit ${jobsPageSize} offset $3`,
    [...values, (page - 1) * jobsPageSize],
  );
  const [counted] = await context.sql<{ total: number }>(
    'jobs_total',
    `select count(*)::int as total from pgboss.job where ${which}`,
    values,
  );
  return { jobs: rows.map(shown), pagination: paginate(page, counted?.total ?? 0, jobsPageSize) };
};

const counts = `
  select q.name as queue,
    count(j.id) filter (where j.state = 'created')::int as waiting, count(j.id) filter (where j.state = 'retry')::int as retrying,
    count(j.id) filter (where j.state = 'active')::int as running, count(j.id) filter (where j.state = 'failed')::int as failed,
    min(j.created_on) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as "oldestWaitingAt"
  from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
  where q.${ours} group by q.name order by q.name`;

/** Every queue with its counts. */
export const countQueues = (context: Pick<Context, 'db' | 'query' | 'sql'>): Promise<QueueCount[]> =>
  context.sql<QueueCount>('job_queues', counts);

const find = async (context: Context, id: string): Promise<JobRow> => {
  const row = isId(id)
    ? await context.sql.byKey<Stored>('job', `select ${columns} from pgboss.job where id = $1 and ${ours}`, [
        id,
      ])
    : undefined;
  if (!row) throw missing();
  return shown(row);
};

/** A job that sends a mail looks at nothing that was given up: it would run and send nothing. */
const requeueMailOf = async (em: EntityManager, jobId: string): Promise<void> => {
  const [carried] = await executeIn<{ mailId: string }>(
    em,
    `select data ->> 'mailId' as "mailId" from pgboss.job where id = $1`,
    [jobId],
  );
  if (carried) await requeueMail(em, carried.mailId);
};

/** Lets a job that failed run once more. @throws AppError NOT_FOUND, CONFLICT when it has not failed */
export const retryJob = async (context: Context, id: string): Promise<JobRow> => {
  const { queue } = await find(context, id);
  await context.transaction(async (em) => {
    if (!(await context.jobs.retry(em, queue, id)))
      throw new AppError('CONFLICT', { message: jobSentences.notFailed });
    if (queue === sendMail.name) await requeueMailOf(em, id);
    audit(context, em, { action: 'job.retry', object: ['job', id], details: { queue } });
  });
  return find(context, id);
};

/** Cancels a job that has not ended. A running one is not interrupted, but not tried again. @throws AppError NOT_FOUND, CONFLICT */
export const cancelJob = async (context: Context, id: string): Promise<JobRow> => {
  const { queue } = await find(context, id);
  await context.transaction(async (em) => {
    if (!(await context.jobs.cancel(em, queue, id)))
      throw new AppError('CONFLICT', { message: jobSentences.ended });
    audit(context, em, { action: 'job.cancel', object: ['job', id], details: { queue } });
  });
  return find(context, id);
};
