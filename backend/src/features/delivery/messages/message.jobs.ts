import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { remind, remindOfMessages } from './send-message-reminders.ts';

export const messageJobs: readonly JobHandler[] = [handler(remindOfMessages, remind)];
