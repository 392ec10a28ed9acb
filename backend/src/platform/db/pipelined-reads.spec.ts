import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { expectEachWithinMs } from '../../testing/time-limit.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Query } from './database.ts';
import { rawStatement } from '../../testing/raw-statement.ts';
import type { Placeholders } from './statement.ts';
import { toAppError } from '../errors.ts';

const api = useApi();
let query: Query;
let admin: pg.Client;
beforeAll(async () => {
  ({ query } = api.database);
  admin = new pg.Client({ connectionString: inject('postgres').superUrl });
  await admin.connect();
});
afterAll(() => admin.end());

const times = <T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => toAppError(error).code,
  );
const pidOf = rawStatement('lane_pid', () => sql<{ pid: number }>`select pg_backend_pid() as pid`);
const pid = async (): Promise<number | undefined> => (await query.byKey(pidOf, {}))?.pid;
/** A statement of one number, by its name. */
const numbered = (name: string, make: (n: RawBuilder<number>) => RawBuilder<{ n: number }>) =>
  rawStatement(name, (p: Placeholders<{ n: number }>) => make(p.n));
/** Waits for the lane: it is opened when first needed, and the pool answers meanwhile. */
const laneIsOpen = (): Promise<void> =>
  vi.waitFor(async () => expect(new Set(await times(12, pid)).size).toBe(1), { timeout: 4000 });

it('reads by key share one connection, and each gets its own row', async () => {
  await laneIsOpen();
  const row = rawStatement(
    'lane_row',
    (p: Placeholders<{ n: number; word: string }>) =>
      sql<{ n: number; at: Date | null; words: string[] }>`
        select ${p.n}::int as n, case when ${p.n} % 2 = 0 then now() end as at, array[${p.word}, ${p.word}] as words where ${p.n} <> 13`,
  );
  const rows = await times(30, (n) => query.byKey(row, { n, word: `w${n}` }));
  for (const [n, found] of rows.entries())
    expect(found).toEqual(
      n === 13 ? undefined : { n, at: n % 2 === 0 ? expect.any(Date) : null, words: [`w${n}`, `w${n}`] },
    );
});

it('what fails does not disturb the others', async () => {
  await laneIsOpen();
  const part = numbered('lane_part', (n) => sql`select 100 / ${n}::int as n`);
  const answers = await times(20, (n) =>
    query.byKey(part, { n }).catch((error: unknown) => (error as { code: string }).code),
  );
  expect(answers.map((answer) => (typeof answer === 'object' ? answer.n : answer))).toEqual(
    Array.from({ length: 20 }, (_, n) => (n === 0 ? '22012' : Math.trunc(100 / n))),
  );
});

it('whoever waited on a connection that is lost is answered by the pool, and the lane comes back', async () => {
  await laneIsOpen();
  const sleep = numbered('lane_sleep', (n) => sql`select pg_sleep(0.2), ${n}::int as n`);
  const [before, asked] = [await pid(), times(5, (n) => query.byKey(sleep, { n }))];
  await pause(50);
  await admin.query('select pg_terminate_backend($1)', [before]);
  expect((await asked).map((row) => (row as { n: number }).n)).toEqual([0, 1, 2, 3, 4]);
  await laneIsOpen();
  expect(await pid()).not.toBe(before);
});

it('one that takes its time does not keep the others waiting, and is answered all the same', async () => {
  await laneIsOpen();
  const nap = numbered('lane_slow', (n) => sql`select pg_sleep(1), ${n}::int as n`);
  await expectEachWithinMs({ others: 900, slow: 2500 }, async () => {
    const started = performance.now();
    const slow = times(3, (n) => query.byKey(nap, { n }));
    const quick = await times(3, pid);
    const others = performance.now() - started;
    expect(quick.filter(Number.isInteger)).toHaveLength(3);
    expect((await slow).map((row) => (row as { n: number }).n)).toEqual([0, 1, 2]);
    return { others, slow: performance.now() - started };
  });
}, 15_000);

it('while too many wait there, the pool answers', async () => {
  await laneIsOpen();
  const lane = await pid();
  const nap = numbered('lane_nap', (n) => sql`select pg_sleep(0.02), ${n}::int as n`);
  const held = times(32, () => codeOf(query.byKey(nap, { n: 0 })));
  const others = await times(3, pid);
  expect(others).not.toContain(lane);
  expect(new Set(await held)).toEqual(new Set(['done']));
  expect(await pid()).toBe(lane);
});

it('a statement that is prepared keeps its columns over all its uses, on every connection', async () => {
  const columns = rawStatement(
    'prepared_columns',
    (p: Placeholders<{ given: string }>) =>
      sql<object>`select 1 as one, ${p.given}::text as two_words, null::timestamptz as three`,
  );
  for (const given of ['a', 'b', 'c']) {
    const rows = await times(8, () => query(columns, { given }));
    for (const row of rows) expect(row).toEqual([{ one: 1, twoWords: given, three: null }]);
  }
});
