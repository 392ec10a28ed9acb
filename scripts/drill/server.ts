import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { makeSealPem, signingVariables } from '../../backend/src/platform/crypto/seal-key.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PROGRAM } from '../launch/server-program.mjs';

/** The built server in a process of its own, as it ships. */
export interface Drilled {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from its start until it was ready; null if it ended before that. */
  readonly ready: Promise<number | null>;
  /** The latest part of its error output. */
  readonly complaints: () => string;
  /** Sends a signal. @returns the exit code, or null if the signal ended the process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface DrilledOptions {
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly dataDir: string;
  readonly port: number;
  /** The app secret, the same at each start, as in a real installation. */
  readonly secret: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The checkout whose built server it is; this one by default. */
  readonly checkout?: string;
}

/** All servers of a drill seal with one key. */
const signing = signingVariables(await makeSealPem('Drill', new Date()));
const running = new Set<ChildProcess>();
/** A failed drill leaves no servers behind. */
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a server that a drill may kill at any time. */
export const startDrilled = ({
  appUrl,
  ownerUrl,
  dataDir,
  port,
  secret,
  env = {},
  checkout,
}: DrilledOptions): Drilled => {
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER_PROGRAM], {
    cwd: checkout,
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'http://127.0.0.1',
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      APP_SECRET: secret,
      ...signing,
      SEED: 'none',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let complaints = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complaints = (complaints + text).slice(-20_000)));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const over = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const untilReady = async (): Promise<number | null> => {
    while (!over()) {
      if (
        await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return performance.now() - began;
      await pause(20);
    }
    return null;
  };
  return {
    url,
    process: child,
    ready: untilReady(),
    complaints: () => complaints,
    end: async (signal) => {
      if (!over()) child.kill(signal);
      return (await ended)[0];
    },
  };
};
