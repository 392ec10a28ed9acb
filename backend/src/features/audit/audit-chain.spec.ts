import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { createDatabase, type SpecDatabase } from '../../testing/database.ts';
import { as, askGraphql, openServers, untilReady } from '../../testing/servers.ts';
import { withDatabase } from '../../testing/database-url.ts';
import { expireAudit, sealAudit } from './seal-chain.ts';
import { verifyAudit } from './verify-chain.ts';

const api = useApi();
const verify = (noted?: string) => verifyAudit(api.database.db, noted);
const seal = () => sealAudit(api.app.systemContext());
const write = (count: number, created = 'now()') =>
  api.sql(
    `insert into audit_entries (action, object, result, request_id, created_at, details) select 'spec', 'spec:' || n, 'done', 'r' || n, ${created}, jsonb_build_object('b', n, 'a', 'ä') from generate_series(1, ${count}) n`,
  );
/** The owner's address of the spec's own database. */
const ownUrl = async (): Promise<string> => {
  const [row] = await api.sql<{ name: string }>('select current_database() as name');
  return withDatabase(inject('postgres').ownerUrl, row?.name ?? '');
};

/** What only the owner of the tables can do, and only after switching the guards off. */
const tamper = async (statement: string) => {
  for (const table of ['audit_entries', 'audit_seals'])
    await api.sql(`alter table ${table} disable trigger user`);
  await api.sql(statement);
  for (const table of ['audit_entries', 'audit_seals'])
    await api.sql(`alter table ${table} enable trigger user`);
};
/** Empties the log as no one can in operation. */
const startAnew = async () => {
  for (const table of ['audit_entries', 'audit_seals', 'audit_checkpoints']) {
    await api.sql(`alter table ${table} disable trigger user`);
    await api.sql(`delete from ${table}`);
    await api.sql(`alter table ${table} enable trigger user`);
  }
  await api.sql('delete from audit_refusals');
  await api.sql("delete from settings where key = 'auditDays'");
};
beforeEach(startAnew);

const place = (number: number) => `(select entry_id from audit_seals where number = ${number})`;

