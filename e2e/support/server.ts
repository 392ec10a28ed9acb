import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PROGRAM } from '../../scripts/launch/server-program.mjs';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface BuiltServer {
  /** As in `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Stops it as an operator would. @throws Error when it does not exit cleanly or has logged an error */
  stop(): Promise<void>;
  /** Kills it in the middle of its work, as a power failure would. */
  crash(): Promise<void>;
  /** Starts it again at the same address, on the data it left. */
  startAgain(): Promise<void>;
}

/** How long a first start (with a new database) and an orderly stop may take, in milliseconds. */
const patience = { start: 180_000, stop: 30_000 };

/** The environment variables a process needs from the machine, without anyone's own settings for the product. */
const surroundings = [
  'PATH',
  'HOME',
  'LANG',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
];

const environment = (own: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(
    surroundings.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  ...own,
});

const within = async <T>(work: Promise<T>, time: number, complaint: () => string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint())), time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The address in the server's greeting, which it prints when it is ready. */
const greeting = (server: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const address = /is running at (http:\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', look);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The server ended at its start (${code}):\n${output()}`)));
  });

const isError = (line: string): boolean => /^\{.*"level":(50|60)\b/.test(line);

/** One run of the server process. */
interface Life {
  readonly server: ChildProcess;
  readonly ended: Promise<unknown[]>;
  readonly url: Promise<string>;
}

/**
 * Starts backend/dist/main.js on a free port with an empty data directory and the demo's seed. It works in a folder
 * of its own with a copy of the site, so that neither another build nor a developer's `.env` affects the run.
 * @param host the name or address that it listens on, and by which browsers call it
 */
export const startBuiltServer = async (host = '127.0.0.1'): Promise<BuiltServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-e2e-'));
  // The account that PostgreSQL runs as must be able to pass through this folder.
  await chmod(folder, 0o711);
  await cp(join(projectRoot, 'frontend/dist'), join(folder, 'frontend/dist'), { recursive: true });
  let output = '';
  const begin = (port: string): Life => {
    const before = output.length;
    const server = spawn(process.execPath, [...SERVER_FLAGS, join(projectRoot, SERVER_PROGRAM)], {
      cwd: folder,
      env: environment({
        ...SERVER_ENVIRONMENT,
        HOST: host,
        PORT: port,
        DATA_DIR: join(folder, 'data'),
        SEED: 'demo',
        LOG_LEVEL: 'warn',
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const url = greeting(server, () => output.slice(before));
    return {
      server,
      ended: once(server, 'exit'),
      url: within(url, patience.start, () => `The server did not get ready:\n${output}`),
    };
  };
  let life = begin('0');
  const stop = async (): Promise<void> => {
    const { server, ended } = life;
    if (server.exitCode === null) server.kill('SIGTERM');
    const [code] = (await within(ended, patience.stop, () => `The server did not stop:\n${output}`).catch(
      (error: unknown) => {
        server.kill('SIGKILL');
        throw error;
      },
    )) as [number | null];
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${output}`);
    const errors = output.split('\n').filter(isError);
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`);
  };
  try {
    const url = await life.url;
    return {
      url,
      stop,
      crash: async () => {
        life.server.kill('SIGKILL');
        await life.ended;
      },
      startAgain: async () => {
        life = begin(new URL(url).port);
        await life.url;
      },
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
};
