import { constants } from 'node:os';
import { serversOn } from './leftover.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Sees to it that PostgreSQL does not stay behind when this process ends without stopping it: it is
 * told to end, and trusted to do so by itself. That includes a signal that nobody handles yet, such
 * as Ctrl-C during the start. Whoever handles signals is left to it.
 * @returns takes the precaution back
 */
export const endWithThisProcess = (cluster: string): (() => void) => {
  const tell = (): void => {
    const [main] = serversOn(cluster);
    if (main) process.kill(main, 'SIGINT');
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  };
  process.on('exit', tell);
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    process.off('exit', tell);
    for (const signal of signals) process.off(signal, onSignal);
  };
};