describe('the chain', () => {
  it('holds every entry, new ones and those of before there was a chain, and says how many wait', async () => {
    await write(30, "now() - n * interval '20 days'");
    expect(await verify()).toMatchObject({ sealed: 0, waiting: 30, breakCount: 0 });
    expect(await seal()).toBe(30);
    await write(3);
    expect(await verify()).toMatchObject({ sealed: 30, waiting: 3, breaks: [] });
    await Promise.all([seal(), seal(), seal()]);
    await seal();
    expect(await verify()).toMatchObject({ sealed: 33, waiting: 0, breaks: [], expired: 0 });
    expect(
      await api.sql(
        'select count(*)::int as n, min(number)::int as first, max(number)::int as last from audit_seals',
      ),
    ).toEqual([{ n: 33, first: 1, last: 33 }]);
  });

  it('takes in what commits later than what began after it', async () => {
    const late = new pg.Client({ connectionString: await ownUrl() });
    await late.connect();
    await late.query('begin');
    await late.query("insert into audit_entries (action, result, request_id) values ('late', 'done', 'r')");
    await write(2);
    await seal();
    await late.query('commit');
    await late.end();
    expect(await seal()).toBe(1);
    expect(await verify()).toMatchObject({ sealed: 3, waiting: 0, breaks: [] });
  });

  it.each([
    [
      'changed',
      `update audit_entries set result = 'FORBIDDEN' where id = ${place(5)}`,
      /number 5 .* was changed/,
      1,
    ],
    [
      'given another time',
      `update audit_entries set created_at = created_at + interval '1 millisecond' where id = ${place(5)}`,
      /number 5 .* was changed/,
      1,
    ],
    [
      'given to somebody else',
      `update audit_entries set actor_id = uuidv7() where id = ${place(5)}`,
      /number 5 .* was changed/,
      1,
    ],
    ['removed', `delete from audit_entries where id = ${place(5)}`, /number 5 .* was removed/, 1],
    [
      'removed with its seal',
      `with gone as (delete from audit_seals where number = 5 returning entry_id) delete from audit_entries where id in (select entry_id from gone)`,
      /before number 6 is missing/,
      1,
    ],
    [
      'removed with its seal, and those after it counted anew',
      `delete from audit_entries where id = ${place(5)}; delete from audit_seals where number = 5; update audit_seals set number = -number + 1 where number > 5; update audit_seals set number = -number where number < 0`,
      /was changed/,
      5,
    ],
    [
      'moved',
      `update audit_seals set number = case number when 4 then -5 when 5 then -4 end where number in (4, 5); update audit_seals set number = -number where number < 0`,
      /was changed/,
      3,
    ],
    [
      'slipped in',
      `insert into audit_entries (action, result, request_id, created_at) values ('spec', 'done', 'r', now() - interval '16 minutes')`,
      /was slipped in/,
      1,
    ],
    [
      'slipped in with a date to come',
      `insert into audit_entries (action, result, request_id, created_at) values ('spec', 'done', 'r', now() + interval '1 day')`,
      /was slipped in/,
      1,
    ],
    [
      'slipped in with a seal',
      `update audit_seals set number = -number where number > 5; update audit_seals set number = -number + 1 where number < 0;
      with new as (insert into audit_entries (action, result, request_id, created_at) values ('spec', 'done', 'r', now()) returning id)
      insert into audit_seals (number, entry_id, hash, newest) select 6, id, sha256('x'), now() from new`,
      /number 6 .* was changed/,
      6,
    ],
  ])('shows that an entry was %s', async (_what, statement, sentence, count) => {
    await write(10);
    await seal();
    await tamper(statement);
    await seal();
    const { breaks, breakCount } = await verify();
    expect(breaks[0]).toMatch(sentence);
    expect(breakCount).toBe(count);
  });

  it('shows that it was rewritten, or its end cut off, to whoever noted its end', async () => {
    await write(10);
    await seal();
    const { head } = await verify();
    await write(2);
    await seal();
    expect(await verify(head)).toMatchObject({ breaks: [] });
    await tamper("delete from audit_seals; update audit_entries set result = 'FORBIDDEN'");
    await api.sql('select audit_seal(100)');
    expect(await verify()).toMatchObject({ sealed: 12, breaks: [] });
    expect((await verify(head)).breaks).toEqual([expect.stringContaining('the chain was rewritten')]);
    await tamper(
      'with gone as (delete from audit_seals where number > 8 returning entry_id) delete from audit_entries where id in (select entry_id from gone)',
    );
    expect(await verify()).toMatchObject({ sealed: 8, breaks: [] });
    expect((await verify(head)).breaks).toEqual([expect.stringContaining('its end was cut off')]);
  });
});

