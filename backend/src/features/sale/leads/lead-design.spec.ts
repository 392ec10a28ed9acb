import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
let design: { code: string; editKey: string };

beforeEach(async () => {
  api.clock.set(noon);
  await api.sql('delete from limits');
  admin = await api.as('admin');
  design = (
    await api.rest('POST', '/api/designs', { home: { slug: 'birkenfeld' }, roof: 'hip', name: 'Ours' })
  ).body;
});
afterEach(() => clearAppointments(api));

const appointment = async (id: string) =>
  (
    await admin.gql(
      'query ($id: ID!) { appointment(id: $id) { designCode designVersion contactId home { name path } } }',
      { id },
    )
  ).data.appointment;
const contactOf = async (id: string) =>
  (
    await admin.gql(
      `query ($id: ID!) { contact(id: $id) { id designs { code name viewerCanEdit } }
        contactTimeline(id: $id) { entries { kind designCode designVersion } } }`,
      { id },
    )
  ).data;
const ask = async (
  designCode: string | null,
  requestKey?: string,
  headers: Record<string, string> = {},
): Promise<{ data: any; errors?: unknown }> =>
  api.gql(
    'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
    {
      input: {
        fullName: 'Ida Lovelace',
        email: 'ida@buyers.example',
        phone: '3605550142',
        designCode,
        requestKey,
      },
    },
    headers,
  );
const withKey = () => ({ 'x-design-key': design.editKey });
const linkedContact = async (): Promise<string | null> =>
  (
    await api.sql<{ contact_id: string | null }>('select contact_id from designs where code = $1', [
      design.code,
    ])
  )[0]!.contact_id;

describe('a lead with a design (lead.design)', () => {
  it('books with it: staff see code, version and home, and its designs stand on the contact', async () => {
    await api.rest(
      'PATCH',
      `/api/designs/${design.code}`,
      { siding: 'wood' },
      { 'x-design-key': design.editKey },
    );
    const booked = await appointment(await bookAs(api, { designCode: design.code.toLowerCase() }));
    expect(booked).toMatchObject({
      designCode: design.code,
      designVersion: 2,
      home: { name: 'Birkenfeld', path: '/homes/birkenfeld' },
    });
    const { contact, contactTimeline } = await contactOf(booked.contactId);
    expect(contact.designs).toEqual([{ code: design.code, name: 'Ours', viewerCanEdit: true }]);
    expect(contactTimeline.entries).toContainEqual({
      kind: 'appointment',
      designCode: design.code,
      designVersion: 2,
    });
  });

  it('asks with it, and a repetition after another change is still the same request', async () => {
    const requestKey = '4b0f1f6c-5d2e-4c1b-9a7e-0d8f6e5c4b3a';
    const { data } = await ask(design.code, requestKey, withKey());
    await api.rest(
      'PATCH',
      `/api/designs/${design.code}`,
      { siding: 'wood' },
      { 'x-design-key': design.editKey },
    );
    expect((await ask(design.code, requestKey)).data).toEqual(data);
    expect(
      await api.sql('select design_code, design_version from consultant_requests where id = $1', [
        data.requestConsultant.id,
      ]),
    ).toEqual([{ design_code: design.code, design_version: 1 }]);
    expect((await contactOf((await linkedContact()) ?? '')).contactTimeline.entries).toContainEqual({
      kind: 'request',
      designCode: design.code,
      designVersion: 1,
    });
  });

  it.each([
    ['a code of none', '000000000000'],
    ['no code', 'x'],
    ['a NUL', 'a\0'],
    ['markup', '<b>'],
    ['a very long text', '0'.repeat(5000)],
    ['nothing', ''],
  ])('is not stopped by %s', async (_what, designCode) => {
    expect(await appointment(await bookAs(api, { designCode }))).toMatchObject({
      designCode: null,
      designVersion: null,
    });
    expect((await ask(designCode)).errors).toBeUndefined();
  });

  it('does not get a design that is not shared, but with its key', async () => {
    await api.sql('update designs set shared = false where code = $1', [design.code]);
    expect((await appointment(await bookAs(api, { designCode: design.code }))).designCode).toBeNull();
    const { data } = await ask(design.code, undefined, withKey());
    expect(
      await api.sql('select design_code from consultant_requests where id = $1', [data.requestConsultant.id]),
    ).toEqual([{ design_code: design.code }]);
  });

  it('keeps the home that the booking names itself, and the contact who came first with its key', async () => {
    const first = await appointment(
      await bookAs(api, { designCode: design.code, homeSlug: 'enid' }, withKey()),
    );
    expect(first).toMatchObject({ designCode: design.code, home: { name: 'Enid' } });
    await ask(design.code, undefined, withKey());
    expect(await linkedContact()).toBe(first.contactId);
  });

  it('is linked to nobody who knows its code alone, whether it has an owner or not', async () => {
    const flags = () =>
      api.sql(
        'select design_is_own as own from appointments where design_code = $1 union all select design_is_own from consultant_requests where design_code = $1',
        [design.code],
      );
    await bookAs(api, { designCode: design.code });
    await ask(design.code, undefined, { 'x-design-key': 'x'.repeat(43) });
    expect(await linkedContact()).toBeNull();
    const owner = await api.as('customer');
    await owner.rest('POST', `/api/designs/${design.code}/claim`, undefined, withKey());
    // The key alone is worth nothing once an account owns it.
    await ask(design.code, undefined, withKey());
    expect([await linkedContact(), await flags()]).toEqual([
      null,
      [{ own: false }, { own: false }, { own: false }],
    ]);
    await bookAs(owner, { designCode: design.code, appointmentTime: '11:00 AM' });
    expect(await linkedContact()).not.toBeNull();
    expect((await flags()).filter(({ own }) => own)).toHaveLength(1);
  });
});
