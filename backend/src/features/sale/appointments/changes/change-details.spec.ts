import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { formatSentences } from '@hearthline/rules/sale/appointments/formats.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
  staffChange,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
/** When the booking of the fixture begins. */
const beginning = '2027-01-11T18:30:00Z';
let visit: string;

beforeEach(async () => {
  await at(noon);
  const [format] = await api.sql<{ id: string }>("select id from appointment_formats where name = 'Visit'");
  visit = format!.id;
});
afterEach(() => clearAppointments(api));

const at = async (time: string | Date): Promise<void> => {
  api.clock.set(time);
  admin = await api.as('admin');
};
const describeIt = (id: string, more: object = {}, version = 1) =>
  staffChange(admin, 'describeAppointment', { id, version, kind: 'consultation', ...more });
const mails = async (): Promise<string[]> =>
  (await api.sql<{ kind: string }>('select kind from mails order by kind')).map(({ kind }) => kind);
const row = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (
    await api.sql(
      'select status, version, calendar_sequence as sequence, buffer_before as before, buffer_after as after, extract(epoch from ends_at - starts_at)::int / 60 as minutes, remind_at as "remindAt" from appointments where id = $1',
      [id],
    )
  )[0];

describe('the format of an appointment', () => {
  it('brings its length and the time around it', async () => {
    const id = await bookAs(api);
    await describeIt(id, { formatId: visit });
    expect(await row(id)).toMatchObject({ minutes: 60, before: 0, after: 30 });
  });

  it('cannot be one that would end after closing time', async () => {
    const id = await bookAs(api, { appointmentTime: '04:30 PM' });
    expect(await describeIt(id, { formatId: visit })).toMatchObject({
      code: 'BAD_INPUT',
      message: formatSentences.tooLate,
    });
  });

  it('can be changed until the appointment begins, and not from then on', async () => {
    const id = await bookAs(api);
    await at(beginning);
    expect(await describeIt(id, { formatId: visit })).toMatchObject({
      code: 'CONFLICT',
      message: changeSentences.notNow,
    });
    await at(new Date(Date.parse(beginning) - 1));
    expect((await describeIt(id, { formatId: visit })).code).toBeUndefined();
  });
});

describe('the customer', () => {
  it('hears of a new kind before the appointment begins, and so does the consultant', async () => {
    const id = await bookAs(api);
    await api.sql('delete from mails');
    await describeIt(id, { kind: 'meeting' });
    expect(await mails()).toEqual(['appointment_altered', 'appointment_notice']);
    expect((await newestMail(api)).event.getFirstPropertyValue('sequence')).toBe(1);
  });

  it('hears nothing from the moment on at which it begins', async () => {
    const id = await bookAs(api);
    await api.sql('delete from mails');
    await at(beginning);
    expect((await describeIt(id, { kind: 'meeting' })).done).toMatchObject({ kind: 'meeting' });
    expect(await mails()).toEqual([]);
  });

  it('hears nothing where nothing changed, and the calendar entry stays as it is', async () => {
    const id = await bookAs(api);
    await api.sql('delete from mails');
    await describeIt(id);
    expect([await mails(), await row(id)]).toMatchObject([[], { version: 2, sequence: 0 }]);
  });

  it('keeps the format that the appointment has if it is chosen again', async () => {
    const id = await bookAs(api, { formatId: visit });
    await at(beginning);
    expect((await describeIt(id, { formatId: visit })).code).toBeUndefined();
  });
});

it('the history names the kind, and of format and place what changed', async () => {
  const id = await bookAs(api);
  const { done } = await describeIt(id, { kind: 'meeting' });
  expect(done.history[0]).toMatchObject({ before: 'Consultation', after: 'Meeting' });
});

it('a cancelled appointment cannot be described any more, and nobody is reminded of it', async () => {
  const id = await bookAs(api);
  expect((await row(id))?.remindAt).toEqual(new Date('2027-01-10T18:30:00Z'));
  await staffChange(admin, 'cancelAppointment', { id, version: 1 });
  expect((await row(id))?.remindAt).toBeNull();
  expect(await describeIt(id, {}, 2)).toMatchObject({ code: 'CONFLICT' });
});

it('a confirmed appointment stays confirmed when staff move it; the mail of the move takes the place of the other', async () => {
  const id = await bookAs(api);
  await staffChange(admin, 'confirmAppointment', { id, version: 1 });
  await staffChange(admin, 'rescheduleAppointment', {
    id,
    version: 2,
    appointmentDate: '2027-01-12',
    appointmentTime: '02:00 PM',
  });
  expect(await row(id)).toMatchObject({ status: 'confirmed', version: 3, sequence: 1 });
});

it('an appointment cannot be given to the consultant who has it already', async () => {
  const id = await bookAs(api);
  const [{ consultant } = { consultant: '' }] = await api.sql<{ consultant: string }>(
    'select consultant_id as consultant from appointments',
  );
  expect(
    await staffChange(admin, 'assignAppointment', { id, version: 1, consultantId: consultant }),
  ).toMatchObject({ code: 'BAD_INPUT', message: changeSentences.sameConsultant });
});

it.each(['nonsense', '01900000-0000-7000-8000-000000000000'])(
  'there is no appointment %s to change',
  async (id) => {
    expect(await staffChange(admin, 'confirmAppointment', { id, version: 1 })).toMatchObject({
      code: 'NOT_FOUND',
    });
  },
);

it('staff who book with a consultant who is none find nobody free', async () => {
  const input = { customerName: 'Ada', customerEmail: 'ada@example.org', customerPhone: '3605550100' };
  expect(
    await staffChange(admin, 'bookAppointmentFor', {
      ...input,
      appointmentDate: '2027-01-11',
      appointmentTime: '10:30 AM',
      consultantId: 'nobody',
    }),
  ).toMatchObject({ code: 'SLOT_TAKEN' });
});