describe('what has expired', () => {
  const inOneTransaction = async (
    work: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<void>,
  ) => {
    const client = new pg.Client({ connectionString: await ownUrl() });
    await client.connect();
    await client.query('begin');
    await work(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
    await client.query('commit');
    await client.end();
  };
  const days = (count: unknown) =>
    api.sql(
      "insert into settings (key, value) values ('auditDays', $1::jsonb) on conflict (key) do update set value = excluded.value",
      [JSON.stringify(count)],
    );

  it.each([
    [730, null],
    [90, 90],
    [30, 3],
    [730, 'many'],
    [3660, 9e12],
  ])('goes after exactly %i days where the setting is %j', async (limit, setting) => {
    if (setting !== null) await days(setting);
    await inOneTransaction(async (query) => {
      await query(
        `insert into audit_entries (action, result, request_id, created_at) select 'spec', 'done', 'r' || ms, date_trunc('milliseconds', now()) - make_interval(hours => 24 * ${limit}) + ms * interval '1 millisecond' from generate_series(-1, 2) ms`,
      );
      await query('select audit_seal(100)');
      await query('select audit_expire(100)');
    });
    // The transaction's own time has microseconds, so the entry of its millisecond has expired as well.
    expect(await api.sql('select request_id from audit_entries order by created_at')).toEqual([
      { request_id: 'r1' },
      { request_id: 'r2' },
    ]);
    expect(await verify()).toMatchObject({ sealed: 2, expired: 2, expiredAt: expect.any(Date), breaks: [] });
  });

  it('leaves a chain that can still be proved, again and again, even where nothing is left', async () => {
    await write(2500, "now() - interval '800 days' + n * interval '1 minute'");
    await write(10, "now() - interval '700 days' + n * interval '1 minute'");
    await seal();
    const { head } = await verify();
    expect(await expireAudit(api.app.systemContext())).toBe(2500);
    expect(await verify(head)).toMatchObject({ sealed: 10, expired: 2500, breaks: [] });
    await days(100);
    expect(await expireAudit(api.app.systemContext())).toBe(10);
    expect(await verify(head)).toMatchObject({ sealed: 0, expired: 2510, head, breaks: [] });
    await write(5);
    await seal();
    expect(await expireAudit(api.app.systemContext())).toBe(0);
    expect(await verify(head)).toMatchObject({ sealed: 5, expired: 2510, breaks: [] });
    await tamper(`update audit_entries set result = 'other' where id = ${place(2511)}`);
    expect((await verify()).breaks).toEqual([expect.stringMatching(/number 2511 .* was changed/)]);
  });

  it('goes from the beginning only: what is not sealed, or comes after what is kept, stays', async () => {
    await write(1, "now() - interval '900 days'");
    expect(await expireAudit(api.app.systemContext())).toBe(0);
    await seal();
    await expect(api.sql('delete from audit_seals')).rejects.toThrow(/only ever added to/);
    await expect(
      api.sql('update audit_checkpoints set removed = 1; delete from audit_checkpoints'),
    ).rejects.toThrow(/only ever added to/);
    await expect(api.database.pool.query('delete from audit_entries')).rejects.toThrow(/permission denied/);
    await expect(
      api.database.pool.query(
        "insert into audit_checkpoints (number, hash, removed, newest) values (9, sha256(''), 9, now())",
      ),
    ).rejects.toThrow(/permission denied/);
    // What the owner removes past the function is missed.
    await api.sql('delete from audit_entries');
    expect((await verify()).breaks).toEqual([expect.stringContaining('was removed')]);
  });

  it('is a setting of admins, and who changed it from what to what is recorded', async () => {
    const admin = await api.as('admin');
    const set = (value: number) =>
      admin.gql('mutation ($days: Int!) { setAuditDays(days: $days) { days sealed expired expiredAt } }', {
        days: value,
      });
    for (const wrong of [29, 3661, -1])
      expect((await set(wrong)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await set(365)).data.setAuditDays).toMatchObject({ days: 365, expired: 0, expiredAt: null });
    expect(
      await api.sql("select object, details from audit_entries where action = 'setting.update'"),
    ).toEqual([{ object: 'setting:auditDays', details: { changes: { auditDays: { from: 730, to: 365 } } } }]);
    await seal();
    expect((await admin.gql('{ auditKeeping { days sealed } }')).data.auditKeeping).toEqual({
      days: 365,
      sealed: Number((await api.sql<{ n: number }>('select count(*)::int as n from audit_entries'))[0]?.n),
    });
    expect(
      (await (await api.as('devops')).gql('mutation { setAuditDays(days: 30) { days } }')).errors?.[0]
        ?.extensions.code,
    ).toBe('FORBIDDEN');
  });
});

describe('refused operations', () => {
  let customer: Caller;
  beforeEach(async () => {
    customer = await api.as('customer');
  });
  const lines = () =>
    api.sql<{ actor: string; object: string; result: string; times: number }>(`
    select u.email as actor, object, result, coalesce((details ->> 'times')::int, 1) as times from audit_entries a join users u on u.id = a.actor_id where action = 'access' order by object, times, email`);
  const minuteOver = () => api.sql("update audit_refusals set minute = minute - interval '1 hour'");

  it('are one row for each person, operation and minute, with the right count, however many there were', async () => {
    const agent = await api.as('agent');
    const flood = Array.from({ length: 120 }, () => customer.gql('{ contacts { pagination { total } } }'));
    await Promise.all([
      ...flood,
      customer.rest('GET', '/api/contacts'),
      agent.gql('{ contacts { pagination { total } } }'),
    ]);
    await seal();
    expect(await lines()).toEqual([]);
    // A minute that ended while they were under way would make two rows of them.
    await api.sql(
      "with all_of as (delete from audit_refusals returning *) insert into audit_refusals select date_trunc('minute', min(minute)) - interval '1 hour', actor_id, action, object, result, sum(times)::int, min(first_at), max(last_at), min(request_id) from all_of group by actor_id, action, object, result",
    );
    await seal();
    expect(await lines()).toEqual([
      { actor: 'agent@example.com', object: 'operation:Query.contacts', result: 'FORBIDDEN', times: 1 },
      { actor: 'customer@example.com', object: 'operation:Query.contacts', result: 'FORBIDDEN', times: 120 },
      { actor: 'customer@example.com', object: 'operation:contact:list', result: 'FORBIDDEN', times: 1 },
    ]);
    await seal();
    expect(await lines()).toHaveLength(3);
    expect(await verify()).toMatchObject({ waiting: 0, breaks: [] });
    const [flooded] = await api.sql(
      "select details, request_id <> '' as request from audit_entries where details ? 'times'",
    );
    expect(flooded).toEqual({
      details: { times: 120, until: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) },
      request: true,
    });
  });

  it('begin a new row with the next minute; the running one is still counted', async () => {
    await customer.gql('{ contacts { pagination { total } } }');
    await minuteOver();
    await customer.gql('{ contacts { pagination { total } } }');
    await seal();
    expect(await lines()).toHaveLength(1);
    await minuteOver();
    await seal();
    expect(await lines()).toHaveLength(2);
  });

  it('cannot be counted down or forgotten by the server’s role', async () => {
    await customer.gql('{ contacts { pagination { total } } }');
    for (const forbidden of [
      'update audit_refusals set times = 0',
      'delete from audit_refusals',
      'truncate audit_refusals',
      'insert into audit_refusals select * from audit_refusals',
    ]) {
      await expect(api.database.pool.query(forbidden), forbidden).rejects.toThrow(/permission denied/);
    }
  });
});

describe('two servers', () => {
  const servers = openServers();
  let database: SpecDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(async () => {
    await servers.stop();
    await database.drop();
  });

  it('count the same person’s refusals together', async () => {
    const [one, other] = [await servers.start(database), await servers.start(database)];
    await Promise.all([untilReady(one), untilReady(other)]);
    const login = await fetch(`${one.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'customer@example.com', password: 'DareToCompare1' }),
    });
    const token = as(String(((await login.json()) as { accessToken: string }).accessToken));
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) =>
        askGraphql(turn % 2 ? one : other, '{ contacts { pagination { total } } }', token),
      ),
    );
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query<{ minute: Date; times: number }>(`
      select minute, times from audit_refusals
      union all select date_trunc('minute', created_at), coalesce((details ->> 'times')::int, 1) from audit_entries where action = 'access'`);
    await owner.end();
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(100);
    expect(new Set(rows.map(({ minute }) => minute.getTime())).size).toBe(rows.length);
    expect(rows.length).toBeLessThanOrEqual(2);
  });
});
