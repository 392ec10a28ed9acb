import { type QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { readPdf } from '../../../../testing/fixtures/pdf-text.ts';
import { quoteSteps } from '../../../../testing/fixtures/quote-steps.ts';
import { addDeal, draftOf, issue, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());
const { code, read, update, deal, pdf, reprice, withdraw } = quoteSteps(() => admin);

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

  it('data.phone-only: is issued to a contact without an address, and nobody is mailed', async () => {
    const { id, contactId } = await addDeal(api, admin);
    const draft = await draftOf(admin, id);
    await api.sql("update contacts set email = '', email_folded = '' where id = $1", [contactId]);
    const { data } = await issue(admin, draft);
    expect(data.issueQuote.quote.status).toBe('issued');
    expect(data.issueQuote.link).toContain('#token=');
    expect(await api.sql("select id from mails where to_address = ''")).toEqual([]);
  });

  it('needs a line that counts; a draft may be empty until then', async () => {
    const draft = await draftOf(admin, (await addDeal(api, admin)).id);
    const { data, errors } = await update(draft, { lines: [] });
    expect([errors, data.updateQuote.totalCents]).toEqual([undefined, 0]);
    expect((await issue(admin, data.updateQuote)).errors?.[0]?.message).toBe(quoteSentences.noLines);
  });

  it('quote.expiry: a day that is over is refused, today is not', async () => {
    const { id } = await addDeal(api, admin);
    const draft = await draftOf(admin, id);
    for (const day of ['2027-02-28', '2028-03-02'])
      expect(code(await issue(admin, draft, day))).toBe('BAD_INPUT');
    // A year and a day.
    const { quote } = await issued(admin, id, '2028-03-01');
    expect(quote.validUntil).toBe('2028-03-01');
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

  it('quote.immutable: it names the whole look beside the home, chosen or the home’s own, and keeps it', async () => {
    const design = { home: { slug: 'castle-rock' }, options: ['style:cabin', 'color:sage'] };
    const { id } = await addDeal(api, admin, design);
    const { quote } = await issued(admin, id);
    const look = async () =>
      (
        await admin.gql('query ($id: ID!) { quote(id: $id) { style roof siding color lookText } }', {
          id: quote.id,
        })
      ).data.quote;
    const named = {
      style: 'cabin',
      roof: 'gable',
      siding: 'fiber-cement',
      color: 'sage',
      lookText: 'Cabin style · Gable roof · Fiber Cement siding · Sage',
    };
    expect(await look()).toEqual(named);
    expect(quote.lines).toContainEqual(
      expect.objectContaining({ key: 'option:style:cabin', amountCents: 1_190_000 }),
    );
    const text = readPdf(await pdf(quote.id))
      .pages.join(' ')
      .replace(/\s+/g, ' ');
    for (const part of named.lookText.split(' · ')) expect(text).toContain(part);
    await api.sql(`update homes set look = look || '{"roof": "flat"}' where slug = 'castle-rock'`);
    expect(await look()).toEqual(named);
    await api.sql(`update homes set look = look || '{"roof": "gable"}' where slug = 'castle-rock'`);
  });

  it('quote.pdf: number, every label and amount, total, last day, buyer, and the payment with its terms are text', async () => {
    const { id } = await addDeal(api, admin);
    const { quote } = await issued(admin, id);
    const bytes = await pdf(quote.id);
    const text = readPdf(bytes).pages.join(' ').replace(/\s+/g, ' ');
    const money = (cents: number): string =>
      (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    for (const { label, amountCents, notToExceedCents } of quote.lines) {
      expect(text).toContain(label);
      expect(text).toContain(money(amountCents));
      if (notToExceedCents !== null) expect(text).toContain(`not to exceed ${money(notToExceedCents)}`);
    }
    expect(quote.lines.some(({ notToExceedCents }) => notToExceedCents !== null)).toBe(true);
    for (const wanted of [
      `You saw ${money(quote.totalCents)} on Monday, March 1, 2027. The total is the same.`,
      `not to exceed ${money(quote.notToExceedCents)}`,
      'An allowance settles at what the work costs, up to the amount beside it that it will not exceed.',
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

  it('quote.saw: the PDF of a revision opens with the quote that it replaces, and lists what differs', async () => {
    const { id } = await addDeal(api, admin);
    const { quote: old } = await issued(admin, id);
    const draft = await draftOf(admin, id, old.id);
    const { data } = await update(draft, {
      lines: [
        ...draft.lines,
        { label: 'Porch light', basis: 'firm', amountCents: 31_500 },
        { key: 'discount:agreed', label: 'Discount', basis: 'firm', amountCents: -250_000, note: 'Fair' },
      ],
    });
    const made = await issue(admin, data.updateQuote);
    const { pages } = readPdf(await pdf(made.data.issueQuote.quote.id));
    const text = pages.join(' ').replace(/\s+/g, ' ');
    const was = (old.totalCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    expect(text).toContain(`${old.number} was ${was}.`);
    expect(text).not.toContain('The total is the same.');
    expect(text).toContain('+$315.00');
    expect(text).toContain('-$2,500.00');
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
