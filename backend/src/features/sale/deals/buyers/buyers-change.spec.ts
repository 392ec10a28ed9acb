import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { addDeal, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
const { out, quoted, create, tokenOf, signed } = useAgreements(api);
let admin: Caller;
let people = 0;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql('delete from limits'));

const versionOf = async (table: string, id: string): Promise<number> =>
  (await api.sql<{ version: number }>(`select version from ${table} where id = $1`, [id]))[0]?.version ?? 0;
const update = async (id: string, input: object, reason?: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!, $input: DealInput!, $reason: String) { updateDeal(id: $id, version: $version, input: $input, reason: $reason) { version coBuyers { name email } contact { id } } }',
    { id, version: await versionOf('deals', id), input, reason },
  );
const refusalOf = ({ errors }: Awaited<ReturnType<Caller['gql']>>) =>
  errors?.map(({ message, extensions }) => [extensions.code, message]);
const voidItFirst = [['CONFLICT', 'Void it first.']];
const newContact = async (): Promise<{ id: string; email: string }> => {
  const email = `next${++people}@change.example`;
  const [row] = await api.sql<{ id: string }>(
    "insert into contacts (first_name, last_name, email, email_folded, source, status) values ('Cy', 'Next', $1, $1, 'manual', 'prospect') returning id",
    [email],
  );
  return { id: row?.id ?? '', email };
};
const contactOf = async (dealId: string): Promise<string> =>
  (await api.sql<{ contact_id: string }>('select contact_id from deals where id = $1', [dealId]))[0]
    ?.contact_id ?? '';
/** Changes the address of a contact, over either API. */
const readdress = async (id: string, email: string, way: 'graphql' | 'rest' = 'graphql') => {
  const version = await versionOf('contacts', id);
  const input = { version, firstName: 'Ada', lastName: 'Byron', email };
  if (way === 'rest') return admin.rest('PATCH', `/api/contacts/${id}`, input);
  const { errors } = await admin.gql(
    'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { id } }',
    { id, input },
  );
  return { status: errors ? 409 : 200, body: { message: errors?.[0]?.message } };
};
const statusOfQuoteLink = async (token: string): Promise<number> =>
  (await api.rest('GET', '/api/linked-quote', undefined, { 'x-link-token': token })).status;
const statusOfSigner = async (token: string): Promise<number> =>
  (await api.rest('GET', '/api/linked-agreement', undefined, { 'x-link-token': token })).status;

describe('while an agreement is out (buyer.change)', () => {
  it('nobody joins, leaves or is called otherwise; the rest of the deal can change', async () => {
    const { deal, agreement } = await out();
    const next = await newContact();
    const [{ co_buyers: buyers }] = (await api.sql('select co_buyers from deals where id = $1', [
      deal.id,
    ])) as [{ co_buyers: { name: string; email: string }[] }];
    const same = buyers.map(({ name, email }) => ({ name, email }));
    for (const input of [
      { contactId: next.id },
      { coBuyers: [] },
      { coBuyers: [...same, { name: 'Cy', email: next.email }] },
      { coBuyers: same.map(({ email }) => ({ name: 'Otherwise', email })) },
    ])
      expect(refusalOf(await update(deal.id, input)), JSON.stringify(input)).toEqual(voidItFirst);
    const unchanged = await update(deal.id, {
      source: 'fair',
      coBuyers: same,
      contactId: await contactOf(deal.id),
    });
    expect([unchanged.errors, unchanged.data.updateDeal.coBuyers]).toEqual([undefined, same]);
    const voided = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { voidAgreement(id: $id, version: $version, reason: "Wrong buyer") { status } }',
      { id: agreement.id, version: await versionOf('agreements', agreement.id) },
    );
    expect(voided.errors).toBeUndefined();
    expect((await update(deal.id, { contactId: next.id, coBuyers: [] })).errors).toBeUndefined();
  });

  it.each(['graphql', 'rest'] as const)('the address of a buyer’s contact stays (%s)', async (way) => {
    const { deal, email } = await out();
    const id = await contactOf(deal.id);
    const other = `moved${++people}@change.example`;
    expect(await readdress(id, other, way)).toMatchObject({
      status: 409,
      body: { message: 'Void it first.' },
    });
    expect(await api.sql('select email, email_folded from contacts where id = $1', [id])).toEqual([
      { email, email_folded: email },
    ]);
    // The same mailbox in other letters, and everything else, can change.
    expect((await readdress(id, email.toUpperCase(), way)).status).toBe(200);
  });
});

