import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('delete from settings');
});

const always = {
  timeZone: 'America/Los_Angeles',
  days: [1, 2, 3, 4, 5, 6, 7],
  opens: '09:00',
  closes: '17:00',
};
const ask = (caller: Caller, hours: object) =>
  caller.gql(
    'query ($hours: BusinessHoursInput!) { bookingsOutside(hours: $hours) { total bookings { id appointmentDate appointmentTime movedTo customerName customerEmail consultantName } } }',
    { hours: { ...always, ...hours } },
  );
const outside = async (hours: object) => {
  const { data, errors } = await ask(admin, hours);
  expect(errors).toBeUndefined();
  return data.bookingsOutside as {
    total: number;
    bookings: { id: string; appointmentTime: string; movedTo: string | null }[];
  };
};

describe('bookings outside hours that are about to be saved', () => {
  it.each([
    ['nothing changes', {}, []],
    ['a day is closed', { days: [2, 3, 4, 5, 6, 7] }, ['09:00 AM', '04:30 PM']],
    ['another day is closed', { days: [1, 3, 4, 5, 6, 7] }, []],
    ['it opens later', { opens: '09:30' }, ['09:00 AM']],
    ['it closes as the last one ends', { closes: '17:00' }, []],
    ['it closes while the last one lasts', { closes: '16:30' }, ['04:30 PM']],
    ['both', { opens: '10:00', closes: '12:00' }, ['09:00 AM', '04:30 PM']],
  ])('where %s', async (_what, hours, times) => {
    for (const appointmentTime of ['09:00 AM', '04:30 PM']) await bookAs(api, { appointmentTime });
    const { total, bookings } = await outside(hours);
    expect(bookings.map(({ appointmentTime }) => appointmentTime)).toEqual(times);
    expect(total).toBe(times.length);
    expect(bookings.every(({ movedTo }) => movedTo === null)).toBe(true);
  });

  it('are all those that another zone moves, with the time they would have there', async () => {
    const id = await bookAs(api, { appointmentTime: '09:00 AM' });
    expect(await outside({ timeZone: 'America/New_York' })).toMatchObject({
      total: 1,
      bookings: [
        {
          id,
          appointmentDate: '2027-01-11',
          movedTo: '2027-01-11 12:00 PM',
          customerName: 'Ada Byron',
          customerEmail: 'ada@example.org',
          consultantName: expect.any(String),
        },
      ],
    });
    expect(await outside({ timeZone: 'America/Tijuana' })).toMatchObject({ total: 0 });
  });

  it('stay at their instant when the zone is saved, and are told by its clock', async () => {
    const id = await bookAs(api, { appointmentTime: '09:00 AM' });
    const seen = () =>
      api.sql(
        'select appointment_date::text as day, appointment_time as time, starts_at, version from appointments where id = $1',
        [id],
      );
    const [before] = await seen();
    const { version, ...details } = (
      await admin.gql('{ company { name phone email website address version } }')
    ).data.company;
    const save = (hours: object, more = 0) =>
      admin.gql('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { version } }', {
        input: { ...details, ...always, ...hours, version: version + more },
      });
    expect((await save({ timeZone: 'Pacific/Kiritimati' })).errors).toBeUndefined();
    expect(await seen()).toEqual([
      {
        day: '2027-01-12',
        time: '07:00 AM',
        starts_at: before?.starts_at,
        version: Number(before?.version) + 1,
      },
    ]);
    expect((await save({ timeZone: 'America/New_York' }, 1)).errors).toBeUndefined();
    expect(await seen()).toMatchObject([
      { day: '2027-01-11', time: '12:00 PM', starts_at: before?.starts_at },
    ]);
    expect((await newestMail(api)).event.getFirstPropertyValue('dtstart')?.toString()).toBe(
      '2027-01-11T17:00:00Z',
    );
    // Its consultant is still taken then, and free when it would have been by the former clock.
    const slots = (await api.gql('{ appointmentSlots(date: "2027-01-11") { time remaining } }')).data
      .appointmentSlots as { time: string; remaining: number }[];
    const left = (at: string) => slots.find(({ time }) => time === at)?.remaining ?? 0;
    expect(left('09:00 AM') - left('12:00 PM')).toBe(1);
  });

  it('are not those that were cancelled, or are over', async () => {
    const id = await bookAs(api);
    await api.sql("update appointments set status = 'cancelled' where id = $1", [id]);
    await bookAs(api, { appointmentDate: '2027-01-06' });
    api.clock.set('2027-01-08T20:00:00Z');
    admin = await api.as('admin');
    expect(await outside({ days: [7] })).toEqual({ total: 0, bookings: [] });
  });

  it('are for admins only, and for hours that could be saved', async () => {
    for (const wrong of [
      { closes: '08:00' },
      { days: [] },
      { timeZone: 'Mars/Olympus' },
      { timeZone: 'US/Pacific-New' },
      { opens: '09:10' },
    ]) {
      expect((await ask(admin, wrong)).errors?.[0]?.extensions.code, JSON.stringify(wrong)).toBe('BAD_INPUT');
    }
    expect((await ask(await api.as('customer'), {})).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
