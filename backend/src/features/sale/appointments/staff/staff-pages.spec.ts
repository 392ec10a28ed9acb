import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { clearAppointments } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;

beforeAll(async () => {
  // The 13th in Los Angeles.
  api.clock.set('2027-01-13T20:00:00Z');
  admin = await api.as('admin');
  await api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, format_id)
     select n::text, n || '@pages.example', '1', day::date, '10:00 AM', day, day + interval '30 minutes', c.id, f.id
     from generate_series(1, 23) n, lateral (select timestamptz '2027-01-01T18:00:00Z' + (n - 1) * interval '1 day' as day) s,
       (select id from consultants where position = 0) c, (select id from appointment_formats where name = 'Phone call') f`,
  );
});
afterAll(() => clearAppointments(api));

const list = async (filter: Record<string, unknown>) => {
  const { data } = await admin.gql(
    `query ($page: Int, $period: AppointmentPeriod, $from: String, $to: String, $latestFirst: Boolean, $consultantId: ID) {
      appointments(page: $page, period: $period, from: $from, to: $to, latestFirst: $latestFirst, consultantId: $consultantId) { appointments { customerName } pagination { page totalPages total } }
    }`,
    filter,
  );
  const { appointments, pagination } = data.appointments;
  return {
    days: appointments.map((one: { customerName: string }) => Number(one.customerName)),
    pagination,
  };
};
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => from + place * (to < from ? -1 : 1));

describe('the list of staff has pages of twenty', () => {
  it.each([
    [1, range(1, 20)],
    [2, range(21, 23)],
    [3, []],
  ])('on page %i are %j', async (page, days) => {
    expect(await list({ page })).toEqual({ days, pagination: { page, totalPages: 2, total: 23 } });
  });

  it('also with the latest first', async () => {
    expect((await list({ page: 2, latestFirst: true })).days).toEqual(range(3, 1));
  });
});

describe('a period and days together leave what is in both', () => {
  it.each<[Record<string, unknown>, number[]]>([
    [{ period: 'upcoming' }, range(13, 23)],
    [{ period: 'upcoming', from: '2027-01-20' }, range(20, 23)],
    [{ period: 'upcoming', from: '2027-01-02' }, range(13, 23)],
    [{ period: 'upcoming', to: '2027-01-15' }, range(13, 15)],
    [{ period: 'past' }, range(1, 12)],
    [{ period: 'past', to: '2027-01-05' }, range(1, 5)],
    [{ period: 'past', to: '2027-01-20' }, range(1, 12)],
    [{ period: 'past', from: '2027-01-10' }, range(10, 12)],
  ])('%j', async (filter, days) => {
    expect((await list(filter)).days).toEqual(days);
  });
});

it('the list of one consultant leaves out the others', async () => {
  const consultants = await api.sql<{ id: string }>('select id from consultants order by position');
  const totals = await Promise.all(
    consultants.map(async ({ id }) => (await list({ consultantId: id })).pagination.total),
  );
  expect(totals).toEqual([23, 0]);
});
