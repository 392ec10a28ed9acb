import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { expireQuotes, expireQuotesJob } from './answer/expire-quotes.ts';
import { drawQuoteJob, fileOfQuote } from './issue/quote-file.ts';

export const quoteJobs: readonly JobHandler[] = [
  handler(expireQuotesJob, async (context) => void (await expireQuotes(context))),
  handler(drawQuoteJob, async (context, { quoteId }) => void (await fileOfQuote(context, quoteId))),
];
