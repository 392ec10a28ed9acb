import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import type { TakenJob } from '../../../../platform/jobs/job-runner.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';
import { mailMergedConfirmations } from '../changes/merged-confirmation.ts';

const api = useApi({ trustProxy: 1 });
const { points } = limitTable.bookingMailbox;
const mailbox = 'ada@example.org';
const home = '203.0.113.1';

beforeEach(() => api.clock.set(noon));
afterEach(async () => {
  await clearAppointments(api);
  await api.sql("delete from pgboss.job where name = 'appointments.round'");
});

const nth = (number: number, more: object = {}): Record<string, unknown> =>
  wish({
    customerEmail: mailbox,
    appointmentDate: `2027-01-${11 + Math.floor(number / 16)}`,
    appointmentTime: appointmentTimes[number % 16],
    ...more,
  });
const book = async (input: object, from = home, caller: Caller = api): Promise<string> => {
  const { status, body } = await caller.rest('POST', '/api/appointments', input, { 'x-forwarded-for': from });
  expect(status).toBe(201);
  return body.id as string;
};
/** Strangers at two addresses book with an address until it has got what it gets in a day. */
const crowd = async (): Promise<void> => {
  for (let number = 0; number < points; number += 1) await book(nth(number), `198.51.100.${number % 2}`);
};
const mails = () =>
  api.sql<{ id: string; kind: string; subject: string; text: string; attachments: { content: string }[] }>(
    'select id, kind, subject, text, attachments from mails where to_address = $1 order by created_at, id',
    [mailbox],
  );
const waiting = () =>
  api.sql<{ data: { changeId: string }; at: Date }>(
    "select data, start_after as at from pgboss.job where name = 'appointments.round' order by created_on",
  );
/** Works on all that waits together, as a worker would. @returns the mails beyond those of the crowd */
const round = async () => {
  const jobs = (await waiting()).map(({ data }): TakenJob<{ changeId: string }> => ({
    data,
    attempt: { isLast: false },
  }));
  await Promise.all(mailMergedConfirmations(api.app.systemContext(), jobs));
  return (await mails()).slice(points);
};
const mailOf = async (id: string): Promise<unknown> =>
  (
    await api.sql('select mail_id from appointment_changes where appointment_id = $1 order by created_at', [
      id,
    ])
  ).at(-1)?.mail_id;
const opened = async (token: string | undefined): Promise<string> =>
  (
    await api.gql('query ($token: String!) { linkedAppointment(token: $token) { appointmentTime } }', {
      token,
    })
  ).data.linkedAppointment.appointmentTime;

