import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { bookAs, newestMail, staffChange, wish } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { useFormats } from '../../../../testing/fixtures/formats.ts';

const api = useApi();
const { ids, post } = useFormats(api);

const slots = async (date: string, more: object = {}): Promise<Record<string, string>> => {
  const { data } = await api.gql(
    'query ($date: String!, $formatId: ID, $appointmentId: ID) { appointmentSlots(date: $date, formatId: $formatId, appointmentId: $appointmentId) { time obstacle } }',
    { date, ...more },
  );
  return Object.fromEntries(
    data.appointmentSlots.map(({ time, obstacle }: { time: string; obstacle: string | null }) => [
      time,
      obstacle ?? 'free',
    ]),
  );
};
describe('the formats of a new database', () => {
  it('are a call, a video talk and a visit, with their place in words', async () => {
    const { data } = await api.gql('{ appointmentFormats { name medium minutes noticeHours place } }');
    expect(data.appointmentFormats).toEqual([
      { name: 'Phone call', medium: 'phone', minutes: 30, noticeHours: 0, place: 'By phone: we call you' },
      {
        name: 'Video talk',
        medium: 'video',
        minutes: 30,
        noticeHours: 2,
        place: 'Online: your consultant emails you the link',
      },
      {
        name: 'Visit',
        medium: 'visit',
        minutes: 60,
        noticeHours: 24,
        place: 'Hearthline Homes, 1420 Meadow Lane, Vancouver, WA 98660',
      },
    ]);
  });

  it('change nothing for a booking that names none: half an hour, the first of the formats', async () => {
    await bookAs(api);
    const [row] = await api.sql(
      'select f.name, extract(epoch from a.ends_at - a.starts_at)::int as seconds, a.buffer_before, a.buffer_after from appointments a join appointment_formats f on f.id = a.format_id',
    );
    expect(row).toEqual({ name: 'Phone call', seconds: 1800, buffer_before: 0, buffer_after: 0 });
    expect(Object.keys(await slots('2027-01-12'))).toHaveLength(16);
  });
});

