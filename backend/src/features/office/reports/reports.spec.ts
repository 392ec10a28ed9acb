import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { reportSorts } from '@hearthline/rules/office/reports/report-rules.ts';
import { reportSources, reportTables } from '@hearthline/rules/office/reports/report-fields.ts';
import { reportPeriods } from '@hearthline/rules/office/reports/periods.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
// A Friday evening in Washington, a Saturday in UTC.
const now = '2027-11-20T04:00:00Z';

const resultFields = 'rows { keys names values } totals cut overlaps today';
const run = async (definition: object): Promise<any> => {
  const { data, errors } = await admin.gql(
    `query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { ${resultFields} } }`,
    { definition },
  );
  expect(errors).toBeUndefined();
  return data.reportResult;
};
const refused = async (definition: object): Promise<any> => {
  const { errors, status } = await admin.gql(
    `query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { ${resultFields} } }`,
    { definition },
  );
  expect(status).toBeLessThan(500);
  return errors?.[0]?.extensions.code;
};
const contact = ({ at = now, source = 'manual', status = 'prospect', tags = [] as string[] }) =>
  api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, source, status, tags, created_at) values ('Ada', 'L', 'a@b.example', 'a@b.example', $1, $2, $3, $4)",
    [source, status, tags, at],
  );
const table = (rows: { keys: (string | null)[]; values: (number | null)[] }[]) =>
  rows.map(({ keys, values }) => [...keys, ...values]);

beforeAll(async () => {
  api.clock.set(now);
  admin = await api.as('admin');
  for (const name of ['projects', 'contacts', 'appointments']) await api.sql(`delete from ${name}`);
});

describe('contacts', () => {
  beforeAll(async () => {
    // Sunday 23:59 and Monday 00:00 in Washington, and the last minute of October there.
    await contact({ at: '2027-11-15T07:59:00Z', source: 'fair', tags: ['land', 'vip'] });
    await contact({ at: '2027-11-15T08:00:00Z', tags: ['vip'] });
    await contact({ at: '2027-11-01T06:59:00Z', status: 'customer' });
    await contact({ at: '2027-11-01T07:00:00Z', status: 'customer', source: 'fair' });
  });

  it('fall into weeks and months of the business’s clock, also in the night when it is set back', async () => {
    expect(table((await run({ source: 'contacts', groups: ['created_week'] })).rows)).toEqual([
      ['2027-10-25', 1],
      ['2027-11-01', 1],
      ['2027-11-08', 1],
      ['2027-11-15', 1],
    ]);
    expect(table((await run({ source: 'contacts', groups: ['created_month'] })).rows)).toEqual([
      ['2027-10-01', 1],
      ['2027-11-01', 3],
    ]);
    expect(
      table((await run({ source: 'contacts', groups: ['created_quarter'], sort: 'name_desc' })).rows),
    ).toEqual([['2027-10-01', 4]]);
  });

  it.each([
    ['this_month', 3],
    ['last_month', 1],
    ['this_week', 1],
    ['last_week', 1],
    ['today', 0],
    ['last_7_days', 2],
    ['this_quarter', 4],
    ['last_quarter', 0],
    ['this_year', 4],
  ])('of %s are %d', async (period, count) => {
    expect(
      (await run({ source: 'contacts', filters: [{ field: 'created', op: 'in_period', values: [period] }] }))
        .totals,
    ).toEqual([count]);
  });

  it.each([
    [['2027-11-15', ''], 1],
    [['', '2027-10-31'], 1],
    [['2027-11-01', '2027-11-14'], 2],
    [['2027-11-14', '2027-11-14'], 1],
  ])('between %j are %d: whole days, both included', async (values, count) => {
    expect(
      (await run({ source: 'contacts', filters: [{ field: 'created', op: 'between', values }] })).totals,
    ).toEqual([count]);
  });

  it('by status come from the kept counts in the order of the statuses, and equal the counted ones', async () => {
    const filtered = await run({
      source: 'contacts',
      groups: ['status'],
      filters: [{ field: 'status', op: 'one_of', values: ['customer', 'prospect'] }],
    });
    expect(table(filtered.rows)).toEqual([
      ['prospect', 2],
      ['customer', 2],
    ]);
    const counted = await run({
      source: 'contacts',
      groups: ['status'],
      filters: [{ field: 'created', op: 'between', values: ['2000-01-01', ''] }],
    });
    expect(counted).toEqual(filtered);
    expect(
      table((await run({ source: 'contacts', groups: ['status', 'source'], sort: 'value_desc' })).rows),
    ).toHaveLength(4);
  });

  it('with several tags are counted under each, and once in the total', async () => {
    const { rows, totals, overlaps } = await run({ source: 'contacts', groups: ['tag'] });
    expect(table(rows)).toEqual([
      ['', 2],
      ['land', 1],
      ['vip', 2],
    ]);
    expect([totals, overlaps]).toEqual([[4], true]);
    const only = (op: string, values: string[]) =>
      run({ source: 'contacts', filters: [{ field: 'tag', op, values }] });
    expect((await only('one_of', ['vip', 'land'])).totals).toEqual([2]);
    expect((await only('none_of', ['vip'])).totals).toEqual([2]);
    expect((await only('is', [''])).totals).toEqual([2]);
  });
});

