import { isStaff, roles } from '@hearthline/rules/permissions.ts';
import {
  reportMeasure,
  reportSources,
  reportTables,
  type ReportSource,
} from '@hearthline/rules/office/reports/report-fields.ts';
import { recordsPageSize } from '@hearthline/rules/office/reports/records.ts';
import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { reportPairs } from '@hearthline/rules/office/reports/url.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';
import { addBuyer, addDeal, addPayment, addQuote } from '../../../testing/fixtures/sale-figures.ts';

const api = useApi();
let admin: Caller;

const resultQuery =
  'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys values } totals } }';
const recordsQuery =
  'query ($definition: ReportDefinitionInput!, $measure: String!, $keys: [ReportKeyInput!], $page: Int) { reportRecords(definition: $definition, measure: $measure, keys: $keys, page: $page) { records { id title state day value path } pagination { total totalPages } } }';

const run = async (definition: object): Promise<any> => {
  const { data, errors } = await admin.gql(resultQuery, { definition });
  expect(errors).toBeUndefined();
  return data.reportResult;
};
const records = async (definition: object, measure: string, keys: object[] = [], page = 1): Promise<any> => {
  const { data, errors } = await admin.gql(recordsQuery, { definition, measure, keys, page });
  expect(errors).toBeUndefined();
  return data.reportRecords;
};

let won: string;
beforeAll(async () => {
  api.clock.set('2027-12-01T07:59:00Z');
  admin = await api.as('admin');
  const [user] = await api.sql("select id from users where email = 'admin@example.com'");
  const ada = await addBuyer(api, 'Ada', { source: 'google', campaign: 'fall' });
  await addBuyer(api, 'Bo');
  won = await addDeal(api, {
    stage: 'won',
    probability_percent: 100,
    owner_id: user?.['id'],
    contact_id: ada,
    stage_since: '2027-11-01T06:59:59.999Z',
    expected_close_on: '2027-10-31',
  });
  await addQuote(api, won, { status: 'accepted', dollars: 250_000, accepted_at: '2027-11-01T06:59:59.999Z' });
  await addPayment(api, won, { dollars: 10_000 });
  await addPayment(api, won, { dollars: 500, kind: 'refund', received_on: '2027-11-01' });
  await addPayment(api, won, { dollars: 77, voided_at: '2027-11-02T00:00:00Z', void_reason: 'wrong' });
  const open = await addDeal(api, { typed_cents: 12_345_650, expected_close_on: '2027-12-24' });
  await addQuote(api, open, { status: 'draft' });
  await addDeal(api, { stage: 'lost', lost_reason: 'price' });
  await api.sql('select complete_won_deals()');
  for (const [from, to, day] of [
    [null, 'new', '02'],
    ['new', 'contacted', '04'],
    ['contacted', 'won', '20'],
  ])
    await api.sql(
      'insert into deal_events (deal_id, kind, from_stage, to_stage, created_at) values ($1, $2, $3, $4, $5)',
      [won, from ? 'moved' : 'opened', from, to, `2027-10-${day}T18:00:00Z`],
    );
  await addProject(api, { name: 'Cedar', customer: 'customer@example.com' });
});

/** How many records count: each once, except that what takes a void payment off counts negative. */
const counted = (shown: readonly { readonly value: number | null }[]): number =>
  shown.reduce((sum, { value }) => sum + (value ?? 1), 0);

