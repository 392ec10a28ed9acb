import { constants } from 'node:os';
import { serversOn } from './postgres-processes.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes sure that PostgreSQL does not keep running when this process ends without stopping it: it is
 * told to end, without waiting for it. That covers signals without a handler, such as Ctrl-C during
 * the start; a signal with another handler is left to that one.
 * @returns a function that undoes this
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
