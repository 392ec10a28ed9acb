import { setTimeout as pause } from 'node:timers/promises';
import type { Home } from './home.ts';
import { stopServersOn } from './leftover.ts';
import type { RunningServer } from './server.ts';

/** A server that is started again when it ends unasked. */
export interface KeptServer {
  readonly port: number;
  /** Ends it in good order; may be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL again, on the same port, when it ends unasked; and never leaves it behind.
 * @param start starts it again on the given port
 */
export const keepRunning = (
  home: Home,
  first: RunningServer,
  start: (port: number) => Promise<RunningServer>,
  log: { warn(message: string): void },
): KeptServer => {
  let { child } = first;
  let stopped = false;
  let restart = Promise.resolve();
  // The last resort, for a process that ends without `stop`: tell it, and trust it to end by itself.
  const tellOnExit = () => void child.kill('SIGINT');
  const watch = () => void child.once('exit', () => (restart = stopped ? Promise.resolve() : revive()));
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
  process.once('exit', tellOnExit);
  watch();
  return {
    port: first.port,
    stop: async () => {
      stopped = true;
      await restart;
      await stopServersOn(home.cluster);
      process.off('exit', tellOnExit);
    },
  };
};
