import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
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
const { read, update, withdraw, reprice } = quoteSteps(() => admin);

const accept = (token: string) =>
  api.rest('POST', '/api/linked-quote/accept', { name: 'Ada Byron' }, { 'x-link-token': token });
const tryDraft = (dealId: string, replaces?: string) =>
  admin.gql(
    'mutation ($dealId: ID!, $replaces: ID) { draftQuote(dealId: $dealId, replaces: $replaces) { id } }',
    { dealId, replaces },
  );
/** Staff take over the newest version of the design. */
const takeOver = async ({ id, code }: { id: string; code: string }): Promise<void> => {
  const { data } = await admin.gql('query ($id: ID!) { deal(id: $id) { version } }', { id });
  const { errors } = await admin.gql(
    'mutation ($id: ID!, $version: Int!, $code: String!) { updateDeal(id: $id, version: $version, input: { designCode: $code }) { id } }',
    { id, version: data.deal.version, code },
  );
  expect(errors).toBeUndefined();
};
const statusOf = async (id: string): Promise<string> => (await read(id)).status;
const messageOf = (answer: { errors?: readonly any[] }): string | undefined => answer.errors?.[0]?.message;
/** Issues a revision. @returns the secret of its link */
const issueRevision = async (
  dealId: string,
  replaces: string,
): Promise<{ quote: SpecQuote; token: string }> => {
  const { data, errors } = await issue(admin, await draftOf(admin, dealId, replaces));
  expect(errors).toBeUndefined();
  return { quote: data.issueQuote.quote, token: String(data.issueQuote.link).split('#token=')[1] ?? '' };
};

