import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { clearAppointments, noon, wish } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let customer: Caller;

beforeEach(async () => {
  api.clock.set(noon);
  customer = await api.as('customer');
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql("delete from projects where name = 'Fern Hollow Home'");
  await api.sql("delete from users where email like '%@example.org'");
});

const addContact = async (email: string): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    "insert into contacts (first_name, last_name, email, email_folded, status) values ('Casey', 'Known', $1, lower($1), 'customer') returning id",
    [email],
  );
  return row!.id;
};
const addProject = (customerEmail: string, contactId: string) =>
  api.sql(
    "insert into projects (name, customer_id, contact_id) select 'Fern Hollow Home', id, $2 from users where email = $1",
    [customerEmail, contactId],
  );
const contacts = () =>
  api.sql<{ email: string; status: string }>('select email, status from contacts order by email');

const mutation = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
const transports: Record<string, (caller: Caller, more: object) => Promise<unknown>> = {
  REST: async (caller, more) =>
    expect((await caller.rest('POST', '/api/appointments', wish(more))).status).toBe(201),
  GraphQL: async (caller, more) =>
    expect((await caller.gql(mutation, { input: wish(more) })).errors).toBeUndefined(),
};

describe.each(Object.entries(transports))('the contact of a booking over %s', (_name, book) => {
  const bookedOn = async (caller: Caller, more: object = {}): Promise<string> => {
    await book(caller, more);
    const [row] = await api.sql<{ contact_id: string }>(
      'select contact_id from appointments order by created_at desc, id desc limit 1',
    );
    return row!.contact_id;
  };

  it('is the customer’s own who is signed in, whatever address they typed', async () => {
    const own = await addContact('Customer@Example.com');
    expect(await bookedOn(customer, { customerEmail: 'work@example.org' })).toBe(own);
    expect(await contacts()).toEqual([{ email: 'Customer@Example.com', status: 'customer' }]);
  });

  it('is the one that staff gave to the customer’s project, where none has the account’s address', async () => {
    const known = await addContact('casey.at.home@example.org');
    await addProject('customer@example.com', known);
    expect(await bookedOn(customer, { customerEmail: 'customer@example.com' })).toBe(known);
    expect(await contacts()).toHaveLength(1);
    const own = await addContact('customer@example.com');
    expect(await bookedOn(customer, { appointmentTime: '11:00 AM' })).toBe(own);
  });

  it('is never somebody else’s for a customer who has one, though their address was typed', async () => {
    const own = await addContact('customer@example.com');
    const foreign = await addContact('somebody@example.org');
    await addProject('factory@example.com', foreign);
    expect(await bookedOn(customer, { customerEmail: 'somebody@example.org' })).toBe(own);
  });

  it('is found by the typed address for whoever is not a customer with a proved one', async () => {
    const own = await addContact('customer@example.com');
    const typed = await addContact('ada@example.org');
    await api.addUser({ email: 'squat@example.org', role: 'customer', isEmailVerified: false });
    const squatted = await addContact('squat@example.org');
    for (const [index, caller] of [
      api,
      await api.asUser('squat@example.org'),
      await api.as('contractor'),
    ].entries()) {
      expect(await bookedOn(caller, { appointmentDate: `2027-01-1${index + 2}` })).toBe(typed);
    }
    expect([own, squatted]).not.toContain(typed);
  });

  it('is made of what was typed where a customer has none', async () => {
    await bookedOn(customer, { customerEmail: 'work@example.org' });
    expect(await contacts()).toEqual([{ email: 'work@example.org', status: 'prospect' }]);
  });

  it('cannot be named by whoever books', async () => {
    const foreign = await addContact('somebody@example.org');
    await customer.rest('POST', '/api/appointments', wish({ contactId: foreign, contact: foreign }));
    expect(await api.sql('select from appointments where contact_id = $1', [foreign])).toHaveLength(0);
    const { errors } = await customer.gql(mutation, { input: wish({ contactId: foreign }) });
    expect(errors?.[0]?.message).toMatch(/contactId/);
  });
});
