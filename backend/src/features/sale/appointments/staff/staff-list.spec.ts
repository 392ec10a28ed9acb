import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  noon,
  staffChange,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
let ids: string[];

beforeAll(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  ids = [
    await bookAs(api, { customerName: 'Ada Byron', appointmentDate: '2027-01-10' }),
    await bookAs(api, {
      customerName: 'Bob 100%_\\',
      customerEmail: 'bob@example.org',
      appointmentDate: '2027-01-12',
    }),
    await bookAs(api, {
      customerName: 'Cleo Zhao',
      customerEmail: 'cleo@example.org',
      customerPhone: '(509) 555-0199',
      appointmentDate: '2027-01-16',
      appointmentTime: '04:30 PM',
    }),
    await bookAs(api, {
      customerName: 'Dora Late',
      customerEmail: 'dora@example.org',
      appointmentDate: '2027-01-17',
      appointmentTime: '09:00 AM',
    }),
  ];
  await staffChange(admin, 'confirmAppointment', { id: ids[2], version: 1 });
});
afterAll(() => clearAppointments(api));

const list = async (filter: object): Promise<{ names: string[]; total?: number; code?: string }> => {
  const { data, errors } = await admin.gql(
    `query ($page: Int, $search: String, $status: AppointmentStatus, $kept: Boolean, $consultantId: ID, $period: AppointmentPeriod, $from: String, $to: String, $latestFirst: Boolean) {
      appointments(page: $page, search: $search, status: $status, kept: $kept, consultantId: $consultantId, period: $period, from: $from, to: $to, latestFirst: $latestFirst) { appointments { customerName } pagination { total } }
    }`,
    { ...filter },
  );
  const names =
    data?.appointments?.appointments.map((one: { customerName: string }) => one.customerName.split(' ')[0]) ??
    [];
  return { names, total: data?.appointments?.pagination.total, code: errors?.[0]?.extensions.code };
};

