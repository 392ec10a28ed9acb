import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { remindOfRequests, remindOfRequestsJob } from './document.remind.ts';
import { sweepFiles, sweepFilesJob } from './document.sweep.ts';

export const documentJobs: readonly JobHandler[] = [
  handler(sweepFilesJob, async (context) => void (await sweepFiles(context))),
  handler(remindOfRequestsJob, async (context) => void (await remindOfRequests(context))),
];
