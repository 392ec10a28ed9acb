import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { remindOfRequests, remindOfRequestsJob } from './document.remind.ts';
import { tellReview, tellReviewJob } from './document.review.ts';
import { readAllTexts, readAllTextsJob, readTextOf, readTextJob } from './document.texts.ts';
import { sweepFiles, sweepFilesJob } from './document.sweep.ts';

export const documentJobs: readonly JobHandler[] = [
  handler(sweepFilesJob, async (context) => void (await sweepFiles(context))),
  handler(remindOfRequestsJob, async (context) => void (await remindOfRequests(context))),
  handler(readTextJob, (context, { versionId }, { isLast }) => readTextOf(context, versionId, isLast)),
  handler(readAllTextsJob, readAllTexts),
  handler(tellReviewJob, tellReview),
];
