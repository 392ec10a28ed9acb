import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { longestDrainMs } from '../platform/shutdown.ts';
import type { Api } from './api.ts';
import { withDatabase } from './urls.ts';

const main = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** A server that a spec kills. */
export interface SpawnedServer {
  readonly url: string;
  /** Sends a signal. @returns with which code it ended; null: by the signal */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Servers in processes of their own on the database of a spec, with a data directory that they share. */
export const openSpawnedServers = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-spawned-'));
  const kill = new Set<() => void>();
  return {
    dataDir,
    /** @param drainMs how long it waits for what it is answering when it is told to end */
    start: async (api: Api, drainMs = longestDrainMs): Promise<SpawnedServer> => {
      const [{ name }] = (await api.sql('select current_database() as name')) as [{ name: string }];
      const { appUrl, ownerUrl } = inject('postgres');
      const child = spawn(process.execPath, ['--import', 'tsx', main, withDatabase(appUrl, name), withDatabase(ownerUrl, name), dataDir, String(drainMs)], { stdio: ['ignore', 'pipe', 'inherit'] });
      kill.add(() => child.kill('SIGKILL'));
      const ended = once(child, 'exit') as Promise<[number | null]>;
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      return {
        url: /^ready (\S+)/.exec(said.toString())?.[1] ?? '',
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
