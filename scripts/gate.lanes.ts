import { spawn } from 'node:child_process';
import type { Check } from './gate.checks.ts';

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

interface Surroundings {
  /** How many checks may run beside each other. */
  readonly processors: number;
  /** @param alone whether the check writes to the terminal itself */
  readonly onStart: (check: Check, alone: boolean) => void;
  /** @param said what it wrote; null if it wrote to the terminal itself */
  readonly onEnd: (check: Check, said: string | null) => void;
}

const run = ([command = '', ...args]: readonly string[], listen: ((text: string) => void) | null): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', listen ? 'pipe' : 'inherit', listen ? 'pipe' : 'inherit'], env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0' } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => listen?.(text));
    child.once('error', (error) => {
      listen?.(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });

/** Runs the checks, as many at a time as there are processors, in their order. @returns how each went, in their order */
export const runAll = async (checks: readonly Check[], { processors, onStart, onEnd }: Surroundings): Promise<readonly Outcome[]> => {
  const ended = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();

  const perform = async (check: Check): Promise<void> => {
    let said = check.alone ? null : '';
    onStart(check, said === null);
    const begun = Date.now();
    let passed = true;
    for (const command of check.commands) passed = (await run(command, said === null ? null : (text) => (said += text))) && passed;
    ended.set(check.name, { name: check.name, passed, seconds: (Date.now() - begun) / 1000 });
    running.delete(check.name);
    onEnd(check, said);
  };

  const waitsFor = ({ after }: Check): boolean => checks.some(({ name }) => name === after) && !ended.has(after ?? '');
  const waiting = [...checks];
  while (waiting.length > 0 || running.size > 0) {
    const aloneNow = checks.some(({ name, alone }) => alone && running.has(name));
    const next = waiting.findIndex((check) => (check.alone ? running.size === 0 && check === waiting[0] : !waitsFor(check)));
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
