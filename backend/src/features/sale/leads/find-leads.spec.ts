import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
let design: { code: string; editKey: string };
let contact: string;
let appointment: string;

const make = async (content: object): Promise<{ code: string; editKey: string }> =>
  (await api.rest('POST', '/api/designs', content)).body;
const change = (content: object, { code, editKey } = design) =>
  api.rest('PATCH', `/api/designs/${code}`, content, { 'x-design-key': editKey });
const contactOf = async (id: string): Promise<string> =>
  (await api.sql<{ contact_id: string }>('select contact_id from appointments where id = $1', [id]))[0]!
    .contact_id;

beforeEach(async () => {
  api.clock.set(noon);
  await api.sql('delete from limits');
  await api.sql('update designs set contact_id = null');
  admin = await api.as('admin');
  design = await make({ home: { slug: 'birkenfeld' }, roof: 'hip' });
  appointment = await bookAs(api, { designCode: design.code }, { 'x-design-key': design.editKey });
  contact = await contactOf(appointment);
});
afterEach(() => clearAppointments(api));

const search = async (text: string, who = admin): Promise<{ kind: string; id: string; detail: string }[]> =>
  (await who.gql('query ($text: String!) { search(text: $text) { kind id detail } }', { text })).data.search;
const found = async (text: string, who = admin): Promise<string[]> =>
  (await search(text, who)).filter(({ kind }) => kind === 'contact').map(({ id }) => id);

describe('search (lead.design)', () => {
  it('finds who chose a home, and says why', async () => {
    expect(await found('Birkenfeld')).toContain(contact);
    expect((await search('birkenfeld')).find(({ id }) => id === contact)?.detail).toContain(
      `Design: Birkenfeld ${codeInWords(design.code)}`,
    );
    expect(await found('yachats')).not.toContain(contact);
  });

  it('finds them by the code, with and without hyphens, in any case, with O for 0', async () => {
    const { code } = design;
    for (const typed of [code, codeInWords(code), code.toLowerCase(), code.replaceAll('0', 'O')])
      expect(await found(typed), typed).toContain(contact);
    expect((await search(codeInWords(code))).map(({ kind }) => kind)).toContain('design');
  });

  it('finds them by both homes after another choice, as the booking was made with the first', async () => {
    await change({ home: { slug: 'enid' } });
    expect(await found('enid')).toContain(contact);
    expect(await found('birkenfeld')).toContain(contact);
  });

  it('finds a caller by the design they asked with', async () => {
    const other = await make({ home: { slug: 'toledo' } });
    await api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: {
        fullName: 'Cal Lerr',
        email: 'cal@buyers.example',
        phone: '3605550142',
        designCode: other.code,
      },
    });
    const [row] = await api.sql<{ id: string }>("select id from contacts where email = 'cal@buyers.example'");
    expect(await found('toledo')).toEqual([row!.id]);
  });

  it('finds a customer only designs of their own, and others nothing', async () => {
    const customer = await api.as('customer');
    expect((await search('birkenfeld', customer)).filter(({ id }) => id === design.code)).toEqual([]);
    expect(await found('birkenfeld', customer)).toEqual([]);
    await customer.gql(
      'mutation ($code: String!, $key: String!) { claimDesign(code: $code, editKey: $key) { id } }',
      {
        code: design.code,
        key: design.editKey,
      },
    );
    expect((await search('birkenfeld', customer)).map(({ kind, id }) => [kind, id])).toContainEqual([
      'design',
      design.code,
    ]);
    expect(await search(design.code, await api.as('contractor'))).toEqual([]);
  });

  it('finds them again after the contact was deleted and restored', async () => {
    await admin.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id: contact });
    expect(await found('birkenfeld')).not.toContain(contact);
    const { errors } = await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', {
      id: contact,
    });
    expect(errors).toBeUndefined();
    expect(await found('birkenfeld')).toContain(contact);
  });
});

