import { availableParallelism } from 'node:os';
import { initialDelivery } from '@hearthline/rules/homes/places/delivery.ts';
import { workerFile } from '../../../../platform/process/worker-file.ts';
import { createWorkerPool } from '../../../../platform/process/worker-pool.ts';
import type * as work from './plan-worker.ts';

type Work = typeof work;

const filename = workerFile(import.meta.url, 'plan-worker');

/** Generates, checks and draws plans. One processor is left to the server's own thread (docs/decisions/0089-remembered-searches.md). */
const threads = createWorkerPool(Math.max(1, availableParallelism() - 1));

/**
 * Has a thread do one of the worker's tasks.
 * @param name the same for the same input: then it is done once for all who want it at the same time
 * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE when too many wait, or it waited too long
 */
export const doInWorker = <Task extends keyof Work>(
  task: Task,
  input: Parameters<Work[Task]>[0],
  name?: string,
): Promise<Awaited<ReturnType<Work[Task]>>> => threads.run<Work, Task>(filename, task, input, name);

/** Starts the thread and has it draw something, so that nobody has to wait for that. */
export const warmWorker = async (): Promise<void> => {
  await doInWorker('findDesigns', {
    wish: { beds: ['king'], baths: 1, width: 'single' },
    seed: 1,
    count: 1,
    transportWidthFeet: initialDelivery.transportWidthFeet,
  });
};
