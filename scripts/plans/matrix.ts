// npm run plans -- matrix [--width single]: what the plan book answers to every question of its sweep, how different the plans
// are, which rules of practice they keep, how often they can be changed, and how long it takes.
import { parseArgs } from 'node:util';
import { changeShares, plansOfSizes, tryChanges } from './measure-changes.ts';
import {
  answerTo,
  faultsOf,
  isReached,
  percentile,
  practiceOf,
  questions,
  varietyOf,
  type Share,
} from './measure-matrix.ts';

const line = (share: Share): string => {
  const { name, reached, of, goal } = share;
  const limit = 'atLeast' in goal ? `>= ${100 * goal.atLeast} %` : `<= ${100 * goal.atMost} %`;
  return `${isReached(share) ? 'ok  ' : 'MISS'} ${name.padEnd(42)} ${reached} of ${of} (${((100 * reached) / Math.max(1, of)).toFixed(0)} %, ${limit})`;
};

/** Runs the sweep and prints its figures; the exit code is 1 if a goal is missed. */
export const runMatrix = (commandLine: readonly string[]): void => {
  const { values } = parseArgs({ args: [...commandLine], options: { width: { type: 'string' } } });
  const answers = questions.filter(({ wish }) => !values.width || wish.width === values.width).map(answerTo);
  for (const { name, seed, wanted, designs } of answers)
    if (designs.length < wanted) console.log(`${designs.length} of ${wanted}: ${name}, seed ${seed}`);
  const faults = faultsOf(answers);
  for (const fault of faults) console.log(fault);
  const matrix = answers.filter(({ part }) => part === 'matrix');
  const answered = matrix.filter(({ designs }) => designs.length > 0);
  const changes = tryChanges(plansOfSizes(answers));
  const shares: Share[] = [
    { name: 'matrix answered', reached: answered.length, of: matrix.length, goal: { atLeast: 103 / 105 } },
    {
      name: 'of these with three',
      reached: answered.filter(({ designs }) => designs.length === 3).length,
      of: answered.length,
      goal: { atLeast: 0.95 },
    },
    ...(['sizes', 'small'] as const).map((part): Share => {
      const own = answers.filter((one) => one.part === part);
      return {
        name: `${part} with all that is wanted`,
        reached: own.filter(({ designs, wanted }) => designs.length >= wanted).length,
        of: own.length,
        goal: { atLeast: 1 },
      };
    }),
    ...varietyOf(answers),
    ...practiceOf(answers),
    ...changeShares(changes),
  ];
  for (const share of shares) console.log(line(share));
  const timeLine = (what: string, times: readonly number[]): string =>
    `processor time for ${what}, ms: p50 ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)}, most ${Math.max(...times).toFixed(0)}`;
  const timesOf = (list: readonly { readonly ms: number }[]): number[] => list.map(({ ms }) => ms);
  console.log(timeLine('three plans', timesOf(answers)));
  console.log(timeLine('a change', timesOf(changes)));
  if (faults.length > 0 || !shares.every(isReached)) process.exitCode = 1;
};
