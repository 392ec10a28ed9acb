import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { draftOf, issue } from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
let people = 0;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql('delete from limits'));

const content = {
  name: 'Our private name',
  home: { slug: 'castle-rock' },
  site: { land: 'own', address: '12 Fir Lane, Yelm', county: 'Thurston', zip: '98597', miles: 60 },
};
const make = async (as: Caller = api): Promise<{ code: string; key: Record<string, string> }> => {
  const { body } = await as.rest('POST', '/api/designs', content);
  return { code: body.code, key: { 'x-design-key': body.editKey } };
};
const account = async (): Promise<{ email: string; caller: Caller }> => {
  const email = `site${++people}@quotes.example`;
  await api.addUser({ email, role: 'customer', passwordHash: 'chosen' });
  return { email, caller: await api.asUser(email) };
};
/** Somebody asks to be called back. */
const ask = (as: Caller, email: string, designCode: string, headers?: Record<string, string>) =>
  as.gql(
    'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
    { input: { fullName: 'Mallory', email, phone: '3605550142', designCode } },
    headers,
  );
/** The open deal of whoever asked. */
const dealOf = async (email: string): Promise<string> =>
  (
    await api.sql<{ id: string }>(
      'select d.id from deals d join contacts c on c.id = d.contact_id where c.email = $1',
      [email],
    )
  )[0]?.id ?? '';
/** What the quote of a deal says of the site once it is issued. */
const quotedSite = async (dealId: string, change?: object) => {
  const draft = await draftOf(admin, dealId);
  if (change) {
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $version: Int!, $input: QuoteInput!) { updateQuote(id: $id, version: $version, input: $input) { id } }',
      { id: draft.id, version: draft.version, input: change },
    );
    expect(errors).toBeUndefined();
  }
  const { data, errors } = await issue(admin, { ...draft, version: draft.version + (change ? 1 : 0) });
  expect(errors).toBeUndefined();
  const [row] = await api.sql<{ site: any; name: string | null }>(
    "select document -> 'site' as site, document #>> '{design,name}' as name from quotes where id = $1",
    [data.issueQuote.quote.id],
  );
  const { data: read } = await admin.gql('query ($id: ID!) { quote(id: $id) { address zip } }', {
    id: data.issueQuote.quote.id,
  });
  expect(read.quote).toEqual({ address: row?.site.address, zip: row?.site.zip });
  return { ...read.quote, name: row?.name, county: row?.site.county };
};
const all = { address: '12 Fir Lane, Yelm', zip: '98597', name: 'Our private name', county: 'Thurston' };
const nothing = { address: null, zip: null, name: null, county: 'Thurston' };

describe('a quote (buyer.site)', () => {
  it('says nothing of where the home of somebody whose code alone was known will stand', async () => {
    const { code } = await make();
    const email = `mallory${++people}@quotes.example`;
    await ask(api, email, code);
    expect(await quotedSite(await dealOf(email))).toEqual(nothing);
  });

  it('nor of an owner’s, whom the asker, signed in, is not', async () => {
    const { code, key } = await make();
    const owner = await account();
    await owner.caller.rest('POST', `/api/designs/${code}/claim`, undefined, key);
    const other = await account();
    // The key is worth nothing any more.
    await ask(other.caller, other.email, code, key);
    expect(await quotedSite(await dealOf(other.email))).toEqual(nothing);
    // What its owner asks does not count for others.
    await ask(owner.caller, owner.email, code);
    const next = await account();
    await ask(next.caller, next.email, code);
    expect(await quotedSite(await dealOf(next.email))).toEqual(nothing);
  });

  it('takes it from a design whose key was sent', async () => {
    const { code, key } = await make();
    const email = `keyholder${++people}@quotes.example`;
    await ask(api, email, code, key);
    expect(await quotedSite(await dealOf(email))).toEqual(all);
  });

  it('takes it from a design whose owner asked, or buys', async () => {
    for (const asks of [true, false]) {
      const { code, key } = await make();
      const owner = await account();
      await owner.caller.rest('POST', `/api/designs/${code}/claim`, undefined, key);
      await ask(asks ? owner.caller : api, owner.email, code);
      expect(await quotedSite(await dealOf(owner.email)), String(asks)).toEqual(all);
    }
  });

  it('does not when the owner’s address is not proved', async () => {
    const { code, key } = await make();
    const owner = await account();
    await owner.caller.rest('POST', `/api/designs/${code}/claim`, undefined, key);
    await ask(api, owner.email, code);
    await api.sql('update users set is_email_verified = false where email = $1', [owner.email]);
    expect(await quotedSite(await dealOf(owner.email))).toEqual(nothing);
  });

  it('takes it from a design that staff made, and else from what staff enter', async () => {
    const made = await make(admin);
    const email = `staff${++people}@quotes.example`;
    await ask(api, email, made.code);
    expect(await quotedSite(await dealOf(email))).toEqual(all);
    const { code } = await make();
    const other = `entered${++people}@quotes.example`;
    await ask(api, other, code);
    expect(await quotedSite(await dealOf(other), { address: '5 Own Road', zip: '98660' })).toEqual({
      ...nothing,
      address: '5 Own Road',
      zip: '98660',
    });
  });

  it('empties what is named as null, and keeps what is left out; a ZIP code has five digits', async () => {
    const { code, key } = await make();
    const email = `kept${++people}@quotes.example`;
    await ask(api, email, code, key);
    const draft = await draftOf(admin, await dealOf(email));
    const change = (version: number, input: object) =>
      admin.gql(
        'mutation ($id: ID!, $version: Int!, $input: QuoteInput!) { updateQuote(id: $id, version: $version, input: $input) { address zip version } }',
        { id: draft.id, version, input },
      );
    expect((await change(draft.version, { terms: 'Other' })).data.updateQuote).toMatchObject({
      address: '12 Fir Lane, Yelm',
      zip: '98597',
    });
    expect((await change(draft.version + 1, { zip: null })).data.updateQuote).toMatchObject({
      address: '12 Fir Lane, Yelm',
      zip: null,
    });
    expect((await change(draft.version + 2, { zip: '9859' })).errors?.[0]?.extensions.fieldErrors).toEqual({
      zip: 'A ZIP code has five digits',
    });
  });
});
