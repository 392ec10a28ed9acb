import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { pricesCsvSentences } from '@hearthline/rules/homes/prices/price-csv.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  api.clock.set('2026-11-28T20:00:00Z');
  admin = await api.as('admin');
});
afterAll(() => api.clock.reset());

const today = '2026-11-28';
const tomorrow = dayAfter(today, 1);
const titles = 'key,label,unit,low,high,taxable,when,cost,startsOn,endsOn,source,sourceOn';

const csv = async (query = ''): Promise<string> => (await admin.open(`/api/prices.csv${query}`)).text();
const send = async (text: string, query = '', caller: Caller = admin) => {
  const answer = await caller.open(`/api/prices/import${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const stored = (key: string) =>
  api.sql(
    `select label, low_cents::int as low, high_cents::int as high, cost_cents::int as cost, "when", starts_on::text as starts, ends_on::text as ends from price_items where key = '${key}' order by starts_on`,
  );

it('exports the book of a day, and imported again it changes nothing', async () => {
  const text = await csv();
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
  expect(rows.find(({ key }) => key === 'home:yachats')).toMatchObject({
    label: expect.any(String),
    unit: 'each',
    low: '89000',
    high: '89000',
    taxable: 'true',
    when: '',
    endsOn: '',
  });
  expect(rows.find(({ key }) => key === 'home-area:single')).toMatchObject({ low: '84.25' });
  expect(rows.find(({ key }) => key === 'tax:sales')).toMatchObject({ low: '7.5', high: '9.5' });
  expect(rows.find(({ key }) => key === 'discount:cash')).toMatchObject({ when: 'loan=cash' });
  expect(await send(text)).toEqual({
    status: 200,
    body: { created: 0, ended: 0, unchanged: rows.length, problems: [] },
  });
  expect(await csv('?on=2020-01-01')).not.toContain('home:yachats');
});

it('says what a file would do, and stores it only when asked to', async () => {
  const file = `${titles}\nsite:fence,Fence,each,"1,200",1850.50,yes,land=own; water=well,900,${tomorrow},,A spec,${today}\nhome:yachats,Yachats,each,$91000,,yes,,,${tomorrow},,,\n`;
  const outcome = { created: 2, ended: 1, unchanged: 0, problems: [] };
  expect((await send(file, '?dryRun=true')).body).toEqual(outcome);
  expect(await stored('site:fence')).toEqual([]);
  expect((await send(file)).body).toEqual(outcome);
  expect(await stored('site:fence')).toEqual([
    {
      label: 'Fence',
      low: 120_000,
      high: 185_050,
      cost: 90_000,
      when: { land: 'own', water: 'well' },
      starts: tomorrow,
      ends: null,
    },
  ]);
  expect(await stored('home:yachats')).toMatchObject([
    { low: 8_900_000, ends: today },
    { low: 9_100_000, high: 9_100_000, starts: tomorrow, ends: null },
  ]);
  expect((await send(file)).body).toEqual({ created: 0, ended: 0, unchanged: 2, problems: [] });
  expect(
    await api.sql("select details from audit_entries where action = 'price.import' order by id"),
  ).toEqual([{ details: { created: 2, ended: 1 } }]);
});

it('lets a later row of the file end an earlier one, in whatever order they come', async () => {
  const row = (day: string, low: number) => `site:gate,Gate,each,${low},,no,,,${day},,A spec,${today}`;
  const later = dayAfter(tomorrow, 10);
  expect((await send([titles, row(later, 20), row(tomorrow, 10), ''].join('\n'))).body).toMatchObject({
    created: 2,
    ended: 1,
  });
  expect(await stored('site:gate')).toMatchObject([
    { low: 1000, starts: tomorrow, ends: dayAfter(later, -1) },
    { low: 2000, starts: later, ends: null },
  ]);
});

it('names every row that it refuses, and then stores none', async () => {
  const { status, body } = await send(
    [
      titles,
      `site:porch,Porch,each,10,,yes,,,${tomorrow},,A spec,${today}`,
      `site:porch,Porch,each,ten,,perhaps,width=huge,,${tomorrow},,A spec,${today}`,
      `tax:sales,Tax,percent,half,,yes,,,${tomorrow},,A spec,${today}`,
      `site:deck,Deck,each,10,,yes,,,${tomorrow},,,`,
      `home:castle-rock,Castle Rock,each,10,,yes,,,2026-11-26,,,`,
      '',
    ].join('\n'),
  );
  expect([status, body]).toEqual([
    200,
    {
      created: 0,
      ended: 0,
      unchanged: 0,
      problems: [
        {
          row: 3,
          message: [
            pricesCsvSentences.amount('low'),
            pricesCsvSentences.yesOrNo,
            pricesCsvSentences.when,
          ].join('; '),
        },
        { row: 4, message: pricesCsvSentences.percent('low') },
        {
          row: 5,
          message: `source: ${priceSentences.source}; sourceOn: ${priceSentences.sourceOn}`,
        },
        { row: 6, message: priceSentences.pastUnchanged },
      ],
    },
  ]);
  expect(await stored('site:porch')).toEqual([]);
});

it.each([
  ['key,label\n', 400, pricesCsvSentences.missingColumn('unit')],
  [`${titles},color\n`, 400, pricesCsvSentences.unknownColumn('color')],
  ['"', 400, pricesCsvSentences.unreadable],
])('refuses %j as a whole', async (text, status, message) =>
  expect(await send(text)).toMatchObject({ status, body: { message } }),
);

it('is for those who see and keep prices', async () => {
  const customer = await api.as('customer');
  expect((await send(`${titles}\n`, '', customer)).status).toBe(403);
  expect((await customer.open('/api/prices.csv')).status).toBe(403);
  expect((await api.open('/api/prices.csv')).status).toBe(401);
  expect((await admin.open('/api/prices.csv?on=never')).status).toBe(400);
});
