import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  api.clock.set('2026-11-20T20:00:00Z');
  admin = await api.as('admin');
});
afterAll(() => api.clock.reset());

const today = '2026-11-20';
const tomorrow = dayAfter(today, 1);
const yesterday = dayAfter(today, -1);

const fields =
  'id version key label unit lowCents highCents lowPercent highPercent taxable when { width water option } costCents contentSlug startsOn endsOn source sourceOn';
const item = (key: string, more: object = {}) => ({
  key,
  label: 'A price',
  unit: 'each',
  lowCents: 100,
  highCents: 200,
  taxable: true,
  startsOn: tomorrow,
  source: 'A spec',
  sourceOn: today,
  ...more,
});
const create = (input: object) =>
  admin.gql(`mutation ($input: PriceItemInput!) { createPriceItem(input: $input) { ${fields} } }`, { input });
const end = (id: string, version: number, endsOn: string) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $endsOn: LocalDate!) { endPriceItem(id: $id, version: $version, endsOn: $endsOn) { ${fields} } }`,
    { id, version, endsOn },
  );
const remove = (id: string) => admin.gql('mutation ($id: ID!) { removePriceItem(id: $id) }', { id });
const history = async (
  key: string,
): Promise<{ id: string; version: number; startsOn: string; endsOn: string | null }[]> =>
  (await admin.gql(`query ($key: String!) { priceHistory(key: $key) { ${fields} } }`, { key })).data
    .priceHistory;
const days = async (key: string) => (await history(key)).map(({ startsOn, endsOn }) => [startsOn, endsOn]);
const refusal = ({ errors }: { errors?: { message: string; extensions: object }[] }) => ({
  message: errors?.[0]?.message,
  ...errors?.[0]?.extensions,
});
const audited = async () =>
  (await api.sql('select action, details from audit_entries order by id desc limit 1'))[0];

describe('the rule price.history', () => {
  it('a new price ends the one that holds before it the day before, and leaves it otherwise as it was', async () => {
    const [before] = await history('site:skirting');
    const { data } = await create(
      item('site:skirting', { unit: 'section', lowCents: 1300, highCents: 1900, costCents: 900 }),
    );
    expect(data.createPriceItem).toMatchObject({
      lowCents: 1300,
      costCents: 900,
      startsOn: tomorrow,
      endsOn: null,
    });
    expect(await history('site:skirting')).toEqual([
      data.createPriceItem,
      { ...before, endsOn: today, version: 2 },
    ]);
    expect(await audited()).toMatchObject({
      action: 'price.create',
      details: { key: 'site:skirting', startsOn: tomorrow },
    });
    const keys = async (on: string) =>
      (
        await admin.gql('query ($on: LocalDate) { priceBook(on: $on) { id key } }', { on })
      ).data.priceBook.filter(({ key }: { key: string }) => key === 'site:skirting');
    expect(await keys(today)).toEqual([{ id: before?.id, key: 'site:skirting' }]);
    expect(await keys(tomorrow)).toEqual([{ id: data.createPriceItem.id, key: 'site:skirting' }]);
  });

  it('a row that has begun is neither removed nor changed, not even by SQL', async () => {
    const [row] = await history('fee:title');
    expect(refusal(await remove(row!.id))).toMatchObject({ code: 'CONFLICT', message: priceSentences.begun });
    await expect(api.sql("update price_items set low_cents = 1 where key = 'fee:title'")).rejects.toThrow(
      'changes its last day only',
    );
    await expect(
      api.sql(
        "insert into price_items (key, label, unit, low_cents, high_cents, taxable, starts_on) values ('fee:title', 'x', 'each', 1, 1, true, '2027-01-01')",
      ),
    ).rejects.toThrow('price_items_no_overlap');
  });

  it('what held in the past stays', async () => {
    expect(refusal(await create(item('fee:permits', { startsOn: yesterday })))).toMatchObject({
      code: 'CONFLICT',
      message: priceSentences.pastUnchanged,
    });
    // Of a key that had no price, the past may be told.
    const { data } = await create(item('fee:notary', { startsOn: '2026-01-01', endsOn: yesterday }));
    expect(refusal(await end(data.createPriceItem.id, 1, tomorrow))).toMatchObject({
      code: 'CONFLICT',
      message: priceSentences.ended,
    });
    expect(
      refusal(await create(item('fee:notary', { startsOn: '2026-06-01', endsOn: '2026-06-30' }))),
    ).toMatchObject({
      message: priceSentences.pastUnchanged,
    });
    expect((await create(item('fee:notary', { startsOn: today }))).errors).toBeUndefined();
    expect(await days('fee:notary')).toEqual([
      [today, null],
      ['2026-01-01', yesterday],
    ]);
  });

  it('a later price is not cut off, and none begins on the day of another', async () => {
    expect((await create(item('fee:later', { startsOn: '2027-03-01' }))).errors).toBeUndefined();
    expect(refusal(await create(item('fee:later')))).toMatchObject({
      code: 'CONFLICT',
      message: priceSentences.later,
    });
    expect(refusal(await create(item('fee:later', { startsOn: '2027-03-01' })))).toMatchObject({
      message: priceSentences.sameStart,
    });
    const { data } = await create(item('fee:later', { endsOn: '2027-02-28' }));
    expect(refusal(await end(data.createPriceItem.id, 1, '2027-03-01'))).toMatchObject({
      message: priceSentences.later,
    });
  });

  it('rows with other conditions stand beside each other', async () => {
    const when = { width: 'single', water: 'well' };
    for (const condition of [null, when, { width: 'double' }])
      expect((await create(item('site:pump', { when: condition }))).errors).toBeUndefined();
    expect(
      refusal(await create(item('site:pump', { when: { water: 'well', width: 'single' } }))),
    ).toMatchObject({
      message: priceSentences.sameStart,
    });
    expect(await days('site:pump')).toHaveLength(3);
  });

  it('of twelve at once with the same first day, one is stored', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => create(item('fee:race'))));
    expect(made.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await days('fee:race')).toHaveLength(1);
  });
});

describe('a last day', () => {
  it('is today or later, and not before the first', async () => {
    const { id, version } = (await create(item('fee:ending', { startsOn: today }))).data.createPriceItem;
    expect(refusal(await end(id, version, yesterday))).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { endsOn: priceSentences.order },
    });
    const [old] = await history('fee:title');
    expect(refusal(await end(old!.id, old!.version, yesterday))).toMatchObject({
      fieldErrors: { endsOn: priceSentences.pastEnd },
    });
    expect((await end(id, version, today)).data.endPriceItem).toMatchObject({ endsOn: today, version: 2 });
    expect(refusal(await end(id, version, tomorrow))).toMatchObject({ code: 'CONFLICT' });
    expect((await end(id, 2, tomorrow)).data.endPriceItem.endsOn).toBe(tomorrow);
    expect(await audited()).toMatchObject({
      action: 'price.end',
      details: { key: 'fee:ending', endsOn: tomorrow },
    });
    for (const missing of ['01890a5d-0000-7000-8000-000000000000', 'x'])
      expect(refusal(await end(missing, 1, tomorrow))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a price that has not begun', () => {
  it('is removed, and the one that was to end for it goes on', async () => {
    const { id } = (await create(item('fee:title', { taxable: false }))).data.createPriceItem;
    expect((await days('fee:title'))[1]?.[1]).toBe(today);
    expect((await remove(id)).data.removePriceItem).toBe(id);
    expect(await days('fee:title')).toEqual([['2025-01-01', null]]);
    expect(await audited()).toMatchObject({ action: 'price.remove', details: { key: 'fee:title' } });
    for (const missing of [id, 'x'])
      expect(refusal(await remove(missing))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the rule price.dated', () => {
  it('a discount is a line from its first to its last day', async () => {
    const percent = { unit: 'percent', lowCents: null, highCents: null, lowPercent: 3, highPercent: 3 };
    const rows = {
      past: { startsOn: '2026-11-01', endsOn: yesterday },
      last: { startsOn: '2026-11-01', endsOn: today },
      first: { startsOn: today },
      next: { startsOn: tomorrow },
    };
    for (const [name, more] of Object.entries(rows))
      expect((await create(item(`discount:${name}`, { ...percent, ...more }))).errors, name).toBeUndefined();
    const lines = async () =>
      (
        await api.rest('POST', '/api/prices', { designs: [{ home: { slug: 'yachats' } }] })
      ).body.prices[0].lines.flatMap(({ key }: { key: string }) => /^discount:(.*)$/.exec(key)?.[1] ?? []);
    expect(await lines()).toEqual(['first', 'last']);
    api.clock.set('2026-11-21T07:59:59Z');
    expect(await lines()).toEqual(['first', 'last']);
    api.clock.set('2026-11-21T08:00:00Z');
    expect(await lines()).toEqual(['first', 'next']);
    api.clock.set('2026-11-20T20:00:00Z');
  });
});

describe('what is no price', () => {
  it.each([
    [{ key: 'home' }, 'key'],
    [{ key: 'home-base:quadruple' }, 'key'],
    [{ key: 'wish:x' }, 'key'],
    [{ key: 'site:Foundation' }, 'key'],
    [{ label: ' ' }, 'label'],
    [{ unit: 'percent' }, 'unit'],
    [{ lowCents: null }, 'lowCents'],
    [{ highCents: 99 }, 'highCents'],
    [{ lowCents: -1 }, 'lowCents'],
    [{ lowPercent: 1 }, 'lowPercent'],
    [{ key: 'home:enid', lowCents: 1, highCents: 2 }, 'highCents'],
    [{ source: null }, 'source'],
    [{ sourceOn: null }, 'sourceOn'],
    [{ contentSlug: 'solar-package' }, 'contentSlug'],
    [{ endsOn: today }, 'endsOn'],
    [{ when: { option: 'roof' } }, 'when.option'],
    [
      {
        key: 'tax:sales:lewis',
        unit: 'percent',
        lowCents: null,
        highCents: null,
        lowPercent: 8.0001,
        highPercent: 9,
      },
      'lowPercent',
    ],
  ])('%o', async (wrong, field) => {
    const answer = refusal(await create(item('site:wrong', wrong)));
    expect(answer).toMatchObject({ code: 'BAD_INPUT', fieldErrors: { [field]: expect.any(String) } });
  });
});

describe('an option group', () => {
  const save = (input: object) =>
    admin.gql(
      'mutation ($input: OptionGroupInput!) { saveOptionGroup(input: $input) { key label choose version choices { key standard excludes swatch lowCents } } }',
      { input },
    );
  const porch = {
    key: 'porch',
    label: 'Porch',
    choose: 'one',
    choices: [
      { key: 'none', label: 'No porch', standard: true },
      { key: 'deep', label: 'Deep porch', excludes: ['roof:flat'], swatch: '#B89B75' },
    ],
  };

  it('is added, priced, chosen, and changed by its version', async () => {
    expect((await save(porch)).data.saveOptionGroup).toMatchObject({
      version: 1,
      choices: [
        { key: 'none', lowCents: 0, swatch: null },
        { key: 'deep', lowCents: null, swatch: '#b89b75' },
      ],
    });
    await create(item('option:porch:deep', { startsOn: today, lowCents: 900_000, highCents: 900_000 }));
    const { groups } = (await api.rest('GET', '/api/options')).body;
    expect(groups.at(-1)).toMatchObject({
      key: 'porch',
      choices: [{ swatch: null }, { unit: 'each', lowCents: 900_000, swatch: '#b89b75' }],
    });
    const design = { home: { slug: 'yachats' }, roof: 'flat', options: ['porch:deep'] };
    const [price] = (await api.rest('POST', '/api/prices', { designs: [design] })).body.prices;
    expect(price.conflicts).toEqual(['Roof profile: Flat cannot be had with Porch: Deep porch.']);
    expect(price.lines.find(({ key }: { key: string }) => key === 'option:porch:deep').lowCents).toBe(
      900_000,
    );
    for (const version of [undefined, 2])
      expect(refusal(await save({ ...porch, version }))).toMatchObject({ code: 'CONFLICT' });
    expect((await save({ ...porch, label: 'Porches', version: 1 })).data.saveOptionGroup).toMatchObject({
      label: 'Porches',
      version: 2,
    });
    expect(await audited()).toMatchObject({
      action: 'option-group.save',
      details: { key: 'porch', isNew: false },
    });
  });

  it.each([
    [{ choices: [] }, priceSentences.choices],
    [{ choices: [porch.choices[1]] }, priceSentences.oneStandard],
    [{ choose: 'many' }, priceSentences.noStandard],
    [{ choices: [porch.choices[0], porch.choices[1], porch.choices[1]] }, priceSentences.twice],
    [{ choices: [porch.choices[0], { ...porch.choices[1], excludes: ['flat'] }] }, priceSentences.option],
    [
      { choices: [porch.choices[0], { ...porch.choices[1], excludes: ['bad:none'] }] },
      priceSentences.excludesOwn,
    ],
    [{ choices: [porch.choices[0], { ...porch.choices[1], swatch: 'tan' }] }, priceSentences.swatch],
    [{ key: 'Bad Key' }, priceSentences.groupKey],
    [{ label: '' }, priceSentences.groupLabel],
  ])('is not %o', async (wrong, message) =>
    expect(refusal(await save({ ...porch, key: 'bad', ...wrong }))).toMatchObject({
      code: 'BAD_INPUT',
      message,
    }),
  );
});

describe('the terms of a kind of loan', () => {
  const save = (input: object) =>
    admin.gql(
      'mutation ($input: LoanKindInput!) { saveLoanKind(input: $input) { key ratePercent version startsOn endsOn } }',
      { input },
    );
  const terms = {
    key: 'conventional',
    label: 'Conventional',
    downPercent: 10,
    ratePercent: 7,
    years: 30,
    upfrontFeePercent: 0,
    annualFeePercent: 0.5,
    originationPercent: 1,
    prepaidCents: 50_000,
  };
  const shown = async () =>
    (await api.rest('GET', '/api/loans')).body.loans.filter(
      ({ key }: { key: string }) => key === 'conventional',
    );

  it('hold from a day on, end those before, and change a price at once', async () => {
    const month = async () => (await api.rest('GET', '/api/homes/yachats')).body.price.aboutMonthlyCents;
    const before = await month();
    expect((await save(terms)).data.saveLoanKind).toEqual({
      key: 'conventional',
      ratePercent: 7,
      version: 1,
      startsOn: today,
      endsOn: null,
    });
    expect(await month()).toBeGreaterThan(before);
    expect(await shown()).toMatchObject([{ ratePercent: 7, prepaidCents: 50_000 }]);
    // Terms that begin today can still be put right.
    expect(refusal(await save({ ...terms, ratePercent: 7.25 }))).toMatchObject({ code: 'CONFLICT' });
    expect((await save({ ...terms, ratePercent: 7.25, version: 1 })).data.saveLoanKind).toMatchObject({
      ratePercent: 7.25,
      version: 2,
    });
    expect(await shown()).toMatchObject([{ ratePercent: 7.25 }]);
    expect((await save({ ...terms, ratePercent: 6, startsOn: tomorrow })).errors).toBeUndefined();
    expect(await shown()).toMatchObject([{ ratePercent: 7.25, endsOn: today }]);
    expect(await audited()).toMatchObject({
      action: 'loan-kind.save',
      details: { ratePercent: 6, startsOn: tomorrow },
    });
  });

  it('that have held stay', async () => {
    for (const startsOn of ['2025-01-01', yesterday])
      expect(
        refusal(await save({ ...terms, startsOn, version: startsOn === yesterday ? undefined : 2 })),
      ).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    { ratePercent: 31 },
    { years: 0 },
    { downPercent: 101 },
    { prepaidCents: -1 },
    { endsOn: yesterday },
    { label: ' ' },
  ])('are not %o', async (wrong) =>
    expect(refusal(await save({ ...terms, ...wrong }))).toMatchObject({ code: 'BAD_INPUT' }),
  );
});
