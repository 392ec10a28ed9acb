import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  staffChange,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
let ids: string[];

// The week in which clocks are put forward (March 14, 2027).
beforeEach(async () => {
  api.clock.set('2027-03-09T20:00:00Z');
  admin = await api.as('admin');
  ids = (await api.sql<{ id: string }>('select id from consultants order by position')).map(({ id }) => id);
  await api.sql("update consultants set email = 'morgan@example.org' where position = 0");
  await api.sql("update consultants set email = 'sofia@example.org' where position = 1");
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('update consultants set email = null, user_id = null');
});

interface Entry {
  readonly to: string;
  readonly method: unknown;
  readonly uid: unknown;
  readonly sequence: number;
  readonly start: string;
  readonly status: unknown;
  readonly summary: string;
  readonly attendee: unknown;
}

/** The calendar entries that consultants were mailed, read as a calendar program does. */
const entries = async (): Promise<Entry[]> => {
  const mails = await api.sql<{
    to_address: string;
    attachments: { content: string; contentType: string; filename: string }[];
  }>("select to_address, attachments from mails where kind = 'appointment_notice' order by created_at, id");
  return mails.flatMap(({ to_address, attachments }) =>
    attachments.map(({ content, contentType }) => {
      const calendar = new ICAL.Component(ICAL.parse(content));
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      const method = calendar.getFirstPropertyValue('method');
      expect(contentType).toBe(`text/calendar; method=${String(method)}; charset=utf-8`);
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
      const event = calendar.getFirstSubcomponent('vevent')!;
      return {
        to: to_address,
        method,
        uid: event.getFirstPropertyValue('uid'),
        sequence: Number(event.getFirstPropertyValue('sequence')),
        start: String((event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString()),
        status: event.getFirstPropertyValue('status'),
        summary: String(event.getFirstPropertyValue('summary')),
        attendee: event.getFirstPropertyValue('attendee'),
      };
    }),
  );
};

it('enters, moves, hands over and takes out a visit by one UID and a growing SEQUENCE, over the change of clocks (cal.mail)', async () => {
  const id = await bookAs(api, { appointmentDate: '2027-03-12', appointmentTime: '10:30 AM' });
  await staffChange(admin, 'rescheduleAppointment', {
    id,
    version: 1,
    appointmentDate: '2027-03-16',
    appointmentTime: '10:30 AM',
  });
  await staffChange(admin, 'assignAppointment', { id, version: 2, consultantId: ids[1] });
  await staffChange(admin, 'cancelAppointment', { id, version: 3, note: null });
  const all = await entries();
  expect(all.map(({ to, method, start, status }) => [to, method, status, start])).toEqual([
    ['morgan@example.org', 'REQUEST', 'CONFIRMED', '2027-03-12T18:30:00.000Z'],
    ['morgan@example.org', 'REQUEST', 'CONFIRMED', '2027-03-16T17:30:00.000Z'],
    ['sofia@example.org', 'REQUEST', 'CONFIRMED', '2027-03-16T17:30:00.000Z'],
    ['morgan@example.org', 'CANCEL', 'CANCELLED', '2027-03-16T17:30:00.000Z'],
    ['sofia@example.org', 'CANCEL', 'CANCELLED', '2027-03-16T17:30:00.000Z'],
  ]);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
  for (const address of ['morgan@example.org', 'sofia@example.org']) {
    const own = all.filter(({ to }) => to === address).map(({ sequence }) => sequence);
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
  }
  expect(all[0]).toMatchObject({
    summary: 'Consultation with Ada Byron',
    attendee: 'MAILTO:morgan@example.org',
  });
});

it('has the same UID as the customer’s entry, and another SEQUENCE for another state (cal.mail)', async () => {
  await bookAs(api, { appointmentDate: '2027-03-12' });
  const [customer] = await api.sql<{ attachments: { content: string }[] }>(
    "select attachments from mails where to_address = 'ada@example.org'",
  );
  const event = new ICAL.Component(ICAL.parse(customer!.attachments[0]!.content)).getFirstSubcomponent(
    'vevent',
  )!;
  expect((await entries())[0]?.uid).toBe(event.getFirstPropertyValue('uid'));
});

it('several that are canceled in one step are one mail to each consultant (cal.mail)', async () => {
  const visits = [
    await bookAs(api, { appointmentDate: '2027-03-12', appointmentTime: '10:30 AM' }),
    await bookAs(api, {
      appointmentDate: '2027-03-12',
      appointmentTime: '10:30 AM',
      customerEmail: 'bo@example.org',
    }),
    await bookAs(api, {
      appointmentDate: '2027-03-12',
      appointmentTime: '02:00 PM',
      customerEmail: 'cy@example.org',
    }),
  ];
  await api.sql('delete from mails');
  const { data } = await admin.gql(
    'mutation ($input: CancelAppointmentsInput!) { cancelAppointments(input: $input) { cancelled } }',
    { input: { ids: visits, tell: false } },
  );
  expect(data.cancelAppointments.cancelled).toBe(3);
  const mails = await api.sql<{ to_address: string; total: number }>(
    'select to_address, jsonb_array_length(attachments) as total from mails order by to_address',
  );
  expect(mails.map(({ to_address }) => to_address)).toEqual(['morgan@example.org', 'sofia@example.org']);
  expect(mails.reduce((sum, { total }) => sum + total, 0)).toBe(3);
  expect((await entries()).every(({ method, sequence }) => method === 'CANCEL' && sequence > 0)).toBe(true);
});
