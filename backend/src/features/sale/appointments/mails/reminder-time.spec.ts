import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { reminderFor, remindOfAppointments } from './send-appointment-reminders.ts';

const api = useApi();
afterEach(() => clearAppointments(api));

describe('a reminder', () => {
  const startsAt = new Date('2027-01-11T18:30:00Z');

  it.each([
    ['is due 24 hours before', '2027-01-10T18:29:59.999Z', new Date('2027-01-10T18:30:00Z')],
    ['is none for a time that was chosen 24 hours before', '2027-01-10T18:30:00.000Z', null],
  ])('%s', (_what, now, due) => {
    expect(reminderFor(startsAt, new Date(now))).toEqual(due);
  });
});

it('all are reminded at once, though more are due than are read together', async () => {
  api.clock.set(noon);
  await api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, remind_at, consultant_id, format_id)
     select 'Ada', n || '@remind.example', '1', '2027-01-06', '10:00 AM', start, start + interval '1 minute', start - interval '24 hours', c.id, f.id
     from generate_series(1, 51) n, lateral (select timestamptz '2027-01-06T10:00:00Z' + n * interval '2 minutes' as start) s,
       (select id from consultants where position = 0) c, (select id from appointment_formats where name = 'Phone call') f`,
  );
  expect(await remindOfAppointments(api.app.systemContext())).toBe(51);
});
