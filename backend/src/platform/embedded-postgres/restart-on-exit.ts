import { setTimeout as pause } from 'node:timers/promises';
import type { Home } from './cluster-folder.ts';
import { stopServersOn } from './postgres-processes.ts';
import type { RunningServer } from './postgres-server.ts';

/** A server that is restarted when it ends unexpectedly. */
export interface SupervisedServer {
  readonly port: number;
  /** Shuts it down cleanly; may be called twice. */
  stop(): Promise<void>;
}

/**
 * Restarts PostgreSQL, on the same port, when it ends unexpectedly.
 * @param start starts it on the given port
 */
export const keepRunning = (
  home: Home,
  first: RunningServer,
  start: (port: number) => Promise<RunningServer>,
  log: { warn(message: string): void },
): SupervisedServer => {
  let { child } = first;
  let stopped = false;
  let restart = Promise.resolve();
  const watch = (): void => {
    child.once('exit', () => {
      if (!stopped) restart = revive();
    });
  };
  const revive = async (): Promise<void> => {
    for (let wait = 200; !stopped; wait = Math.min(wait * 2, 10_000)) {
      log.warn('PostgreSQL has ended unasked; starting it again.');
      await pause(wait);
      if (stopped) return;
      try {
        ({ child } = await start(first.port));
        return watch();
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
      }
    }
  };
  watch();
  return {
    port: first.port,
    stop: async () => {
      stopped = true;
      await restart;
      await stopServersOn(home.cluster);
    },
  };
};
