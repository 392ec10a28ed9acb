import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PROGRAM } from '../scripts/launch/server-program.mjs';
import { makeSealPem, signingVariables } from '../backend/src/platform/crypto/seal-key.ts';
import { hashPassword } from '../backend/src/features/accounts/passwords/hash-password.ts';

export interface Running {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const start = async (
  args: readonly string[],
  env: Record<string, string>,
  isUp: (url: string) => Promise<boolean>,
): Promise<Running> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...SERVER_ENVIRONMENT, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + 60_000;
  while (!(await isUp(url).catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${args.join(' ')} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    process: child,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const signing = signingVariables(await makeSealPem('Bench', new Date()));
const benchPassword = 'Bench-Mark-1-Password';

/** The product as it ships: the built server in production mode. */
export const startProduct = (
  appUrl: string,
  ownerUrl: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> =>
  start(
    [...SERVER_FLAGS, SERVER_PROGRAM],
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1',
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      APP_SECRET: randomBytes(48).toString('base64'),
      ...signing,
      SEED: 'none',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    async (url) => (await fetch(`${url}/readyz`)).ok,
  );

export const startLimit = (appUrl: string): Promise<Running> =>
  start(
    [...SERVER_FLAGS, '--import', 'tsx', 'bench/limit.ts'],
    { DATABASE_URL: appUrl },
    async (url) => (await fetch(`${url}/contacts?page=1`)).ok,
  );

/** Creates an admin and signs in. @returns the access token */
export const signIn = async ({ url }: Pick<Running, 'url'>, ownerUrl: string): Promise<string> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into users (name, email, email_folded, password_hash, role, is_email_verified)
     values ('Bench', 'bench@example.com', 'bench@example.com', $1, 'admin', true) on conflict do nothing`,
    [await hashPassword(benchPassword)],
  );
  await owner.end();
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: benchPassword }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
};

/** The memory that a process occupies right now, in MB (Linux only). */
export const residentMegabytes = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};
