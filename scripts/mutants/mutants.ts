// npm run mutants -- [--area rules] [--count 60] [--seed 1] [--verbose]: changes the sources in small ways and shows what no spec notices.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accepted, type Accepted } from './accepted.ts';
import { areas, isArea, sourcesOf, turnsOf, type Area } from './areas.ts';
import { described, lineOf, mutated, mutationsOf, type Mutation } from './mutations.ts';
import { sample, seeded } from './sample.ts';
import { Specs, type Result } from './specs.ts';

const leastKilled = 0.8;

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const chosen = values.area ?? areas;
const unknown = chosen.filter((name) => !isArea(name));
const count = Number(values.count);
const seed = Number(values.seed);
if (unknown.length > 0 || !Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error(
    `Usage: npm run mutants -- [--area ${areas.join('|')}]... [--count 60] [--seed 1] [--verbose]`,
  );
  process.exit(2);
}

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
};

const isAccepted = (mutation: Mutation, { file, line, before, after }: Accepted): boolean =>
  mutation.file === file &&
  mutation.before === before &&
  mutation.after === after &&
  lineOf(sourceOf(file), mutation) === line;

const specs = new Specs();

/** How long each spec file takes on the sources as they are, in milliseconds; together with others, its share of that. */
const durations = new Map<string, number>();

/** The specs must pass without a mutation, or their failure with one would say nothing. */
const durationOf = async (turn: readonly string[]): Promise<number> => {
  const fresh = turn.filter((spec) => !durations.has(spec));
  if (fresh.length > 0) {
    const start = performance.now();
    const { passed, because } = await specs.run({ specs: fresh }, 1_800_000);
    if (!passed) throw new Error(`Without any mutation, a spec fails: ${because}`);
    for (const spec of fresh) durations.set(spec, (performance.now() - start) / fresh.length);
  }
  return turn.reduce((sum, spec) => sum + (durations.get(spec) ?? 0), 0);
};

const tryOn = async (area: Area, mutation: Mutation): Promise<Result> => {
  const mutant = { file: mutation.file, source: mutated(sourceOf(mutation.file), mutation) };
  for (const turn of turnsOf(area, mutation.file)) {
    const limit = 30_000 + 3 * (await durationOf(turn));
    const result = await specs.run({ specs: turn, mutant }, limit);
    if (!result.passed) return result;
  }
  return { passed: true, because: '' };
};

interface Tally {
  readonly area: Area;
  tried: number;
  killed: number;
  /** Survivors with a reason in accepted.ts. */
  explained: number;
}

const tryArea = async (area: Area): Promise<Tally> => {
  const tally: Tally = { area, tried: 0, killed: 0, explained: 0 };
  const all = sourcesOf(area).flatMap((file) => mutationsOf(file, sourceOf(file)));
  for (const entry of accepted) {
    if (sourcesOf(area).includes(entry.file) && !all.some((mutation) => isAccepted(mutation, entry)))
      stale.push(`no longer in the source: ${entry.file}: ${entry.before} → ${entry.after}`);
  }
  const taken = sample(all, count, seeded(seed));
  console.log(`${area}: ${taken.length} of ${all.length} mutants`);
  for (const mutation of taken) {
    const { passed, because } = await tryOn(area, mutation);
    const entry = accepted.find((candidate) => isAccepted(mutation, candidate));
    const text = described(sourceOf(mutation.file), mutation);
    tally.tried += 1;
    if (passed) {
      tally.explained += entry ? 1 : 0;
      console.log(`survived  ${text}${entry ? `   accepted: ${entry.reason}` : ''}`);
    } else {
      tally.killed += 1;
      if (entry) stale.push(`killed now: ${text}`);
      if (values.verbose) console.log(`killed    ${text}   by ${because.split('\n')[0]}`);
    }
  }
  return tally;
};

const stale: string[] = [];
const tallies: Tally[] = [];
try {
  for (const area of chosen.filter(isArea)) tallies.push(await tryArea(area));
} finally {
  await specs.close();
}

const sum = (pick: (tally: Tally) => number): number => tallies.reduce((all, tally) => all + pick(tally), 0);
console.log('\n| area | mutants | killed | survived, accepted | survived |\n|---|---:|---:|---:|---:|');
for (const { area, tried, killed, explained } of tallies)
  console.log(`| ${area} | ${tried} | ${killed} | ${explained} | ${tried - killed - explained} |`);
const share = sum(({ killed }) => killed) / sum(({ tried }) => tried);
console.log(`\n${(share * 100).toFixed(1)} % killed; at least ${leastKilled * 100} % must be.`);
for (const line of stale) console.log(`Remove from accepted.ts, ${line}`);
process.exitCode = share >= leastKilled && stale.length === 0 ? 0 : 1;