describe('a mailbox with which strangers have booked ten times in a day (J6, N4)', () => {
  it('refuses nobody else, who is mailed within ten minutes; several bookings in one mail', async () => {
    await crowd();
    const [first, second] = [await book(nth(20)), await book(nth(18), '203.0.113.2')];
    expect(await mails()).toHaveLength(points);
    expect(await mailOf(first)).toBeNull();
    const next = new Date('2027-01-05T20:10:00Z');
    expect((await waiting()).map(({ at }) => at)).toEqual([next, next]);
    const [mail, ...more] = await round();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your 2 appointments');
    expect(mail!.attachments).toHaveLength(2);
    const tokens = [...mail!.text.matchAll(/#token=([\w-]{43})/g)].map(([, token]) => token);
    expect(await Promise.all(tokens.map(opened))).toEqual([appointmentTimes[2], appointmentTimes[4]]);
    expect([await mailOf(first), await mailOf(second)]).toEqual([mail!.id, mail!.id]);
  });

  it('is not brought there by bookings that fail, and gets the tenth at once', async () => {
    for (let number = 1; number < points; number += 1) await book(nth(number), '198.51.100.1');
    for (let time = 0; time < 3; time += 1) {
      const { status } = await api.rest('POST', '/api/appointments', nth(1), { 'x-forwarded-for': home });
      expect(status).toBe(409);
    }
    await book(nth(16));
    expect(await mails()).toHaveLength(points);
    await book(nth(17));
    expect(await mails()).toHaveLength(points);
    expect(await waiting()).toHaveLength(1);
  });

  it('gets the usual mail for a single one: once, however often the job runs', async () => {
    await crowd();
    await book(nth(16));
    const [mail] = await round();
    expect(mail!.subject).toBe('Your consultation on Tuesday, January 12, 2027 at 9:00 AM');
    expect(await round()).toHaveLength(1);
  });

  it('gets at once what its owner books from their account', async () => {
    await api.addUser({ email: mailbox, role: 'customer' });
    await crowd();
    await book(nth(16), home, await api.asUser(mailbox));
    expect(await mails()).toHaveLength(points + 1);
    expect(await waiting()).toEqual([]);
    await clearAppointments(api);
    await api.sql('delete from users where email = $1', [mailbox]);
  });

  it('gets nothing of what was canceled meanwhile, or told otherwise', async () => {
    await crowd();
    const [cancelled, moved] = [await book(nth(16)), await book(nth(17))];
    const admin = await api.as('admin');
    await staffChange(admin, 'cancelAppointment', { id: cancelled, version: 1 });
    await staffChange(admin, 'rescheduleAppointment', {
      id: moved,
      version: 1,
      appointmentDate: '2027-01-13',
      appointmentTime: appointmentTimes[0],
    });
    expect((await round()).map(({ kind }) => kind)).toEqual(['appointment_cancelled', 'appointment_moved']);
  });

  it('is told of bookings that their maker cancels in one mail too, and of none that it has not heard of', async () => {
    await crowd();
    const customer = await api.as('customer');
    const cancel = async (id: string): Promise<void> => {
      const { errors } = await customer.gql(
        'mutation ($input: AppointmentRefInput!) { cancelMyAppointment(input: $input) { status } }',
        { input: { id, version: 1 } },
        { 'x-forwarded-for': home },
      );
      expect(errors).toBeUndefined();
    };
    const heardOf = [await book(nth(16), home, customer), await book(nth(17), home, customer)];
    expect(await round()).toHaveLength(1);
    const unheard = await book(nth(18), home, customer);
    for (const id of [...heardOf, unheard]) await cancel(id);
    expect(await mails()).toHaveLength(points + 1);
    const [, mail, ...more] = await round();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'appointment_cancelled', subject: 'Your 2 bookings are cancelled' });
    expect(mail!.attachments).toHaveLength(2);
    expect(await Promise.all([...heardOf, unheard].map(mailOf))).toEqual([mail!.id, mail!.id, null]);
    expect(await round()).toHaveLength(2);
  });

  it('is not told that a booking is off by a move that waits, if staff told nobody', async () => {
    await crowd();
    const customer = await api.as('customer');
    const id = await book(nth(16), home, customer);
    expect(await round()).toHaveLength(1);
    const { errors } = await customer.gql(
      'mutation ($input: RescheduleMyAppointmentInput!) { rescheduleMyAppointment(input: $input) { id } }',
      { input: { id, version: 1, appointmentDate: '2027-01-14', appointmentTime: '11:00 AM' } },
      { 'x-forwarded-for': home },
    );
    expect(errors).toBeUndefined();
    await api.sql("update appointments set status = 'cancelled' where id = $1", [id]);
    expect(await waiting()).toHaveLength(2);
    expect(await round()).toHaveLength(1);
  });

  it('is told of a move as well, and refuses none: of the new time, in the same mail', async () => {
    await crowd();
    const customer = await api.as('customer');
    const id = await book(nth(16), home, customer);
    const { errors } = await customer.gql(
      'mutation ($input: RescheduleMyAppointmentInput!) { rescheduleMyAppointment(input: $input) { id } }',
      { input: { id, version: 1, appointmentDate: '2027-01-14', appointmentTime: '11:00 AM' } },
      { 'x-forwarded-for': home },
    );
    expect(errors).toBeUndefined();
    expect(await waiting()).toHaveLength(2);
    const queued = await round();
    expect(queued.map(({ subject }) => subject)).toEqual([
      'Your consultation on Thursday, January 14, 2027 at 11:00 AM',
    ]);
  });
});
