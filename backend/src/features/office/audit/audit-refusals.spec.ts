import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { createDatabase, type SpecDatabase } from '../../../testing/spec-database.ts';
import { auditLog } from '../../../testing/fixtures/audit-log.ts';
import { as, askGraphql, openServers, untilReady } from '../../../testing/servers.ts';

const api = useApi();
const { sealAll, startAnew, verify } = auditLog(api);
beforeEach(startAnew);

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
    await sealAll();
    expect(await lines()).toEqual([]);
    // A minute that ended while they were under way would make two rows of them.
    await api.sql(
      "with all_of as (delete from audit_refusals returning *) insert into audit_refusals select date_trunc('minute', min(minute)) - interval '1 hour', actor_id, action, object, result, sum(times)::int, min(first_at), max(last_at), min(request_id) from all_of group by actor_id, action, object, result",
    );
    await sealAll();
    expect(await lines()).toEqual([
      { actor: 'agent@example.com', object: 'operation:Query.contacts', result: 'FORBIDDEN', times: 1 },
      { actor: 'customer@example.com', object: 'operation:Query.contacts', result: 'FORBIDDEN', times: 120 },
      { actor: 'customer@example.com', object: 'operation:contact:list', result: 'FORBIDDEN', times: 1 },
    ]);
    await sealAll();
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
    await sealAll();
    expect(await lines()).toHaveLength(1);
    await minuteOver();
    await sealAll();
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
    database.drop();
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
