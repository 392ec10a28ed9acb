// npm run test:long -- mutants [--area rules/homes/prices]... [--count 60] [--seed 1]: changes the sources in small ways and shows what no spec notices.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { described, mutated, mutationsOf, type Mutation } from './mutations.ts';
import type { Result } from './spec-process.ts';
import { SpecRunner } from './spec-runner.ts';

const minKilledShare = 0.8;
/** More would take minutes for one mutant of a file that everything imports. */
const maxImporters = 4;
/** What declares columns, fields and routes hardly decides anything. */
const declarations =
  /\.(entity|fields|types|inputs|resolver|rest|jobs|module|spec|d)\.tsx?$|node_modules|\/testing\//;
/** Specs that measure time say little about a mutant: they fail on a busy machine. */
const measuresTime = /(^|\/)(speed|hash-queue)\.spec\.ts$|\.long\.spec\.ts$|node_modules/;
const features = [
  ...[
    'people/accounts',
    'people/contacts',
    'people/campaigns',
    'homes/catalog',
    'delivery/documents',
    'delivery/projects',
  ],
  ...['sale/appointments', 'sale/deals', 'sale/quotes', 'sale/agreements', 'sale/payments'],
];

const { values } = parseArgs({
  options: {
    area: {
      type: 'string',
      multiple: true,
      default: ['rules', 'model', ...features.map((name) => `backend/src/features/${name}`)],
    },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

const specsIn = (pattern: string): string[] =>
  globSync(`${pattern}.spec.{ts,tsx}`)
    .filter((file) => !measuresTime.test(file))
    .toSorted();

/** The specs next to the files on either side that import this one: some rules are shown by the feature they are for. */
const specsOfImporters = (file: string): string[] => {
  const name = `'@hearthline/${file}'`;
  const importers = globSync('{backend,frontend}/src/**/*.{ts,tsx}').filter(
    (importer) => !importer.includes('.spec.') && readFileSync(importer, 'utf8').includes(name),
  );
  const specs = importers.flatMap((importer) => specsIn(`${dirname(importer)}/*`));
  return [...new Set(specs)].slice(0, maxImporters);
};

/** The specs to run on a mutant, in turns: the next turn only if it survived the one before. */
const turnsOf = (file: string): string[][] => {
  const [shared] = /^(rules|model)(?=\/)/.exec(file) ?? [];
  const near = specsIn(`${dirname(file)}/*`);
  const whole = specsIn(`${shared ?? file.split('/').slice(0, 5).join('/')}/**/*`);
  const far = whole.filter((spec) => !near.includes(spec));
  return [near, far, shared ? specsOfImporters(file) : []].filter((turn) => turn.length > 0);
};

/** So many of all; the same for the same seed and sources. */
const sample = (all: readonly Mutation[], count: number): readonly Mutation[] =>
  all
    .map((mutation) => ({
      mutation,
      lot: createHash('md5')
        .update(`${values.seed} ${JSON.stringify(mutation)}`)
        .digest('hex'),
    }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutation }) => mutation);

const runner = new SpecRunner();
/** How long each list of specs takes on the sources as they are, in milliseconds. */
const durations = new Map<string, number>();

/** The specs must pass without a mutation, or their failure with one would say nothing. */
const durationOf = async (specs: readonly string[]): Promise<number> => {
  const known = durations.get(specs.join());
  if (known !== undefined) return known;
  const start = performance.now();
  const { passed, because } = await runner.run({ specs }, 1_800_000);
  if (!passed) throw new Error(`Without any mutation, a spec fails: ${because}`);
  durations.set(specs.join(), performance.now() - start);
  return performance.now() - start;
};

const tryOn = async (mutation: Mutation, source: string): Promise<Result> => {
  const mutant = { file: mutation.file, source: mutated(source, mutation) };
  for (const specs of turnsOf(mutation.file)) {
    const limit = 30_000 + 3 * (await durationOf(specs));
    const result = await runner.run({ specs, mutant }, limit);
    if (!result.passed) return result;
  }
  return { passed: true, because: '' };
};

const rows: string[] = [];
let [tried, killed] = [0, 0];
try {
  for (const area of values.area) {
    const files = globSync([area, `${area}/**/*.ts`]).filter(
      (file) => file.endsWith('.ts') && !declarations.test(file),
    );
    const all = files.flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')));
    const chosen = sample(all, Number(values.count));
    let killedHere = 0;
    for (const mutation of chosen) {
      const source = readFileSync(mutation.file, 'utf8');
      const { passed, because } = await tryOn(mutation, source);
      if (!passed) killedHere += 1;
      const end = passed ? '' : `   by ${because.split('\n')[0]}`;
      console.log(`${passed ? 'survived' : 'killed  '}  ${described(source, mutation)}${end}`);
    }
    rows.push(`| ${area} | ${all.length} | ${chosen.length} | ${killedHere} |`);
    tried += chosen.length;
    killed += killedHere;
  }
} finally {
  await runner.close();
}

console.log(['\n| area | mutants | tried | killed |', '|---|---:|---:|---:|', ...rows].join('\n'));
console.log(
  `\n${((100 * killed) / tried).toFixed(1)} % of ${tried} killed; at least ${minKilledShare * 100} % must be.`,
);
process.exitCode = killed >= minKilledShare * tried ? 0 : 1;
