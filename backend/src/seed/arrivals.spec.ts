import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { specSeal, useApi, type Caller } from '../testing/api.ts';
import { seedDemo } from './demo.ts';

const api = useApi();
let admin: Caller;
// Half past midnight on the first of a month: contacts of the month are minutes old.
const now = new Date('2027-07-01T07:30:00Z');
beforeAll(async () => {
  api.clock.set(now);
  // The seed does not touch a database that has accounts.
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.db, now, api.app.systemContext().storage, specSeal);
  admin = await api.as('admin');
}, 60_000);

/** The rows of a report that comes with the product, by their keys. @param group another grouping than its own */
const rowsOf = async (name: string, group?: string): Promise<Map<string, number[]>> => {
  const ready = readyReports.find((one) => one.name === name);
  const { data, errors } = await admin.gql(
    'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys values } } }',
    { definition: { ...ready?.definition, ...(group && { groups: [group] }) } },
  );
  expect(errors).toBeUndefined();
  return new Map(
    data.reportResult.rows.map(({ keys, values }: { keys: string[]; values: number[] }) => [keys[0], values]),
  );
};

describe('how the demo’s contacts came', () => {
  it('is in the reports: several campaigns, the first and the last, some of which were worth money', async () => {
    for (const group of ['firstCampaign', 'lastCampaign']) {
      const rows = await rowsOf('Conversion by campaign', group);
      const named = [...rows].filter(([campaign]) => campaign !== '');
      expect(named.length, group).toBeGreaterThanOrEqual(3);
      // Not every deal came from a campaign.
      expect(rows.has(''), group).toBe(true);
      expect(
        named.some(([, [, , won = 0]]) => won > 0),
        group,
      ).toBe(true);
    }
    const [first, last] = [
      await rowsOf('Conversion by campaign', 'firstCampaign'),
      await rowsOf('Conversion by campaign', 'lastCampaign'),
    ];
    expect([...first]).not.toEqual([...last]);
  });

  it('is known of most leads, and before they were made', async () => {
    const [row] = await api.sql(
      `select count(*) filter (where first_touch is not null) * 1.0 / count(*) as known,
         bool_and(first_touch is null or (first_touch ->> 'at')::timestamptz <= (last_touch ->> 'at')::timestamptz) as ordered,
         bool_and(last_touch is null or (last_touch ->> 'at')::timestamptz < created_at) as before
       from (select contact_id, created_at, first_touch, last_touch from appointments
         union all select contact_id, created_at, first_touch, last_touch from consultant_requests) l
       where contact_id is not null`,
    );
    expect(Number(row?.known)).toBeGreaterThan(0.7);
    expect(row).toMatchObject({ ordered: true, before: true });
    // One contact came for the first time once.
    expect(
      await api.sql(
        `select contact_id from (select contact_id, first_touch from appointments
           union all select contact_id, first_touch from consultant_requests) l
         where contact_id is not null group by contact_id having count(distinct first_touch) > 1`,
      ),
    ).toEqual([]);
  });

  it('adds nobody to those who wait for an answer', async () => {
    expect(
      await api.sql(
        `select r.settled, count(*)::int > 0 as some, bool_or(c.status = 'prospect') as prospects
         from consultant_requests r join contacts c on c.id = r.contact_id group by 1 order by 1`,
      ),
    ).toEqual([
      { settled: false, some: true, prospects: true },
      { settled: true, some: true, prospects: false },
    ]);
    expect(await api.sql('select count(*)::int from consultant_requests where not settled')).toEqual([
      // Seven of who came by the form, and five of whom nobody takes care.
      { count: 12 },
    ]);
  });
});