describe('the list of staff', () => {
  it.each([
    [{}, ['Ada', 'Bob', 'Cleo', 'Dora']],
    [{ latestFirst: true }, ['Dora', 'Cleo', 'Bob', 'Ada']],
    [{ search: 'BYRON' }, ['Ada']],
    [{ search: 'cleo@' }, ['Cleo']],
    [{ search: '(509)' }, ['Cleo']],
    [{ search: '%' }, ['Bob']],
    [{ search: '_' }, ['Bob']],
    [{ search: "' or 1=1 --" }, []],
    [{ status: 'confirmed' }, ['Cleo']],
    [{ kept: true }, ['Ada', 'Bob', 'Cleo', 'Dora']],
    [{ kept: true, status: 'cancelled' }, []],
    [{ from: '2027-01-12', to: '2027-01-16' }, ['Bob', 'Cleo']],
    [{ search: 'example.org', status: 'booked', from: '2027-01-11', latestFirst: true }, ['Dora', 'Bob']],
    [{ consultantId: 'nobody' }, []],
    [{ period: 'upcoming' }, ['Ada', 'Bob', 'Cleo', 'Dora']],
    [{ period: 'past' }, []],
  ])('%j: %j', async (filter, names) => {
    expect(await list(filter)).toEqual({ names, total: names.length, code: undefined });
  });

  it('tells today and later from the days before by the calendar of the business', async () => {
    // Shortly before midnight on the 12th in Los Angeles; in UTC it is the 13th already.
    api.clock.set('2027-01-13T07:55:00Z');
    const caller = admin;
    admin = await api.as('admin');
    expect(await list({ period: 'upcoming' })).toMatchObject({ names: ['Bob', 'Cleo', 'Dora'] });
    expect(await list({ period: 'upcoming', from: '2027-01-01', to: '2027-01-16' })).toMatchObject({
      names: ['Bob', 'Cleo'],
    });
    expect(await list({ period: 'past', latestFirst: true, to: '2027-01-20' })).toMatchObject({
      names: ['Ada'],
    });
    api.clock.set('2027-01-13T08:00:00Z');
    expect(await list({ period: 'past', latestFirst: true })).toMatchObject({ names: ['Bob', 'Ada'] });
    api.clock.set(noon);
    admin = caller;
  });

  it('knows its total beyond the last page, and refuses what is no filter', async () => {
    expect(await list({ page: 7 })).toMatchObject({ names: [], total: 4 });
    for (const filter of [
      { from: '2027-02-30' },
      { to: 'soon' },
      { page: 0 },
      { search: '\u0000' },
      { search: 'a'.repeat(1000) },
    ])
      expect(await list(filter)).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('the week', () => {
  const week = async (day: string | null) =>
    (
      await admin.gql(
        'query ($day: String) { appointmentWeek(day: $day) { days today timeZone consultants { name } appointments { customerName } } }',
        { day },
      )
    ).data.appointmentWeek;

  it('begins on Sunday, in the time zone of the business', async () => {
    const { days, today, timeZone, consultants, appointments } = await week('2027-01-16');
    expect([days[0], days[6], today, timeZone]).toEqual([
      '2027-01-10',
      '2027-01-16',
      '2027-01-05',
      'America/Los_Angeles',
    ]);
    expect(consultants.map(({ name }: { name: string }) => name)).toEqual(['Morgan Hale', 'Sofia Brandt']);
    expect(appointments.map((one: { customerName: string }) => one.customerName.split(' ')[0])).toEqual([
      'Ada',
      'Bob',
      'Cleo',
    ]);
    expect((await week('2027-01-17')).appointments).toHaveLength(1);
    expect((await week(null)).days).toContain('2027-01-05');
  });

  it.each([
    ['forward', '2027-03-14', '2027-03-13', '2027-03-21'],
    ['back', '2026-11-01', '2026-10-31', '2026-11-08'],
  ])(
    'has seven days where the clocks go %s, with what is booked from the first to the last half hour',
    async (_way, first, before, after) => {
      const ends = [
        before,
        first,
        new Date(Date.parse(after) - 86_400_000).toISOString().slice(0, 10),
        after,
      ];
      const stored = await api.sql<{ id: string }>(
        `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id)
       select 'On ' || d, 'edge@example.org', '1', d::date, t, (d || ' ' || t)::timestamp at time zone 'America/Los_Angeles', (d || ' ' || t)::timestamp at time zone 'America/Los_Angeles' + interval '30 minutes', c.id
       from unnest($1::text[]) d, unnest('{12:00 AM,11:30 PM}'::text[]) t, (select id from consultants order by position limit 1) c returning id`,
        [ends],
      );
      const { days, appointments } = await week(first);
      expect(days).toHaveLength(7);
      expect([days[0], days[6]]).toEqual([first, ends[2]]);
      expect(appointments.map((one: { customerName: string }) => one.customerName)).toEqual([
        `On ${first}`,
        `On ${first}`,
        `On ${ends[2]}`,
        `On ${ends[2]}`,
      ]);
      await api.sql('delete from appointments where id = any($1::uuid[])', [stored.map(({ id }) => id)]);
    },
  );
});

it('the times of a day tell who is free; the one that moves does not stand in its own way', async () => {
  const slots = async (appointmentId: string | null) => {
    const { data } = await admin.gql(
      'query ($id: ID) { appointmentStaffSlots(date: "2027-01-12", appointmentId: $id) { time past consultantIds } }',
      { id: appointmentId },
    );
    return data.appointmentStaffSlots.find(({ time }: { time: string }) => time === '10:30 AM').consultantIds;
  };
  expect(await slots(null)).toHaveLength(1);
  expect(await slots(ids[1]!)).toHaveLength(2);
});

it.each(['nonsense', '01900000-0000-7000-8000-000000000000'])('appointment %s is not found', async (id) => {
  const { errors } = await admin.gql('query ($id: ID!) { appointment(id: $id) { id } }', { id });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
