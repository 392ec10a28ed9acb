import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
let dataDir = '';
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'hearthline-dev-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** `npm run dev` in a process group of its own, as a terminal has it. */
const startDev = (folder: string, port: number) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: folder, PORT: String(port), SEED: 'none' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const says = (words: string): Promise<void> =>
    new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => ((output += chunk.toString()), output.includes(words) && resolve()));
      void ended.then(() => reject(new Error(output)));
    });
  return { group: -(child.pid ?? 0), ended, says, output: () => output };
};

describe('npm run dev', () => {
  it('stops in order when Ctrl-C comes twice to all of it: first the server, then PostgreSQL', { timeout: 120_000 }, async () => {
    const dev = startDev(dataDir, await freePort());
    await dev.says('The server is ready.');
    for (let signal = 0; signal < 2; signal += 1) process.kill(dev.group, 'SIGINT');
    expect(await dev.ended).toBe(0);
    expect(dev.output()).not.toContain('killing');
    const { home = join(dataDir, 'postgres') } = JSON.parse(readFileSync(join(dataDir, 'embedded-postgres.json'), 'utf8')) as { home?: string };
    const log = readFileSync(join(home, 'server.log'), 'utf8');
    expect(log).toContain('database system is shut down');
    // Whoever was killed leaves connections behind that PostgreSQL finds broken.
    expect(log).not.toMatch(/unexpected EOF|reset by peer/);
    if (home !== join(dataDir, 'postgres')) rmSync(home, { recursive: true, force: true });
  });

  it.runIf(process.platform === 'linux')('says in one sentence why it cannot start', { timeout: 60_000 }, async () => {
    const dev = startDev('/proc/hearthline', await freePort());
    await expect(dev.says('never')).rejects.toThrow(/^The folder \/proc\/hearthline cannot be used: nothing can be made there\.\n$/);
    expect(await dev.ended).toBe(1);
  });
});
