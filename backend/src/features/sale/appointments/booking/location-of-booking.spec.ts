import { formatSentences } from '@hearthline/rules/sale/appointments/formats.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
let visit: string;
let olympia: string;
const place = 'Olympia display, 508 Alder Court, Olympia, WA 98501';
const map =
  'https://www.google.com/maps/dir/?api=1&destination=Olympia%20display%2C%20508%20Alder%20Court%2C%20Olympia%2C%20WA%2098501';

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  const { body } = await api.rest('GET', '/api/appointments/formats');
  ({ id: visit } = body.formats.find(({ medium }: { medium: string }) => medium === 'visit'));
  const { data } = await admin.gql(
    'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }',
    {
      input: {
        name: 'Olympia display',
        address: '508 Alder Court',
        city: 'Olympia',
        state: 'WA',
        zip: '98501',
        // January 11, 2027 is a Monday.
        hours: [{ day: 1, opens: '10:00', closes: '12:00' }],
        homes: [],
        position: 0,
      },
    },
  );
  olympia = data.createLocation.id;
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('delete from locations');
});

const visitAt = (more: object = {}) => ({ formatId: visit, locationId: olympia, ...more });
const book = (more: object = {}) => api.rest('POST', '/api/appointments', wish(visitAt(more)));
const slots = async (query: string) => {
  const { body } = await api.rest('GET', `/api/appointments/slots?date=2027-01-11&${query}`);
  return Object.fromEntries(
    body.slots.map(({ time, obstacle }: { time: string; obstacle: string | null }) => [time, obstacle]),
  );
};
const detailsOf = async (id: string) =>
  (await admin.gql('query ($id: ID!) { appointment(id: $id) { version place placeText medium } }', { id }))
    .data.appointment;
/** How long a visit takes. */
const visitMinutes = async () =>
  (await api.sql<{ minutes: number }>('select minutes from appointment_formats where id = $1', [visit]))[0]!
    .minutes;

describe('a visit to a display location', () => {
  it('tells mail, calendar, customer and staff where it is, with the way there', async () => {
    const id = await bookAs(api, visitAt());
    const { text, event, token } = await newestMail(api);
    expect(text).toContain(`Where: ${place}`);
    expect(text).toContain(map);
    expect(event.getFirstPropertyValue('location')).toBe(place);
    expect(event.getFirstPropertyValue('description')).toContain(`Directions: ${map}`);
    const { data } = await api.gql('query ($token: String!) { linkedAppointment(token: $token) { place } }', {
      token,
    });
    expect(data.linkedAppointment.place).toBe(place);
    expect(await detailsOf(id)).toMatchObject({ place, placeText: place });
  });

  it('is only within the hours of the location, to the minute', async () => {
    expect(await visitMinutes()).toBe(60);
    const free = await slots(`formatId=${visit}&locationId=${olympia}`);
    expect(free).toMatchObject({
      '09:30 AM': 'closed',
      '10:00 AM': null,
      '11:00 AM': null,
      '11:30 AM': 'closed',
    });
    expect(await slots(`formatId=${visit}`)).toMatchObject({ '09:30 AM': null, '11:30 AM': null });
    const late = await book({ appointmentTime: '11:30 AM' });
    expect(late).toMatchObject({
      status: 400,
      body: {
        fieldErrors: {
          appointmentTime: 'Olympia display is closed then. Its hours are Monday, 10:00 AM to 12:00 PM.',
        },
      },
    });
    expect(await book({ appointmentDate: '2027-01-12' })).toMatchObject({ status: 400 });
    expect(await book({ appointmentTime: '11:00 AM' })).toMatchObject({ status: 201 });
  });

  it('opens at any time where no hours are told', async () => {
    await api.sql("update locations set hours = '[]'");
    expect(await book({ appointmentTime: '09:00 AM' })).toMatchObject({ status: 201 });
  });

  it('stays within its hours when it is moved', async () => {
    const id = await bookAs(api, visitAt());
    expect(await slots(`appointmentId=${id}`)).toMatchObject({ '09:00 AM': 'closed', '11:00 AM': null });
    const { version } = await detailsOf(id);
    const move = (appointmentTime: string) =>
      admin.gql(
        'mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { placeText } }',
        { input: { id, version, appointmentDate: '2027-01-11', appointmentTime } },
      );
    expect((await move('09:00 AM')).errors?.[0]?.message).toContain('Olympia display is closed then');
    expect((await move('11:00 AM')).data.rescheduleAppointment.placeText).toBe(place);
  });

  it('closes no times once it is to be a call', async () => {
    const { body } = await api.rest('GET', '/api/appointments/formats');
    const call = body.formats.find(({ medium }: { medium: string }) => medium === 'phone').id;
    const id = await bookAs(api, visitAt());
    expect(await slots(`appointmentId=${id}&formatId=${call}`)).toMatchObject({ '09:00 AM': null });
    await api.sql("update appointment_formats set medium = 'phone' where id = $1", [visit]);
    try {
      const { version } = await detailsOf(id);
      const { errors } = await admin.gql(
        'mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { placeText } }',
        { input: { id, version, appointmentDate: '2027-01-11', appointmentTime: '09:00 AM' } },
      );
      expect(errors).toBeUndefined();
    } finally {
      await api.sql("update appointment_formats set medium = 'visit' where id = $1", [visit]);
    }
  });

  it.each([
    ['of none', { locationId: '00000000-0000-4000-8000-000000000000' }, formatSentences.unknownLocation],
    ['that is no id', { locationId: 'olympia' }, formatSentences.unknownLocation],
    ['for a call', { formatId: null }, formatSentences.noVisit],
  ])('is refused with an id %s', async (_what, more, sentence) => {
    const { status, body } = await book(more);
    expect({ status, fields: body.fieldErrors }).toEqual({ status: 400, fields: { locationId: sentence } });
  });

  it('is at the location no more once staff say that it is elsewhere, or a call', async () => {
    const { body } = await api.rest('GET', '/api/appointments/formats');
    const call = body.formats.find(({ medium }: { medium: string }) => medium === 'phone').id;
    const describeIt = async (id: string, input: object) =>
      (
        await admin.gql(
          'mutation ($input: DescribeAppointmentInput!) { describeAppointment(input: $input) { placeText } }',
          { input: { id, version: (await detailsOf(id)).version, kind: 'consultation', ...input } },
        )
      ).data.describeAppointment.placeText;
    const [first, second] = [
      await bookAs(api, visitAt()),
      await bookAs(api, visitAt({ customerEmail: 'eve@example.org' })),
    ];
    expect(await describeIt(first, { place, projectId: null })).toBe(place);
    expect(await api.sql('select location_id from appointments where id = $1', [first])).toEqual([
      { location_id: olympia },
    ]);
    expect(await describeIt(first, { place: '1 Elm St, Kelso' })).toBe('1 Elm St, Kelso');
    expect(await describeIt(second, { formatId: call, place })).toBe('By phone: we call you');
    expect(await api.sql('select distinct location_id from appointments')).toEqual([{ location_id: null }]);
  });
});
