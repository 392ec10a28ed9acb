import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/fixtures/pdf-text.ts';
import { useApi, type Caller } from '../../testing/api.ts';
import {
  addDeal,
  draftOf,
  issue,
  issued,
  quoteFields,
  type SpecQuote,
} from '../../testing/fixtures/quotes.ts';
import type { QuoteDocument } from '@hearthline/rules/quotes/document.ts';
import { hashOfJson } from '../../platform/crypto/sha256.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const code = (answer: { errors?: readonly any[] }): string | undefined =>
  answer.errors?.[0]?.extensions?.code;
const read = async (id: string): Promise<SpecQuote> =>
  (await admin.gql(`query ($id: ID!) { quote(id: $id) { ${quoteFields} } }`, { id })).data.quote;
const update = (quote: SpecQuote, input: object) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $input: QuoteInput!) { updateQuote(id: $id, version: $version, input: $input) { ${quoteFields} } }`,
    { id: quote.id, version: quote.version, input },
  );
const deal = async (id: string) =>
  (
    await admin.gql(
      'query ($id: ID!) { deal(id: $id) { stage valueCents valueBasis quotes { id } events { kind note } } }',
      { id },
    )
  ).data.deal;
const pdf = async (id: string, who = admin): Promise<Buffer> => {
  const answer = await who.open(`/api/quotes/${id}.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  return Buffer.from(await answer.arrayBuffer());
};
const reprice = (startsOn: string, cents: number, costCents: number | null = null) =>
  admin.gql('mutation ($input: PriceItemInput!) { createPriceItem(input: $input) { id } }', {
    input: {
      key: 'home:castle-rock',
      label: 'Castle Rock',
      unit: 'each',
      lowCents: cents,
      highCents: cents,
      taxable: true,
      costCents,
      startsOn,
    },
  });
const withdraw = (quote: SpecQuote, reason: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!, $reason: String!) { withdrawQuote(id: $id, version: $version, reason: $reason) { status closedReason } }',
    { id: quote.id, version: quote.version, reason },
  );

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

