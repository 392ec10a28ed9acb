import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Check } from './checks.ts';

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** Whether it passed at the second try only: listed as flaky. */
  readonly flaky: boolean;
  /** Everything it printed. */
  readonly output: string;
}

interface Surroundings {
  /** How many checks may run in parallel. */
  readonly processors: number;
  readonly onStart: (check: Check) => void;
  /** Called whenever a check has printed something. */
  readonly onText: (check: Check, text: string) => void;
  readonly onEnd: (check: Check, outcome: Outcome) => void;
}

const run = ([command = '', ...args]: readonly string[], listen: (text: string) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', listen);
    child.once('error', (error) => {
      listen(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });

/** Starts the checks in their order, as many at a time as there are processors. @returns their outcomes, in the same order */
export const runAll = async (
  checks: readonly Check[],
  { processors, onStart, onText, onEnd }: Surroundings,
): Promise<readonly Outcome[]> => {
  const ended = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();

  const perform = async (check: Check): Promise<void> => {
    onStart(check);
    const begun = Date.now();
    let [passed, output] = [true, ''];
    const listen = (text: string): void => {
      output += text;
      onText(check, text);
    };
    for (const command of check.commands) passed = (await run(command, listen)) && passed;
    const again = passed ? null : check.secondTry?.(output);
    if (again) {
      listen('\nA second try of what failed:\n');
      passed = await run(again, listen);
    }
    const outcome = {
      name: check.name,
      passed,
      flaky: passed && Boolean(again),
      seconds: (Date.now() - begun) / 1000,
      output,
    };
    ended.set(check.name, outcome);
    running.delete(check.name);
    onEnd(check, outcome);
  };

  const waitsFor = ({ after }: Check): boolean =>
    checks.some(({ name }) => name === after) && !ended.has(after ?? '');
  const waiting = [...checks];
  while (waiting.length > 0 || running.size > 0) {
    const aloneNow = checks.some(({ name, alone }) => alone && running.has(name));
    const next = waiting.findIndex((check) =>
      check.alone ? running.size === 0 && check === waiting[0] : !waitsFor(check),
    );
    const check = waiting[next];
    if (check && !aloneNow && running.size < processors) {
      waiting.splice(next, 1);
      running.set(check.name, perform(check));
    } else {
      await Promise.race(running.values());
    }
  }
  return checks.flatMap(({ name }) => ended.get(name) ?? []);
};

/** The lines of a check's tables that name a goal, and whether it was met. */
export const goals = (output: string): readonly string[] =>
  output.split('\n').filter((line) => /\| (yes|\*\*no\*\*) \|$/.test(line));

/** How many of a failed check's complaints are repeated; a run that broke everywhere is read from its beginning. */
const most = 12;

/** The lines of a failed check that name what failed, to be repeated at the end of a long output; if there are none, its last lines. */
export const complaints = (output: string): readonly string[] => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  const named = lines.filter((line) =>
    /\*\*no\*\*|^\s*(FAIL|×|✘|\w*Error\b|error\b|\[\w+\] › )|\berror TS\d|^\s+\d+:\d+\s+error\b/.test(line),
  );
  return [...new Set(named.length > 0 ? named : lines)].slice(-most);
};
