import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { quoteSteps } from '../../../../testing/fixtures/quote-steps.ts';
import {
  addDeal,
  draftOf,
  issue,
  issued,
  type SpecQuote,
} from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());
const { update, reprice } = quoteSteps(() => admin);

const whole = 'totalCents before { number on totalCents differences { key label fromCents toCents } }';
const read = async (id: string, caller = admin) =>
  (await caller.gql(`query ($id: ID!) { quote(id: $id) { ${whole} } }`, { id })).data.quote;
/** The amounts of a comparison by key, after it was checked that they come to the total. */
const differences = ({ totalCents, before }: any): Record<string, readonly [number, number]> => {
  const sum = before.differences.reduce(
    (total: number, { fromCents, toCents }: any) => total + toCents - fromCents,
    before.totalCents,
  );
  expect(sum).toBe(totalCents);
  return Object.fromEntries(
    before.differences.map(({ key, fromCents, toCents }: any) => [key, [fromCents, toCents]]),
  );
};
const aboutOf = async (code: string, key: Record<string, string> = {}): Promise<number> =>
  (await api.rest('GET', `/api/designs/${code}/price`, undefined, key)).body.aboutCents;
/** The lines of a draft as they are sent back, some of them changed. */
const linesOf = ({ lines }: SpecQuote, changed: Record<string, object> = {}) =>
  lines.map((line) => ({ ...line, ...changed[line.key] }));
/** Staff take over the newest version of a design. */
const takeOver = async ({ id, code }: { id: string; code: string }): Promise<void> => {
  const { errors } = await admin.gql(
    'mutation ($id: ID!, $code: String!) { updateDeal(id: $id, version: 1, input: { designCode: $code }) { id } }',
    { id, code },
  );
  expect(errors).toBeUndefined();
};
const onDay = async (instant: string): Promise<void> => {
  api.clock.set(instant);
  admin = await api.as('admin');
};

describe('quote.saw', () => {
  it('compares with the design as its buyer left it, at its price of that day, whatever staff change', async () => {
    const deal = await addDeal(api, admin, {
      home: { slug: 'castle-rock' },
      roof: 'hip',
      site: { land: 'own', county: 'Clark', miles: 40 },
    });
    const key = { 'x-design-key': deal.editKey };
    const seen = await aboutOf(deal.code, key);
    const draft = await draftOf(admin, deal.id);
    const same = await read(draft.id);
    expect(same.before).toEqual({ number: null, on: '2027-03-01', totalCents: seen, differences: [] });

    // A roof that staff choose, the place that they enter, and a price of later.
    await admin.rest(
      'PATCH',
      `/api/designs/${deal.code}`,
      { roof: 'gable', site: { county: 'Lewis', miles: 55 } },
      key,
    );
    const home = draft.lines.find((line) => line.key === 'home:castle-rock').amountCents;
    await reprice('2027-03-02', home + 123_456);
    await onDay('2027-03-04T20:00:00Z');
    await takeOver(deal);
    const quote = await draftOf(admin, deal.id);
    const found = await read(quote.id);
    expect(found.before).toMatchObject({ number: null, on: '2027-03-01', totalCents: seen });
    const changed = differences(found);
    expect(changed).toMatchObject({ 'home:castle-rock': [home, home + 123_456] });
    expect(changed['option:roof:hip']?.[1] ?? 0).toBe(0);
    expect(Object.keys(changed)).toEqual(
      expect.arrayContaining(['option:roof:hip', 'freight:miles', 'tax:sales:clark', 'tax:sales:lewis']),
    );

    // It follows the lines: a discount, a line of staff, and one that is left out.
    const { data, errors } = await update(quote, {
      lines: [
        ...linesOf(quote, { 'site:foundation': { basis: 'excluded' } }),
        { key: 'discount:agreed', label: 'Discount', basis: 'firm', amountCents: -150_000, note: 'Fair' },
        { label: 'Porch light', basis: 'firm', amountCents: 12_345, taxable: true },
      ],
    });
    expect(errors).toBeUndefined();
    const edited = await read(quote.id);
    const after = differences(edited);
    expect(after).toMatchObject({
      'discount:agreed': [0, -150_000],
      'other:line': [0, 12_345],
      'site:foundation': [expect.any(Number), 0],
    });

    // As it is issued, it stays, whatever the design becomes; the buyer reads it by the link.
    const { data: made } = await issue(admin, data.updateQuote);
    await api.rest('PATCH', `/api/designs/${deal.code}`, { roof: 'hip' }, key);
    expect(await read(quote.id)).toEqual(edited);
    const token = String(made.issueQuote.link).split('#token=')[1] ?? '';
    const linked = await api.rest('GET', '/api/linked-quote', undefined, { 'x-link-token': token });
    expect(linked.body.before).toEqual(edited.before);
    expect(linked.body.notToExceedCents).toBe(made.issueQuote.quote.notToExceedCents);
    const [row] = await api.sql<{ document: any }>('select document from quotes where id = $1', [quote.id]);
    expect(row?.document.before).toEqual(edited.before);
    expect(row?.document.notToExceedCents).toBe(made.issueQuote.quote.notToExceedCents);
  });

  it('takes the newest version of the buyer, and the day on which it was made', async () => {
    const deal = await addDeal(api, admin);
    await onDay('2027-03-06T20:00:00Z');
    const key = { 'x-design-key': deal.editKey };
    await api.rest('PATCH', `/api/designs/${deal.code}`, { roof: 'gable' }, key);
    await takeOver(deal);
    const quote = await draftOf(admin, deal.id);
    expect((await read(quote.id)).before).toEqual({
      number: null,
      on: '2027-03-06',
      totalCents: await aboutOf(deal.code),
      differences: [],
    });
  });

  it('is nothing where staff made the design', async () => {
    const made = await admin.rest('POST', '/api/designs', { home: { slug: 'castle-rock' } });
    const deal = await addDeal(api, admin);
    await takeOver({ id: deal.id, code: made.body.code });
    const quote = await draftOf(admin, deal.id);
    expect(quote.designCode).toBe(made.body.code);
    expect((await read(quote.id)).before).toBeNull();
  });

  it('is the quote that a revision replaces, and not what the site showed', async () => {
    const deal = await addDeal(api, admin);
    const { quote: first } = await issued(admin, deal.id);
    await onDay('2027-03-08T20:00:00Z');
    const draft = await draftOf(admin, deal.id, first.id);
    expect((await read(draft.id)).before).toEqual({
      number: first.number,
      on: '2027-03-01',
      totalCents: first.totalCents,
      differences: [],
    });
    await update(draft, {
      lines: [...linesOf(draft), { label: 'Mirror', basis: 'allowance', amountCents: 5_000, taxable: false }],
    });
    expect(differences(await read(draft.id))).toEqual({ 'other:line': [0, 5_000] });
  });
});
