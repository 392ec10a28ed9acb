import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const person = (email: string, more: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  ...more,
});
const create = (key: string, input: object, caller = admin) =>
  caller.rest('POST', '/api/contacts', input, { 'idempotency-key': key });
const stored = async (email: string) =>
  (await api.sql('select count(*)::int as n from contacts where email = $1', [email]))[0]?.n as number;
const mutation =
  'mutation ($input: CreateContactInput!) { createContact(input: $input) { id createdAt tags version } }';
const byGraphql = async (key: string, input: object) =>
  (
    await admin.rest(
      'POST',
      '/graphql',
      { query: mutation, variables: { input } },
      { 'idempotency-key': key },
    )
  ).body;

describe('a request with an Idempotency-Key (K1)', () => {
  it('is done once, and answered alike however often it comes', async () => {
    const first = await create('one', person('one@keys.example', { tags: ['a'] }));
    expect(first.status).toBe(201);
    expect(first.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const again = await create('one', person('one@keys.example', { tags: ['a'] }));
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await stored('one@keys.example')).toBe(1);
  });

  it('is answered alike where the contact is stored in one statement with its key', async () => {
    const input = person('single@keys.example', { marketingConsent: 'yes', consentSource: 'phone' });
    const first = await create('single', input);
    expect(first.status).toBe(201);
    expect(first.body.consentAt).toMatch(/Z$/);
    expect(await create('single', input)).toMatchObject({ status: 201, body: first.body });
    expect(await create('single', person('another@keys.example'))).toMatchObject({ status: 422 });
    expect([await stored('single@keys.example'), await stored('another@keys.example')]).toEqual([1, 0]);
  });

  it('is refused with another body, and with too long a key', async () => {
    await create('two', person('two@keys.example'));
    expect(await create('two', person('other@keys.example'))).toMatchObject({ status: 422 });
    expect(await stored('other@keys.example')).toBe(0);
    expect(await create('x'.repeat(256), person('long@keys.example'))).toMatchObject({ status: 400 });
    expect(await create('x'.repeat(255), person('long@keys.example'))).toMatchObject({ status: 201 });
  });

  it('that was refused may be mended and sent again', async () => {
    expect(await create('three', person('no address'))).toMatchObject({ status: 400 });
    expect(await create('three', person('three@keys.example'))).toMatchObject({ status: 201 });
  });

  it('is done once when twelve come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => create('four', person('four@keys.example'))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await stored('four@keys.example')).toBe(1);
  });

  it('is answered as it was, though the contact has changed since', async () => {
    const first = await create(
      'eight',
      person('eight@keys.example', { tags: ['b', 'a'], phone: '3605550142' }),
    );
    await api.sql("update contacts set first_name = 'Eve', version = 2 where email = 'eight@keys.example'");
    const again = await create(
      'eight',
      person('eight@keys.example', { tags: ['b', 'a'], phone: '3605550142' }),
    );
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('is answered though what it refers to is gone', async () => {
    const ownerId = await api.addUser({ email: 'leaving@keys.example', role: 'admin' });
    const first = await create('nine', person('nine@keys.example', { ownerId }));
    expect(first.status).toBe(201);
    await api.sql("update users set role = 'customer' where id = $1", [ownerId]);
    expect(await create('nine', person('nine@keys.example', { ownerId }))).toMatchObject({
      body: first.body,
    });
    expect(await create('ten', person('ten@keys.example', { ownerId }))).toMatchObject({ status: 400 });
  });

  it('of somebody else is another one', async () => {
    await api.addUser({ email: 'second.admin@example.com', role: 'admin' });
    await create('five', person('five@keys.example'));
    expect(
      await create('five', person('fifth@keys.example'), await api.asUser('second.admin@example.com')),
    ).toMatchObject({ status: 201 });
  });

  it('works through GraphQL', async () => {
    const first = await byGraphql('six', person('six@keys.example', { tags: ['b'] }));
    expect(first.errors).toBeUndefined();
    expect(await byGraphql('six', person('six@keys.example', { tags: ['b'] }))).toEqual(first);
    expect((await byGraphql('six', person('sixth@keys.example'))).errors[0].extensions.code).toBe(
      'KEY_REUSED',
    );
    expect(await stored('six@keys.example')).toBe(1);
  });

  it('books one appointment, also when the slot is taken by then', async () => {
    const appointment = {
      customerName: 'Ada',
      customerEmail: 'ada@keys.example',
      customerPhone: '3605550142',
      appointmentDate: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      appointmentTime: '09:00 AM',
    };
    const book = () => api.rest('POST', '/api/appointments', appointment, { 'idempotency-key': 'seven' });
    const first = await book();
    expect(first.status).toBe(201);
    for (let again = 0; again < 3; again += 1)
      expect(await book()).toMatchObject({ status: 201, body: first.body });
    expect(
      await api.sql("select count(*)::int as n from appointments where customer_email = 'ada@keys.example'"),
    ).toEqual([{ n: 1 }]);
    expect(
      await api.sql("select count(*)::int as n from mails where to_address = 'ada@keys.example'"),
    ).toEqual([{ n: 1 }]);
  });

  it('is forgotten after two days, not before one', async () => {
    const { forgetAnswers } = await import('./idempotency.service.ts');
    api.clock.set(new Date(Date.now() + 25 * 3_600_000));
    await forgetAnswers(api.app.systemContext());
    expect(await api.sql('select count(*)::int as n from idempotency_keys')).not.toEqual([{ n: 0 }]);
    api.clock.set(new Date(Date.now() + 49 * 3_600_000));
    await forgetAnswers(api.app.systemContext());
    expect(await api.sql('select count(*)::int as n from idempotency_keys')).toEqual([{ n: 0 }]);
    api.clock.reset();
  });
});
