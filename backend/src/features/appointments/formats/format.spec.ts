import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
  staffChange,
  wish,
} from '../../../testing/fixtures/appointments.ts';

const api = useApi();
let admin: Caller;
const ids: Record<string, string> = {};

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  for (const { id, name } of await api.sql<{ id: string; name: string }>(
    'select id, name from appointment_formats',
  ))
    ids[name] = id;
  // One consultant only, so that every time is either free or taken.
  await api.sql('update consultants set on_duty = (position = 0)');
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('update consultants set on_duty = true');
  await api.sql("delete from appointment_formats where name not in ('Phone call', 'Video talk', 'Visit')");
});

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
const post = async (more: object): Promise<{ status: number; message?: string }> => {
  const { status, body } = await api.rest(
    'POST',
    '/api/appointments',
    wish({ customerEmail: `v${Math.random()}@example.org`, ...more }),
  );
  return { status, message: (body as { message?: string }).message };
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

  it('holds in the database itself, whoever writes (security J1, J2)', async () => {
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
      (await staffChange(admin, 'bookAppointmentFor', wish({ ...tomorrow, appointmentTime: '11:30 AM' })))
        .done,
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

describe('staff', () => {
  it('give an appointment another format and a place of its own; the customer hears of it', async () => {
    const id = await bookAs(api);
    const { done } = await staffChange(admin, 'describeAppointment', {
      id,
      version: 1,
      kind: 'consultation',
      formatId: ids.Visit,
      place: 'The lot at 12 Elm St, Kelso',
    });
    expect(done.history[0]).toMatchObject({
      action: 'described',
      before: 'Consultation, Phone call, By phone: we call you',
      after: 'Consultation, Visit, The lot at 12 Elm St, Kelso',
    });
    const mail = await newestMail(api);
    for (const line of ['How we meet: Visit instead of Phone call.', 'Where: The lot at 12 Elm St, Kelso'])
      expect(mail.text).toContain(line);
    expect(mail.event.getFirstPropertyValue('location')).toBe('The lot at 12 Elm St, Kelso');
    // What is omitted stays; empty is the place of the format again.
    await staffChange(admin, 'describeAppointment', { id, version: 2, kind: 'consultation' });
    expect(await api.sql('select place from appointments')).toEqual([
      { place: 'The lot at 12 Elm St, Kelso' },
    ]);
    await staffChange(admin, 'describeAppointment', { id, version: 3, kind: 'consultation', place: ' ' });
    expect(await api.sql('select place, format_id from appointments')).toEqual([
      { place: null, format_id: ids.Visit },
    ]);
  });

  it('cannot make it longer than its consultant is free', async () => {
    const id = await bookAs(api);
    await bookAs(api, { appointmentTime: '11:30 AM' });
    expect(
      await staffChange(admin, 'describeAppointment', {
        id,
        version: 1,
        kind: 'consultation',
        formatId: ids.Visit,
      }),
    ).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(
      await staffChange(admin, 'describeAppointment', { id, version: 1, kind: 'consultation', formatId: id }),
    ).toMatchObject({ code: 'BAD_INPUT' });
  });

  const input = {
    name: 'Tour of a plant',
    medium: 'visit',
    place: 'Plant 2, Kelso',
    minutes: 90,
    bufferBefore: 30,
    bufferAfter: 0,
    noticeHours: 48,
    offered: true,
  };
  const write = (operation: string, variables: object) =>
    admin.gql(
      `mutation ($id: ID, $input: ${operation === 'create' ? 'AppointmentFormatInput' : 'UpdateAppointmentFormatInput'}!) { ${operation}AppointmentFormat(${operation === 'create' ? '' : 'id: $id, '}input: $input) { id name version offered placeText } }`.replace(
        '$id: ID,',
        operation === 'create' ? '' : '$id: ID!,',
      ),
      variables as Record<string, unknown>,
    );

  it('add, edit, order and remove formats; what was booked keeps its length until it is moved', async () => {
    const { id, version } = (await write('create', { input })).data.createAppointmentFormat;
    expect((await api.gql('{ appointmentFormats { name } }')).data.appointmentFormats.at(-1)).toEqual({
      name: 'Tour of a plant',
    });
    expect((await post({ formatId: id })).status).toBe(201);
    expect(
      (await write('update', { id, input: { ...input, minutes: 30, place: null, version } })).data
        .updateAppointmentFormat,
    ).toMatchObject({ version: 2, placeText: 'Hearthline Homes, 1420 Meadow Lane, Vancouver, WA 98660' });
    expect((await write('update', { id, input: { ...input, version } })).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    expect(
      await api.sql('select extract(epoch from ends_at - starts_at)::int as seconds from appointments'),
    ).toEqual([{ seconds: 5400 }]);
    const order = (
      await admin.gql('mutation ($id: ID!) { moveAppointmentFormat(id: $id, up: true) { name } }', { id })
    ).data.moveAppointmentFormat;
    expect(order.map(({ name }: { name: string }) => name)).toEqual([
      'Phone call',
      'Video talk',
      'Tour of a plant',
      'Visit',
    ]);
    const remove = () => admin.gql('mutation ($id: ID!) { removeAppointmentFormat(id: $id) }', { id });
    expect((await remove()).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Stop offering it'),
      extensions: { code: 'BAD_INPUT' },
    });
    await api.sql('delete from appointments');
    expect((await remove()).data.removeAppointmentFormat).toBe(id);
    expect((await remove()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('decide what visitors are offered: at least one format, and no other can be booked by them', async () => {
    const { id } = (await write('create', { input: { ...input, offered: false } })).data
      .createAppointmentFormat;
    expect((await post({ formatId: id })).status).toBe(400);
    for (const formatId of ['nobody', '\u0000', ids.Visit!.replace(/.$/, 'f')])
      expect((await post({ formatId })).status).toBe(400);
    expect((await staffChange(admin, 'bookAppointmentFor', wish({ formatId: id }))).done).toBeTruthy();
    await api.sql("update appointment_formats set offered = (name = 'Phone call')");
    const refused = await write('update', {
      id: ids['Phone call'],
      input: { ...input, offered: false, version: 1 },
    });
    await api.sql("update appointment_formats set offered = true where name <> 'Tour of a plant'");
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { offered: 'Visitors must be able to book at least one format' },
    });
    await api.sql('delete from appointments');
  });

  it.each([
    ['minutes', 0],
    ['minutes', 481],
    ['bufferBefore', -1],
    ['bufferAfter', 241],
    ['noticeHours', 337],
    ['name', ' '],
    ['name', 'x'.repeat(61)],
    ['place', 'x'.repeat(201)],
    ['place', '\u0000'],
  ])('cannot enter %s: %j', async (field, value) => {
    const { errors } = await write('create', { input: { ...input, [field]: value } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { [field]: expect.any(String) },
    });
  });
});