describe('projects and appointments', () => {
  it('sum and average what is known, and tell nothing from zero', async () => {
    const project = (
      status: string,
      budget: number | null,
      sqft: number | null,
      start: string | null,
      completed: string | null,
    ) =>
      api.sql(
        'insert into projects (name, status, budget, sqft, start_date, completed_at, progress, created_at) values ($1, $1, $2, $3, $4, $5, 40, $6)',
        [status, budget, sqft, start, completed, now],
      );
    await project('planning', 100_000, null, null, null);
    await project('planning', 300_000, null, null, null);
    // Ten days by the wall clock, one of which has 25 hours.
    await project('completed', null, 1200, '2027-11-01', '2027-11-11T08:00:00Z');
    const { rows, totals } = await run({
      source: 'projects',
      groups: ['status'],
      measures: ['count', 'budget_sum', 'budget_avg', 'length_avg'],
    });
    expect(rows[0]).toMatchObject({ keys: ['planning'], values: [2, 400_000, 200_000, null] });
    expect(rows[1].values.slice(0, 3)).toEqual([1, 0, null]);
    expect(rows[1].values[3]).toBeCloseTo(10, 1);
    expect(totals.slice(0, 3)).toEqual([3, 400_000, 200_000]);
    expect(
      (
        await run({
          source: 'projects',
          filters: [{ field: 'budget', op: 'between', values: ['200000', ''] }],
        })
      ).totals,
    ).toEqual([1]);
    expect(
      (
        await run({
          source: 'projects',
          filters: [{ field: 'contractor', op: 'is', values: [''] }],
          groups: ['contractor'],
        })
      ).rows,
    ).toEqual([{ keys: [''], names: [null], values: [3] }]);
  });

  it('count bookings by consultant and time of day', async () => {
    const [one] = await api.sql("insert into consultants (name) values ('Zoe Ünal') returning id");
    const book = (time: string, at: string) =>
      api.sql(
        `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, created_at)
       values ('x', 'a@b.example', '1', ($1::timestamptz at time zone 'America/Los_Angeles')::date, $2, $1, $1::timestamptz + interval '30 minutes', $3, $1::timestamptz - interval '36 hours')`,
        [at, time, one?.id],
      );
    await book('01:00 PM', '2027-11-19T21:00:00Z');
    await book('09:00 AM', '2027-11-22T17:00:00Z');
    expect(
      (await run({ source: 'appointments', groups: ['consultant'], measures: ['count', 'notice'] })).rows,
    ).toEqual([{ keys: [one?.id], names: ['Zoe Ünal'], values: [2, 1.5] }]);
    expect(
      (await run({ source: 'appointments', groups: ['time'] })).rows.map(({ names }: any) => names[0]),
    ).toEqual(['09:00 AM', '01:00 PM']);
    expect(table((await run({ source: 'appointments', groups: ['weekday'] })).rows)).toEqual([
      ['1', 1],
      ['5', 1],
    ]);
    expect(
      (
        await run({
          source: 'appointments',
          filters: [{ field: 'starts', op: 'in_period', values: ['next_7_days'] }],
        })
      ).totals,
    ).toEqual([2]);
  });
});

