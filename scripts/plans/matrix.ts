// npm run plans -- matrix [--seeds 100] [--beds 1-5] [--width single]: designs for every wish of the matrix, and how
// many of them there are, how long they take, and whether any breaks a rule.
import { parseArgs } from 'node:util';
import { widthClasses } from '../../model/plan/document.ts';
import { measureMatrix, percent, percentile, type Cell } from './measure-matrix.ts';

const print = ({ name, counts: [none = 0, , , three = 0], times }: Cell): void =>
  console.log(
    `${name.padEnd(24)} none ${String(none).padStart(3)}  three ${String(three).padStart(3)}  ms p50 ${percentile(times, 0.5).toFixed(0)} p95 ${percentile(times, 0.95).toFixed(0)}`,
  );

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
  const { wishes, built, full, plans, broken, unlike, times } = measureMatrix(
    {
      seeds: Number(values.seeds),
      beds: [least, most],
      widths: widthClasses.filter((one) => !values.width || one === values.width),
    },
    print,
  );
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
