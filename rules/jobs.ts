import { z } from 'zod';
import { pageNumber } from './paging.ts';

/** What has become of a piece of background work: it waits, waits for another try, runs, or has ended in one of three ways. */
export const jobStates = ['waiting', 'retrying', 'running', 'failed', 'completed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const jobsPageSize = 20;

export const jobSentences = {
  missing: 'Job not found',
  notFailed: 'This job has not failed, or runs again already',
  ended: 'This job has ended already',
} as const;

/** What narrows the list. Without a state: what has not ended well. */
export const jobFilter = z.object({
  page: pageNumber,
  state: z.enum(jobStates, 'Unknown state').nullish().transform((state) => state ?? null),
  queue: z.string().max(200, 'Unknown queue').refine((name) => !name.includes('\u0000'), 'Unknown queue').nullish().transform((queue) => queue || null),
});
