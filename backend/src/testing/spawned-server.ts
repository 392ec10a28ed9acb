import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { maxDrainMs } from '../platform/process/graceful-shutdown.ts';
import type { Api } from './api.ts';
import { withDatabase } from './database-url.ts';

const main = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** A server that a spec can kill. */
export interface SpawnedServer {
  readonly url: string;
  /** Sends a signal. @returns the exit code; null if the signal killed it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts servers in processes of their own on a spec's database, with a shared data directory. */
export const openSpawnedServers = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-spawned-'));
  const kill = new Set<() => void>();
  return {
    dataDir,
    /** @param drainMs how long a stopping server waits for requests in progress, in milliseconds */
    start: async (api: Api, drainMs = maxDrainMs): Promise<SpawnedServer> => {
      const [{ name }] = (await api.sql('select current_database() as name')) as [{ name: string }];
      const { appUrl, ownerUrl } = inject('postgres');
      const child = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          main,
          withDatabase(appUrl, name),
          withDatabase(ownerUrl, name),
          dataDir,
          String(drainMs),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      kill.add(() => child.kill('SIGKILL'));
      const ended = once(child, 'exit') as Promise<[number | null]>;
      const [output] = (await once(child.stdout, 'data')) as [Buffer];
      return {
        url: /^ready (\S+)/.exec(output.toString())?.[1] ?? '',
        end: async (signal) => {
          child.kill(signal);
          return (await ended)[0];
        },
      };
    },
    stop: (): void => {
      for (const one of kill) one();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
