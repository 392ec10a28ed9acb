import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { makeSealPem, signingVariables } from '../../backend/src/platform/crypto/seal-key.ts';
import { demoPassword } from '../../backend/src/seed/accounts.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PROGRAM } from '../launch/server-program.mjs';
import type { DrillDatabase } from './database.ts';

/** The built server in a process of its own, as it ships. */
export interface DrillServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from its start until it was ready. @throws Error if it ended before that */
  readonly ready: Promise<number>;
  /** Sends a signal. @returns the exit code, or null if the signal ended the process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerOptions extends DrillDatabase {
  readonly dataDir: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The checkout whose built server it is; this one by default. */
  readonly checkout?: string;
  /** Arguments for Node; those that start the product by default. */
  readonly program?: readonly string[];
  /** The address that is answered with 200 once it is ready. */
  readonly probe?: string;
}

/** All servers of a drill have one secret and one seal, as a real installation has. */
const keys = {
  APP_SECRET: randomBytes(48).toString('base64'),
  ...signingVariables(await makeSealPem('Drill', new Date())),
};
const running = new Set<ChildProcess>();
/** A failed drill leaves no servers behind. */
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts a server, which a drill may kill at any time. */
export const startServer = async ({
  appUrl,
  ownerUrl,
  dataDir,
  port,
  env = {},
  checkout,
  program = [SERVER_PROGRAM],
  probe = '/readyz',
}: ServerOptions): Promise<DrillServer> => {
  const at = String(port ?? (await freePort()));
  const url = `http://127.0.0.1:${at}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...program], {
    cwd: checkout,
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      ...keys,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: at,
      PUBLIC_URL: 'http://127.0.0.1',
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      SEED: 'none',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let complaints = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complaints = (complaints + text).slice(-20_000)));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const isReady = () => fetch(url + probe).then(({ ok }) => ok, () => false); // prettier-ignore
  const untilReady = async (): Promise<number> => {
    while (!(await isReady())) {
      if (isOver()) throw new Error(`a server did not start: ${complaints}`);
      await pause(20);
    }
    return performance.now() - began;
  };
  const ready = untilReady();
  // One that is killed while it starts is not waited for.
  ready.catch(() => undefined);
  return {
    url,
    process: child,
    ready,
    end: async (signal) => {
      if (!isOver()) child.kill(signal);
      const [code] = await ended;
      running.delete(child);
      return code;
    },
  };
};

/** Signs in the admin of the demo. @returns the headers of the admin's requests */
export const signIn = async ({ url }: DrillServer): Promise<{ authorization: string }> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: demoPassword }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
};

/** The memory of a process now and at most, in MB, and its processor time, in seconds. Only Linux tells; elsewhere they are not numbers. */
export const usageOf = (pid: number | undefined): { memory: number; peak: number; processor: number } => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const processor = (Number(times[11]) + Number(times[12])) / 100;
    return { memory: megabytes('VmRSS'), peak: megabytes('VmHWM'), processor };
  } catch {
    return { memory: NaN, peak: NaN, processor: NaN };
  }
};
