import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { createDrawingQueue } from '../../../../platform/turns/drawing-queue.ts';
import type * as work from './plan-worker.ts';

type Work = typeof work;

/** The worker's program is next to this file: as source, or next to the bundled server. */
const filename = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './plan-worker.ts' : './plan-worker.js', import.meta.url),
);

const drawings = createDrawingQueue();

let started: Piscina | undefined;

/**
 * Generates, checks and draws on a thread of its own, which gives way to the server's: the other requests go on meanwhile. One
 * thread, so that designs never take more than one processor; it stays, because a new one takes a second to become as fast.
 */
const thread = (): Piscina =>
  (started ??= new Piscina({
    filename,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Infinity,
    // Below the server's own threads, where the system knows that.
    niceIncrement: 5,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
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
    () => thread().run(input, { name: task }),
    name === undefined ? undefined : `${task} ${name}`,
  )) as Awaited<ReturnType<Work[Task]>>;

/** Starts the thread and has it draw something, so that nobody has to wait for that. */
export const warmWorker = async (): Promise<void> => {
  await doInWorker('findDesigns', { wish: { beds: ['king'], baths: 1, width: 'single' }, seed: 1, count: 1 });
};
