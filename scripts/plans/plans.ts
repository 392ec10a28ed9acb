// npm run plans -- <task>: tasks for whoever works on the generator of plans.
import { writeBaseHomes } from './base-homes.ts';
import { writeCodes } from './codes.ts';
import { drawDesigns } from './draw.ts';
import { growEntries } from './grow/grow-entries.ts';
import { runMatrix } from './matrix.ts';

const tasks: Readonly<Record<string, (commandLine: readonly string[]) => void>> = {
  matrix: runMatrix,
  draw: drawDesigns,
  codes: writeCodes,
  grow: growEntries,
  'base-homes': writeBaseHomes,
};

const [task = '', ...commandLine] = process.argv.slice(2);
const run = tasks[task];
if (run) run(commandLine);
else {
  console.error(`npm run plans -- ${Object.keys(tasks).join(' | ')}`);
  process.exitCode = 1;
}
