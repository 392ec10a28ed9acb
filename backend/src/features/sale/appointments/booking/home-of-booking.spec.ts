import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
/** A plan that the generator makes, and what it is called. */
let plan: { code: string; name: string };

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  const { body } = await api.rest(
    'GET',
    '/api/floor-plans/designs?beds=queen,twin&baths=1&width=double&seed=5&count=1',
  );
  [plan] = body.designs;
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql("update homes set status = 'published' where slug = 'birkenfeld'");
});

const read = async (id: string) => {
  const { data } = await admin.gql(
    'query ($id: ID!) { appointment(id: $id) { home { name path } contactId } }',
    { id },
  );
  return data.appointment;
};
const homeOf = async (input: object) => (await read(await bookAs(api, input))).home;

describe('the home of a booking', () => {
  it('is that of the catalog, by its slug, and has no page while it is withdrawn', async () => {
    const id = await bookAs(api, { homeSlug: 'birkenfeld', planCode: plan.code });
    expect((await read(id)).home).toEqual({ name: 'Birkenfeld', path: '/homes/birkenfeld' });
    await api.sql("update homes set status = 'withdrawn' where slug = 'birkenfeld'");
    expect((await read(id)).home).toEqual({ name: 'Birkenfeld', path: null });
  });

  it('is a generated plan, by its code', async () => {
    expect(await homeOf({ planCode: plan.code })).toEqual({
      name: plan.name,
      path: `/homes/g/${plan.code}`,
    });
  });

  it.each([
    ['a slug of none', { homeSlug: 'nowhere' }],
    ['a code of none', { planCode: '1.zzz.000.k0' }],
    ['no text that could be either', { homeSlug: 'a\0b', planCode: '1\0' }],
    ['markup', { homeSlug: '<b>', planCode: '1<script>' }],
    ['a very long text', { homeSlug: 'a'.repeat(5000), planCode: '1'.repeat(5000) }],
    ['nothing', { homeSlug: null, planCode: '' }],
  ])('stops no booking if it is %s', async (_what, input) => {
    expect(await homeOf(input)).toBeNull();
  });

  it('is told to whoever is to hold it, and stands on the contact’s timeline', async () => {
    await api.sql("update consultants set email = 'morgan@example.org' where position = 0");
    const { contactId } = await read(await bookAs(api, { homeSlug: 'birkenfeld', message: 'Two dogs' }));
    const [mail] = await api.sql<{ text: string }>(
      "select text from mails where kind = 'appointment_notice'",
    );
    expect(mail?.text).toContain('Home: Birkenfeld');
    const { data } = await admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind text } } }',
      { id: contactId },
    );
    expect(data.contactTimeline.entries).toContainEqual({
      kind: 'appointment',
      text: 'Home: Birkenfeld\nTwo dogs',
    });
  });

  it('that is not published cannot be named', async () => {
    await api.sql("update homes set status = 'draft' where slug = 'birkenfeld'");
    expect(await homeOf({ homeSlug: 'birkenfeld' })).toBeNull();
  });
});
