import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { followUpJob, mailFollowUp } from './requests/follow-up.ts';
import { remindOfRequests, remindOfRequestsJob } from './requests/send-request-reminders.ts';
import { notifyUploader, notifyUploaderJob } from './review/review-document.ts';
import { readAllTexts, readAllTextsJob, readTextOf, readTextJob } from './text-search/store-texts.ts';
import { sweepFiles, sweepFilesJob } from './files/sweep-files.ts';

export const documentJobs: readonly JobHandler[] = [
  handler(sweepFilesJob, async (context) => void (await sweepFiles(context))),
  handler(remindOfRequestsJob, async (context) => void (await remindOfRequests(context))),
  handler(readTextJob, (context, { versionId }, { isLast }) => readTextOf(context, versionId, isLast)),
  handler(readAllTextsJob, readAllTexts),
  handler(notifyUploaderJob, notifyUploader),
  handler(followUpJob, mailFollowUp),
];