describe('who left', () => {
  it('has no link to a quote any more; a new one is mailed to whoever is the contact now', async () => {
    const co = { name: 'Bo', email: `bo${++people}@change.example` };
    const deal = await addDeal(api, admin, undefined, { coBuyers: [co] });
    const { quote, token } = await issued(admin, deal.id);
    // Who joins or is renamed takes nothing from anybody.
    await update(deal.id, {
      coBuyers: [
        { ...co, name: 'Bo B.' },
        { name: 'Di', email: 'di@change.example' },
      ],
    });
    expect(await statusOfQuoteLink(token)).toBe(200);
    await update(deal.id, { coBuyers: [{ name: 'Di', email: 'di@change.example' }] });
    expect(await statusOfQuoteLink(token)).toBe(410);
    const next = await newContact();
    await update(deal.id, { contactId: next.id });
    await admin.gql('mutation ($id: ID!) { sendQuoteLink(id: $id) }', { id: quote.id });
    const [mail] = await api.sql(
      "select to_address, text from mails where kind = 'quote_link' and text like '%' || $1 || '%' order by id desc limit 1",
      [quote.number],
    );
    expect(mail?.to_address).toBe(next.email);
    expect(await statusOfQuoteLink(/#token=([\w-]+)/.exec(String(mail?.text))?.[1] ?? '')).toBe(200);
  });

  it('has no link once another contact takes the place of a deleted one', async () => {
    const deal = await addDeal(api, admin);
    const { token } = await issued(admin, deal.id);
    await admin.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id: deal.contactId });
    expect(await statusOfQuoteLink(token)).toBe(200);
    await update(deal.id, { contactId: (await newContact()).id });
    expect(await statusOfQuoteLink(token)).toBe(410);
  });

  it('has no link to the signed agreement any more; the others and the seller keep theirs', async () => {
    const { deal, agreement } = await signed();
    const links = await Promise.all(
      ['Ada Byron', 'Robin Byron', 'Dana Whitfield'].map((name) => tokenOf(name, agreement.number)),
    );
    await api.sql(
      "update deals set co_buyers = (select jsonb_build_array(jsonb_build_object('name', 'Robin Byron', 'email', 'Robin@Buyers.example', 'emailFolded', 'robin@buyers.example'))) where id = $1",
      [deal.id],
    );
    expect(await Promise.all(links.map(statusOfSigner))).toEqual([200, 200, 200]);
    await api.sql("update deals set co_buyers = '[]' where id = $1", [deal.id]);
    expect(await Promise.all(links.map(statusOfSigner))).toEqual([200, 410, 200]);
    await readdress(await contactOf(deal.id), `moved${++people}@change.example`);
    expect(await Promise.all(links.map(statusOfSigner))).toEqual([410, 410, 200]);
  });

  it('is not asked to sign: not by a new agreement, nor by a draft that names them', async () => {
    const { deal, quote } = await quoted();
    const draft = await create(quote.id);
    const next = await newContact();
    await update(deal.id, { contactId: next.id, coBuyers: [] });
    const send = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
      { id: draft.id, version: draft.version },
    );
    expect(refusalOf(send)).toEqual([
      ['CONFLICT', 'Ada Byron no longer buys by this deal. Choose who signs first.'],
    ]);
    await api.sql('delete from agreements where id = $1', [draft.id]);
    const fresh = await create(quote.id);
    expect(fresh.signers.filter(({ role }: any) => role === 'buyer').map(({ email }: any) => email)).toEqual([
      next.email,
    ]);
  });
});

