import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { readsIn } from './database.ts';
import { asSentRows, prepare, queryBuilder, type Placeholders } from './statement.ts';

const userByEmail = prepare('spec_user', (db, p: Placeholders<{ email: string; least: number }>) =>
  db
    .selectFrom('users')
    .select(['emailFolded', 'createdAt'])
    .where('emailFolded', '=', p.email)
    .where('version', '>=', p.least)
    .where('role', '=', 'admin'),
);

it('no two statements of the server have one name', () => {
  const sources = globSync('backend/src/**/*.ts').filter((file) => !file.endsWith('.spec.ts'));
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bprepare\(\s*'(\w+)'/g)].map(([, name]) => name as string),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('a statement is refused if another text has its name', () => {
  const [first, second] = ['name', 'email'].map((column) =>
    prepare('spec_twice', (db) => db.selectFrom('users').select(column as 'name')),
  );
  expect(first?.text).toContain('name');
  expect(() => second?.text).toThrow('Two statements are called spec_twice.');
});

describe('a prepared statement', () => {
  const api = useApi();
  const email = 'admin@example.com';
  const reads = { email, least: 1 };

  it('has its columns and tables in snake case, and binds values where they stand', () => {
    expect(userByEmail.text).toBe(
      'select "email_folded", "created_at" from "users" where "email_folded" = $1 and "version" >= $2 and "role" = $3',
    );
    expect(userByEmail.values({ least: 7, email })).toEqual([email, 7, 'admin']);
  });

  it('answers with rows in camel case, outside a transaction and inside', async () => {
    await api.as('admin');
    const expected = [{ emailFolded: expect.stringContaining('@'), createdAt: expect.any(Date) }];
    const [stored] = await api.database.db
      .selectFrom('users')
      .select('emailFolded')
      .where('role', '=', 'admin')
      .execute();
    const params = { ...reads, email: stored?.emailFolded ?? '' };
    expect(await api.database.query(userByEmail, params)).toEqual(expected);
    expect(await api.database.query.byKey(userByEmail, params)).toEqual(expected[0]);
    const inside = await api.app
      .systemContext()
      .transaction((trx) => readsIn(trx).query(userByEmail, params));
    expect(inside).toEqual(expected);
  });

  it('is prepared inside a transaction, too', async () => {
    const one = prepare('spec_inside', (db) => db.selectNoFrom(sql<number>`1`.as('one')));
    const names = await api.app.systemContext().transaction(async (trx) => {
      await readsIn(trx).query(one, {});
      const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(trx);
      return rows.map(({ name }) => name);
    });
    expect(names).toContain('spec_inside');
  });

  it('reads instants as JSON writes them where rows are sent on unchanged', async () => {
    const at = asSentRows(
      prepare('spec_at', (db) =>
        db.selectNoFrom([
          sql<Date>`timestamptz '2026-03-01 12:00:00.5+00'`.as('half'),
          sql<Date | null>`null::timestamptz`.as('none'),
        ]),
      ),
    );
    const row = { half: '2026-03-01T12:00:00.500Z', none: null };
    expect(await api.database.query(at, {})).toEqual([row]);
    expect(await api.database.query.byKey(at, {})).toEqual(row);
    const inside = await api.app.systemContext().transaction((trx) => readsIn(trx).query(at, {}));
    expect(inside).toEqual([row]);
    const built = queryBuilder.selectNoFrom(sql<Date>`timestamptz '2026-03-01 12:00:00.5+00'`.as('half'));
    expect(await api.database.query.asSent(built)).toEqual([{ half: row.half }]);
  });

  it('reads days as texts, and leaves the keys inside of JSON alone', async () => {
    const [row] = await api.database.db
      .selectNoFrom([
        sql<string>`date '2026-03-01'`.as('aDay'),
        sql<object>`'{"a_key": 1}'::jsonb`.as('json'),
      ])
      .execute();
    expect(row).toEqual({ aDay: '2026-03-01', json: { a_key: 1 } });
  });
});
