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
 * Starts PostgreSQL again, on the same port, when it ends unasked.
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
