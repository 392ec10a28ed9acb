// npm test: every check there is. All of them run even if one fails, so that one run tells everything; `npm test -- imports
// lint` runs only the named ones. Checks that need one processor run in parallel, as many as there are processors; specs
// and journeys, which use every processor themselves, have the machine to themselves.
// npm run test:long: what takes long, one after the other; options behind the name of one are handed to it:
// `npm run test:long -- kill --times 20`.
import { availableParallelism } from 'node:os';
import { checks, type Check } from './checks.ts';
import { longChecks } from './long-checks.ts';
import { complaints, goals, runAll } from './run-checks.ts';

const [mode, ...args] = process.argv.slice(2);
const isLong = mode === 'long';
const all = isLong ? longChecks : checks;
const firstOption = args.findIndex((arg) => arg.startsWith('--'));
const wanted = args.slice(0, firstOption < 0 ? args.length : firstOption);
const options = args.slice(wanted.length);
const unknown = wanted.filter((name) => !all.some((check) => check.name === name));
if (unknown.length > 0 || (options.length > 0 && wanted.length !== 1)) {
  console.error(
    `Name one of ${all.map(({ name }) => name).join(', ')}; options only with exactly one. Not known: ${unknown.join(', ') || 'none'}.`,
  );
  process.exit(2);
}
if (isLong) process.env.LONG_TESTS = '1';

const begun = Date.now();
const chosen = all
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .map((check) => ({ ...check, commands: check.commands.map((command) => [...command, ...options]) }));
const heading = ({ name, what }: Check): string => `\n── ${name}: ${what}`;
const outcomes = await runAll(chosen, {
  processors: availableParallelism(),
  // A check that runs alone prints as it goes; the output of parallel checks is printed when each has ended.
  onStart: (check) => void (check.alone && console.log(heading(check))),
  onText: (check, text) => void (check.alone && process.stdout.write(text)),
  onEnd: (check, { output }) => void (check.alone || process.stdout.write(`${heading(check)}\n${output}`)),
});

for (const { name, output } of isLong ? outcomes : [])
  console.log([`\n── ${name}, figures with a goal:`, ...goals(output)].join('\n'));
for (const { name, output, passed } of outcomes.filter((outcome) => !outcome.passed || outcome.flaky))
  console.log(
    `\n── ${name} ${passed ? 'flaky, passed at the second try' : 'failed'}:\n${complaints(output).join('\n')}`,
  );
console.log('');
for (const { name, passed, seconds } of outcomes)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`);
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(
  `\n${outcomes.length - failed} passed, ${failed} failed, in ${((Date.now() - begun) / 1000).toFixed(0)} s`,
);
process.exitCode = failed > 0 ? 1 : 0;
