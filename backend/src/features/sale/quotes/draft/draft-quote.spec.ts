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
  it('copies the price of the design: exact lines are firm, ranges allowances at their high end', async () => {
    const { id, code: designCode } = await addDeal(api, admin);
    const price = (await api.rest('GET', `/api/designs/${designCode}/price`)).body;
    const quote = await draftOf(admin, id);
    expect(quote).toMatchObject({ status: 'draft', number: null, designCode, designVersion: 1, dealId: id });
    expect(quote.totalCents).toBe(price.totalHighCents);
    for (const line of price.lines.filter((one: any) => one.highCents !== 0)) {
      const found = quote.lines.find(({ key }) => key === line.key);
      expect(found, line.key).toMatchObject({
        label: line.label,
        amountCents: line.highCents,
        basis: line.lowCents === line.highCents ? 'firm' : 'allowance',
        taxable: line.taxable,
      });
    }
    expect(quote.lines.find(({ key }) => key === 'home:castle-rock')).toMatchObject({
      basis: 'firm',
      note: null,
    });
    expect(quote.lines.find(({ key }) => key === 'tax:sales')).toMatchObject({ basis: 'allowance' });
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
    const book = (await admin.gql('{ priceBook { key highPercent } }')).data.priceBook;
    const percent = book.find((row: any) => row.key === 'tax:sales').highPercent;
    const taxable = 10_000_005 + 3_150 - 100_000;
    const tax = Math.floor((2 * taxable * percent * 1000 + 100_000) / 200_000);
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
