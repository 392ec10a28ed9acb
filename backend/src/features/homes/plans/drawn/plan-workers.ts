import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { workerFile } from '../../../../platform/process/worker-file.ts';
import { createDrawingQueue } from '../../../../platform/turns/drawing-queue.ts';
import type * as work from './plan-worker.ts';

type Work = typeof work;

const filename = workerFile(import.meta.url, 'plan-worker');

/** One processor is left to the server's own thread. */
const threads = Math.max(1, availableParallelism() - 1);

const drawings = createDrawingQueue(threads);

let started: Piscina | undefined;

/**
 * Generates, checks and draws on threads of their own, which give way to the server's: the other requests go on meanwhile
 * (docs/decisions/0089-remembered-searches.md).
 */
const pool = (): Piscina =>
  (started ??= new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    // Gives its memory back once nobody draws; the next drawing waits for a new one.
    idleTimeout: 60_000,
    // Below the server's own threads, where the system knows that.
    niceIncrement: 5,
    // A larger young generation is no faster here, and what it frees stays with the process.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 },
    execArgv: [],
    env: {},
  }));

/**
 * Has the worker do one of its tasks, when it is the turn of whoever asks (platform/turns/drawing-queue.ts).
 * @param name the same for the same input: then it is done once for all who want it at the same time
 * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE when too many wait, or it waited too long
 */
export const doInWorker = async <Task extends keyof Work>(
  task: Task,
  input: Parameters<Work[Task]>[0],
  name?: string,
): Promise<Awaited<ReturnType<Work[Task]>>> =>
  (await drawings.draw(
    () => pool().run(input, { name: task }),
    name === undefined ? undefined : `${task} ${name}`,
  )) as Awaited<ReturnType<Work[Task]>>;

/** Starts the thread and has it draw something, so that nobody has to wait for that. */
export const warmWorker = async (): Promise<void> => {
  await doInWorker('findDesigns', { wish: { beds: ['king'], baths: 1, width: 'single' }, seed: 1, count: 1 });
};
