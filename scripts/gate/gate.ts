// npm test: every check there is. All of them run even if one fails, so that one run tells everything; `npm test -- types
// lint` runs only the named ones. Checks that need one processor run in parallel, as many as there are processors; specs
// and journeys, which measure time and use every processor themselves, have the machine to themselves.
import { availableParallelism } from 'node:os';
import { checks, type Check } from './checks.ts';
import { complaints, runAll } from './run-checks.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const begun = Date.now();
const heading = ({ name, what }: Check): string => `\n── ${name}: ${what}`;
const outcomes = await runAll(
  wanted.length > 0 ? checks.filter(({ name }) => wanted.includes(name)) : checks,
  {
    processors: availableParallelism(),
    // A check that runs alone prints as it goes; the output of parallel checks is printed when each has ended.
    onStart: (check) => void (check.alone && console.log(heading(check))),
    onText: (check, text) => void (check.alone && process.stdout.write(text)),
    onEnd: (check, { said }) => void (check.alone || process.stdout.write(`${heading(check)}\n${said}`)),
  },
);

for (const { name, said } of outcomes.filter(({ passed }) => !passed))
  console.log(`\n── ${name} failed:\n${complaints(said).join('\n')}`);
console.log('');
for (const { name, passed, seconds } of outcomes)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`);
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(
  `\n${outcomes.length - failed} passed, ${failed} failed, in ${((Date.now() - begun) / 1000).toFixed(0)} s`,
);
process.exitCode = failed > 0 ? 1 : 0;
