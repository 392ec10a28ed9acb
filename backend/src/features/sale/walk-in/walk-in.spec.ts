import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addStaff, type StaffMember } from '../../../testing/fixtures/staff-fixtures.ts';

const api = useApi();
let seller: StaffMember;
let colleague: StaffMember;
let office: StaffMember;
let manager: StaffMember;

const mutation = `mutation ($input: WalkInInput!) { startWalkIn(input: $input) {
  id stage source sourceLabel designCode designVersion contact { id } owner { id } buyerName
} }`;
const design = {
  home: { slug: 'castle-rock' },
  roof: 'hip',
  options: [],
  site: { land: 'own', county: 'Clark', zip: '98604' },
};
let keys = 0;
const walk = async (caller: Caller, input: object, key: string | null = `walk-${++keys}`) => {
  const { body } = await caller.rest(
    'POST',
    '/graphql',
    { query: mutation, variables: { input: { design, ...input } } },
    key === null ? {} : { 'idempotency-key': key },
  );
  const [error] = body.errors ?? [];
  const made = body.data?.startWalkIn;
  return {
    deal: made && { ...made, contactId: made.contact?.id, ownerId: made.owner?.id },
    code: error?.extensions.code as string | undefined,
    message: error?.message as string | undefined,
    fields: error?.extensions.fieldErrors as object | undefined,
  };
};
const person = (lastName: string, more: object = {}) => ({
  firstName: 'Ada',
  lastName,
  phone: `36055501${String(10 + ++keys).padStart(2, '0')}`,
  ...more,
});
const count = async (table: string): Promise<number> =>
  (await api.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;
const counts = () => Promise.all(['contacts', 'designs', 'deals', 'quotes'].map(count));
const quotesOf = (dealId: string) =>
  api.sql<{ status: string; lines: { key: string; amountCents: number }[] }>(
    'select status, lines from quotes where deal_id = $1',
    [dealId],
  );

beforeAll(async () => {
  seller = await addStaff(api, 'seller', 'sales');
  colleague = await addStaff(api, 'colleague', 'sales');
  office = await addStaff(api, 'office', 'office');
  manager = await addStaff(api, 'manager', 'project_manager');
});

describe('walkin.once', () => {
  it('makes contact, design, open deal and draft quote, all the caller’s, with the lines of the design’s price', async () => {
    const before = await counts();
    const { deal } = await walk(seller, person('Once'));
    expect(deal).toMatchObject({
      stage: 'new',
      source: 'Walk-in',
      sourceLabel: 'Walk-in',
      ownerId: seller.id,
      buyerName: 'Ada Once',
      designVersion: 1,
    });
    expect(await counts()).toEqual(before.map((n) => n + 1));
    expect(
      await api.sql('select email, owner_id, source, status from contacts where id = $1', [deal.contactId]),
    ).toEqual([{ email: '', owner_id: seller.id, source: 'Walk-in', status: 'prospect' }]);
    expect(
      await api.sql('select contact_id, by_staff from designs where code = $1', [deal.designCode]),
    ).toEqual([{ contact_id: deal.contactId, by_staff: true }]);
    const { body: price } = await seller.rest('GET', `/api/designs/${deal.designCode}/price`);
    const [quote, ...more] = await quotesOf(deal.id);
    expect([quote?.status, more]).toEqual(['draft', []]);
    for (const line of price.lines.filter((one: { highCents: number }) => one.highCents !== 0))
      expect(
        quote?.lines.find(({ key }) => key === line.key),
        line.key,
      ).toMatchObject({
        amountCents: line.estimateCents,
      });
  });

  it('makes one of each however often it is sent at once with one key, and refuses none', async () => {
    const before = await counts();
    const input = person('Ten');
    const answers = await Promise.all(Array.from({ length: 10 }, () => walk(seller, input, 'ten-at-once')));
    expect(new Set(answers.map(({ deal }) => deal?.id)).size).toBe(1);
    expect(await counts()).toEqual(before.map((n) => n + 1));
    expect((await walk(seller, person('Other'), 'ten-at-once')).code).toBe('KEY_REUSED');
  });

  it('makes one contact and one deal of a person whom two presses with two keys bring at once', async () => {
    const input = person('Twice');
    const answers = await Promise.all([walk(seller, input), walk(seller, input), walk(seller, input)]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(new Set(answers.map(({ deal }) => deal.contactId)).size).toBe(1);
    expect(new Set(answers.map(({ deal }) => deal.id)).size).toBe(1);
  });

  it('makes nothing where the design cannot be quoted, or the input is wrong', async () => {
    const before = await counts();
    expect((await walk(seller, { ...person('None'), design: { roof: 'hip' } })).code).toBe('CONFLICT');
    expect(await walk(seller, { firstName: 'Ada' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { lastName: expect.any(String), email: expect.any(String) },
    });
    expect((await walk(seller, person('None', { email: 'no' }))).fields).toHaveProperty('email');
    expect((await walk(seller, person('None'), null)).code).toBe('BAD_INPUT');
    expect((await walk(manager, person('None'))).code).toBe('FORBIDDEN');
    expect(await counts()).toEqual(before);
  });
});

describe('walkin.known', () => {
  it('goes on with the contact of the address, or of phone and folded name, and with its open deal until a quote is issued', async () => {
    const input = person('Known', { email: 'known@walk.example' });
    const first = (await walk(seller, input)).deal;
    const byEmail = (await walk(seller, { firstName: 'A', lastName: 'B', email: 'KNOWN@walk.example' })).deal;
    const byPhone = (await walk(seller, { ...input, email: null, firstName: 'ADA', lastName: 'knówn' })).deal;
    expect([byEmail.id, byPhone.id]).toEqual([first.id, first.id]);
    expect(byPhone.designCode).not.toBe(first.designCode);
    expect((await walk(seller, { contactId: first.contactId })).deal.id).toBe(first.id);
    const [quote] = await api.sql<{ id: string; version: number }>(
      'select id, version from quotes where deal_id = $1 order by created_at desc limit 1',
      [first.id],
    );
    const { errors } = await seller.gql(
      'mutation ($id: ID!, $version: Int!, $until: LocalDate!) { issueQuote(id: $id, version: $version, validUntil: $until) { link } }',
      { ...quote, until: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10) },
    );
    expect(errors).toBeUndefined();
    const next = (await walk(seller, { contactId: first.contactId })).deal;
    expect(next.contactId).toBe(first.contactId);
    expect(next.id).not.toBe(first.id);
  });

  it('buyer.proved: an address that was merged away leads to nobody’s deal', async () => {
    const admin = await api.as('admin');
    const [into, other] = await api.sql<{ id: string }>(
      "insert into contacts (first_name, last_name, email, email_folded, owner_id) values ('Stays', 'On', 'stays@walk.example', 'stays@walk.example', $1), ('Gone', 'Away', 'gone@walk.example', 'gone@walk.example', $1) returning id",
      [seller.id],
    );
    const version = async (id: string) =>
      (await api.sql<{ version: number }>('select version from contacts where id = $1', [id]))[0]?.version;
    const merged = await admin.gql(
      'mutation ($into: ID!, $version: Int!, $other: ID!, $otherVersion: Int!) { mergeContacts(into: $into, version: $version, other: $other, otherVersion: $otherVersion) { id } }',
      {
        into: into?.id,
        version: await version(into?.id ?? ''),
        other: other?.id,
        otherVersion: await version(other?.id ?? ''),
      },
    );
    expect(merged.errors).toBeUndefined();
    const { deal } = await walk(seller, person('Else', { email: 'gone@walk.example', firstName: 'Vic' }));
    expect(deal.contactId).not.toBe(into?.id);
    const [contact] = await api.sql('select email from contacts where id = $1', [deal.contactId]);
    expect(contact).toEqual({ email: 'gone@walk.example' });
  });

  it('own.no-grab: refuses a colleague’s person with the colleague’s name, and makes nothing', async () => {
    const input = person('Theirs', { email: 'theirs@walk.example' });
    const { deal } = await walk(colleague, input);
    const before = await counts();
    for (const typed of [
      { firstName: 'A', lastName: 'B', email: 'theirs@walk.example' },
      { ...input, email: null },
    ])
      expect(await walk(seller, typed)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('colleague looks after'),
      });
    expect((await walk(seller, { contactId: deal.contactId })).code).toBe('NOT_FOUND');
    expect(await counts()).toEqual(before);
    const byOffice = (await walk(office, { contactId: deal.contactId })).deal;
    expect([byOffice.id, byOffice.ownerId]).toEqual([deal.id, colleague.id]);
  });

  it('makes nobody’s contact and deal the caller’s, and keeps what they typed in a note', async () => {
    const [contact] = await api.sql<{ id: string }>(
      "insert into contacts (first_name, last_name, email, email_folded, phone) values ('Ida', 'Imported', 'ida@walk.example', 'ida@walk.example', '+13605550188') returning id",
    );
    await api.sql(
      "insert into deals (contact_id, buyer_name, stage, probability_percent) values ($1, 'Ida Imported', 'contacted', 20)",
      [contact?.id],
    );
    const { deal } = await walk(seller, {
      firstName: 'Ida',
      lastName: 'Imported',
      phone: '(360) 555-0188',
      email: 'new@walk.example',
    });
    expect(deal).toMatchObject({ contactId: contact?.id, stage: 'contacted', ownerId: seller.id });
    expect(await api.sql('select email, owner_id from contacts where id = $1', [contact?.id])).toEqual([
      { email: 'ida@walk.example', owner_id: seller.id },
    ]);
    expect(await api.sql('select text from contact_notes where contact_id = $1', [contact?.id])).toEqual([
      { text: 'At a walk-in they gave: email new@walk.example' },
    ]);
  });
});
