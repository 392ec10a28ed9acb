import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
let dataDir = '';
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'hearthline-dev-'))));
let end = (): Promise<unknown> => Promise.resolve();
afterEach(async () => {
  await end();
  for (const folder of [postgresHome(), dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Where PostgreSQL's own files are: outside the data directory if another user runs it. */
const postgresHome = (): string => {
  const note = join(dataDir, 'embedded-postgres.json');
  const usual = join(dataDir, 'postgres');
  return existsSync(note)
    ? ((JSON.parse(readFileSync(note, 'utf8')) as { home?: string }).home ?? usual)
    : usual;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** `npm run dev` in a process group of its own, as a terminal has it. */
const startDev = (folder: string, port: number) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/dev.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: String(port),
      SEED: 'none',
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const says = (words: string): Promise<void> =>
    new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on(
          'data',
          (chunk: Buffer) => ((output += chunk.toString()), output.includes(words) && resolve()),
        );
      void ended.then(() => reject(new Error(output)));
    });
  const group = -(child.pid ?? 0);
  end = () => {
    if (child.exitCode === null) process.kill(group, 'SIGINT');
    return ended;
  };
  return { group, ended, says, output: () => output };
};

describe('npm run dev', () => {
  it(
    'stops in order when Ctrl-C comes twice to all of it: first the server, then PostgreSQL',
    { timeout: 120_000 },
    async () => {
      const dev = startDev(dataDir, await freePort());
      await dev.says('The server is ready.');
      for (let signal = 0; signal < 2; signal += 1) process.kill(dev.group, 'SIGINT');
      expect(await dev.ended).toBe(0);
      expect(dev.output()).not.toMatch(/killing|terminating connection/);
      const log = readFileSync(join(postgresHome(), 'server.log'), 'utf8');
      expect(log).toContain('database system is shut down');
      // A killed process would leave connections behind, which PostgreSQL logs as broken.
      expect(log).not.toMatch(/unexpected EOF|reset by peer/);
    },
  );

  it(
    'lets a page wait for the server that starts, and shows the server’s own state',
    { timeout: 120_000 },
    async () => {
      const port = await freePort();
      const dev = startDev(dataDir, port);
      await dev.says('shows what you save');
      const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(/id="bootstrap">\{"company":\{"name":"/);
      expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ready' });
    },
  );

  it.runIf(process.platform === 'linux')(
    'says in one sentence why it cannot start',
    { timeout: 60_000 },
    async () => {
      const dev = startDev('/proc/hearthline', await freePort());
      await expect(dev.says('never')).rejects.toThrow(
        /^The folder \/proc\/hearthline cannot be used: nothing can be made there\.\n$/,
      );
      expect(await dev.ended).toBe(1);
    },
  );
});
