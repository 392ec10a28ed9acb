import { expect, it } from 'vitest';
import { checks, type Check } from './gate.checks.ts';
import { runAll } from './gate.lanes.ts';

const says = (text: string, code = 0): string[] => [process.execPath, '-e', `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code}`];
const check = (name: string, more: Partial<Check> = {}): Check => ({ name, what: name, commands: [says(name)], ...more });

/** Runs them and notes what begins and ends, in that order. */
const watch = async (list: readonly Check[], processors: number) => {
  const events: string[] = [];
  const said: Record<string, string | null> = {};
  const outcomes = await runAll(list, {
    processors,
    onStart: ({ name }) => void events.push(`+${name}`),
    onEnd: ({ name }, text) => {
      events.push(`-${name}`);
      said[name] = text;
    },
  });
  return { events, said, outcomes: outcomes.map(({ name, passed }) => `${name} ${passed}`) };
};

it('runs as many at a time as there are processors', async () => {
  const { events } = await watch([check('a'), check('b'), check('c')], 2);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+c')).toBeGreaterThan(2);
  expect((await watch([check('a'), check('b')], 1)).events).toEqual(['+a', '-a', '+b', '-b']);
});

it('leaves the machine to a check that wants it', async () => {
  const { events, said } = await watch([check('a'), check('alone', { alone: true, commands: [[process.execPath, '-e', '']] }), check('b')], 8);
  const begun = events.indexOf('+alone');
  expect(events[begun + 1]).toBe('-alone');
  expect(events.slice(0, begun).toSorted()).toEqual(['+a', '+b', '-a', '-b']);
  expect(said).toEqual({ a: 'a', b: 'b', alone: null });
});

it('waits for a check that another needs, if that one runs', async () => {
  const late = check('budget', { after: 'build' });
  expect((await watch([late, check('build')], 4)).events).toEqual(['+build', '-build', '+budget', '-budget']);
  expect((await watch([late], 4)).outcomes).toEqual(['budget true']);
});

it('tells of every failure, and runs what comes after it', async () => {
  const failing = check('broken', { commands: [says('first ', 1), says('second')] });
  const { outcomes, said } = await watch([failing, check('missing', { commands: [['/no/such/program']] }), check('fine')], 1);
  expect(outcomes).toEqual(['broken false', 'missing false', 'fine true']);
  expect(said.broken).toBe('first second');
  expect(said.missing).toContain('ENOENT');
});

it('knows every check that another waits for', () => {
  const names = checks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { after } of checks) if (after) expect(names).toContain(after);
});
