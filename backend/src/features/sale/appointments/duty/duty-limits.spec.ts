import { dutySentences } from '@hearthline/rules/sale/appointments/duty.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('delete from blocked_dates');
});

const missing = ['nonsense', '01900000-0000-7000-8000-000000000000'];
const days = { startsOn: '2027-02-01', endsOn: '2027-02-28', reason: 'Holiday' };
const block = (input: object = days) =>
  admin.gql(
    'mutation ($input: BlockedDateInput!) { createBlockedDate(input: $input) { blockedDate { id version bookings consultantName } standing { appointmentTime } } }',
    { input },
  );
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const create = () =>
  admin.gql('mutation ($input: ConsultantInput!) { createConsultant(input: $input) { id } }', {
    input: { name: 'Kim Ito', onDuty: false, weekdays: [1] },
  });

it('there are a hundred consultants at most', async () => {
  await api.sql(
    `insert into consultants (name, on_duty, weekdays, position)
     select 'Extra ' || n, false, '{1}', n from generate_series(2, 98) n`,
  );
  expect([code(await create()), await create()]).toMatchObject([
    undefined,
    { errors: [{ message: dutySentences.tooMany, extensions: { code: 'BAD_INPUT' } }] },
  ]);
  await api.sql('delete from consultants where position > 1');
});

describe.each(missing)('with the id %s', (id) => {
  const input = { name: 'Kim Ito', onDuty: true, weekdays: [1], version: 1 };
  it.each([
    ['no consultant is changed', 'updateConsultant(id: $id, input: $input) { consultant { id } }', input],
    ['no consultant is moved', 'moveConsultant(id: $id, up: true) { id }', null],
    [
      'no blocked days are changed',
      'updateBlockedDate(id: $id, input: $input) { blockedDate { id } }',
      { ...days, version: 1 },
    ],
    ['no blocked days are removed', 'removeBlockedDate(id: $id)', null],
  ])('%s', async (_what, operation, values) => {
    const type = operation.startsWith('updateConsultant')
      ? 'UpdateConsultantInput'
      : 'UpdateBlockedDateInput';
    const answer = await admin.gql(
      `mutation ($id: ID!${values ? `, $input: ${type}!` : ''}) { ${operation} }`,
      { id, ...(values && { input: values }) },
    );
    expect(code(answer)).toBe('NOT_FOUND');
  });

  it('no blocked days are shown', async () => {
    expect(code(await admin.gql('query ($id: ID!) { blockedDate(id: $id) { id } }', { id }))).toBe(
      'NOT_FOUND',
    );
  });

  it('no consultant can be given days off', async () => {
    expect(await block({ ...days, consultantId: id })).toMatchObject({
      errors: [{ message: dutySentences.missingConsultant, extensions: { code: 'BAD_INPUT' } }],
    });
  });
});

it('blocked days without a consultant are everybody’s', async () => {
  expect((await block()).data.createBlockedDate.blockedDate.consultantName).toBeNull();
});

it('of the bookings that stand, the fifty soonest are listed; their number is exact', async () => {
  await api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, format_id)
     select 'Ada', n || '@duty.example', '1', '2027-02-01', lpad(n::text, 2, '0'), start, start + interval '1 minute', c.id, f.id
     from generate_series(1, 51) n, lateral (select timestamptz '2027-02-01T18:00:00Z' + n * interval '2 minutes' as start) s,
       (select id from consultants where position = 0) c, (select id from appointment_formats where name = 'Phone call') f`,
  );
  const { blockedDate, standing } = (await block()).data.createBlockedDate;
  expect([blockedDate.bookings, standing.length, standing.at(-1).appointmentTime]).toEqual([51, 50, '50']);
});

describe('the list of blocked days', () => {
  const list = async (page: number, past: boolean) => {
    const { data } = await admin.gql(
      'query ($page: Int, $past: Boolean) { blockedDates(page: $page, past: $past) { blockedDates { reason } pagination { page totalPages total } } }',
      { page, past },
    );
    const { blockedDates, pagination } = data.blockedDates;
    return { reasons: blockedDates.map(({ reason }: { reason: string }) => Number(reason)), pagination };
  };
  const range = (from: number, to: number): number[] =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => from + place * Math.sign(to - from));

  it.each([
    ['to come, the soonest first', false, '2027-01-05', '+', range(0, 19), range(20, 22)],
    ['that are over, the latest first', true, '2027-01-04', '-', range(0, 19), range(20, 22)],
  ])('has pages of twenty: those %s', async (_what, past, first, sign, one, two) => {
    await api.sql(
      `insert into blocked_dates (starts_on, ends_on, reason)
       select date '${first}' ${sign} n, date '${first}' ${sign} n, n::text from generate_series(0, 22) n`,
    );
    expect(await list(1, past)).toEqual({
      reasons: one,
      pagination: { page: 1, totalPages: 2, total: 23 },
    });
    expect((await list(2, past)).reasons).toEqual(two);
    expect((await list(1, !past)).reasons).toEqual([]);
  });
});
