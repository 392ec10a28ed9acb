import { expect, it } from 'vitest';
import { sequence } from '../random.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { doubleWide, singleWide } from '../testing/plans.ts';
import { mangle } from '../testing/mangle.ts';
import { tries } from '../testing/tries.ts';
import { checkPlan } from './check-plan.ts';
import { readPlan } from './read-plan.ts';
import { ruleIds } from './rules.ts';

const known = new Set<string>(ruleIds);

const count = tries(300, 5000);

const makers = [singleWide, doubleWide, newSingle, newDouble];

it(`answers ${count} mangled documents with findings, none after a second`, { timeout: 300_000 }, () => {
  let [read, refused, slowest] = [0, 0, 0];
  for (let seed = 0; seed < count; seed++) {
    const next = sequence(`mangled ${seed}`);
    const document = mangle((makers[seed % makers.length] ?? newDouble)(), next);
    const { user: before } = process.cpuUsage();
    const found = readPlan(document);
    const findings = 'findings' in found ? found.findings : checkPlan(found.plan);
    slowest = Math.max(slowest, process.cpuUsage().user - before);
    if ('findings' in found) refused++;
    else read++;
    for (const { rule } of findings) if (!known.has(rule)) expect.fail(`seed ${seed}: ${rule}`);
  }
  expect(slowest / 1000).toBeLessThan(1000);
  // Both ends are tried: what is refused at once, and what is measured.
  expect(read).toBeGreaterThan(count / 10);
  expect(refused).toBeGreaterThan(count / 10);
});

it('reads a document of half a megabyte in no time', () => {
  const rooms = Array.from({ length: 1_000_000 }, () => null);
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  for (const document of [
    { ...singleWide(), levels: [{ ...singleWide().levels[0], rooms }] },
    { ...singleWide(), levels: Array.from({ length: 200_000 }, () => 0) },
    { ...singleWide(), levels: deep },
    { ...singleWide(), deep },
    { ...singleWide(), name: 'x'.repeat(500_000) },
  ]) {
    const started = performance.now();
    const found = readPlan(document);
    if ('plan' in found) expect(checkPlan(found.plan)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
