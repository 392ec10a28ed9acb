import { beforeAll, describe, expect, it } from 'vitest';
import { specSeal, useApi } from '../testing/api.ts';
import { seedDemo } from './demo.ts';

describe.each([
  // Half past midnight on the first of a month: contacts of the month are minutes old.
  ['as a month begins', '2027-07-01T07:30:00Z'],
  ['late in a month', '2027-07-29T20:00:00Z'],
])('the contacts of the demo, filled %s', (_when, moment) => {
  const api = useApi();
  const now = new Date(moment);
  beforeAll(async () => {
    // The seed does not touch a database that has accounts.
    for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
    await seedDemo(api.database.db, now, api.app.systemContext().storage, specSeal);
  }, 60_000);

  it('were there before their visits, requests, deals and everything else of their time lines, none of it in the future', async () => {
    const tables = await api.sql<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('contact_id', 'created_at')
       group by table_name having count(*) = 2`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'appointments',
        'consultant_requests',
        'contact_notes',
        'deals',
        'projects',
        'tasks',
      ]),
    );
    const wrong = await api.sql(
      tables
        .map(
          ({ name }) =>
            `select '${name}' as in, count(*)::int as rows from ${name} t join contacts c on c.id = t.contact_id
             where t.created_at < c.created_at or t.created_at > $1 having count(*) > 0`,
        )
        .join(' union all '),
      [now],
    );
    expect(wrong).toEqual([]);
  });

  it('are there twice, were merged and had a deal by mistake, whenever the demo was filled', async () => {
    const [counts] = await api.sql(
      `select (select count(*)::int from contact_merges) as merges,
         (select count(*)::int from deals where archived_at is not null) as archived,
         (select count(*)::int from (select 1 from contacts group by email_folded having count(*) > 1) e) as emails`,
    );
    expect(counts).toEqual({ merges: 1, archived: 1, emails: 2 });
  });

  it('were visited after they had booked', async () => {
    const visits = await api.sql<{ before: boolean }>(
      `select bool_and(a.created_at < a.starts_at and c.created_at <= a.created_at) as before
       from appointments a join contacts c on c.id = a.contact_id where a.status in ('held', 'missed')`,
    );
    expect(visits).toEqual([{ before: true }]);
  });
});