describe('a revision', () => {
  it('quote.revise: copies lines, notes, discounts, terms, loan, design version and address', async () => {
    const deal = await addDeal(api, admin, {
      home: { slug: 'castle-rock' },
      roof: 'hip',
      loan: { kind: 'fha' },
    });
    const draft = await draftOf(admin, deal.id);
    const lines = draft.lines.map((line) =>
      line.key === 'site:skirting'
        ? { ...line, amountCents: 123_456, unitCents: null, note: 'As measured' }
        : line,
    );
    const edited = await update(draft, {
      lines: [
        ...lines,
        { label: 'Porch light', basis: 'firm', quantity: 3, unitCents: 1_050, taxable: true },
        { label: 'Home show', basis: 'firm', amountCents: -250_000, note: 'Asked in March' },
      ],
      terms: 'Delivered before the rain.',
      address: '12 Fir Lane',
      zip: '98604',
    });
    expect(edited.errors).toBeUndefined();
    const { data } = await issue(admin, edited.data.updateQuote);
    const old = data.issueQuote.quote as SpecQuote;
    // Neither the price book nor the design of later reach it.
    await reprice('2027-03-02', 9_000_000);
    await api.rest('PATCH', `/api/designs/${deal.code}`, { roof: 'gable' }, { 'x-design-key': deal.editKey });
    const copied = ({ lines: of, terms, loan, totalCents, costCents, designVersion }: SpecQuote) => ({
      lines: of,
      terms,
      loan,
      totalCents,
      costCents,
      designVersion,
    });
    for (const end of ['issued', 'withdrawn']) {
      if (end === 'withdrawn') expect((await withdraw(old, 'A typing error')).errors).toBeUndefined();
      const revision = await draftOf(admin, deal.id, old.id);
      expect(copied(revision), end).toEqual(copied(old));
      expect(revision).toMatchObject({ status: 'draft', number: null, replaces: old.id });
      const [site] = await api.sql('select address, zip from quotes where id = $1', [revision.id]);
      expect(site).toEqual({ address: '12 Fir Lane', zip: '98604' });
    }
  });

  it('quote.revise: with fromDesign takes the lines of the price book anew from the newest design; what staff added stays', async () => {
    const deal = await addDeal(api, admin);
    const draft = await draftOf(admin, deal.id);
    const home = draft.lines.find(({ key }) => key === 'home:castle-rock').amountCents;
    const edited = await update(draft, {
      lines: [
        ...draft.lines.map((line) =>
          line.key === 'home:castle-rock' ? { ...line, amountCents: 1_000_000, note: 'A mistake' } : line,
        ),
        { label: 'Porch light', basis: 'firm', quantity: 3, unitCents: 1_050, taxable: true },
        {
          key: 'discount:agreed',
          label: 'Discount',
          basis: 'firm',
          amountCents: -250_000,
          taxable: true,
          note: 'Asked in March',
        },
      ],
      terms: 'Delivered before the rain.',
      address: '12 Fir Lane',
    });
    expect(edited.errors).toBeUndefined();
    const { data } = await issue(admin, edited.data.updateQuote);
    const old = data.issueQuote.quote as SpecQuote;
    await api.rest('PATCH', `/api/designs/${deal.code}`, { roof: 'gable' }, { 'x-design-key': deal.editKey });
    // The deal still names the version of before.
    const revision = await draftOf(admin, deal.id, old.id, true);
    await takeOver(deal);
    const plain = await draftOf(admin, deal.id);
    expect(revision).toMatchObject({
      status: 'draft',
      replaces: old.id,
      designVersion: 2,
      terms: 'Delivered before the rain.',
    });
    const [site] = await api.sql('select address from quotes where id = $1', [revision.id]);
    expect(site).toEqual({ address: '12 Fir Lane' });
    const added = ['other:line', 'discount:agreed'];
    const ofBook = ({ lines }: SpecQuote) =>
      lines.filter(({ key }) => !added.includes(key) && key !== 'tax:sales');
    expect(ofBook(revision)).toEqual(ofBook(plain));
    expect(revision.lines.find(({ key }) => key === 'home:castle-rock')).toMatchObject({
      amountCents: home,
      note: null,
    });
    const ofStaff = ({ lines }: SpecQuote) => lines.filter(({ key }) => added.includes(key));
    expect(ofStaff(revision)).toEqual(ofStaff(old));
    expect(ofStaff(revision)).toHaveLength(2);
    // One line of tax, of all the others.
    const taxes = revision.lines.filter(({ key }) => key === 'tax:sales');
    expect(taxes).toHaveLength(1);
    const taxable = revision.lines
      .filter(({ taxable: isTaxed }) => isTaxed)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(taxes[0].amountCents).toBe(Math.round((taxable * Math.round(taxes[0].percent * 1000)) / 100_000));
    expect(revision.loan).toMatchObject({ priceCents: revision.totalCents });
  });

  it('quote.revise: is of a quote of the same deal that was issued, in whatever state', async () => {
    const [deal, other] = [await addDeal(api, admin), await addDeal(api, admin)];
    const draft = await draftOf(admin, deal.id);
    const { quote: strange } = await issued(admin, other.id);
    for (const id of [draft.id, strange.id, 'nonsense'])
      expect(messageOf(await tryDraft(deal.id, id)), id).toBe(quoteSentences.replacesOther);
    const [first, second] = [await issued(admin, deal.id), await issued(admin, deal.id)];
    expect((await accept(first.token)).status).toBe(200);
    for (const { quote } of [first, second])
      expect((await tryDraft(deal.id, quote.id)).errors, quote.status).toBeUndefined();
  });

  it('quote.supersede: an accepted quote holds until its revision is accepted', async () => {
    const deal = await addDeal(api, admin);
    const first = await issued(admin, deal.id);
    await accept(first.token);
    const second = await issueRevision(deal.id, first.quote.id);
    expect([await statusOf(first.quote.id), await statusOf(second.quote.id)]).toEqual(['accepted', 'issued']);
    expect((await accept(second.token)).status).toBe(200);
    expect([await statusOf(first.quote.id), await statusOf(second.quote.id)]).toEqual([
      'superseded',
      'accepted',
    ]);
    // It stays told who accepted the first one.
    expect(await read(first.quote.id)).toMatchObject({ acceptedBy: 'Ada Byron' });
  });

  it('quote.one-accepted: is accepted once, of ten acceptances', async () => {
    const deal = await addDeal(api, admin);
    const first = await issued(admin, deal.id);
    await accept(first.token);
    const revisions = [
      await issueRevision(deal.id, first.quote.id),
      await issueRevision(deal.id, first.quote.id),
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => accept(revisions[at % 2]?.token ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await api.sql('select status from quotes where deal_id = $1 order by status', [deal.id]);
    expect(rows.map(({ status }) => status)).toEqual(['accepted', 'superseded', 'superseded']);
  });
});
