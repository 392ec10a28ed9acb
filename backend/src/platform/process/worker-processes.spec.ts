import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'worker-processes-'));
const program = join(folder, 'program.mjs');
/** Answers with the id of its process. `FAILS`: ends before it is ready. */
writeFileSync(
  program,
  `
    import cluster from 'node:cluster';
    import { createServer } from 'node:http';
    import { announceReady, startWorkerProcesses } from ${JSON.stringify(new URL('worker-processes.ts', import.meta.url).href)};
    if (cluster.isPrimary) {
      const processes = startWorkerProcesses(2, { GIVEN: 'yes' }, { error: () => undefined });
      process.on('SIGTERM', () => processes.stop());
      process.exit(await processes.ended);
    }
    if (process.env.FAILS) process.exit(3);
    const server = createServer((_request, response) => response.setHeader('connection', 'close').end(process.pid + ' ' + process.env.GIVEN));
    server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
      if (cluster.worker.id === 1) console.log(server.address().port);
      announceReady();
    });
  `,
);
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const one of running) one.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [program], {
    env: { ...env, PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  return child;
};

it('answer on one port, are replaced when they die, and end together', async () => {
  const child = start();
  const ended = once(child, 'exit');
  const [output] = (await once(child.stdout!, 'data')) as [Buffer];
  const seen = new Set<number>();
  const ask = async (): Promise<void> => {
    // A connection that was dealt to one that is dying is answered by nobody.
    const answer = await fetch(`http://127.0.0.1:${Number(output)}/`, { signal: AbortSignal.timeout(1000) });
    const [pid, given] = (await answer.text()).split(' ');
    expect(given).toBe('yes');
    seen.add(Number(pid));
  };
  const untilSeen = (count: number) =>
    vi.waitFor(async () => (await ask(), expect(seen.size).toBe(count)), { timeout: 20_000, interval: 20 });
  await untilSeen(2);
  const [victim] = seen;
  process.kill(victim ?? 0, 'SIGKILL');
  await untilSeen(3);
  expect(seen.has(child.pid ?? 0)).toBe(false);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  for (const pid of seen) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
});

it('all end with the exit code of one that ended before it was ready', async () => {
  expect(await once(start({ FAILS: 'yes' }), 'exit')).toEqual([3, null]);
});
