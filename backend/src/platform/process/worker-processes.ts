import cluster from 'node:cluster';
import type { Log } from '../log.ts';

/** Server processes that answer on one port. */
export interface WorkerProcesses {
  /** Resolves with the exit code once all have ended: because of `stop`, or because one ended before it was ready. */
  readonly ended: Promise<number>;
  /** Has all of them stop as by SIGTERM. */
  stop(): void;
}

/** Tells the process that started this one that it is ready. */
export const announceReady = (): void => void process.send?.('ready');

/**
 * Starts the program of this process that many times (node:cluster). The first starts alone, as it migrates and fills the database; the
 * others follow when it is ready. One that dies later is replaced; one that dies before it was ready ends all, so that whatever
 * supervises them sees it.
 * @param env variables that they get besides those of this process
 */
export const startWorkerProcesses = (
  count: number,
  env: Readonly<Record<string, string>>,
  log: Log,
): WorkerProcesses => {
  const ready = new Set<number>();
  const all = Promise.withResolvers<number>();
  let exitCode: number | null = null;
  const stop = (code = 0): void => {
    exitCode ??= code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  cluster.on('message', ({ id }) => {
    const isFirst = ready.size === 0;
    ready.add(id);
    if (isFirst && exitCode === null) for (let started = 1; started < count; started += 1) cluster.fork(env);
  });
  cluster.on('exit', ({ id }, code, signal) => {
    if (exitCode === null && !ready.has(id)) stop(code || 1);
    else if (exitCode === null) {
      log.error({ code, signal }, 'a server process ended, and another one takes its place');
      cluster.fork(env);
    }
    if (exitCode !== null && Object.keys(cluster.workers ?? {}).length === 0) all.resolve(exitCode);
  });
  cluster.fork(env);
  return { ended: all.promise, stop: () => stop() };
};
