import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { welcomeBuyers, welcomeBuyersJob } from './ending/welcome-buyers.ts';

export const agreementJobs: readonly JobHandler[] = [handler(welcomeBuyersJob, welcomeBuyers)];
