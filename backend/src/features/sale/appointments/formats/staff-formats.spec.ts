import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { bookAs, newestMail, staffChange, wish } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { useFormats } from '../../../../testing/fixtures/formats.ts';

const api = useApi();
const { ids, post } = useFormats(api);
let admin: Caller;

beforeEach(async () => {
  admin = await api.as('admin');
});

describe('staff', () => {
  it('give an appointment another format and a place of its own; the customer hears of it', async () => {
    const id = await bookAs(api);
    const { done } = await staffChange(admin, 'describeAppointment', {
      id,
      version: 1,
      kind: 'consultation',
      formatId: ids.Visit,
      place: 'The lot at 12 Elm St, Kelso',
    });
    expect(done.history[0]).toMatchObject({
      action: 'described',
      before: 'Consultation, Phone call, By phone: we call you',
      after: 'Consultation, Visit, The lot at 12 Elm St, Kelso',
    });
    const mail = await newestMail(api);
    for (const line of ['How we meet: Visit instead of Phone call.', 'Where: The lot at 12 Elm St, Kelso'])
      expect(mail.text).toContain(line);
    expect(mail.event.getFirstPropertyValue('location')).toBe('The lot at 12 Elm St, Kelso');
    // What is omitted stays; empty is the place of the format again.
    await staffChange(admin, 'describeAppointment', { id, version: 2, kind: 'consultation' });
    expect(await api.sql('select place from appointments')).toEqual([
      { place: 'The lot at 12 Elm St, Kelso' },
    ]);
    await staffChange(admin, 'describeAppointment', { id, version: 3, kind: 'consultation', place: ' ' });
    expect(await api.sql('select place, format_id from appointments')).toEqual([
      { place: null, format_id: ids.Visit },
    ]);
  });

  it('cannot make it longer than its consultant is free', async () => {
    const id = await bookAs(api);
    await bookAs(api, { appointmentTime: '11:30 AM' });
    expect(
      await staffChange(admin, 'describeAppointment', {
        id,
        version: 1,
        kind: 'consultation',
        formatId: ids.Visit,
      }),
    ).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(
      await staffChange(admin, 'describeAppointment', { id, version: 1, kind: 'consultation', formatId: id }),
    ).toMatchObject({ code: 'BAD_INPUT' });
  });

  const input = {
    name: 'Tour of a plant',
    medium: 'visit',
    place: 'Plant 2, Kelso',
    minutes: 90,
    bufferBefore: 30,
    bufferAfter: 0,
    noticeHours: 48,
    offered: true,
  };
  const write = (operation: string, variables: object) =>
    admin.gql(
      `mutation ($id: ID, $input: ${operation === 'create' ? 'AppointmentFormatInput' : 'UpdateAppointmentFormatInput'}!) { ${operation}AppointmentFormat(${operation === 'create' ? '' : 'id: $id, '}input: $input) { id name version offered placeText } }`.replace(
        '$id: ID,',
        operation === 'create' ? '' : '$id: ID!,',
      ),
      variables as Record<string, unknown>,
    );

  it('add, edit, order and remove formats; what was booked keeps its length until it is moved', async () => {
    const { id, version } = (await write('create', { input })).data.createAppointmentFormat;
    expect((await api.gql('{ appointmentFormats { name } }')).data.appointmentFormats.at(-1)).toEqual({
      name: 'Tour of a plant',
    });
    expect((await post({ formatId: id })).status).toBe(201);
    expect(
      (await write('update', { id, input: { ...input, minutes: 30, place: null, version } })).data
        .updateAppointmentFormat,
    ).toMatchObject({ version: 2, placeText: 'Hearthline Homes, 1420 Meadow Lane, Vancouver, WA 98660' });
    expect((await write('update', { id, input: { ...input, version } })).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    expect(
      await api.sql('select extract(epoch from ends_at - starts_at)::int as seconds from appointments'),
    ).toEqual([{ seconds: 5400 }]);
    const order = (
      await admin.gql('mutation ($id: ID!) { moveAppointmentFormat(id: $id, up: true) { name } }', { id })
    ).data.moveAppointmentFormat;
    expect(order.map(({ name }: { name: string }) => name)).toEqual([
      'Phone call',
      'Video talk',
      'Tour of a plant',
      'Visit',
    ]);
    const remove = () => admin.gql('mutation ($id: ID!) { removeAppointmentFormat(id: $id) }', { id });
    expect((await remove()).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Stop offering it'),
      extensions: { code: 'BAD_INPUT' },
    });
    await api.sql('delete from appointments');
    expect((await remove()).data.removeAppointmentFormat).toBe(id);
    expect((await remove()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('decide what visitors are offered: at least one format, and no other can be booked by them', async () => {
    const { id } = (await write('create', { input: { ...input, offered: false } })).data
      .createAppointmentFormat;
    expect((await post({ formatId: id })).status).toBe(400);
    for (const formatId of ['nobody', '\u0000', ids.Visit!.replace(/.$/, 'f')])
      expect((await post({ formatId })).status).toBe(400);
    expect((await staffChange(admin, 'bookAppointmentFor', wish({ formatId: id }))).done).toBeTruthy();
    await api.sql("update appointment_formats set offered = (name = 'Phone call')");
    const refused = await write('update', {
      id: ids['Phone call'],
      input: { ...input, offered: false, version: 1 },
    });
    await api.sql("update appointment_formats set offered = true where name <> 'Tour of a plant'");
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { offered: 'Visitors must be able to book at least one format' },
    });
    await api.sql('delete from appointments');
  });

  it.each([
    ['minutes', 0],
    ['minutes', 481],
    ['bufferBefore', -1],
    ['bufferAfter', 241],
    ['noticeHours', 337],
    ['name', ' '],
    ['name', 'x'.repeat(61)],
    ['place', 'x'.repeat(201)],
    ['place', '\u0000'],
  ])('cannot enter %s: %j', async (field, value) => {
    const { errors } = await write('create', { input: { ...input, [field]: value } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { [field]: expect.any(String) },
    });
  });
});
