import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Transaction } from './query-builder.ts';
import { useApi } from '../../testing/api.ts';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { poolSize } from './pool.ts';
import { rawStatement } from '../../testing/raw-statement.ts';
import { openDatabase } from './database.ts';
import { createLog } from '../log.ts';
import type { Placeholders } from './statement.ts';
import { createPool, poolForKysely, readOn } from './pool.ts';
import { toAppError } from '../errors.ts';

const api = useApi();
/** More rounds than the pool has connections, so that losing one in each round would show. */
const rounds = Array.from({ length: poolSize + 2 }, (_, round) => round);

let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgres').superUrl });
  await admin.connect();
});
afterAll(() => admin.end());

/** Runs a statement in a transaction. */
const run = async (trx: Transaction, text: string) =>
  (await sql.raw<{ pid: number }>(text).execute(trx)).rows;
/** Runs one outside of transactions, prepared under no name. */
const ask = (text: string) =>
  api.database.query(
    rawStatement('', () => sql.raw<object>(text)),
    {},
  );
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => toAppError(error).code,
  );
const expectNoneMissing = async (): Promise<void> => {
  const { pool } = api.database;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  // The first attempt may still get the connection that was killed last.
  await expect
    .poll(() => codeOf(api.app.systemContext().transaction((trx) => run(trx, 'select 1'))))
    .toBe('done');
};

it('a transaction whose connection dies is a database that is away, and its connection is not missed', async () => {
  const context = api.app.systemContext();
  for (const round of rounds) {
    const lost = context.transaction(async (trx) => {
      const [row] = await run(trx, 'select pg_backend_pid() as pid');
      await admin.query('select pg_terminate_backend($1)', [row?.pid]);
      // Half of the transactions notice the loss at their next statement, the others only when they end.
      if (round % 2) await pause(20);
      else await run(trx, 'select 1');
    });
    expect(await codeOf(lost)).toBe('UNAVAILABLE');
  }
  await expectNoneMissing();
});

it('so is a transaction that finds its connection dead at the start', async () => {
  const context = api.app.systemContext();
  const [{ name } = { name: '' }] = (await ask('select current_database() as name')) as { name: string }[];
  let ended = 0;
  for (const _round of rounds) {
    await expect.poll(() => codeOf(ask('select 1'))).toBe('done');
    // Not awaited, so that the pool does not know of the loss yet.
    const killed = admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthline' and datname = $1",
      [name],
    );
    expect(['done', 'UNAVAILABLE']).toContain(
      await codeOf(context.transaction((trx) => run(trx, 'select 1'))),
    );
    ended += (await killed).rowCount ?? 0;
  }
  expect(ended).toBeGreaterThanOrEqual(rounds.length);
  await expectNoneMissing();
});

it('a read whose connection dies fails once, and the next succeeds', async () => {
  for (const round of rounds) {
    const sleep = `select pg_sleep(5), ${round} as round`;
    const read = codeOf(ask(sleep));
    await vi.waitFor(
      async () => {
        const { rowCount } = await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query = $1 and state = 'active'",
          [sleep],
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 4000, interval: 5 },
    );
    expect(await read).toBe('UNAVAILABLE');
  }
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  await expectNoneMissing();
});

describe('a database that says nothing for too long', () => {
  let pool: pg.Pool;
  beforeAll(() => {
    pool = createPool(inject('postgres').superUrl);
    pool.on('error', () => undefined);
  });
  afterAll(() => pool.end());
  it('is hung up on by a read, and the connection is not missed', async () => {
    for (const _round of rounds)
      expect(await codeOf(readOn(pool, { text: 'select pg_sleep(3.25)', rowMode: 'array' }, 200))).toBe(
        'UNAVAILABLE',
      );
    await expect.poll(() => pool.totalCount).toBe(0);
  });

  it('is hung up on in a transaction, and the connection is not missed', async () => {
    const db = new Kysely({ dialect: new PostgresDialect({ pool: poolForKysely(pool, 200) }) });
    for (const _round of rounds) {
      const transaction = await db.startTransaction().execute();
      expect(await codeOf(transaction.executeQuery(CompiledQuery.raw('select pg_sleep(3.25)')))).toBe(
        'UNAVAILABLE',
      );
      expect(await codeOf(transaction.rollback().execute())).toBe('UNAVAILABLE');
    }
    await expect.poll(() => pool.totalCount).toBe(0);
  });
});

it('a connection that rests is not taken for a silent database', async () => {
  const pool = createPool(inject('postgres').superUrl);
  const lost: unknown[] = [];
  pool.on('error', (error) => lost.push(error));
  await readOn(pool, { text: 'select 1', rowMode: 'array' }, 200);
  await pause(500);
  expect(lost).toEqual([]);
  expect(pool.totalCount).toBe(1);
  await pool.end();
});

it('a write that another one has overtaken is a conflict, and anything else that is refused is ours to mend', async () => {
  const context = api.app.systemContext();
  const write = (text: string): Promise<string> => codeOf(context.transaction((trx) => run(trx, text)));
  expect(
    await write(
      "insert into sessions (user_id, refresh_hash, rotated_at, expires_at, user_agent, address) values ('01890a5d-0000-7000-8000-000000000000', 'x', now(), now(), '', '')",
    ),
  ).toBe('CONFLICT');
  expect(
    await write(
      'insert into users (name, email, email_folded, role) select name, email, email_folded, role from users limit 1',
    ),
  ).toBe('CONFLICT');
  expect(await write('insert into users (name) values (null)')).toBe('INTERNAL');
});

it('a statement that is prepared keeps its columns over all its uses, on every connection', async () => {
  const columns = rawStatement(
    'prepared_columns',
    (p: Placeholders<{ given: string }>) =>
      sql<object>`select 1 as one, ${p.given}::text as two_words, null::timestamptz as three`,
  );
  for (const given of ['a', 'b', 'c']) {
    const rows = await Promise.all(rounds.map(() => api.database.query(columns, { given })));
    for (const row of rows) expect(row).toEqual([{ one: 1, twoWords: given, three: null }]);
  }
});

it('a lost connection is logged, unless the pool is being closed: PostgreSQL may end at the same time', async () => {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const { pool, db, close } = openDatabase(inject('postgres').superUrl, log);
  await sql`select 1`.execute(db);
  pool.emit('error', new Error('terminating connection'), {});
  expect(warn).toHaveBeenCalledOnce();
  await close();
  pool.emit('error', new Error('terminating connection'), {});
  expect(warn).toHaveBeenCalledOnce();
});
