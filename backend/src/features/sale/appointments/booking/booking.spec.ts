import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { invalidEmail, unstorableText } from '@hearthline/rules/text.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();

afterEach(async () => {
  api.clock.reset();
  await api.sql('delete from appointments');
  await api.sql('delete from limits');
});

/** Noon on a Tuesday in Los Angeles; a Tuesday in UTC too. */
const noon = '2027-01-05T20:00:00Z';

const wish = (more: object = {}): Record<string, unknown> => ({
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  customerPhone: '(360) 555-0100',
  appointmentDate: '2027-01-11',
  appointmentTime: '10:30 AM',
  message: null,
  ...more,
});

interface Outcome {
  readonly status: number;
  readonly message?: string;
  readonly fields?: Record<string, string>;
  readonly appointment?: Record<string, unknown>;
}

const mutation = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { id createdAt customerName customerEmail customerPhone appointmentDate appointmentTime message status }
}`;

/** Every rule holds in both APIs: they call the same service. */
const transports: Record<string, (input: Record<string, unknown>) => Promise<Outcome>> = {
  REST: async (input) => {
    const { status, body } = await api.rest('POST', '/api/appointments', input);
    return status === 201 ? { status, appointment: body } : { status, message: body.message };
  },
  GraphQL: async (input) => {
    const { status, data, errors } = await api.gql(mutation, { input });
    if (data?.bookAppointment) return { status: 201, appointment: data.bookAppointment };
    const { message, extensions } = errors![0]!;
    const code = extensions.code as keyof typeof errorCatalogue;
    return {
      status: status === 200 ? errorCatalogue[code].status : status,
      message,
      fields: extensions.fieldErrors,
    };
  },
};

describe.each(Object.entries(transports))('booking over %s', (_name, book) => {
  it('stores what the form sent and answers with it', async () => {
    api.clock.set(noon);
    const { status, appointment } = await book(wish({ message: ' We own\n a lot in Kelso. ' }));
    expect(status).toBe(201);
    expect(appointment).toEqual({
      ...wish({ message: 'We own\n a lot in Kelso.', customerPhone: '+13605550100' }),
      status: 'booked',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const [row] = await api.sql('select starts_at, ends_at, message from appointments');
    expect(row).toEqual({
      starts_at: new Date('2027-01-11T18:30:00Z'),
      ends_at: new Date('2027-01-11T19:00:00Z'),
      message: 'We own\n a lot in Kelso.',
    });
  });

  it('takes as many visitors for a slot as consultants are on duty', async () => {
    api.clock.set(noon);
    for (const customerEmail of ['one@example.com', 'two@example.com'])
      expect((await book(wish({ customerEmail }))).status).toBe(201);
    expect(await book(wish({ customerEmail: 'three@example.com' }))).toMatchObject({
      status: 409,
      message: errorCatalogue.SLOT_TAKEN.message,
    });
    expect((await book(wish({ appointmentTime: '11:00 AM' }))).status).toBe(201);
  });

  it('refuses what is past, by the clock of the business', async () => {
    // 10:30 in Los Angeles; in UTC it is evening already, in Honolulu it is not yet nine.
    api.clock.set('2027-01-11T18:30:00Z');
    expect(await book(wish({ appointmentTime: '10:30 AM' }))).toMatchObject({
      status: 400,
      message: appointmentSentences.past,
    });
    expect(await book(wish({ appointmentDate: '2027-01-10' }))).toMatchObject({
      status: 400,
      message: appointmentSentences.past,
    });
    expect((await book(wish({ appointmentTime: '11:00 AM' }))).status).toBe(201);
  });

  it("keeps to the business's day around midnight", async () => {
    // One minute before midnight in Los Angeles: today is still the 11th, the 10th is past, the horizon counts from the 11th.
    api.clock.set('2027-01-12T07:59:00Z');
    expect((await book(wish({ appointmentDate: '2027-07-10' }))).status).toBe(201);
    expect(await book(wish({ appointmentDate: '2027-07-11' }))).toMatchObject({
      status: 400,
      message: appointmentSentences.tooFar,
    });
    api.clock.set('2027-01-12T08:00:00Z');
    expect((await book(wish({ appointmentDate: '2027-07-11' }))).status).toBe(201);
  });

  it.each([
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-1-5',
    '0000-00-00',
    '99999-01-01',
    '01/11/2027',
    '2027-01-11T10:30',
    ' 2027-01-11',
    "2027-01-11'; --",
  ])('refuses the date %j', async (appointmentDate) => {
    api.clock.set(noon);
    expect(await book(wish({ appointmentDate }))).toMatchObject({
      status: 400,
      message: appointmentSentences.invalidDate,
    });
  });

  it.each([
    '09:15 AM',
    '08:30 AM',
    '05:00 PM',
    '9:15 AM',
    '0:30 AM',
    '009:00 AM',
    '09:00',
    '09:00 am',
    '13:00 PM',
  ])('refuses the time %j, which is not on the grid', async (appointmentTime) => {
    api.clock.set(noon);
    expect(await book(wish({ appointmentTime }))).toMatchObject({
      status: 400,
      message: appointmentSentences.invalidTime,
    });
  });

  it('takes a time without its leading zero, and a phone that is no number as it was typed', async () => {
    api.clock.set(noon);
    const typed = { appointmentTime: '4:30 PM', customerPhone: '555-0142, after six' };
    const { status, appointment } = await book(wish(typed));
    expect({ status, appointment }).toMatchObject({
      status: 201,
      appointment: { appointmentTime: '04:30 PM', customerPhone: typed.customerPhone },
    });
  });

  it.each([
    ['no date', { appointmentDate: '' }, appointmentSentences.missingDate],
    ['no time', { appointmentTime: '' }, appointmentSentences.missingTime],
    ['a blank name', { customerName: '   ' }, 'Name is required'],
    ['a missing phone', { customerPhone: '' }, 'Phone is required'],
    ['half an address', { customerEmail: 'ada' }, invalidEmail],
    ['two addresses', { customerEmail: 'ada@example.com, eve@example.com' }, invalidEmail],
    ['a header in the address', { customerEmail: 'ada@example.com\r\nBcc: eve@example.com' }, invalidEmail],
    ['a long address', { customerEmail: `${'a'.repeat(250)}@example.com` }, 'Must be at most 254 characters'],
    ['a long name', { customerName: 'a'.repeat(201) }, 'Must be at most 200 characters'],
    ['a long phone', { customerPhone: '5'.repeat(41) }, 'Must be at most 40 characters'],
    ['a long message', { message: 'a'.repeat(4001) }, 'Must be at most 4000 characters'],
    ['a NUL', { customerName: 'Ada\u0000' }, unstorableText],
    ['half a character', { message: 'half a \ud83d' }, unstorableText],
  ])('refuses %s', async (_what, more, message) => {
    api.clock.set(noon);
    expect(await book(wish(more))).toMatchObject({ status: 400, message });
    expect(await api.sql('select from appointments')).toHaveLength(0);
  });

  it('ignores what only the server decides', async () => {
    api.clock.set(noon);
    const { appointment } = await transports.REST!(
      wish({
        id: '00000000-0000-7000-8000-000000000000',
        status: 'cancelled',
        consultantId: 'x',
        createdAt: '2001-01-01',
      }),
    );
    expect(appointment).toMatchObject({ status: 'booked' });
    expect(appointment?.id).not.toBe('00000000-0000-7000-8000-000000000000');
  });
});

it('names each wrong field to a program', async () => {
  const { fields } = await transports.GraphQL!(
    wish({ customerName: '', customerEmail: 'x', appointmentTime: 'late' }),
  );
  expect(fields).toEqual({
    customerName: 'Name is required',
    customerEmail: invalidEmail,
    appointmentTime: appointmentSentences.invalidTime,
  });
});

it.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['an empty object', '{}'],
  ['an operator', '{"customerName":{"$ne":""}}'],
  ['a number for a name', JSON.stringify(wish({ customerName: 42 }))],
  ['a list for a message', JSON.stringify(wish({ message: ['a'] }))],
  ['half an object', '{"customerName":'],
])('answers a REST body that is %s with a sentence', async (_what, body) => {
  const { status, body: answer } = await api.rest('POST', '/api/appointments', body, {
    'content-type': 'application/json',
  });
  expect(status).toBe(400);
  expect(answer.message).toMatch(/\w{3}/);
});
