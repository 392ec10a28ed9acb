import { Piscina } from 'piscina';
import { createDrawingQueue } from '../turns/drawing-queue.ts';

/** What is exported by a program that threads run: functions of one input, which is copied there, as what they return is copied back. */
type Work = Readonly<Record<string, (input: never) => unknown>>;

/** Threads that do the work of programs, and wait for none of the server's own. */
export interface WorkerPool {
  /**
   * Has a thread do one of a program's tasks, when it is the turn of whoever asks (platform/turns/drawing-queue.ts).
   * @param filename of the program (worker-file.ts)
   * @param name the same for the same input: then it is done once for all who want it at the same time
   * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE when too many wait, or it waited too long; whatever the task throws, as a plain Error
   */
  run<Program extends Work, Task extends string & keyof Program>(
    filename: string,
    task: Task,
    input: Parameters<Program[Task]>[0],
    name?: string,
  ): Promise<Awaited<ReturnType<Program[Task]>>>;
}

/**
 * Makes a {@link WorkerPool}. Its threads start when they are needed, get no environment, and so no secrets, and end after a minute
 * without work, which gives their memory back (docs/decisions/0089-remembered-searches.md).
 */
export const createWorkerPool = (threads = 1): WorkerPool => {
  const queue = createDrawingQueue(threads);
  let started: Piscina | undefined;
  const pool = (): Piscina =>
    (started ??= new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      // Below the server's own threads, where the system knows that.
      niceIncrement: 5,
      // A larger young generation is no faster here, and what it frees stays with the process.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 },
      execArgv: [],
      env: {},
    }));
  return {
    run: <Program extends Work, Task extends string & keyof Program>(
      filename: string,
      task: Task,
      input: Parameters<Program[Task]>[0],
      name?: string,
    ) =>
      queue.draw(
        () => pool().run(input, { filename, name: task }),
        name === undefined ? undefined : `${task} ${name}`,
      ) as Promise<Awaited<ReturnType<Program[Task]>>>,
  };
};

/** The thread that makes documents: sheets, agreements, certificates and seals, one after the other. */
export const documentThread = createWorkerPool();

/** Bytes as they arrive from a thread. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