describe('a visit of an hour, with half an hour kept free after it', () => {
  it('takes three half hours of its consultant, and every transport agrees', async () => {
    expect((await post({ formatId: ids.Visit })).status).toBe(201);
    const free = await slots('2027-01-11');
    expect([
      free['10:00 AM'],
      free['10:30 AM'],
      free['11:00 AM'],
      free['11:30 AM'],
      free['12:00 PM'],
    ]).toEqual(['free', 'taken', 'taken', 'taken', 'free']);
    for (const appointmentTime of ['10:30 AM', '11:00 AM', '11:30 AM'])
      expect((await post({ appointmentTime })).status).toBe(409);
    // A visit before it would run into it, and before closing there is no time for one.
    const visits = await slots('2027-01-11', { formatId: ids.Visit });
    expect([
      visits['09:00 AM'],
      visits['09:30 AM'],
      visits['10:00 AM'],
      visits['04:00 PM'],
      visits['04:30 PM'],
    ]).toEqual(['free', 'taken', 'taken', 'free', 'tooLate']);
    expect(await post({ formatId: ids.Visit, appointmentTime: '04:30 PM' })).toMatchObject({
      status: 400,
      message: 'It would end after we close. Please choose an earlier time.',
    });
    expect((await post({ formatId: ids.Visit, appointmentTime: '09:30 AM' })).status).toBe(409);
    expect((await post({ formatId: ids.Visit, appointmentTime: '09:00 AM' })).status).toBe(201);
  });

  it('holds in the database itself, whoever writes (docs/security.md, J1, J2)', async () => {
    await post({ formatId: ids.Visit });
    const late =
      "insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id) select 'x', 'x@example.org', '1', appointment_date, '11:30 AM', ends_at, ends_at + interval '30 minutes', consultant_id from appointments";
    await expect(api.sql(late)).rejects.toThrow(/appointments_no_overlap/);
  });

  it('at once with calls never overlaps them', async () => {
    const times = ['09:00 AM', '09:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM'];
    await Promise.all(
      times.flatMap((appointmentTime) => [
        post({ appointmentTime, formatId: ids.Visit }),
        post({ appointmentTime }),
      ]),
    );
    const overlaps = await api.sql(
      'select from appointments a join appointments b on a.id < b.id and a.consultant_id = b.consultant_id and appointment_span(a.starts_at, a.ends_at, a.buffer_before, a.buffer_after) && appointment_span(b.starts_at, b.ends_at, b.buffer_before, b.buffer_after)',
    );
    expect(overlaps).toHaveLength(0);
    expect((await api.sql('select from appointments')).length).toBeGreaterThanOrEqual(2);
  });

  it('wants a day of notice from visitors, not from staff', async () => {
    const tomorrow = { appointmentDate: '2027-01-06', formatId: ids.Visit };
    const visits = await slots('2027-01-06', { formatId: ids.Visit });
    expect([visits['11:30 AM'], visits['12:00 PM']]).toEqual(['tooSoon', 'free']);
    expect(await post({ ...tomorrow, appointmentTime: '11:30 AM' })).toEqual({
      status: 400,
      message: 'Please choose a time at least 24 hours from now',
    });
    expect(
      (
        await staffChange(
          await api.as('admin'),
          'bookAppointmentFor',
          wish({ ...tomorrow, appointmentTime: '11:30 AM' }),
        )
      ).done,
    ).toMatchObject({ status: 'confirmed' });
    expect((await post({ ...tomorrow, appointmentTime: '01:00 PM' })).status).toBe(201);
  });

  it('stays one when it is moved, and its own time is free for it', async () => {
    await post({ formatId: ids.Visit, customerEmail: 'ada@example.org' });
    const [{ id }] = (await api.sql<{ id: string }>('select id from appointments')) as [{ id: string }];
    const own = await slots('2027-01-11', { appointmentId: id });
    expect([own['10:00 AM'], own['11:00 AM'], own['04:30 PM']]).toEqual(['free', 'free', 'tooLate']);
    const { token } = await newestMail(api);
    const move = (appointmentTime: string) =>
      api.gql(
        'mutation ($input: RescheduleLinkedAppointmentInput!) { rescheduleLinkedAppointment(input: $input) { formatName startsAt endsAt } }',
        { input: { token, version: 1, appointmentDate: '2027-01-11', appointmentTime } },
      );
    expect((await move('04:30 PM')).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await move('11:00 AM')).data.rescheduleLinkedAppointment).toEqual({
      formatName: 'Visit',
      startsAt: '2027-01-11T19:00:00.000Z',
      endsAt: '2027-01-11T20:00:00.000Z',
    });
    expect(await api.sql('select buffer_after from appointments')).toEqual([{ buffer_after: 30 }]);
  });

  it('says where it is in the mail, in the calendar entry and behind the link', async () => {
    await post({ formatId: ids.Visit, customerEmail: 'ada@example.org' });
    const mail = await newestMail(api);
    const where = 'Hearthline Homes, 1420 Meadow Lane, Vancouver, WA 98660';
    for (const fact of ['How: Visit, 1 hour', `Where: ${where}`]) expect(mail.text).toContain(fact);
    expect(mail.event.getFirstPropertyValue('location')).toBe(where);
    expect(mail.event.getFirstPropertyValue('dtend')?.toString()).toBe('2027-01-11T19:30:00Z');
    const { data } = await api.gql(
      'query ($token: String!) { linkedAppointment(token: $token) { formatName medium place timeZone calendar } }',
      { token: mail.token },
    );
    const { calendar, ...page } = data.linkedAppointment;
    expect(page).toEqual({
      formatName: 'Visit',
      medium: 'visit',
      place: where,
      timeZone: 'America/Los_Angeles',
    });
    expect(
      new ICAL.Component(ICAL.parse(calendar))
        .getFirstSubcomponent('vevent')!
        .getFirstPropertyValue('location'),
    ).toBe(where);
  });
});
