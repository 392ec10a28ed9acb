import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { auditLog, place } from '../../../testing/fixtures/audit-log.ts';

const api = useApi();
const { ownUrl, seal, sealAll, startAnew, tamper, verify, write } = auditLog(api);
beforeEach(startAnew);

describe('the chain', () => {
  it('holds every entry, new ones and those of before there was a chain, and says how many wait', async () => {
    await write(30, "now() - n * interval '20 days'");
    expect(await verify()).toMatchObject({ sealed: 0, waiting: 30, breakCount: 0 });
    await sealAll();
    await write(3);
    expect(await verify()).toMatchObject({ sealed: 30, waiting: 3, breaks: [] });
    await Promise.all([seal(), seal(), seal()]);
    await sealAll();
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
    await sealAll();
    await tamper(statement);
    await seal();
    const { breaks, breakCount } = await verify();
    expect(breaks[0]).toMatch(sentence);
    expect(breakCount).toBe(count);
  });

  it('shows that it was rewritten, or its end cut off, to whoever noted its end', async () => {
    await write(10);
    await sealAll();
    const { head } = await verify();
    await write(2);
    await sealAll();
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