describe('the allowlist', () => {
  it('makes a statement of every source, field, group, measure, period and order that it names', async () => {
    for (const source of reportSources) {
      const { groups, measures, fields } = reportTables[source];
      for (const [index, { key }] of groups.entries())
        await run({
          source,
          groups: [key, groups[(index + 1) % groups.length]!.key],
          measures: measures.slice(0, 4).map((one) => one.key),
          sort: reportSorts[index % 4],
        });
      for (const { key } of measures)
        await run({ source, groups: [groups[0]!.key], measures: [key], sort: 'value' });
      for (const { key, kind, options } of fields) {
        if (kind === 'instant' || kind === 'day')
          for (const period of Object.keys(reportPeriods))
            await run({ source, filters: [{ field: key, op: 'in_period', values: [period] }] });
        else if (kind === 'number')
          await run({ source, filters: [{ field: key, op: 'between', values: ['1', '2'] }] });
        else await run({ source, filters: [{ field: key, op: 'none_of', values: [options?.[0] ?? 'x'] }] });
      }
    }
    for (const { definition } of readyReports) await run(definition);
  }, 120_000);

  const evil = [
    "x'; drop table contacts; --",
    "status' or '1'='1",
    '__proto__',
    'constructor',
    'toString',
    't.status',
    '$1',
    'actual_cost',
    '\u0000',
    '\ud800',
  ];
  it.each(evil)('takes %j for a word, or for nothing', async (text) => {
    expect(await refused({ source: 'contacts', groups: [text] })).toBe('BAD_INPUT');
    expect(await refused({ source: 'contacts', measures: [text] })).toBe('BAD_INPUT');
    expect(await refused({ source: 'contacts', filters: [{ field: text, op: 'is', values: ['x'] }] })).toBe(
      'BAD_INPUT',
    );
    expect(
      await refused({ source: 'contacts', filters: [{ field: 'created', op: 'in_period', values: [text] }] }),
    ).toBe('BAD_INPUT');
    expect(
      await refused({ source: 'contacts', filters: [{ field: 'created', op: 'between', values: [text] }] }),
    ).toBe('BAD_INPUT');
    expect(
      await refused({ source: 'contacts', filters: [{ field: 'status', op: 'is', values: [text] }] }),
    ).toBe('BAD_INPUT');
    if (/^[\u0001-\ud7ff]+$/.test(text))
      expect(
        (await run({ source: 'contacts', filters: [{ field: 'source', op: 'is', values: [text] }] })).totals,
      ).toEqual([0]);
    else
      expect(
        await refused({ source: 'contacts', filters: [{ field: 'source', op: 'is', values: [text] }] }),
      ).toBe('BAD_INPUT');
  });

  it.each([
    { source: 'contacts', groups: ['status', 'source', 'tag'] },
    { source: 'contacts', groups: ['status', 'status'] },
    { source: 'contacts', measures: ['budget_sum'] },
    { source: 'contacts', filters: [{ field: 'created', op: 'is', values: ['2027-01-01'] }] },
    { source: 'contacts', filters: [{ field: 'created', op: 'between', values: ['2027-02-30'] }] },
    { source: 'projects', filters: [{ field: 'budget', op: 'between', values: ['1e9', ''] }] },
    { source: 'contacts', filters: [{ field: 'status', op: 'one_of', values: [] }] },
    {
      source: 'contacts',
      filters: Array.from({ length: 9 }, () => ({ field: 'status', op: 'is', values: ['active'] })),
    },
  ])('refuses %j', async (definition) => {
    expect(await refused(definition)).toBe('BAD_INPUT');
  });
});
