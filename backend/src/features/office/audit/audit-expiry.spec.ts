import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { auditLog, place } from '../../../testing/fixtures/audit-log.ts';
import { expireAudit } from './seal-chain.ts';

const api = useApi();
const { ownUrl, sealAll, startAnew, tamper, verify, write } = auditLog(api);
beforeEach(startAnew);

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
    await sealAll();
    const { head } = await verify();
    expect(await expireAudit(api.app.systemContext())).toBe(2500);
    expect(await verify(head)).toMatchObject({ sealed: 10, expired: 2500, breaks: [] });
    await days(100);
    expect(await expireAudit(api.app.systemContext())).toBe(10);
    expect(await verify(head)).toMatchObject({ sealed: 0, expired: 2510, head, breaks: [] });
    await write(5);
    await sealAll();
    expect(await expireAudit(api.app.systemContext())).toBe(0);
    expect(await verify(head)).toMatchObject({ sealed: 5, expired: 2510, breaks: [] });
    await tamper(`update audit_entries set result = 'other' where id = ${place(2511)}`);
    expect((await verify()).breaks).toEqual([expect.stringMatching(/number 2511 .* was changed/)]);
  });

  it('goes from the beginning only: what is not sealed, or comes after what is kept, stays', async () => {
    await write(1, "now() - interval '900 days'");
    expect(await expireAudit(api.app.systemContext())).toBe(0);
    await sealAll();
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
    await sealAll();
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
