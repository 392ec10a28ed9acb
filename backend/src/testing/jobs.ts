import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs/job-runner.ts';

/** Works on one job, as a worker that has taken nothing else would. @throws what the job throws, to be tried again */
export const runJob = async (
  handlers: readonly JobHandler[],
  { name }: { readonly name: string },
  context: Context,
  data: object,
  isLast = false,
): Promise<void> => {
  const found = handlers.find(({ job }) => job.name === name);
  if (!found) throw new Error(`Nobody works on ${name}`);
  await found.handle(context, [{ data, attempt: { isLast } }])[0];
};