const about = async (): Promise<number> =>
  Number(
    (await api.sql('select design_cents from appointments where id = $1', [appointment]))[0]!.design_cents,
  );

describe('filters by design (lead.design)', () => {
  const contacts = async (filter: Record<string, unknown>): Promise<string[]> => {
    const { data, errors } = await admin.gql(
      `query ($home: String, $roof: RoofProfile, $minPrice: Cents, $maxPrice: Cents) {
        contacts(home: $home, roof: $roof, minPrice: $minPrice, maxPrice: $maxPrice) { contacts { id } }
        contactCount(home: $home, roof: $roof, minPrice: $minPrice, maxPrice: $maxPrice) }`,
      filter,
    );
    expect(errors).toBeUndefined();
    const ids = data.contacts.contacts.map(({ id }: { id: string }) => id);
    expect(data.contactCount).toBe(ids.length);
    return ids;
  };
  const appointments = async (filter: Record<string, unknown>): Promise<string[]> => {
    const { data, errors } = await admin.gql(
      `query ($home: String, $roof: RoofProfile, $minPrice: Cents, $maxPrice: Cents) {
        appointments(home: $home, roof: $roof, minPrice: $minPrice, maxPrice: $maxPrice) { appointments { id } } }`,
      filter,
    );
    expect(errors).toBeUndefined();
    return data.appointments.appointments.map(({ id }: { id: string }) => id);
  };

  it('hold for one and the same design, prices including both ends', async () => {
    const cents = await about();
    expect(cents).toBeGreaterThan(0);
    const cases: [Record<string, unknown>, boolean][] = [
      [{ home: 'birkenfeld' }, true],
      [{ home: 'enid' }, false],
      [{ roof: 'hip' }, true],
      [{ roof: 'gable' }, false],
      [{ minPrice: cents, maxPrice: cents }, true],
      [{ minPrice: cents + 1 }, false],
      [{ maxPrice: cents - 1 }, false],
      [{ home: 'birkenfeld', roof: 'hip', minPrice: 1 }, true],
      [{ home: 'birkenfeld', roof: 'gable' }, false],
    ];
    for (const [filter, is] of cases) {
      expect((await contacts(filter)).includes(contact), JSON.stringify(filter)).toBe(is);
      expect((await appointments(filter)).includes(appointment), JSON.stringify(filter)).toBe(is);
    }
  });

  it('keep what a booking was made with, whatever becomes of the design, and add what it is now', async () => {
    await change({ roof: 'gable', home: { slug: 'enid' } });
    expect(await appointments({ home: 'birkenfeld', roof: 'hip' })).toContain(appointment);
    expect(await appointments({ home: 'enid' })).not.toContain(appointment);
    expect(await contacts({ home: 'birkenfeld', roof: 'hip' })).toContain(contact);
    expect(await contacts({ home: 'enid', roof: 'gable' })).toContain(contact);
    expect(await contacts({ home: 'birkenfeld', roof: 'gable' })).not.toContain(contact);
  });

  it('find a booking by the home it is about, without any design', async () => {
    const other = await bookAs(api, { homeSlug: 'toledo', customerEmail: 'tom@buyers.example' });
    expect(await appointments({ home: 'toledo' })).toEqual([other]);
    expect(await contacts({ home: 'toledo' })).toEqual([await contactOf(other)]);
    expect(await contacts({ home: 'toledo', roof: 'hip' })).toEqual([]);
  });

  it('narrow the exported file, too', async () => {
    const file = async (query: string): Promise<string> =>
      (await admin.rest('GET', `/api/contacts/export?${query}`)).body;
    expect((await file('home=birkenfeld')).split('\n')).toHaveLength(3);
    expect((await file('home=enid&roof=flat')).split('\n')).toHaveLength(2);
    expect((await admin.rest('GET', '/api/contacts/export?minPrice=x')).status).toBe(400);
  });

  it('are there in reports: groups, filters, and bands of prices', async () => {
    const run = async (definition: object): Promise<any> =>
      (
        await admin.gql(
          'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys values } totals } }',
          { definition },
        )
      ).data.reportResult;
    const band = Math.floor((await about()) / 2_500_000) * 25_000;
    for (const source of ['contacts', 'appointments']) {
      const rows = async (group: string) => (await run({ source, groups: [group] })).rows;
      expect(await rows('home')).toContainEqual({ keys: ['Birkenfeld'], values: [1] });
      expect(await rows('roof')).toContainEqual({ keys: ['hip'], values: [1] });
      expect(await rows('priceBand')).toContainEqual({ keys: [String(band)], values: [1] });
      const total = async (field: string, op: string, values: string[]) =>
        (await run({ source, filters: [{ field, op, values }] })).totals[0];
      const all = (await run({ source })).totals[0];
      expect(await total('home', 'one_of', ['Birkenfeld'])).toBe(1);
      expect(await total('home', 'none_of', ['Birkenfeld'])).toBe(all - 1);
      expect(await total('home', 'one_of', ['', 'Birkenfeld'])).toBe(all);
      expect(await total('roof', 'is', ['gable'])).toBe(0);
      expect(await total('price', 'between', [String(band), String(band + 25_000)])).toBe(1);
      expect(await total('price', 'between', [String(band + 25_000), ''])).toBe(0);
    }
  });
});