describe('the records behind a figure', () => {
  const groupsOf = (source: ReportSource) =>
    reportTables[source].groups.filter(({ step }) => step === undefined || step === 'month');

  it.each(reportSources.flatMap((source) => groupsOf(source).map(({ key }) => [source, key] as const)))(
    'are exactly those that it counts: %s by %s',
    async (source, group) => {
      const definition = { source, groups: [group], measures: ['count'] };
      const { rows, totals } = await run(definition);
      for (const { keys, values } of rows) {
        const { records: shown, pagination } = await records(definition, 'count', [{ group, key: keys[0] }]);
        expect(counted(shown)).toBe(values[0]);
        expect(shown).toHaveLength(Math.min(pagination.total, recordsPageSize));
      }
      expect(counted((await records(definition, 'count')).records)).toBe(totals[0]);
    },
    30_000,
  );

  it.each(['deals', 'quotes', 'sales', 'payments', 'projects', 'deal_stages'] as const)(
    'of a sum of %s add up to it, of a number of some to that number',
    async (source) => {
      for (const { key, additive } of reportTables[source].measures) {
        const definition = { source, measures: [key] };
        const { totals } = await run(definition);
        const { records: shown, pagination } = await records(definition, key);
        const parts: (number | null)[] = shown.map(({ value }: { value: number | null }) => value);
        const isSum = parts.length > 0 && parts.every((part) => part !== null);
        if (!additive) continue;
        if (isSum)
          expect(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBeCloseTo(totals[0], 6);
        else expect(pagination.total).toBe(reportMeasure(source, key)?.unit === 'count' ? totals[0] : 0);
      }
    },
  );

  it('are only those that a share or an average is made from', async () => {
    const deals = { source: 'deals', measures: ['win_rate'] };
    const of = async (measure: string) => (await records(deals, measure)).pagination.total;
    // Of three deals one is won and one is lost.
    expect([await of('count'), await of('win_rate'), await of('length_avg'), await of('won_sum')]).toEqual([
      3, 2, 2, 1,
    ]);
  });

  it('say what they are, when, what they contribute, and lead to the deal', async () => {
    const payments = { source: 'payments', groups: ['received_month'], measures: ['net_sum'] };
    expect(
      (await records(payments, 'net_sum', [{ group: 'received_month', key: '2027-11-01' }])).records,
    ).toEqual([
      {
        id: expect.stringMatching(/-reversal$/),
        title: expect.stringMatching(/^R-\d+ \(void\), Ada L$/),
        state: 'Deposit',
        day: '2027-11-01',
        value: -77,
        path: `/deals/${won}`,
      },
      {
        id: expect.any(String),
        title: expect.stringMatching(/^R-\d+, Ada L$/),
        state: 'Refund',
        day: '2027-11-01',
        value: -500,
        path: `/deals/${won}`,
      },
    ]);
    const quotes = { source: 'quotes', groups: ['issued_month'], measures: ['count'] };
    const [draft] = (await records(quotes, 'count', [{ group: 'issued_month', key: null }])).records;
    expect(draft).toMatchObject({ title: 'Draft, Ada L', state: 'Draft', day: null, value: null });
    // On the last day of October in Los Angeles, which is November by UTC.
    const closed = { source: 'deals', groups: ['closed_month'], measures: ['won_sum'] };
    const [deal] = (await records(closed, 'won_sum', [{ group: 'closed_month', key: '2027-10-01' }])).records;
    expect(deal).toMatchObject({
      title: expect.stringMatching(/^D-\d+, Ada L$/),
      state: 'Won',
      value: 250_000,
    });
  });

  it('keep to the report’s filters, voided payments with them', async () => {
    const voided = { source: 'payments', filters: [{ field: 'state', op: 'is', values: ['voided'] }] };
    expect((await records(voided, 'net_sum')).records).toMatchObject([{ value: 77 }]);
    const nobody = { source: 'payments', filters: [{ field: 'firstSource', op: 'is', values: ['bing'] }] };
    expect(await records(nobody, 'net_sum')).toEqual({
      records: [],
      pagination: { total: 0, totalPages: 1 },
    });
    expect((await records({ source: 'payments' }, 'count', [], 2)).records).toEqual([]);
  });

  it.each([
    ['a measure of another source', 'budget_sum', []],
    ['a group that the report has not', 'count', [{ group: 'lostReason', key: 'price' }]],
    [
      'the same group twice',
      'count',
      [
        { group: 'stage', key: 'new' },
        { group: 'stage', key: 'won' },
      ],
    ],
    ['a value that no text has', 'count', [{ group: 'stage', key: '\u0000' }]],
  ])('are refused for %s', async (_what, measure, keys) => {
    const definition = { source: 'deals', groups: ['stage'] };
    const { errors } = await admin.gql(recordsQuery, { definition, measure, keys });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('price.privacy', () => {
  const doors = (who: Pick<Caller, 'gql' | 'rest'>) => (source: ReportSource) => {
    const definition = { source, measures: ['count'] };
    const query = new URLSearchParams(
      reportPairs({ ...readyReports[0]!.definition, source, filters: [], groups: [], measures: ['count'] }),
    );
    return Promise.all([
      who.gql(resultQuery, { definition }).then(({ errors }) => errors?.[0]?.extensions.code),
      who
        .gql(recordsQuery, { definition, measure: 'count' })
        .then(({ errors }) => errors?.[0]?.extensions.code),
      who.rest('GET', `/api/reports/export.csv?${query.toString()}`).then(({ status }) => status),
      who.rest('GET', `/api/reports/export.pdf?${query.toString()}`).then(({ status }) => status),
    ]);
  };

  // Staff get what they read of it (staff-scopes.spec.ts).
  it.each(roles.filter((role) => !isStaff(role)))(
    'price.privacy: a %s gets no figure of the sale',
    async (role) => {
      const caller = await api.as(role);
      for (const source of ['deals', 'deal_stages', 'quotes', 'sales', 'payments'] as const)
        expect(await doors(caller)(source)).toEqual(['FORBIDDEN', 'FORBIDDEN', 403, 403]);
    },
  );

  it('price.privacy: a visitor has to sign in', async () => {
    expect(await doors(api)('payments')).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 401, 401]);
  });
});
