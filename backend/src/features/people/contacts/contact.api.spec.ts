import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { becomeCustomer, findOrCreateContact, lockProjectContacts, type Lead } from './contact.api.ts';

type Viewer = NonNullable<Parameters<typeof findOrCreateContact>[1]>;

const api = useApi();
const lead = (email: string): Lead => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  phone: '(360) 555-0142',
  source: 'appointment',
  hasDesign: false,
});
const visit = (email: string, viewer: Partial<Viewer> | null = null): Promise<string> =>
  api.app
    .systemContext()
    .transaction((trx) => findOrCreateContact(trx, viewer as Viewer | null, lead(email)));
let customerId: string;
let own: string;
beforeAll(async () => {
  customerId = await api.addUser({ email: 'owner@visit.example', role: 'customer' });
  own = await visit('owner@visit.example');
});

describe('a visitor', () => {
  it('becomes a contact, once', async () => {
    const id = await visit('new@visit.example');
    expect(await visit('NEW@visit.example')).toBe(id);
  });

  it('becomes one contact by two visits at once', async () => {
    const release = await holdLocks(
      api,
      "select pg_advisory_xact_lock(hashtextextended('both@visit.example', 1))",
    );
    const both = Promise.all([visit('both@visit.example'), visit('both@visit.example')]);
    await untilWaiting(api, 2);
    await release();
    expect(new Set(await both).size).toBe(1);
  });

  it('who signed in with a verified address is who they are, whatever they typed', async () => {
    expect(
      await visit('typed@visit.example', { id: customerId, role: 'customer', isEmailVerified: true }),
    ).toBe(own);
  });

  it.each([
    ['without a verified address', { role: 'customer', isEmailVerified: false }],
    ['as staff', { role: 'admin', isEmailVerified: true }],
  ] as const)('who signed in %s is whom they typed', async (what, viewer) => {
    const email = `${what.replaceAll(' ', '')}@visit.example`;
    const id = await visit(email, { id: customerId, ...viewer });
    expect(await api.sql('select email from contacts where id = $1', [id])).toEqual([{ email }]);
  });
});

describe('the contact of a project that starts', () => {
  const begin = (contactId: string): Promise<void> => {
    const context = api.app.systemContext();
    return context.transaction((trx) =>
      becomeCustomer(context, trx, '0199aaaa-0000-7000-8000-000000000000', { contactId, customerId: null }),
    );
  };
  const state = (id: string) => api.sql('select status, version from contacts where id = $1', [id]);
  const changes = (id: string) =>
    api.sql('select from_status, to_status from contact_status_changes where contact_id = $1', [id]);
  const lines = (id: string) =>
    api.sql("select details from audit_entries where action = 'contact.update' and object = $1", [
      `contact:${id}`,
    ]);

  it('becomes a customer, as its time line and the record say', async () => {
    const id = await visit('buyer@visit.example');
    await begin(id);
    expect([await state(id), await changes(id), await lines(id)]).toEqual([
      [{ status: 'customer', version: 2 }],
      [{ from_status: 'prospect', to_status: 'customer' }],
      [{ details: { fields: ['status'], project: '0199aaaa-0000-7000-8000-000000000000' } }],
    ]);
  });

  it('that is one already stays as it is', async () => {
    const id = await visit('second@visit.example');
    await begin(id);
    await begin(id);
    expect([await state(id), (await changes(id)).length, (await lines(id)).length]).toEqual([
      [{ status: 'customer', version: 2 }],
      1,
      1,
    ]);
  });

  it('is locked before the project is', async () => {
    const release = await holdLocks(api, 'select from contacts where id = $1 for update', [own]);
    const locked = api.app
      .systemContext()
      .transaction((trx) => lockProjectContacts(trx, '0199aaaa-0000-7000-8000-000000000000', { customerId }));
    await untilWaiting(api, 1);
    await release();
    await expect(locked).resolves.toBeUndefined();
  });
});