describe('how a visitor came', () => {
  const read = async (id: string) =>
    (
      await admin.gql(
        'query ($id: ID!) { contact(id: $id) { touches { first { source campaign referrer at } last { source campaign } } } }',
        { id },
      )
    ).data.contact.touches;

  it('is kept with booking and request, shown on the contact and reported', async () => {
    const first = {
      source: 'news',
      campaign: 'spring',
      referrer: 'https://Paper.example/a?q=1#x',
      at: '2026-01-02T03:04:05Z',
    };
    const id = await contactOf(
      await bookAs(api, { customerEmail: 'way@buyers.example', touches: { first, last: { source: 'ad' } } }),
    );
    expect(await read(id)).toEqual({
      first: {
        source: 'news',
        campaign: 'spring',
        referrer: 'https://paper.example/a',
        at: '2026-01-02T03:04:05.000Z',
      },
      last: { source: 'ad', campaign: null },
    });
    await api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: {
        fullName: 'Way Farer',
        email: 'way@buyers.example',
        phone: '3605550142',
        touches: { first: { source: 'x' }, last: { campaign: 'fall' } },
      },
    });
    expect(await read(id)).toMatchObject({
      first: { source: 'news' },
      last: { source: null, campaign: 'fall' },
    });
    const { data } = await admin.gql(
      'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys values } } }',
      { definition: { source: 'contacts', groups: ['firstSource', 'lastCampaign'] } },
    );
    expect(data.reportResult.rows).toContainEqual({ keys: ['news', 'fall'], values: [1] });
  });

  it.each([
    ['a word', 'x'],
    ['a list', [1]],
    ['NULs and lone surrogates', { first: { source: 'a\0b', campaign: '\ud800' } }],
    ['numbers', { first: { source: 3 }, last: 4 }],
    [
      'what is long',
      { last: { source: 's'.repeat(5000), referrer: `https://a.example/${'p'.repeat(5000)}` } },
    ],
    ['a script', { first: { referrer: 'javascript:alert(1)' } }],
  ])('stops no booking by REST: %s', async (_what, touches) => {
    const { body, status } = await api.rest('POST', '/api/appointments', {
      customerName: 'Rest Er',
      customerEmail: 'rest@buyers.example',
      customerPhone: '3605550142',
      appointmentDate: '2027-03-03',
      appointmentTime: '10:00 AM',
      touches,
    });
    expect([status, body.message ?? null]).toEqual([201, null]);
  });
});
