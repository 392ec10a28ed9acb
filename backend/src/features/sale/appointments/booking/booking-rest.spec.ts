import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { clearAppointments, noon, wish } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();

beforeEach(() => api.clock.set(noon));
afterEach(() => clearAppointments(api));

it('REST and GraphQL tell the same of days, formats and times', async () => {
  await api.rest('POST', '/api/appointments', wish());
  const { data } = await api.gql(`{
    bookingDays { firstDate lastDate closedDates timeZone }
    appointmentFormats { id name medium minutes noticeHours place }
    appointmentSlots(date: "2027-01-11") { time available remaining startsAt past obstacle }
  }`);
  const [format] = data.appointmentFormats;
  expect((await api.rest('GET', '/api/appointments/days')).body).toEqual(data.bookingDays);
  expect((await api.rest('GET', '/api/appointments/formats')).body).toEqual({
    formats: data.appointmentFormats,
  });
  for (const query of ['date=2027-01-11', `date=2027-01-11&formatId=${format.id}`]) {
    const { body, headers } = await api.rest('GET', `/api/appointments/slots?${query}`);
    expect(body).toEqual({ slots: data.appointmentSlots });
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

it.each([
  ['', 'Please choose a day'],
  ['?date=', 'Please choose a day'],
  ['?date=2027-02-30', 'Please choose a valid date'],
  ['?date=%00', 'Please choose a valid date'],
])('refuses to tell the times of no day (%s)', async (query, sentence) => {
  const { status, body } = await api.rest('GET', `/api/appointments/slots${query}`);
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual({ date: sentence });
});

it('refuses a format that is not offered', async () => {
  const { status, body } = await api.rest(
    'GET',
    '/api/appointments/slots?date=2027-01-11&formatId=00000000-0000-4000-8000-000000000000',
  );
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual({ formatId: 'Please choose one of the offered formats' });
});