describe('once the agreement is signed', () => {
  it.each([
    ['left', (_co: string, next: { id: string }) => ({ contactId: next.id })],
    [
      'joined',
      (co: string, next: { email: string }) => ({
        coBuyers: [
          { name: 'Bo', email: co },
          { name: 'Cy', email: next.email },
        ],
      }),
    ],
  ] as const)('a reason is needed, and everybody is told, once: one has %s', async (what, change) => {
    const co = `signed${++people}@change.example`;
    const deal = await signDeal(api, { coBuyers: [{ name: 'Bo', email: co }] });
    const next = await newContact();
    const input = change(co, next);
    for (const reason of [undefined, ' ']) {
      const { errors } = await update(deal.dealId, input, reason);
      expect(errors?.[0]?.extensions.fieldErrors).toEqual({
        reason: 'Please say why: the agreement is signed, and all buyers are notified',
      });
    }
    // Nothing else needs one.
    expect((await update(deal.dealId, { source: 'fair' })).errors).toBeUndefined();
    expect((await update(deal.dealId, input, 'They asked us to')).errors).toBeUndefined();
    const mails = await api.sql(
      "select to_address, subject, text from mails where kind = 'deal_buyers' and to_address = any ($1) order by id",
      [[deal.email, co, next.email]],
    );
    expect(mails.map(({ to_address: to, subject }) => [to, subject])).toEqual([
      [
        deal.email,
        what === 'left'
          ? 'You are no longer named as a buyer of a home'
          : 'The buyers of your home have changed',
      ],
      [co, 'The buyers of your home have changed'],
      [next.email, 'You are named as a buyer of a home'],
    ]);
    expect(mails.some(({ text }) => String(text).includes('They asked us to'))).toBe(false);
    // Who left learns nothing of who came.
    expect(String(mails[0]?.text).includes('Cy Next')).toBe(false);
    const [event] = await api.sql(
      "select note from deal_events where deal_id = $1 and kind = 'changed' order by id desc limit 1",
      [deal.dealId],
    );
    expect(event?.note).toBe(`${what === 'left' ? 'Contact' : 'Co-buyers'}: They asked us to`);
  });
});

describe('the address of a contact whose agreement is signed', () => {
  it.each(['graphql', 'rest'] as const)(
    'changes for all buyers to know, the old one included (%s)',
    async (way) => {
      const co = `signed${++people}@change.example`;
      const deal = await signDeal(api, { coBuyers: [{ name: 'Bo', email: co }] });
      const other = `moved${people}@change.example`;
      // The same mailbox in other letters is no change.
      for (const address of [deal.email.toUpperCase(), other, other.toUpperCase()])
        expect((await readdress(deal.contactId, address, way)).status).toBe(200);
      expect(
        await api.sql(
          "select to_address as to, subject from mails where kind = 'deal_buyers' and lower(to_address) = any ($1) order by id",
          [[deal.email, co, other]],
        ),
      ).toEqual([
        { to: deal.email.toUpperCase(), subject: 'You are no longer named as a buyer of a home' },
        { to: co, subject: 'The buyers of your home have changed' },
        { to: other, subject: 'You are named as a buyer of a home' },
      ]);
    },
  );

  it('tells nobody where nothing is signed', async () => {
    const deal = await addDeal(api, admin);
    const other = `moved${++people}@change.example`;
    expect((await readdress(deal.contactId, other)).status).toBe(200);
    expect(
      await api.sql("select from mails where kind = 'deal_buyers' and to_address = any ($1)", [
        [deal.email, other],
      ]),
    ).toEqual([]);
  });
});

