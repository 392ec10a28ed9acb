import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
let owner: string;

const run = async (definition: object): Promise<any> => {
  const { data, errors } = await admin.gql(
    `query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys names values } totals } }`,
    { definition: { source: 'deals', ...definition } },
  );
  expect(errors).toBeUndefined();
  return data.reportResult;
};
const table = async (definition: object) =>
  (await run(definition)).rows.map(({ keys, values }: { keys: unknown[]; values: unknown[] }) => [
    ...keys,
    ...values,
  ]);

interface Sample {
  readonly stage: string;
  readonly dollars: number;
  readonly percent: number;
  readonly source?: string | null;
  readonly reason?: string | null;
  readonly owner?: string | null;
  readonly contact?: string | null;
  readonly created?: string;
  readonly since?: string;
}
const deal = async (sample: Sample): Promise<string> => {
  const [row] = await api.sql(
    `insert into deals (stage, typed_cents, probability_percent, buyer_name, source, lost_reason, owner_id, contact_id, created_at, stage_since)
     values ($1, $2, $3, 'Ada L', $4, $5, $6, $7, $8, $9) returning id`,
    [
      sample.stage,
      sample.dollars * 100,
      sample.percent,
      sample.source ?? null,
      sample.reason ?? null,
      sample.owner ?? null,
      sample.contact ?? null,
      sample.created ?? '2027-10-01T18:00:00Z',
      sample.since ?? '2027-10-01T18:00:00Z',
    ],
  );
  return row?.['id'] as string;
};

beforeAll(async () => {
  api.clock.set('2027-11-20T04:00:00Z');
  admin = await api.as('admin');
  const [user] = await api.sql("select id from users where email = 'admin@example.com'");
  owner = user?.['id'] as string;
  const [buyer] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, source, status) values ('Ada', 'L', 'a@b.example', 'a@b.example', 'manual', 'prospect') returning id",
  );
  const contact = buyer?.['id'] as string;
  for (const [day, campaign] of [
    ['05', 'spring'],
    ['09', 'fall'],
  ])
    await api.sql(
      `insert into consultant_requests (full_name, email, phone, contact_id, created_at, first_touch, last_touch)
       values ('x', 'a@b.example', '1', $1, $2, $3, $3)`,
      [contact, `2027-10-${day}T12:00:00Z`, JSON.stringify({ campaign, source: 'google' })],
    );
  await deal({ stage: 'new', dollars: 100_000, percent: 10, source: 'home show', owner, contact });
  await deal({ stage: 'quoted', dollars: 200_000, percent: 60, source: 'home show' });
  await deal({ stage: 'won', dollars: 300_000, percent: 100, since: '2027-10-11T18:00:00Z' });
  await deal({ stage: 'lost', dollars: 50_000, percent: 0, reason: 'land', since: '2027-11-02T18:00:00Z' });
  await deal({ stage: 'lost', dollars: 70_000, percent: 0, reason: 'land', since: '2027-10-21T18:00:00Z' });
  await api.sql('select complete_won_deals()');
});

it('deal.board-sum: stages in their order, with count, value and weighted value', async () => {
  const measures = ['count', 'value_sum', 'weighted_sum'];
  expect(await table({ groups: ['stage'], measures, sort: 'name' })).toEqual([
    ['new', 1, 100_000, 10_000],
    ['quoted', 1, 200_000, 120_000],
    ['won', 1, 300_000, 300_000],
    ['lost', 2, 120_000, 0],
  ]);
  expect((await run({ groups: ['stage'], measures })).totals).toEqual([5, 720_000, 430_000]);
});

it('counts the win rate among those that are closed, and how long they took', async () => {
  expect((await run({ groups: [], measures: ['win_rate', 'length_avg', 'value_avg'] })).totals).toEqual([
    expect.closeTo(100 / 3, 6),
    expect.closeTo((10 + 32 + 20) / 3, 6),
    144_000,
  ]);
});

it.each([
  [
    'dealSource',
    [
      ['', 3],
      ['home show', 2],
    ],
  ],
  [
    'lostReason',
    [
      ['', 3],
      ['land', 2],
    ],
  ],
  [
    'closed_month',
    [
      ['2027-10-01', 2],
      ['2027-11-01', 1],
      [null, 2],
    ],
  ],
  ['created_month', [['2027-10-01', 5]]],
  [
    'firstCampaign',
    [
      ['', 4],
      ['spring', 1],
    ],
  ],
  [
    'lastCampaign',
    [
      ['', 4],
      ['fall', 1],
    ],
  ],
])('groups by %s', async (group, rows) => {
  expect(await table({ groups: [group], measures: ['count'], sort: 'name' })).toEqual(
    expect.arrayContaining(rows),
  );
});

it('names the owners, and filters by them and by campaign', async () => {
  const { rows } = await run({ groups: ['owner'], measures: ['count'] });
  expect(rows).toContainEqual({ keys: [owner], names: [expect.any(String)], values: [1] });
  const by = (field: string, value: string) =>
    run({ groups: [], measures: ['count'], filters: [{ field, op: 'is', values: [value] }] });
  expect((await by('owner', owner)).totals).toEqual([1]);
  expect((await by('lastCampaign', 'fall')).totals).toEqual([1]);
  expect((await by('lastCampaign', 'spring')).totals).toEqual([0]);
});

it('counts the days that deals stayed in the stages they have left', async () => {
  const id = await deal({ stage: 'visited', dollars: 1, percent: 40 });
  const move = (from: string | null, to: string, at: string) =>
    api.sql(
      'insert into deal_events (deal_id, kind, from_stage, to_stage, created_at) values ($1, $2, $3, $4, $5)',
      [id, from ? 'moved' : 'opened', from, to, at],
    );
  await move(null, 'new', '2027-10-01T18:00:00Z');
  await move('new', 'contacted', '2027-10-03T18:00:00Z');
  await move('contacted', 'visited', '2027-10-09T18:00:00Z');
  expect((await run({ groups: [], measures: ['stage_avg'] })).totals).toEqual([expect.closeTo(4, 6)]);
  await api.sql('delete from deals where id = $1', [id]);
});
