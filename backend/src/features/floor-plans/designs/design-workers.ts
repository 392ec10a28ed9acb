import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../../../platform/errors.ts';
import type * as work from './design-worker.ts';

type Work = typeof work;

/** The worker's program is next to this file: as source, or next to the bundled server. */
const filename = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './design-worker.ts' : './design-worker.js', import.meta.url),
);

/**
 * A list of homes asks for fifty drawings at once, and several people may open one at the same time. As many as can be drawn
 * within {@link longestMs}; beyond that a client asks for everything at once.
 */
const mostWaiting = 200;
const longestMs = 20_000;

/**
 * Generates and draws on a thread of its own, which gives way to the server's and ends when nothing has been asked for a while: the other
 * requests go on meanwhile. One after another, so that designs never take more than one processor.
 */
const pool = new Piscina({
  filename,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
  // Below the server's own threads, where the system knows that.
  niceIncrement: 5,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  execArgv: [],
  env: {},
});

/**
 * Has the worker do one of its tasks.
 * @throws AppError UNAVAILABLE when too many wait, or it takes too long
 */
export const doInWorker = async <Name extends keyof Work>(
  name: Name,
  task: Parameters<Work[Name]>[0],
): Promise<Awaited<ReturnType<Work[Name]>>> => {
  if (pool.queueSize >= mostWaiting) throw new AppError('UNAVAILABLE');
  const signal = AbortSignal.timeout(longestMs);
  try {
    return (await pool.run(task, { name, signal })) as Awaited<ReturnType<Work[Name]>>;
  } catch (error) {
    if (signal.aborted) throw new AppError('UNAVAILABLE', { cause: error });
    throw error;
  }
};
