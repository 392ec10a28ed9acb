import { afterEach, beforeEach, expect, it } from 'vitest';
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
let ids: string[];

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  ids = (await api.sql<{ id: string }>('select id from consultants order by position')).map(({ id }) => id);
  await api.sql("update consultants set email = 'morgan@example.org' where position = 0");
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('update consultants set email = null, user_id = null');
});

const notices = (): Promise<{ to_address: string; subject: string; text: string }[]> =>
  api.sql(
    "select to_address, subject, text from mails where kind = 'appointment_notice' order by created_at, id",
  );
const heads = async (): Promise<string[]> =>
  (await notices()).map(({ to_address, subject }) => `${to_address} ${subject.split(':')[0]}`);

it('of a booking, a move and a cancellation goes to the consultant, with links to the booking and the contact', async () => {
  const id = await bookAs(api, { message: 'We own a lot' });
  const [mail] = await notices();
  expect(mail).toMatchObject({
    to_address: 'morgan@example.org',
    subject: 'New booking: Ada Byron, Monday, January 11, 2027 at 10:30 AM',
  });
  const [row] = await api.sql('select contact_id from appointments');
  for (const fact of [
    `${api.url}/admin/appointments?appointment=${id}`,
    `${api.url}/contacts/${row!.contact_id}`,
    'Phone: (360) 555-0100',
    'Message: We own a lot',
    'How: Phone call, 30 minutes',
    'With: Morgan Hale',
  ])
    expect(mail!.text).toContain(fact);
  // What the business reads gives nobody the customer's link.
  expect(mail!.text).not.toContain('#token');

  const { token } = await newestMail(api);
  await api.gql(
    'mutation ($input: RescheduleLinkedAppointmentInput!) { rescheduleLinkedAppointment(input: $input) { id } }',
    { input: { token, version: 1, appointmentDate: '2027-01-12', appointmentTime: '02:00 PM' } },
  );
  await staffChange(admin, 'rescheduleAppointment', {
    id,
    version: 2,
    appointmentDate: '2027-01-13',
    appointmentTime: '02:00 PM',
  });
  await staffChange(admin, 'cancelAppointment', { id, version: 3 });
  expect(await heads()).toEqual([
    'morgan@example.org New booking',
    'morgan@example.org Moved',
    'morgan@example.org Moved',
    'morgan@example.org Cancelled',
  ]);
  expect((await notices())[1]!.text).toContain('Old time: Monday, January 11, 2027 at 10:30 AM');
});

it('goes to the company while the consultant has no address, and to the account that the consultant has', async () => {
  await api.sql('update consultants set email = null');
  await bookAs(api);
  await api.sql("update consultants set user_id = (select id from users where email = 'admin@example.com')");
  await bookAs(api, { appointmentTime: '11:00 AM' });
  expect(await heads()).toEqual(['hello@hearthline.example New booking', 'admin@example.com New booking']);
});

it('of a change of hands goes to both, once to each', async () => {
  const { done } = await staffChange(admin, 'bookAppointmentFor', {
    customerName: 'Ada',
    customerEmail: 'ada@example.org',
    customerPhone: '3605550100',
    appointmentDate: '2027-01-11',
    appointmentTime: '10:30 AM',
    consultantId: ids[0],
  });
  await staffChange(admin, 'assignAppointment', { id: done.id, version: 1, consultantId: ids[1] });
  expect(await heads()).toEqual([
    'morgan@example.org New booking',
    'hello@hearthline.example New for you',
    'morgan@example.org Now with Sofia Brandt',
  ]);
});

it('is part of the booking: what fails leaves none, and a booking without it is none', async () => {
  await api.sql(
    "create function refuse() returns trigger language plpgsql as $$ begin if new.kind = 'appointment_notice' then raise 'disk on fire'; end if; return new; end $$",
  );
  await api.sql('create trigger refuse before insert on mails for each row execute function refuse()');
  expect(await bookAs(api)).toBeUndefined();
  await api.sql('drop trigger refuse on mails');
  await api.sql('drop function refuse');
  for (const table of ['appointments', 'mails', 'contacts'])
    expect(await api.sql(`select from ${table}`)).toHaveLength(0);
});

it('can only go to the account of an admin', async () => {
  const change = async (userId: string | null, email: string | null = null) =>
    await admin.gql(
      'mutation ($id: ID!, $input: UpdateConsultantInput!) { updateConsultant(id: $id, input: $input) { consultant { email userId userName version } } }',
      {
        id: ids[1],
        input: {
          name: 'Sofia Brandt',
          onDuty: true,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          userId,
          email,
          version: (
            await api.sql<{ version: number }>('select version from consultants where id = $1', [ids[1]])
          )[0]!.version,
        },
      },
    );
  const accounts = Object.fromEntries(
    (await api.sql<{ id: string; role: string }>('select id, role from users')).map(({ id, role }) => [
      role,
      id,
    ]),
  );
  for (const id of [accounts.customer!, accounts.factory!, ids[0]!, 'nobody\u0000'])
    expect((await change(id)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  expect((await change(null, 'not an address')).errors?.[0]?.extensions.fieldErrors).toHaveProperty('email');
  const { data } = await change(accounts.admin!, 'sofia@example.org');
  expect(data.updateConsultant.consultant).toMatchObject({
    email: 'sofia@example.org',
    userId: accounts.admin,
    userName: 'Avery Morgan',
  });
  expect((await admin.gql('{ appointmentConsultants { name isMe } }')).data.appointmentConsultants).toEqual([
    { name: 'Morgan Hale', isMe: false },
    { name: 'Sofia Brandt', isMe: true },
  ]);
});
