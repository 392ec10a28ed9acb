// npm run bench -- plans [--seeds 3 --searches 40]: how many wishes get three plans, how long that takes, and what other
// requests notice of it.
import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../backend/src/platform/log.ts';
import { widthClasses } from '../model/plan/document.ts';
import { measureMatrix, percent, percentile } from '../scripts/plans/measure-matrix.ts';
import { makeScratch } from './data.ts';
import { startProduct } from './servers.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '3' }, searches: { type: 'string', default: '40' } },
});

/** Asks until the work is done. @returns how long each answer took, in ms */
const timed = async (address: string, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    const asked = performance.now();
    const answer = await fetch(address);
    await answer.text();
    if (!answer.ok) throw new Error(`a search of the catalog was answered ${answer.status}`);
    times.push(performance.now() - asked);
    await pause(10);
  }
  await work;
  return times;
};

/** The p95 of a search of the catalog, alone and while designs are searched for one after another, in ms. */
const measureNeighbor = async (searches: number): Promise<{ alone: number; beside: number }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  try {
    const scratch = await makeScratch(postgres, 1000);
    const product = await startProduct(scratch.appUrl, scratch.ownerUrl, join(dataDir, 'product'));
    const catalog = `${product.url}/api/floor-plans/search?bedrooms=3&bathrooms=2`;
    const design = async (): Promise<void> => {
      for (let seed = 0; seed < searches; seed += 1) {
        const wish = 'beds=king,queen,twin&baths=2&width=double';
        const answer = await fetch(`${product.url}/api/floor-plans/designs?${wish}&seed=${seed}`);
        await answer.text();
        if (!answer.ok) throw new Error(`a search for designs was answered ${answer.status}`);
      }
    };
    try {
      await timed(catalog, pause(1000));
      const alone = percentile(await timed(catalog, pause(3000)), 0.95);
      return { alone, beside: percentile(await timed(catalog, design()), 0.95) };
    } finally {
      await product.stop();
      await scratch.drop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const lines = [
  '# Benchmark of the generator of plans',
  '',
  `1 to 5 bedrooms, 1 to 3.5 baths, ${values.seeds} sets of beds each; processor time of one thread for three designs.`,
  '',
  '| width | wishes | with a plan | of these with three | p50 ms | p95 ms | plans | that break an error rule |',
  '|---|---:|---:|---:|---:|---:|---:|---:|',
];
let broken = 0;
for (const width of widthClasses) {
  const figures = measureMatrix({ seeds: Number(values.seeds), beds: [1, 5], widths: [width] });
  broken += figures.broken;
  const { wishes, built, full, plans, times } = figures;
  lines.push(
    `| ${width} | ${wishes} | ${percent(built, wishes)} | ${percent(full, built)} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} | ${plans} | ${figures.broken} |`,
  );
  process.stdout.write(`${lines.at(-1)}\n`);
}
const { alone, beside } = await measureNeighbor(Number(values.searches));
lines.push(
  '',
  `A search of the catalog meanwhile, p95: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms while designs are searched for one after another.`,
  '',
);
process.stdout.write(`${lines.join('\n')}\n`);
await writeFile('bench/plans-results.md', lines.join('\n'));
if (broken > 0) process.exitCode = 1;
