// npm test: every check there is, one after the other. All of them run, so that one run tells everything;
// `npm test -- types lint` runs only the named ones.
import { spawn } from 'node:child_process';

interface Check {
  readonly name: string;
  readonly what: string;
  readonly commands: readonly (readonly string[])[];
}

const bin = (name: string): string => `node_modules/.bin/${name}`;
const script = (file: string, ...args: string[]): string[] => [process.execPath, '--import', 'tsx', file, ...args];

const checks: readonly Check[] = [
  { name: 'types', what: 'TypeScript', commands: ['rules', 'backend', 'frontend'].map((part) => [bin('tsc'), '-p', `${part}/tsconfig.json`]) },
  { name: 'lint', what: 'ESLint, also over schema.graphql and operations', commands: [[bin('eslint'), '.', '--max-warnings', '0']] },
  { name: 'imports', what: 'who may import whom', commands: [[bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'rules', 'backend/src', 'frontend/src', 'frontend/codegen']] },
  { name: 'generated', what: 'schema.graphql and the typed client are fresh', commands: [script('scripts/codegen.ts', '--check')] },
  { name: 'migrations', what: 'the migrations make what the entities declare', commands: [script('scripts/db-diff.ts', '--check')] },
  { name: 'specs', what: 'rules, API, components', commands: [[bin('vitest'), 'run']] },
  { name: 'build', what: 'site and server', commands: [[process.execPath, 'scripts/build.mjs']] },
  { name: 'budget', what: 'how much the pages load', commands: [script('scripts/budget.ts')] },
  { name: 'journeys', what: 'a browser on the built server', commands: [[bin('playwright'), 'test']] },
];

const run = ([command = '', ...args]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0' } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const outcomes: { name: string; passed: boolean; seconds: number }[] = [];
for (const { name, what, commands } of checks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}: ${what}`);
  const begun = Date.now();
  let passed = true;
  for (const command of commands) passed = (await run(command)) && passed;
  outcomes.push({ name, passed, seconds: (Date.now() - begun) / 1000 });
}

console.log('');
for (const { name, passed, seconds } of outcomes) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`);
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
