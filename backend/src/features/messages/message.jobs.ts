import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { remind, remindOfMessages } from './message.remind.ts';

export const messageJobs: readonly JobHandler[] = [handler(remindOfMessages, remind)];
