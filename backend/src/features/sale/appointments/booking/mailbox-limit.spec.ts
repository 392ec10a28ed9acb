import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { clearAppointments, noon, wish } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
const { points } = limitTable.bookingMailbox;

beforeEach(() => api.clock.set(noon));
afterEach(() => clearAppointments(api));

interface Outcome {
  readonly status: number;
  readonly message?: string;
}

const mutation = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';

const transports: Record<string, (caller: Caller, input: Record<string, unknown>) => Promise<Outcome>> = {
  REST: async (caller, input) => {
    const { status, body } = await caller.rest('POST', '/api/appointments', input);
    return status === 201 ? { status } : { status, message: body.message };
  },
  GraphQL: async (caller, input) => {
    const { status, errors } = await caller.gql(mutation, { input });
    return errors ? { status, message: errors[0]!.message } : { status: 201 };
  },
};

const nth = (number: number, more: object = {}): Record<string, unknown> =>
  wish({
    appointmentDate: `2027-01-${11 + Math.floor(number / 16)}`,
    appointmentTime: appointmentTimes[number % 16],
    ...more,
  });

const refused = { status: 429, message: errorCatalogue.TOO_MANY_REQUESTS.message };

/** Books until the mailbox has reached its daily limit. */
const fill = async (customerEmail: string): Promise<void> => {
  for (let number = 0; number < points; number += 1)
    expect(await transports.REST!(api, nth(number, { customerEmail }))).toEqual({ status: 201 });
  // Removes the other limits, so that only the mailbox's own can refuse.
  await api.sql("delete from limits where key not like 'bookingMailbox%'");
};

describe('a mailbox that somebody typed', () => {
  it.each(Object.entries(transports))(
    'gets only so many confirmations in a day from one address, over %s',
    async (_name, book) => {
      await fill('stranger@example.org');
      expect(await book(api, nth(points, { customerEmail: 'stranger@example.org' }))).toEqual(refused);
      expect(await book(api, nth(points, { customerEmail: 'Stranger@Example.ORG' }))).toEqual(refused);
      expect(
        await book(await api.as('customer'), nth(points, { customerEmail: 'stranger@example.org' })),
      ).toEqual(refused);
      expect(await book(api, nth(points, { customerEmail: 'another@example.org' }))).toEqual({ status: 201 });
      expect(await api.sql("select from mails where to_address ilike 'stranger@example.org'")).toHaveLength(
        points,
      );
    },
  );

  it('gets no more when all are wanted at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: points + 5 }, (_, number) => transports.REST!(api, nth(number))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is not used up by bookings that fail', async () => {
    for (const customerEmail of ['one@example.org', 'two@example.org'])
      await transports.REST!(api, nth(0, { customerEmail }));
    for (let number = 0; number < points + 1; number += 1)
      expect((await transports.REST!(api, nth(0))).status).toBe(409);
    expect(await transports.REST!(api, nth(1))).toEqual({ status: 201 });
    expect(await api.sql("select from mails where to_address = 'ada@example.org'")).toHaveLength(1);
  });

  it('is written to by staff however often they book', async () => {
    await fill('ada@example.org');
    const { errors } = await (
      await api.as('admin')
    ).gql('mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id } }', {
      input: nth(points),
    });
    expect(errors).toBeUndefined();
  });

  it('cannot be used up against the account that proved it to be theirs', async () => {
    await fill('customer@example.com');
    expect(
      await transports.REST!(
        await api.as('customer'),
        nth(points, { customerEmail: 'Customer@example.com' }),
      ),
    ).toEqual({ status: 201 });
  });

  it('is not written to more by an account that moves a booking to and fro, which can still be cancelled', async () => {
    const customer = await api.as('customer');
    const { data } = await customer.gql(mutation, { input: nth(0) });
    const id = data.bookAppointment.id as string;
    const move = async (version: number) =>
      customer.gql(
        'mutation ($input: RescheduleMyAppointmentInput!) { rescheduleMyAppointment(input: $input) { id } }',
        {
          input: {
            id,
            version,
            appointmentDate: '2027-01-12',
            appointmentTime: version % 2 ? '11:00 AM' : '11:30 AM',
          },
        },
      );
    for (let version = 1; version < points; version += 1)
      expect((await move(version)).errors).toBeUndefined();
    expect((await move(points)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(await api.sql("select from mails where to_address = 'ada@example.org'")).toHaveLength(points);
    const { errors } = await customer.gql(
      'mutation ($input: AppointmentRefInput!) { cancelMyAppointment(input: $input) { status } }',
      { input: { id, version: points } },
    );
    expect(errors).toBeUndefined();
  });
});

describe('a mail to a mailbox that nobody has proved to be theirs', () => {
  const book = (more: object) => transports.REST!(api, wish({ customerEmail: 'ada@example.com', ...more }));

  it('repeats nothing that was written for staff, who read it at the appointment', async () => {
    await book({ message: 'Buy now at evil.example', customerPhone: '+1 900 555 0100' });
    const [mail] = await api.sql(
      "select text || html || attachments::text as whole from mails where to_address = 'ada@example.com'",
    );
    expect(mail!.whole).not.toMatch(/Buy now|900.?555/);
    const { data } = await (
      await api.as('admin')
    ).gql('{ appointments { appointments { message customerPhone } } }');
    expect(data.appointments.appointments).toEqual([
      { message: 'Buy now at evil.example', customerPhone: '+19005550100' },
    ]);
  });

  it('calls whoever has proved it by the name of their account, whatever was typed', async () => {
    await api.addUser({ email: 'proved@example.com', name: "Mary-Jane O'Neil", role: 'customer' });
    await book({ customerName: 'Claim your prize', customerEmail: 'proved@example.com' });
    const [mail] = await api.sql('select text, to_name, attachments::text as files from mails');
    expect(mail!.text).toContain('Hello Mary-Jane,');
    expect(mail!.to_name).toBe("Mary-Jane O'Neil");
    expect(JSON.stringify(mail)).not.toContain('Claim your prize');
  });

  it('calls nobody by the name of an account that has not proved it', async () => {
    await api.addUser({
      email: 'typed@example.com',
      name: 'Claim your prize',
      role: 'customer',
      isEmailVerified: false,
    });
    await book({ customerEmail: 'typed@example.com' });
    const [mail] = await api.sql('select text || to_name || attachments::text as whole from mails');
    expect(mail!.whole).not.toContain('Claim your prize');
  });

  it.each([
    'Åsa Öberg',
    'Claim your prize now',
    'Win at evil.example',
    'https://evil.example',
    'Call +1 900 555 0100',
    `Your order ${'was cancelled '.repeat(9)}`,
    'You have won big money',
    'John Q. Public',
    'Mary Jr.',
    'Room 101',
  ])('says nowhere %j', async (customerName) => {
    await book({ customerName });
    const [mail] = await api.sql(
      "select text, html, subject, to_name, attachments from mails where kind <> 'appointment_notice'",
    );
    expect(mail!.text).toContain('Hello,\n');
    expect(mail!.to_name).toBe('');
    const files = (mail!.attachments as { content: string }[]).map(({ content }) =>
      content.replaceAll(/\r\n[ \t]/g, ''),
    );
    expect(files.join()).toMatch(/ATTENDEE/);
    for (const form of [mail!.text, mail!.html, mail!.subject, ...files])
      expect(form).not.toContain(customerName);
  });
});
