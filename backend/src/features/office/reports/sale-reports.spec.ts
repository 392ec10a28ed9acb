import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addBuyer, addDeal, addPayment, addQuote } from '../../../testing/fixtures/sale-figures.ts';

const api = useApi();
let admin: Caller;
let owner: string;

const run = async (definition: object): Promise<any> => {
  const { data, errors } = await admin.gql(
    'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys names values } totals } }',
    { definition },
  );
  expect(errors).toBeUndefined();
  return data.reportResult;
};
const table = async (source: string, groups: string[], measures: string[], filters: object[] = []) =>
  (await run({ source, groups, measures, filters })).rows.map(
    ({ keys, values }: { keys: unknown[]; values: unknown[] }) => [...keys, ...values],
  );
const totals = async (source: string, measures: string[], filters: object[] = []) =>
  (await run({ source, measures, filters })).totals;
const is = (field: string, ...values: string[]) => ({ field, op: 'one_of', values });

beforeAll(async () => {
  // It is still November 30 in Los Angeles.
  api.clock.set('2027-12-01T07:59:00Z');
  admin = await api.as('admin');
  const [user] = await api.sql("select id from users where email = 'admin@example.com'");
  owner = user?.['id'] as string;
  const ada = await addBuyer(api, 'Ada', { source: 'google', campaign: 'fall' });
  const bo = await addBuyer(api, 'Bo', { source: 'referral', campaign: 'open house' });

  const won = await addDeal(api, {
    stage: 'won',
    probability_percent: 100,
    owner_id: owner,
    contact_id: ada,
    source: 'home_show',
    stage_since: '2027-11-01T06:59:59.999Z',
  });
  await addQuote(api, won, { status: 'accepted', dollars: 250_000, accepted_at: '2027-11-01T06:59:59.999Z' });
  await addQuote(api, won, { status: 'superseded', dollars: 260_000, issued_on: '2027-10-31' });
  await addPayment(api, won, { dollars: 10_000, received_on: '2027-10-31' });
  await addPayment(api, won, {
    dollars: 40_000,
    received_on: '2027-11-01',
    kind: 'progress',
    method: 'wire',
  });
  await addPayment(api, won, { dollars: 1500, received_on: '2027-11-30', kind: 'refund' });
  await addPayment(api, won, {
    dollars: 99_000,
    received_on: '2027-11-02',
    voided_at: '2027-11-03T18:00:00Z',
    void_reason: 'typed twice',
  });

  const second = await addDeal(api, {
    stage: 'won',
    probability_percent: 100,
    contact_id: bo,
    buyer_name: 'Bo L',
    stage_since: '2027-11-01T07:00:00Z',
  });
  await addQuote(api, second, {
    status: 'accepted',
    dollars: 150_000,
    issued_on: '2027-11-01',
    accepted_at: '2027-11-01T07:00:00Z',
  });
  await addPayment(api, second, { dollars: 5000, received_on: '2027-11-30' });

  const open = await addDeal(api, {
    contact_id: ada,
    stage: 'quoted',
    probability_percent: 60,
    source: 'home_show',
  });
  await addQuote(api, open, { dollars: 200_000 });
  await addQuote(api, open, { status: 'draft', dollars: 190_000 });
  await addDeal(api, { stage: 'lost', lost_reason: 'competitor', source: 'home_show' });
  await api.sql('select complete_won_deals()');
});

describe('quotes', () => {
  it('are counted by status, with their sum, their average and the share that was accepted', async () => {
    const measures = ['count', 'total_sum', 'total_avg', 'accepted_share'];
    expect(await table('quotes', ['status'], measures)).toEqual([
      ['draft', 1, 190_000, 190_000, null],
      ['issued', 1, 200_000, 200_000, 0],
      ['accepted', 2, 400_000, 200_000, 100],
      ['superseded', 1, 260_000, 260_000, 0],
    ]);
    // Two of four: a draft was offered to nobody.
    expect(await totals('quotes', measures)).toEqual([5, 1_050_000, 210_000, 50]);
  });

  it('belong to the month of the business’s calendar in which they were issued or accepted', async () => {
    expect(await table('quotes', ['issued_month'], ['count'])).toEqual([
      ['2027-10-01', 3],
      ['2027-11-01', 1],
      [null, 1],
    ]);
    // One millisecond apart, at midnight in Los Angeles.
    expect(await table('quotes', ['accepted_month'], ['total_sum'])).toEqual([
      ['2027-10-01', 250_000],
      ['2027-11-01', 150_000],
      [null, 650_000],
    ]);
    const accepted = (from: string, to: string) =>
      totals('quotes', ['count'], [{ field: 'accepted', op: 'between', values: [from, to] }]);
    expect([
      await accepted('2027-10-31', '2027-10-31'),
      await accepted('2027-11-01', '2027-11-01'),
      await accepted('2027-11-02', ''),
    ]).toEqual([[1], [1], [0]]);
  });

  it.each([
    ['owner', () => [owner, 2]],
    ['dealSource', () => ['home_show', 4]],
    ['firstCampaign', () => ['fall', 4]],
    ['lastSource', () => ['referral', 1]],
    ['home', () => ['Yachats', 4]],
    ['buyer', () => ['Bo L', 1]],
  ])('are grouped by the %s of their deal', async (group, row) => {
    expect(await table('quotes', [group], ['count'])).toContainEqual(row());
  });

  it('are named by their number', async () => {
    const { rows } = await run({ source: 'quotes', groups: ['quote'], measures: ['total_sum'] });
    expect(rows.map(({ names }: { names: string[] }) => names[0])).toEqual([
      'Draft',
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^Q-\d+$/)),
    ]);
  });
});

