import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../errors.ts';
import type { Binaries } from './binaries.ts';
import { cleanEnvironment, explain } from './cluster.ts';
import type { Home } from './cluster-folder.ts';
import { forgetReusedNumber, stopServersOn } from './postgres-processes.ts';
import { embeddedSettings, type Settings } from './settings.ts';

export interface ServerOptions {
  /** Undefined: any free port. */
  readonly port: number | undefined;
  readonly durable: boolean;
  readonly settings: Settings | undefined;
}

/** A running PostgreSQL that answers on `port`. */
export interface RunningServer {
  readonly port: number;
  readonly child: ChildProcess;
}

const host = '127.0.0.1';

/**
 * Starts PostgreSQL on an existing cluster and waits until it answers. First ends a server that a
 * killed Hearthline process has left behind.
 * @param urlFor address of the server for a port, as superuser
 * @throws StartError if it does not come up
 */
export const startServer = async (
  home: Home,
  binaries: Binaries,
  options: ServerOptions,
  urlFor: (port: number) => string,
): Promise<RunningServer> => {
  await stopServersOn(home.cluster);
  forgetReusedNumber(home.cluster);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(options.port);
    const log = join(home.folder, 'server.log');
    const child = launch(home, binaries, embeddedSettings(port, options.durable, options.settings), log);
    const up = await answers(child, urlFor(port)).catch(async (error: unknown) => {
      await stopServersOn(home.cluster);
      throw error;
    });
    if (up) return { port, child };
    const output = readFileSync(log, 'utf8');
    // Another program may have taken the port since it was found free.
    if (!/could not bind|Address already in use/.test(output) || options.port || attempt === 5)
      throw new StartError(explain(output, home.folder));
  }
};

/**
 * Starts PostgreSQL in a session and process group of its own: Ctrl-C in the terminal must not end
 * the database before the server has answered its last requests.
 */
const launch = (
  { cluster, account }: Home,
  binaries: Binaries,
  settings: Settings,
  logFile: string,
): ChildProcess => {
  const log = openSync(logFile, 'w', 0o600);
  try {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(binaries.postgres, ['-D', cluster, ...flags], {
      ...account,
      cwd: cluster,
      env: cleanEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.once('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
};

/** True as soon as the server answers, false if it ends instead. No time limit, because recovery after a crash may take long. */
const answers = async (child: ChildProcess, url: string): Promise<boolean> => {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      await pause(30);
      const refused = (error as { code?: string }).code === '28P01';
      if (refused && child.exitCode === null) {
        throw new StartError(
          'The passwords kept in embedded-postgres.json are not those of the database files beside it. Restore the file that belongs to them.',
        );
      }
    } finally {
      await client.end();
    }
  }
  return false;
};

const freePort = (wanted: number | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new StartError(`Port ${wanted ?? 0} for PostgreSQL is taken by another program.`)),
    );
    probe.listen(wanted ?? 0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