describe('a deal’s project', () => {
  const peopleOf = async (id: string) =>
    (await api.sql('select contact_id, customer_id from projects where id = $1', [id]))[0];
  const win = async () => {
    const coEmail = `co${++people}@change.example`;
    const deal = await signDeal(api, { coBuyers: [{ name: 'Bo Byron', email: coEmail }] });
    const ada = await api.addUser({ email: deal.email, role: 'customer', name: 'Ada Byron' });
    const bo = await api.addUser({ email: coEmail, role: 'customer', name: 'Bo Byron' });
    const { data } = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { winDeal(id: $id, version: $version) { project { id } } }',
      { id: deal.dealId, version: await versionOf('deals', deal.dealId) },
    );
    return { deal, coEmail, ada, bo, id: String(data.winDeal.project.id) };
  };
  const reads = async (email: string, id: string): Promise<number> =>
    (await (await api.asUser(email)).rest('GET', `/api/projects/${id}`)).status;

  it('has the deal’s contact, and the first buyer’s account that there is, whatever changes', async () => {
    const { deal, coEmail, ada, bo, id } = await win();
    expect(await peopleOf(id)).toEqual({ contact_id: deal.contactId, customer_id: ada });
    const next = await newContact();
    expect((await update(deal.dealId, { contactId: next.id }, 'She died')).errors).toBeUndefined();
    expect(await peopleOf(id)).toEqual({ contact_id: next.id, customer_id: bo });
    expect([await reads(deal.email, id), await reads(coEmail, id)]).toEqual([404, 200]);
    await api.sql('update users set disabled_at = now() where id = $1', [bo]);
    expect(await peopleOf(id)).toEqual({ contact_id: next.id, customer_id: null });
    const cy = await api.addUser({ email: next.email, role: 'customer', name: 'Cy Next' });
    expect(await peopleOf(id)).toEqual({ contact_id: next.id, customer_id: cy });
    expect(await reads(next.email, id)).toBe(200);
    // Whoever is the customer stays it, as long as they buy.
    await api.sql('update users set disabled_at = null where id = $1', [bo]);
    expect(await peopleOf(id)).toEqual({ contact_id: next.id, customer_id: cy });
    expect((await readdress(next.id, `moved${++people}@change.example`)).status).toBe(200);
    expect(await peopleOf(id)).toEqual({ contact_id: next.id, customer_id: bo });
    expect(await reads(next.email, id)).toBe(404);
    const history = async (subject: string) =>
      (
        await api.sql(
          "select after from project_events where project_id = $1 and kind = 'changed' and subject = $2 order by created_at, id",
          [id, subject],
        )
      ).map(({ after }) => after);
    expect(await history('customer')).toEqual(['Bo Byron', null, 'Cy Next', 'Bo Byron']);
    expect(await history('contact')).toEqual(['Cy Next']);
  });

  it('takes its people from nowhere else: staff are led to the deal', async () => {
    const { id, ada } = await win();
    const [stranger] = await api.sql<{ id: string }>(
      "select id from users where email = 'customer@example.com'",
    );
    const change = async (input: object) =>
      (
        await admin.rest('PATCH', `/api/projects/${id}`, {
          version: await versionOf('projects', id),
          ...input,
        })
      ).body;
    expect((await change({ customerId: stranger?.id })).fieldErrors).toEqual({
      customerId: 'The customer of this project is set in its deal. Change it there.',
    });
    expect((await change({ contactId: null })).fieldErrors).toEqual({
      contactId: 'The customer of this project is set in its deal. Change it there.',
    });
    expect(await peopleOf(id)).toMatchObject({ customer_id: ada });
    // Even a row that names somebody else gives them nothing.
    await api.sql('update projects set customer_id = $2 where id = $1', [id, stranger?.id]);
    expect((await (await api.as('customer')).rest('GET', `/api/projects/${id}`)).status).toBe(404);
  });
});

describe('buyer.address', () => {
  it('what the address and the co-buyers were and are stands in the history of the deal and in the audit log', async () => {
    const deal = await addDeal(api, admin);
    const contact = await contactOf(deal.id);
    const [was] = await api.sql('select email from contacts where id = $1', [contact]);
    expect((await readdress(contact, 'now@address.example')).status).toBe(200);
    await update(deal.id, { coBuyers: [{ name: 'Bo', email: 'bo@address.example' }] });
    const notes = await api.sql(
      "select note from deal_events where deal_id = $1 and kind = 'changed' order by created_at, id",
      [deal.id],
    );
    expect(notes.map(({ note }) => note)).toEqual([
      `Email: ${was?.email} → now@address.example`,
      expect.stringMatching(/^Buyers: .* → .*<now@address.example> and Bo <bo@address.example>$/),
      'Co-buyers',
    ]);
    const audited = await api.sql(
      "select action, details -> 'changes' as changes from audit_entries where object in ($1, $2) and details ? 'changes' order by created_at, id",
      [`contact:${contact}`, `deal:${deal.id}`],
    );
    const email = { from: was?.email, to: 'now@address.example' };
    expect(audited).toEqual([
      { action: 'contact.update', changes: { email } },
      { action: 'deal.update', changes: { email } },
      { action: 'deal.update', changes: { buyers: { from: expect.any(String), to: expect.any(String) } } },
    ]);
    const alone = await newContact();
    await readdress(alone.id, 'alone@address.example');
    expect(
      await api.sql("select from audit_entries where object = $1 and details ? 'changes'", [
        `contact:${alone.id}`,
      ]),
    ).toEqual([]);
  });
});
