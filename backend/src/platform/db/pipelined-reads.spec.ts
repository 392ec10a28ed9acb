import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { expectEachWithinMs } from '../../testing/time-limit.ts';
import type { Sql } from './database.ts';
import { toAppError } from '../errors.ts';

const api = useApi();
let sql: Sql;
let admin: pg.Client;
beforeAll(async () => {
  ({ sql } = api.database);
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
const pid = async (): Promise<number | undefined> =>
  (await sql.byKey<{ pid: number }>('lane_pid', 'select pg_backend_pid() as pid where $1::int > 0', [1]))
    ?.pid;
/** Waits for the lane: it is opened when first needed, and the pool answers meanwhile. */
const laneIsOpen = (): Promise<void> =>
  vi.waitFor(async () => expect(new Set(await times(12, pid)).size).toBe(1), { timeout: 4000 });

it('reads by key share one connection, and each gets its own row', async () => {
  await laneIsOpen();
  const text =
    'select $1::int as n, case when $1 % 2 = 0 then now() end as at, array[$2, $2] as words where $1 <> 13';
  const rows = await times(30, (n) =>
    sql.byKey<{ n: number; at: Date | null; words: string[] }>('lane_row', text, [n, `w${n}`]),
  );
  for (const [n, row] of rows.entries())
    expect(row).toEqual(
      n === 13 ? undefined : { n, at: n % 2 === 0 ? expect.any(Date) : null, words: [`w${n}`, `w${n}`] },
    );
});

it('what fails does not disturb the others', async () => {
  await laneIsOpen();
  const answers = await times(20, (n) =>
    sql
      .byKey<{ n: number }>('lane_part', 'select 100 / $1::int as n', [n])
      .catch((error: unknown) => (error as { code: string }).code),
  );
  expect(answers.map((answer) => (typeof answer === 'object' ? answer.n : answer))).toEqual(
    Array.from({ length: 20 }, (_, n) => (n === 0 ? '22012' : Math.trunc(100 / n))),
  );
});

it('whoever waited on a connection that is lost is answered by the pool, and the lane comes back', async () => {
  await laneIsOpen();
  const [before, asked] = [
    await pid(),
    times(5, (n) => sql.byKey('lane_sleep', 'select pg_sleep(0.2), $1::int as n', [n])),
  ];
  await pause(50);
  await admin.query('select pg_terminate_backend($1)', [before]);
  expect((await asked).map((row) => (row as { n: number }).n)).toEqual([0, 1, 2, 3, 4]);
  await laneIsOpen();
  expect(await pid()).not.toBe(before);
});

it('one that takes its time does not keep the others waiting, and is answered all the same', async () => {
  await laneIsOpen();
  await expectEachWithinMs({ others: 900, slow: 2500 }, async () => {
    const started = performance.now();
    const slow = times(3, (n) => sql.byKey('lane_slow', 'select pg_sleep(1), $1::int as n', [n]));
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
  const held = times(32, () => codeOf(sql.byKey('lane_nap', 'select pg_sleep($1)', [0.02])));
  const others = await times(3, pid);
  expect(others).not.toContain(lane);
  expect(new Set(await held)).toEqual(new Set(['done']));
  expect(await pid()).toBe(lane);
});

it('a statement that is prepared keeps its columns over all its uses, on every connection', async () => {
  const text = 'select 1 as "one", $1::text as "Two", null::timestamptz as three';
  for (const given of ['a', 'b', 'c']) {
    const rows = await times(8, () => sql('prepared_columns', text, [given]));
    for (const row of rows) expect(row).toEqual([{ one: 1, Two: given, three: null }]);
  }
});
