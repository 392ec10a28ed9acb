import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { quoteSteps } from '../../../../testing/fixtures/quote-steps.ts';
import { addDeal, draftOf, type SpecQuote } from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());
const { code, read, update } = quoteSteps(() => admin);

describe('a draft', () => {
  it('quote.same: copies the price of the design: exact lines are firm, ranges allowances up to their high end', async () => {
    const { id, code: designCode } = await addDeal(api, admin);
    const price = (await api.rest('GET', `/api/designs/${designCode}/price`)).body;
    const quote = await draftOf(admin, id);
    expect(quote).toMatchObject({ status: 'draft', number: null, designCode, designVersion: 1, dealId: id });
    expect(quote.totalCents).toBe(price.aboutCents);
    expect(quote.totalCents).toBe(price.lines.reduce((sum: number, one: any) => sum + one.estimateCents, 0));
    for (const line of price.lines.filter((one: any) => one.highCents !== 0)) {
      const found = quote.lines.find(({ key }) => key === line.key);
      expect(found, line.key).toMatchObject({
        label: line.label,
        amountCents: line.estimateCents,
        ...(line.lowCents === line.highCents
          ? { basis: 'firm', notToExceedCents: null }
          : { basis: 'allowance', notToExceedCents: line.highCents }),
        taxable: line.taxable,
      });
    }
    expect(quote.lines.find(({ key }) => key === 'home:castle-rock')).toMatchObject({
      basis: 'firm',
      note: null,
    });
    const tax = (await admin.gql('{ priceBook { key lowPercent highPercent } }')).data.priceBook.find(
      ({ key }: any) => key === 'tax:sales',
    );
    expect(quote.lines.find(({ key }) => key === 'tax:sales')).toMatchObject({
      basis: 'allowance',
      percent: (tax.lowPercent + tax.highPercent) / 2,
    });
    // Every limit of the lines is their high end, that of tax too.
    expect(quote.notToExceedCents).toBe(price.totalHighCents);
    const { data } = await admin.gql('query ($id: ID!) { quote(id: $id) { lines { id } } }', {
      id: quote.id,
    });
    expect(data.quote.lines.map((one: any) => one.id)).toEqual(quote.lines.map((_, at) => String(at + 1)));
  });

  it('quote.ceiling: does not exceed firm lines and limits of allowances; the percent that staff set limits tax, too', async () => {
    const draft = await draftOf(admin, (await addDeal(api, admin)).id);
    const tax = draft.lines.find(({ key }) => key === 'tax:sales');
    const line = (more: object) => ({ label: 'X', taxable: true, ...more });
    const lines = [
      line({ basis: 'firm', amountCents: 10_000_000 }),
      line({ basis: 'allowance', amountCents: 815_000, notToExceedCents: 1_100_000 }),
      line({ basis: 'allowance', quantity: 3, unitCents: 1000, taxable: false }),
      line({ basis: 'excluded', amountCents: 5, notToExceedCents: 5 }),
    ];
    const edited = async (quote: SpecQuote, more: object): Promise<SpecQuote> => {
      const { data, errors } = await update(quote, { lines: [...lines, { ...tax, ...more }] });
      expect(errors).toBeUndefined();
      return data.updateQuote;
    };
    const part = (percent: number, cents: number) => Math.round((percent * 1000 * cents) / 100_000);
    const book = (await admin.gql('{ priceBook { key highPercent } }')).data.priceBook;
    const { highPercent } = book.find(({ key }: any) => key === 'tax:sales');
    // As it was read, it is the middle of the price book, and its limit is that of the price book.
    const read = await edited(draft, {});
    expect(read.lines.map(({ notToExceedCents }) => notToExceedCents)).toEqual([
      null,
      1_100_000,
      3000,
      null,
      part(highPercent, 11_100_000),
    ]);
    expect(read.totalCents).toBe(10_818_000 + part(tax.percent, 10_815_000));
    expect(read.notToExceedCents).toBe(11_103_000 + part(highPercent, 11_100_000));
    const set = await edited(read, { percent: 8.25 });
    expect(set.lines.at(-1)).toMatchObject({
      percent: 8.25,
      amountCents: part(8.25, 10_815_000),
      notToExceedCents: part(8.25, 11_100_000),
    });
    expect(set.notToExceedCents).toBe(11_103_000 + part(8.25, 11_100_000));
  });

  it('quote.total: the total is firm lines and allowances, and tax follows from the taxable ones', async () => {
    const draft = await draftOf(admin, (await addDeal(api, admin)).id);
    const lines = [
      {
        key: 'home:castle-rock',
        label: 'Castle Rock',
        basis: 'firm',
        amountCents: 10_000_005,
        taxable: true,
      },
      { label: 'Porch light', basis: 'firm', quantity: 3, unitCents: 1_050, taxable: true },
      { key: 'site:sewer', label: 'Septic', basis: 'excluded', amountCents: 1_500_000, taxable: true },
      { key: 'fee:permits', label: 'Permits', basis: 'allowance', amountCents: 200_000 },
      { label: 'Spring offer', basis: 'firm', amountCents: -100_000, taxable: true, note: 'Asked in March' },
    ];
    const { data, errors } = await update(draft, { lines });
    expect(errors).toBeUndefined();
    const quote: SpecQuote = data.updateQuote;
    const book = (await admin.gql('{ priceBook { key lowPercent highPercent } }')).data.priceBook;
    const { lowPercent, highPercent } = book.find((row: any) => row.key === 'tax:sales');
    const percent = (lowPercent + highPercent) / 2;
    const taxable = 10_000_005 + 3_150 - 100_000;
    const tax = Math.floor((2 * taxable * Math.round(percent * 1000) + 100_000) / 200_000);
    expect(quote.taxCents).toBe(tax);
    expect(quote.totalCents).toBe(taxable + 200_000 + tax);
    expect(quote.lines.find(({ label }) => label === 'Septic')).toMatchObject({
      amountCents: 0,
      unitCents: null,
      note: 'Usually about $15,000.00',
    });
    expect(quote.lines.find(({ label }) => label === 'Porch light')).toMatchObject({ amountCents: 3_150 });
    expect(quote.firmCents + quote.allowanceCents).toBe(quote.totalCents);
    expect(quote.loan).toMatchObject({ priceCents: quote.totalCents });
  });

  it.each([
    ['a discount without a reason', [{ label: 'Off', basis: 'firm', amountCents: -1 }], 'lines.0.note'],
    ['a line without a name', [{ label: ' ', basis: 'firm', amountCents: 1 }], 'lines.0.label'],
    ['a line without an amount', [{ label: 'X', basis: 'firm' }], 'lines.0.amountCents'],
    ['a total below zero', [{ label: 'X', basis: 'firm', amountCents: -5, note: 'n' }], 'lines'],
    [
      'an allowance above its limit',
      [{ label: 'X', basis: 'allowance', amountCents: 2, notToExceedCents: 1 }],
      'lines.0.notToExceedCents',
    ],
    [
      'a percentage above 100',
      [{ key: 'tax:sales', label: 'X', basis: 'allowance', percent: 100.5 }],
      'lines.0.percent',
    ],
    [
      'a quantity with four decimals',
      [{ label: 'X', basis: 'firm', quantity: 1.0001, unitCents: 1 }],
      'lines.0.quantity',
    ],
  ])('is refused with %s', async (_what, lines, field) => {
    const answer = await update(await draftOf(admin, (await addDeal(api, admin)).id), { lines });
    expect(code(answer)).toBe('BAD_INPUT');
    expect(Object.keys(answer.errors?.[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
  });

  it('is refused to whoever read an older version', async () => {
    const draft = await draftOf(admin, (await addDeal(api, admin)).id);
    expect(code(await update(draft, { terms: 'A' }))).toBeUndefined();
    expect(code(await update(draft, { terms: 'B' }))).toBe('CONFLICT');
    expect((await read(draft.id)).terms).toBe('A');
  });

  it('price.conflict: choices that exclude each other are not quoted', async () => {
    const groups = (await api.rest('GET', '/api/options')).body.groups as any[];
    const [group, choice] = groups
      .flatMap((one) => one.choices.map((each: any) => [one, each] as const))
      .find(([, each]) => each.excludes.length > 0) ?? [null, null];
    expect(choice).not.toBeNull();
    const pair = [`${group.key}:${choice.key}`, choice.excludes[0] as string];
    const content = Object.fromEntries(
      pair.filter((key) => /^(roof|siding):/.test(key)).map((key) => key.split(':') as [string, string]),
    );
    const { id } = await addDeal(api, admin, {
      home: { slug: 'castle-rock' },
      ...content,
      options: pair.filter((key) => !/^(roof|siding):/.test(key)),
    });
    expect(code(await admin.gql('mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', { id }))).toBe(
      'CONFLICT',
    );
  });

  it('needs a design with a price, and a deal that is open', async () => {
    const bare = await addDeal(api, admin, { roof: 'hip' });
    const lost = await addDeal(api, admin);
    await admin.gql('mutation ($id: ID!) { loseDeal(id: $id, version: 1, reason: price) { id } }', {
      id: lost.id,
    });
    for (const id of [bare.id, lost.id])
      expect(code(await admin.gql('mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', { id }))).toBe(
        'CONFLICT',
      );
    const unknown = { id: '018f0000-0000-7000-8000-000000000000' };
    expect(code(await admin.gql('mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', unknown))).toBe(
      'NOT_FOUND',
    );
  });
});
