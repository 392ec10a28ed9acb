import { expect, it } from 'vitest';
import { checks, failedSpecs, type Check } from './checks.ts';
import { complaints, goals, runAll } from './run-checks.ts';

const says = (text: string, code = 0): string[] => [
  process.execPath,
  '-e',
  `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code}`,
];
const check = (name: string, more: Partial<Check> = {}): Check => ({
  name,
  what: name,
  commands: [says(name)],
  ...more,
});

/** Runs the checks and records in order what begins and what ends. */
const watch = async (list: readonly Check[], processors: number) => {
  const events: string[] = [];
  const output: Record<string, string> = {};
  const heard: Record<string, string> = {};
  const outcomes = await runAll(list, {
    processors,
    onStart: ({ name }) => void events.push(`+${name}`),
    onText: ({ name }, text) => void (heard[name] = `${heard[name] ?? ''}${text}`),
    onEnd: ({ name }, outcome) => {
      events.push(`-${name}`);
      output[name] = outcome.output;
    },
  });
  expect(heard).toEqual(Object.fromEntries(Object.entries(output).filter(([, text]) => text !== '')));
  return {
    events,
    output,
    outcomes: outcomes.map(({ name, passed, flaky }) => `${name} ${passed}${flaky ? ' flaky' : ''}`),
  };
};

it('runs as many at a time as there are processors', async () => {
  const { events } = await watch([check('a'), check('b'), check('c')], 2);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+c')).toBeGreaterThan(2);
  expect((await watch([check('a'), check('b')], 1)).events).toEqual(['+a', '-a', '+b', '-b']);
});

it('leaves the machine to a check that wants it', async () => {
  const { events, output } = await watch(
    [check('a'), check('alone', { alone: true, commands: [[process.execPath, '-e', '']] }), check('b')],
    8,
  );
  const begun = events.indexOf('+alone');
  expect(events[begun + 1]).toBe('-alone');
  expect(events.slice(0, begun).toSorted()).toEqual(['+a', '+b', '-a', '-b']);
  expect(output).toEqual({ a: 'a', b: 'b', alone: '' });
});

it('waits for a check that another needs, if that one runs', async () => {
  const late = check('budget', { after: 'build' });
  expect((await watch([late, check('build')], 4)).events).toEqual(['+build', '-build', '+budget', '-budget']);
  expect((await watch([late], 4)).outcomes).toEqual(['budget true']);
});

it('tells of every failure, and runs what comes after it', async () => {
  const failing = check('broken', { commands: [says('first ', 1), says('second')] });
  const { outcomes, output } = await watch(
    [failing, check('missing', { commands: [['/no/such/program']] }), check('fine')],
    1,
  );
  expect(outcomes).toEqual(['broken false', 'missing false', 'fine true']);
  expect(output.broken).toBe('first second');
  expect(output.missing).toContain('ENOENT');
});

it('tries once more what failed, where a check says how, and calls what passes then flaky', async () => {
  const stalled = (name: string, second: number): Check =>
    check(name, {
      commands: [says('FAIL a', 1)],
      secondTry: (output) => says(`again after ${output.length}`, second),
    });
  const { outcomes, output } = await watch(
    [
      stalled('stalled', 0),
      stalled('broken', 1),
      check('nothing to try', { commands: [says('no', 1)], secondTry: () => null }),
      check('fine', { secondTry: () => says('never', 1) }),
    ],
    1,
  );
  expect(outcomes).toEqual(['stalled true flaky', 'broken false', 'nothing to try false', 'fine true']);
  expect(output.stalled).toContain('again after 6');
  expect(output.fine).toBe('fine');
});

it('tries failed spec files once more, each once, and none if many failed', () => {
  const failed = (count: number): string =>
    Array.from(
      { length: count },
      (_, at) => `\u001B[41m FAIL \u001B[49m  backend  a/${at}.spec.ts > is > so\n`,
    ).join('Error: b.spec.ts\n');
  expect(failedSpecs(failed(2) + failed(2))?.slice(1)).toEqual(['run', 'a/0.spec.ts', 'a/1.spec.ts']);
  expect(failedSpecs(failed(5))).toHaveLength(7);
  expect(failedSpecs(failed(6))).toBeNull();
  expect(failedSpecs(' FAIL  |frontend| src/x.spec.tsx > y\n')?.at(-1)).toBe('src/x.spec.tsx');
  expect(failedSpecs('Unhandled error\n')).toBeNull();
});

it('knows every check that another waits for', () => {
  const names = checks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { after } of checks) if (after) expect(names).toContain(after);
});

it('says at the end what failed, in the words of the check', () => {
  const specs =
    ' ✓ fine.spec.ts (2 tests) 5ms\n   × is kept once 1012ms\n FAIL  |frontend| session.spec.ts > is kept once\nAssertionError: expected to be called once\n\n Test Files  1 failed\n';
  expect(complaints(specs)).toEqual([
    '   × is kept once 1012ms',
    ' FAIL  |frontend| session.spec.ts > is kept once',
    'AssertionError: expected to be called once',
  ]);
  expect(complaints("backend/src/app.ts(3,1): error TS2304: Cannot find name 'x'.\n")).toEqual([
    "backend/src/app.ts(3,1): error TS2304: Cannot find name 'x'.",
  ]);
  expect(complaints('/src/a.ts\n  12:3  error  Unexpected any  no-any\n\n✖ 1 problem\n')).toEqual([
    '  12:3  error  Unexpected any  no-any',
  ]);
  expect(
    complaints(
      '  1) [phone] › e2e/a.spec.ts:4:1 › opens\n  1 failed\n    [phone] › e2e/a.spec.ts:4:1 › opens\n',
    ),
  ).toEqual(['    [phone] › e2e/a.spec.ts:4:1 › opens']);
});

it('says the last lines of a check that names nothing, and no more than a screen can hold', () => {
  expect(complaints('one\n\ntwo\n')).toEqual(['one', 'two']);
  expect(complaints(Array.from({ length: 100 }, (_, at) => `Error: ${at}`).join('\n')).at(0)).toBe(
    'Error: 88',
  );
});

it('figures with a goal are those lines of its tables that say whether it was met', () => {
  const table = ['| figure | value | goal | met |', '|---|---:|---|---|', '| rows | 3 |  |  |'];
  const [met, missed] = ['| lost | 0 | 0 | yes |', '| twice | 1 | 0 | **no** |'];
  expect(goals([...table, met, missed, 'done'].join('\n'))).toEqual([met, missed]);
  expect(complaints([...table, met, missed].join('\n'))).toEqual([missed]);
});