describe('an issued quote', () => {
  it('has a number, a hash and days, was mailed, and moves its deal', async () => {
    const { id, email } = await addDeal(api, admin);
    const { quote, token } = await issued(admin, id);
    expect(quote).toMatchObject({
      status: 'issued',
      issuedOn: '2027-03-01',
      validUntil: '2027-03-31',
      version: 2,
    });
    expect(quote.number).toMatch(/^Q-1\d{3}$/);
    const found = await deal(id);
    expect(found).toMatchObject({
      stage: 'quoted',
      valueCents: quote.totalCents,
      valueBasis: 'issued_quote',
      quotes: [{ id: quote.id }],
    });
    expect(found.events.map(({ kind }: any) => kind)).toEqual(['moved', 'quote_issued', 'opened']);
    const [mail] = await api.sql('select to_address, confidential from mails where to_address = $1', [email]);
    expect(mail).toEqual({ to_address: email, confidential: true });
    expect(token).toHaveLength(43);
    const [row] = await api.sql<{ document: QuoteDocument }>('select document from quotes where id = $1', [
      quote.id,
    ]);
    expect(row && hashOfJson(row.document)).toBe(quote.contentSha256);
    expect(row?.document).toMatchObject({
      number: quote.number,
      buyers: [{ name: 'Ada Byron', email }],
      home: { slug: 'castle-rock', sections: 2 },
      totalCents: quote.totalCents,
    });
  });

  it('quote.expiry: a day that is over is refused, today is not', async () => {
    const { id } = await addDeal(api, admin);
    const draft = await draftOf(admin, id);
    for (const day of ['2027-02-28', '2028-03-03'])
      expect(code(await issue(admin, draft, day))).toBe('BAD_INPUT');
    expect((await issue(admin, draft, '2027-03-01')).data.issueQuote.quote.status).toBe('issued');
    expect(code(await issue(admin, draft, '2027-03-01'))).toBe('CONFLICT');
  });

  it('quote.immutable: it and its PDF stay, byte for byte, whatever changes', async () => {
    const { id, code: designCode, editKey, contactId } = await addDeal(api, admin);
    const { quote } = await issued(admin, id);
    const before = await pdf(quote.id);
    const shown = await read(quote.id);
    await api.rest('PATCH', `/api/designs/${designCode}`, { roof: 'gable' }, { 'x-design-key': editKey });
    expect(code(await reprice('2027-03-02', 15_900_000))).toBeUndefined();
    api.clock.set('2027-03-03T20:00:00Z');
    admin = await api.as('admin');
    expect((await draftOf(admin, id)).totalCents).not.toBe(quote.totalCents);
    await api.sql("update homes set name = 'Renamed' where slug = 'castle-rock'");
    await api.sql("update contacts set first_name = 'Grace' where id = $1", [contactId]);
    await admin.gql(
      'mutation ($id: ID!) { updateDeal(id: $id, version: 2, input: { designCode: null }) { id } }',
      { id },
    );
    expect(await read(quote.id)).toEqual(shown);
    expect((await pdf(quote.id)).equals(before)).toBe(true);
    await expect(api.sql("update quotes set terms = 'x' where id = $1", [quote.id])).rejects.toThrow(
      /never changes/,
    );
    await expect(api.sql('delete from quotes where id = $1', [quote.id])).rejects.toThrow(/never deleted/);
    await api.sql("update homes set name = 'Castle Rock' where slug = 'castle-rock'");
    expect(code(await update(shown, { terms: 'x' }))).toBe('CONFLICT');
  });

  it('quote.pdf: number, every label and amount, total, last day, buyer, and the payment with its terms are text', async () => {
    const { id } = await addDeal(api, admin);
    const { quote } = await issued(admin, id);
    const bytes = await pdf(quote.id);
    const text = readPdf(bytes).pages.join(' ').replace(/\s+/g, ' ');
    const money = (cents: number): string =>
      (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    for (const { label, amountCents } of quote.lines) {
      expect(text).toContain(label);
      expect(text).toContain(money(amountCents));
    }
    for (const wanted of [
      quote.number,
      'Ada Byron',
      'Wednesday, March 31, 2027',
      money(quote.totalCents),
      'APR',
      'Down payment',
      '30 years',
    ])
      expect(text).toContain(wanted);
    expect(text).not.toMatch(/margin/i);
    const [row] = await api.sql('select pdf_sha256 from quotes where id = $1', [quote.id]);
    expect(row?.pdf_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('quote.supersede: issuing a replacement supersedes', async () => {
    const { id } = await addDeal(api, admin);
    const { quote } = await issued(admin, id);
    const draft = await draftOf(admin, id, quote.id);
    expect((await read(quote.id)).status).toBe('issued');
    const { data } = await issue(admin, draft);
    expect(data.issueQuote.quote).toMatchObject({ status: 'issued', replaces: quote.id });
    expect((await read(quote.id)).status).toBe('superseded');
    expect((await deal(id)).valueCents).toBe(data.issueQuote.quote.totalCents);
  });

  it('may be one of several, and is withdrawn for a reason', async () => {
    const { id } = await addDeal(api, admin);
    const [{ quote: first }, { quote: second }] = [await issued(admin, id), await issued(admin, id)];
    expect((await read(first.id)).alternatives).toEqual([{ id: second.id, number: second.number }]);
    expect(code(await withdraw(second, ' '))).toBe('BAD_INPUT');
    expect((await withdraw(second, 'Wrong county')).data.withdrawQuote).toEqual({
      status: 'withdrawn',
      closedReason: 'Wrong county',
    });
    expect(code(await withdraw({ ...second, version: second.version + 1 }, 'Again'))).toBe('CONFLICT');
    expect((await read(first.id)).alternatives).toEqual([]);
  });

  it('shows cost and margin by the price book, discounts and what nobody knows taken as they are', async () => {
    const { id } = await addDeal(api, admin);
    expect(await draftOf(admin, id)).toMatchObject({ costCents: null, marginCents: null });
    await reprice('2027-03-05', 15_000_000, 9_000_000);
    api.clock.set('2027-03-06T20:00:00Z');
    admin = await api.as('admin');
    const known = await draftOf(admin, id);
    const homeCents = known.lines.find(({ key }) => key === 'home:castle-rock').amountCents;
    expect(homeCents).toBe(15_000_000);
    expect(known.marginCents).toBe(homeCents - 9_000_000);
    expect(known.costCents).toBe(known.totalCents - known.marginCents);
  });
});
