import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let customer: Caller;
beforeEach(async () => {
  api.clock.set(noon);
  customer = await api.as('customer');
});
afterEach(() => clearAppointments(api));

const list = async (page: number, past: boolean) => {
  const { data } = await customer.gql(
    'query ($page: Int, $past: Boolean) { myAppointments(page: $page, past: $past) { appointments { appointmentTime } pagination { page totalPages total } } }',
    { page, past },
  );
  const { appointments, pagination } = data.myAppointments;
  return {
    times: appointments.map((one: { appointmentTime: string }) => Number(one.appointmentTime)),
    pagination,
  };
};
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

it.each([
  ['to come, the soonest first', false, '2027-02-01T18:00:00Z', '+'],
  ['that are over, the latest first', true, '2027-01-05T18:00:00Z', '-'],
])('a customer has pages of twenty appointments: those %s', async (_what, past, first, sign) => {
  await api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, format_id, customer_id)
     select 'Ada', 'ada@example.org', '1', '2027-02-01', n::text, start, start + interval '1 minute', c.id, f.id, u.id
     from generate_series(1, 23) n, lateral (select timestamptz '${first}' ${sign} n * interval '2 minutes' as start) s,
       (select id from consultants where position = 0) c, (select id from appointment_formats where name = 'Phone call') f,
       (select id from users where email = 'customer@example.com') u`,
  );
  expect(await list(1, past)).toEqual({
    times: range(1, 20),
    pagination: { page: 1, totalPages: 2, total: 23 },
  });
  expect(await list(2, past)).toEqual({
    times: range(21, 23),
    pagination: { page: 2, totalPages: 2, total: 23 },
  });
  expect(await list(3, past)).toEqual({ times: [], pagination: { page: 3, totalPages: 2, total: 23 } });
});

it('beyond the only page there is nothing, but the number of appointments', async () => {
  await bookAs(customer);
  expect(await list(2, false)).toEqual({ times: [], pagination: { page: 2, totalPages: 1, total: 1 } });
});

it('a customer without appointments has one empty page', async () => {
  expect(await list(1, false)).toEqual({ times: [], pagination: { page: 1, totalPages: 1, total: 0 } });
  expect((await list(2, false)).pagination.total).toBe(0);
});

it.each(['nonsense', '01900000-0000-7000-8000-000000000000'])(
  'a customer has no appointment %s',
  async (id) => {
    const { errors } = await customer.gql('query ($id: ID!) { myAppointment(id: $id) { id } }', { id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  },
);

it('a customer can change what is shown to be changeable', async () => {
  const id = await bookAs(customer);
  const { data } = await customer.gql('query ($id: ID!) { myAppointment(id: $id) { canChange } }', { id });
  expect(data.myAppointment.canChange).toBe(true);
});
