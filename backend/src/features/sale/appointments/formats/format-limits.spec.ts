import { formatSentences } from '@hearthline/rules/sale/appointments/formats.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useFormats } from '../../../../testing/fixtures/formats.ts';

const api = useApi();
const { ids, post } = useFormats(api);
let admin: Caller;
beforeEach(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.sql('update appointment_formats set offered = true'));

const values = {
  name: 'Tour',
  medium: 'visit',
  place: null,
  minutes: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  offered: true,
};
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const create = () =>
  admin.gql('mutation ($input: AppointmentFormatInput!) { createAppointmentFormat(input: $input) { id } }', {
    input: values,
  });
const remove = (id: string) => admin.gql('mutation ($id: ID!) { removeAppointmentFormat(id: $id) }', { id });

it('there are twenty formats at most', async () => {
  await api.sql(
    `insert into appointment_formats (name, medium, minutes, buffer_before, buffer_after, notice_hours, offered, position)
     select 'Extra ' || n, 'phone', 30, 0, 0, 0, false, n from generate_series(3, 18) n`,
  );
  expect([code(await create()), await create()]).toMatchObject([
    undefined,
    { errors: [{ message: formatSentences.tooMany, extensions: { code: 'BAD_INPUT' } }] },
  ]);
});

describe.each(['nonsense', '01900000-0000-7000-8000-000000000000'])('with the id %s', (id) => {
  it('no format is removed', async () => {
    expect(code(await remove(id))).toBe('NOT_FOUND');
  });

  it('no format is moved', async () => {
    expect(
      code(
        await admin.gql('mutation ($id: ID!) { moveAppointmentFormat(id: $id, up: true) { id } }', { id }),
      ),
    ).toBe('NOT_FOUND');
  });

  it('no format is changed', async () => {
    expect(
      code(
        await admin.gql(
          'mutation ($id: ID!, $input: UpdateAppointmentFormatInput!) { updateAppointmentFormat(id: $id, input: $input) { id } }',
          { id, input: { ...values, version: 1 } },
        ),
      ),
    ).toBe('NOT_FOUND');
  });
});

it('the last format that visitors can book is not removed', async () => {
  const { id } = (await create()).data.createAppointmentFormat;
  await api.sql("update appointment_formats set offered = (name = 'Tour')");
  expect(await remove(id)).toMatchObject({
    errors: [{ message: formatSentences.lastOffered, extensions: { code: 'BAD_INPUT' } }],
  });
});

it('whoever names no format books the first that is offered', async () => {
  await api.sql("update appointment_formats set offered = (name = 'Visit')");
  expect((await post({})).status).toBe(201);
  expect(await api.sql('select format_id from appointments')).toEqual([{ format_id: ids.Visit }]);
});

it('where none is offered, it is the first of all', async () => {
  await api.sql('update appointment_formats set offered = false');
  expect((await post({})).status).toBe(201);
  expect(await api.sql('select format_id from appointments')).toEqual([{ format_id: ids['Phone call'] }]);
});