describe('payments', () => {
  const measures = ['net_sum', 'paid_sum', 'refund_sum', 'count'];

  it('count refunds negative, and void ones not at all in the end', async () => {
    expect(await totals('payments', measures)).toEqual([53_500, 55_000, 1500, 4]);
    expect(await totals('payments', ['net_avg'])).toEqual([13_375]);
  });

  it('show void ones, and what takes them off, to those who ask for their state', async () => {
    expect(await totals('payments', ['net_sum'], [is('state', 'voided')])).toEqual([99_000]);
    expect(await totals('payments', ['net_sum'], [is('state', 'voided', 'recorded')])).toEqual([152_500]);
    expect(await table('payments', ['state'], ['count'])).toEqual([
      ['recorded', 4],
      ['voided', 1],
      ['reversal', -1],
    ]);
  });

  it('belong to the month in which they were received: cash received by month and owner', async () => {
    expect(await table('payments', ['received_month', 'owner'], measures)).toEqual([
      ['2027-10-01', owner, 10_000, 10_000, 0, 1],
      ['2027-11-01', owner, 38_500, 40_000, 1500, 2],
      ['2027-11-01', '', 5000, 5000, 0, 1],
    ]);
  });

  it('of this month are those until its last day in the business’s time zone', async () => {
    const thisMonth = [{ field: 'received', op: 'in_period', values: ['this_month'] }];
    expect(await totals('payments', ['net_sum'], thisMonth)).toEqual([43_500]);
    api.clock.set('2027-12-01T08:00:00Z');
    expect(await totals('payments', ['net_sum', 'count', 'net_avg'], thisMonth)).toEqual([0, 0, null]);
    expect(await table('payments', ['received_month'], ['net_sum'], thisMonth)).toEqual([]);
    api.clock.set('2027-12-01T07:59:00Z');
  });

  it.each([
    [
      'firstSource',
      [
        ['google', 48_500],
        ['referral', 5000],
      ],
    ],
    [
      'lastCampaign',
      [
        ['fall', 48_500],
        ['open house', 5000],
      ],
    ],
    [
      'dealSource',
      [
        ['', 5000],
        ['home_show', 48_500],
      ],
    ],
    ['home', [['Yachats', 53_500]]],
    [
      'kind',
      [
        ['deposit', 15_000],
        ['progress', 40_000],
        ['refund', -1500],
      ],
    ],
  ])('are joined to %s', async (group, rows) => {
    expect(await table('payments', [group], ['net_sum'])).toEqual(rows);
  });
});

describe('deals', () => {
  it('lead from source to money', async () => {
    expect(await table('deals', ['firstSource'], ['paid_sum', 'count', 'won_count', 'won_sum'])).toEqual([
      ['', 0, 1, 0, 0],
      ['google', 48_500, 2, 1, 250_000],
      ['referral', 5000, 1, 1, 150_000],
    ]);
  });

  it('are converted of all that were opened, and won of those that are closed', async () => {
    expect(await table('deals', ['dealSource'], ['conversion', 'win_rate'])).toEqual([
      ['', 100, 100],
      ['home_show', expect.closeTo(100 / 3, 6), 50],
    ]);
    expect(await totals('deals', ['conversion', 'win_rate'], [is('stage', 'quoted')])).toEqual([0, null]);
    expect(await totals('deals', ['conversion', 'win_rate'], [is('firstCampaign', 'nowhere')])).toEqual([
      null,
      null,
    ]);
  });

  it('are won in the month of the business’s calendar', async () => {
    expect(await table('deals', ['closed_month'], ['won_sum'], [is('stage', 'won')])).toEqual([
      ['2027-10-01', 250_000],
      ['2027-11-01', 150_000],
    ]);
  });
});

describe('time in stages', () => {
  let deal: string;
  const move = (from: string | null, to: string, at: string) =>
    api.sql(
      'insert into deal_events (deal_id, kind, from_stage, to_stage, created_at) values ($1, $2, $3, $4, $5)',
      [deal, from ? 'moved' : 'opened', from, to, at],
    );

  it('is none where nothing has moved', async () => {
    expect(await table('deal_stages', ['stage'], ['days_avg'])).toEqual([]);
    expect(await totals('deal_stages', ['count', 'days_avg', 'days_median', 'days_max'])).toEqual([
      0,
      null,
      null,
      null,
    ]);
  });

  it('is that of each stay, once it is over', async () => {
    deal = await addDeal(api, { stage: 'contacted', buyer_name: 'Cy L', source: 'stays' });
    await move(null, 'new', '2027-10-01T06:59:59Z');
    await move('new', 'contacted', '2027-10-03T06:59:59Z');
    await move('contacted', 'new', '2027-10-04T06:59:59Z');
    await move('new', 'contacted', '2027-10-10T06:59:59Z');
    expect(await table('deal_stages', ['stage'], ['count', 'days_avg', 'days_median', 'days_max'])).toEqual([
      ['new', 2, 4, 4, 6],
      // The second stay goes on.
      ['contacted', 2, 1, 1, 1],
    ]);
    expect(await table('deal_stages', ['entered_month'], ['count'])).toEqual([
      ['2027-09-01', 1],
      ['2027-10-01', 3],
    ]);
    expect(await totals('deal_stages', ['count'], [is('dealSource', 'stays')])).toEqual([4]);
  });
});
