// npm run plans -- matrix [--seeds 100] [--beds 1-5] [--width single]: designs for every wish of the matrix, and how
// many of them there are, how long they take, and whether any breaks a rule.
import { parseArgs } from 'node:util';
import { checkPlan } from '../../model/check/check-plan.ts';
import { designOf, designsFor } from '../../model/designs/designs.ts';
import { sequence } from '../../model/random.ts';
import { widthClasses, type BedKind, type Wish } from '../../model/plan/document.ts';

const baths = [1, 1.5, 2, 2.5, 3, 3.5] as const;
const wanted = 3;

interface Cell {
  readonly name: string;
  /** Requests that were answered with so many designs. */
  readonly counts: number[];
  /** Processor time of each request, in ms. */
  readonly times: number[];
}

const bedsOf = (count: number, seed: number): BedKind[] => {
  const next = sequence(`beds ${count} ${seed}`);
  const kinds: readonly BedKind[] = ['queen', 'full', 'twin', 'queen'];
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? (next() < 0.5 ? 'king' : 'queen') : (kinds[Math.floor(next() * kinds.length)] ?? 'queen'),
  );
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Runs the matrix and prints its figures; the exit code is 1 if a plan breaks a rule or a code does not work. */
export const runMatrix = (commandLine: readonly string[]): void => {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      seeds: { type: 'string', default: '100' },
      beds: { type: 'string', default: '1-5' },
      width: { type: 'string' },
    },
  });
  const [least = 1, most = least] = values.beds.split('-').map(Number);
  const cells: Cell[] = [];
  let [plans, broken, unlike] = [0, 0, 0];
  for (const width of widthClasses.filter((one) => !values.width || one === values.width))
    for (let count = least; count <= most; count++)
      for (const bath of baths) {
        const cell: Cell = { name: `${width} ${count} bed ${bath} bath`, counts: [0, 0, 0, 0], times: [] };
        cells.push(cell);
        for (let seed = 0; seed < Number(values.seeds); seed++) {
          const wish: Wish = { beds: bedsOf(count, seed), baths: bath, width };
          const before = process.cpuUsage().user;
          const { designs } = designsFor(wish, seed, wanted);
          cell.times.push((process.cpuUsage().user - before) / 1000);
          cell.counts[designs.length] = (cell.counts[designs.length] ?? 0) + 1;
          for (const { plan, code } of designs) {
            plans++;
            if (checkPlan(plan, wish).some(({ level }) => level === 'error')) broken++;
            if (seed % 10 === 0 && JSON.stringify(designOf(code)?.plan) !== JSON.stringify(plan)) unlike++;
          }
        }
        const [none = 0, , , three = 0] = cell.counts;
        console.log(
          `${cell.name.padEnd(24)} none ${String(none).padStart(3)}  three ${String(three).padStart(3)}  ms p50 ${percentile(cell.times, 0.5).toFixed(0)} p95 ${percentile(cell.times, 0.95).toFixed(0)}`,
        );
      }
  const sum = (of: (cell: Cell) => number): number => cells.reduce((all, cell) => all + of(cell), 0);
  const wishes = sum(({ times }) => times.length);
  const built = wishes - sum(({ counts }) => counts[0] ?? 0);
  const full = sum(({ counts }) => counts[wanted] ?? 0);
  const times = cells.flatMap((cell) => (cell.counts[0] === cell.times.length ? [] : cell.times));
  console.log(`\n${wishes} wishes, ${built} with designs (${percent(built, wishes)}), ${plans} plans`);
  console.log(
    `plans that break a rule of level error: ${broken}; codes that do not give their plan again: ${unlike}`,
  );
  console.log(`three or more that differ in arrangement: ${percent(full, built)} of the wishes with designs`);
  console.log(
    `processor time for three, ms: p50 ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)}`,
  );
  if (broken + unlike > 0) process.exitCode = 1;
};
