import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { auditDetailsText } from '@hearthline/rules/office/audit/details.ts';
import { onOneLine } from '@hearthline/rules/text.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
/** A Tuesday; the 11th is a Monday. */
const noon = '2027-01-05T20:00:00Z';

// Signs in by the test's clock, because an earlier session would have expired.
beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(async () => {
  api.clock.reset();
  for (const table of ['appointments', 'blocked_dates', 'limits', 'settings'])
    await api.sql(`delete from ${table}`);
  await api.sql("update consultants set on_duty = true, weekdays = '{1,2,3,4,5,6,7}'");
});

let visitors = 0;
/** Each from somebody else, because nobody is booked twice for one time. */
const wish = (appointmentDate = '2027-01-11', appointmentTime = '10:30 AM') => ({
  customerName: 'Ada',
  customerEmail: `ada${++visitors}@example.com`,
  customerPhone: '3605550100',
  appointmentDate,
  appointmentTime,
});
const book = (...when: string[]) => api.rest('POST', '/api/appointments', wish(...when));
const remaining = async (date: string): Promise<number[]> =>
  (
    await api.gql('query ($date: String!) { appointmentSlots(date: $date) { remaining } }', { date })
  ).data.appointmentSlots.map((slot: { remaining: number }) => slot.remaining);
const closedDates = async (): Promise<string[]> =>
  (await api.gql('{ bookingDays { closedDates } }')).data.bookingDays.closedDates;
const roster = async () =>
  (await admin.gql('{ consultants { id name onDuty weekdays position version upcoming } }')).data.consultants;
const update = (id: string, input: object) =>
  admin.gql(
    'mutation ($id: ID!, $input: UpdateConsultantInput!) { updateConsultant(id: $id, input: $input) { consultant { name version } standing { appointmentDate customerName } } }',
    { id, input },
  );
const block = (input: object) =>
  admin.gql(
    'mutation ($input: BlockedDateInput!) { createBlockedDate(input: $input) { blockedDate { id version bookings } standing { customerName consultantName } } }',
    { input },
  );

