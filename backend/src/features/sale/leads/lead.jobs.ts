import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { remindOfLeads, remindOfLeadsJob } from './remind-of-leads.ts';

export const leadJobs: readonly JobHandler[] = [
  handler(remindOfLeadsJob, async (context) => void (await remindOfLeads(context))),
];