describe('consultants', () => {
  it('who go off duty keep what is booked, and the admin is told', async () => {
    await book();
    const [first] = await roster();
    expect(first).toMatchObject({ upcoming: 1 });
    const { data } = await update(first.id, {
      name: first.name,
      onDuty: false,
      weekdays: first.weekdays,
      version: first.version,
    });
    expect(data.updateConsultant.standing).toEqual([{ appointmentDate: '2027-01-11', customerName: 'Ada' }]);
    expect(new Set(await remaining('2027-01-11'))).toEqual(new Set([1]));
    expect((await book()).status).toBe(201);
    expect((await book()).status).toBe(409);
  });

  it('work on their days of the week only', async () => {
    const [first, second] = await roster();
    await update(first.id, { name: first.name, onDuty: true, weekdays: [2, 2, 3], version: first.version });
    expect((await remaining('2027-01-11'))[0]).toBe(1);
    expect((await remaining('2027-01-12'))[0]).toBe(2);
    await update(second.id, { name: second.name, onDuty: true, weekdays: [2], version: second.version });
    expect((await remaining('2027-01-11')).every((left) => left === 0)).toBe(true);
    expect(await closedDates()).toContain('2027-01-11');
    expect(await closedDates()).not.toContain('2027-01-12');
    expect((await book()).status).toBe(409);
  });

  it('whose name is older than the rule for names stay editable', async () => {
    const [first] = await roster();
    const old = 'Sofia\nMartinez';
    await api.sql('update consultants set name = $2 where id = $1', [first.id, old]);
    const change = (name: string) =>
      update(first.id, { name, onDuty: false, weekdays: first.weekdays, version: first.version });
    expect((await change('Sofia\nM.')).errors?.[0]?.extensions.fieldErrors).toEqual({ name: onOneLine });
    expect((await change(old)).data.updateConsultant.consultant).toEqual({
      name: old,
      version: first.version + 1,
    });
    await api.sql('update consultants set name = $2 where id = $1', [first.id, first.name]);
  });

  it('are added at the end, and put in order', async () => {
    const { data } = await admin.gql(
      'mutation ($input: ConsultantInput!) { createConsultant(input: $input) { id position } }',
      { input: { name: ' Kim Ito ', onDuty: false, weekdays: [1] } },
    );
    const { id } = data.createConsultant;
    const move = async (up: boolean) =>
      (
        await admin.gql('mutation ($id: ID!, $up: Boolean!) { moveConsultant(id: $id, up: $up) { id } }', {
          id,
          up,
        })
      ).data.moveConsultant.map((row: { id: string }) => row.id);
    expect((await move(true))[1]).toBe(id);
    expect((await move(true))[0]).toBe(id);
    expect((await move(true))[0]).toBe(id);
    expect((await roster())[0]).toMatchObject({ name: 'Kim Ito', position: 0 });
    await api.sql('delete from consultants where id = $1', [id]);
  });

  it('are not overwritten silently', async () => {
    const [first] = await roster();
    const input = { name: 'New Name', onDuty: true, weekdays: [1, 2, 3, 4, 5, 6, 7], version: first.version };
    const answers = await Promise.all([update(first.id, input), update(first.id, input)]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
    expect((await update('01890a5d-ac96-774b-bcce-b302099a8057', input)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect(
      (await update(first.id, { ...input, name: 'a\u0000b', weekdays: [] })).errors?.[0]?.extensions
        .fieldErrors,
    ).toMatchObject({ name: expect.any(String), weekdays: expect.any(String) });
    const [{ details }] = (await api.sql(
      "select details from audit_entries where action = 'consultant.update' order by created_at desc limit 1",
    )) as [{ details: object }];
    expect(details).toEqual({ changes: {}, fields: ['name'] });
  });

  it('whose duty changes have what it was and is in the audit log', async () => {
    const [first] = await roster();
    await update(first.id, { name: first.name, onDuty: false, weekdays: [2, 3], version: first.version });
    const [{ details }] = (await api.sql(
      "select details from audit_entries where action = 'consultant.update' order by created_at desc limit 1",
    )) as [{ details: object }];
    expect(details).toEqual({
      changes: { onDuty: { from: true, to: false }, weekdays: { from: [1, 2, 3, 4, 5, 6, 7], to: [2, 3] } },
    });
    expect(auditDetailsText(details, String)).toBe(
      'On duty: yes → no · Works on: 7 days a week → Tuesday and Wednesday',
    );
  });
});

describe('blocked days', () => {
  it('for everybody can be booked at neither API, and say so', async () => {
    await book();
    const { data } = await block({ startsOn: '2027-01-11', endsOn: '2027-01-12', reason: 'Trade fair' });
    expect(data.createBlockedDate).toMatchObject({
      blockedDate: { bookings: 1 },
      standing: [{ customerName: 'Ada' }],
    });
    expect(await book('2027-01-12')).toMatchObject({
      status: 400,
      body: { message: appointmentSentences.closed },
    });
    expect((await book('2027-01-13')).status).toBe(201);
    expect((await remaining('2027-01-11')).every((left) => left === 0)).toBe(true);
    expect(await closedDates()).toEqual(['2027-01-11', '2027-01-12']);
    await admin.gql('mutation ($id: ID!) { removeBlockedDate(id: $id) }', {
      id: data.createBlockedDate.blockedDate.id,
    });
    expect((await book('2027-01-12')).status).toBe(201);
  });

  it('for one consultant leave the others', async () => {
    const [first, second] = await roster();
    await block({ startsOn: '2027-01-11', endsOn: '2027-01-11', reason: 'Holiday', consultantId: first.id });
    expect(new Set(await remaining('2027-01-11'))).toEqual(new Set([1]));
    expect((await book()).status).toBe(201);
    const [booked] = await api.sql('select consultant_id from appointments');
    expect(booked?.consultant_id).toBe(second.id);
    expect((await book()).status).toBe(409);
  });

  it('are refused when they make no sense, changed by version, listed by time', async () => {
    const wrong = await block({ startsOn: '2027-02-02', endsOn: '2027-02-01', reason: 'x' });
    expect(wrong.errors?.[0]?.extensions.fieldErrors).toHaveProperty('endsOn');
    expect(
      (await block({ startsOn: '2027-02-30', endsOn: '2027-03-01', reason: 'x' })).errors?.[0]?.extensions
        .code,
    ).toBe('BAD_INPUT');
    expect(
      (await block({ startsOn: '2027-02-01', endsOn: '2027-02-01', reason: 'x', consultantId: 'nobody' }))
        .errors?.[0]?.extensions.fieldErrors,
    ).toHaveProperty('consultantId');
    const { data } = await block({ startsOn: '2027-01-11', endsOn: '2027-01-11', reason: 'x' });
    const { id, version } = data.createBlockedDate.blockedDate;
    const change = (input: object) =>
      admin.gql(
        'mutation ($id: ID!, $input: UpdateBlockedDateInput!) { updateBlockedDate(id: $id, input: $input) { blockedDate { startsOn version } } }',
        { id, input },
      );
    const input = { startsOn: '2026-12-24', endsOn: '2026-12-26', reason: 'y', version };
    expect((await change(input)).data.updateBlockedDate.blockedDate).toEqual({
      startsOn: '2026-12-24',
      version: version + 1,
    });
    expect((await change(input)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const list = async (past: boolean) =>
      (
        await admin.gql(
          'query ($past: Boolean) { blockedDates(past: $past) { blockedDates { id } pagination { total } } }',
          { past },
        )
      ).data.blockedDates;
    expect(await list(false)).toEqual({ blockedDates: [], pagination: { total: 0 } });
    expect(await list(true)).toEqual({ blockedDates: [{ id }], pagination: { total: 1 } });
  });
});

describe('business hours that an admin has changed', () => {
  it('make the slots, the closed days and what can be booked', async () => {
    await api.sql("insert into settings (key, value) values ('hours', $1)", [
      JSON.stringify({ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '10:00' }),
    ]);
    expect(await remaining('2027-01-11')).toEqual([2, 2, 2, 2]);
    expect(await closedDates()).toContain('2027-01-16');
    expect((await book('2027-01-11', '08:00 AM')).status).toBe(201);
    expect(await book('2027-01-11', '10:00 AM')).toMatchObject({
      status: 400,
      body: { message: appointmentSentences.invalidTime },
    });
    expect(await book('2027-01-16', '08:00 AM')).toMatchObject({
      status: 400,
      body: { message: appointmentSentences.closed },
    });
    expect(appointmentTimes).toHaveLength(16);
  });
});
