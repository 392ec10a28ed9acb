import { capSentences, initialBookingCaps } from '@hearthline/rules/sale/appointments/caps.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { cancelTogether, mine, nth, post, statuses, times } from '../../../../testing/fixtures/caps.ts';

const api = useApi();
const { perMailbox, perAddress } = initialBookingCaps;
const phone = '(360) 555-0142';
let admin: Caller;

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  await api.sql("delete from settings where key = 'bookingCaps'");
});
afterEach(async () => {
  await api.sql('delete from booking_cap_lifts');
  await clearAppointments(api);
});

const open = () => api.sql("select id from appointments where status <> 'cancelled'");
const bookers = async () =>
  (
    await admin.gql(
      '{ cappedBookers { kind subject counted liftedUntil bookings { id customerEmail appointmentTime } } }',
    )
  ).data.cappedBookers as {
    kind: string;
    subject: string;
    counted: number;
    liftedUntil: string | null;
    bookings: { id: string }[];
  }[];
const lift = (input: object) =>
  admin.gql('mutation ($input: BookingCapInput!) { liftBookingCap(input: $input) }', { input });
const cancel = (input: object, caller = admin) => cancelTogether(caller, input);

describe('staff', () => {
  it('see who has reached a limit, and lift it for a day', async () => {
    await statuses(api, [
      ...times(perMailbox, (number) => mine(number)),
      ...times(perAddress - perMailbox, (number) => nth(number + 5)),
    ]);
    const [mailbox, network, ...more] = await bookers();
    expect(more).toEqual([]);
    expect(mailbox).toMatchObject({
      kind: 'mailbox',
      subject: 'ada@example.org',
      counted: 3,
      liftedUntil: null,
    });
    expect(network).toMatchObject({ kind: 'network', counted: 8 });
    expect([mailbox!.bookings.length, network!.bookings.length]).toEqual([3, 8]);
    expect((await lift({ kind: 'mailbox', subject: mailbox!.subject })).errors).toBeUndefined();
    expect((await post(api, mine(30))).body.message).toBe(capSentences.network(phone));
    await lift({ kind: 'network', subject: network!.subject });
    expect((await post(api, mine(30))).status).toBe(201);
    expect((await bookers()).map(({ liftedUntil }) => liftedUntil)).toEqual([
      '2027-01-06T20:00:00.000Z',
      '2027-01-06T20:00:00.000Z',
    ]);
    api.clock.set('2027-01-06T20:00:00Z');
    expect((await post(api, mine(31))).status).toBe(429);
  });

  it('change the limits, each at the version they read', async () => {
    const change = (input: object) =>
      admin.gql(
        'mutation ($input: UpdateBookingCapsInput!) { updateBookingCaps(input: $input) { perMailbox perAddress version } }',
        { input },
      );
    expect((await admin.gql('{ bookingCaps { perMailbox perAddress version } }')).data.bookingCaps).toEqual({
      perMailbox: 3,
      perAddress: 8,
      version: 1,
    });
    expect((await change({ perMailbox: 1, perAddress: 2, version: 1 })).data.updateBookingCaps).toEqual({
      perMailbox: 1,
      perAddress: 2,
      version: 2,
    });
    expect((await change({ perMailbox: 5, perAddress: 5, version: 1 })).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    for (const bad of [{ perMailbox: 0 }, { perMailbox: 101 }, { perAddress: 1001 }])
      expect(
        (await change({ perMailbox: 1, perAddress: 1, version: 2, ...bad })).errors?.[0]?.extensions.code,
      ).toBe('BAD_INPUT');
    expect(await statuses(api, [mine(0), mine(1)])).toEqual([201, 429]);
    expect(await api.sql("select details from audit_entries where action = 'settings.booking-caps'")).toEqual(
      [{ details: { from: { perMailbox: 3, perAddress: 8 }, to: { perMailbox: 1, perAddress: 2 } } }],
    );
  });

  it('cancel a flood in one step, with one mail to a mailbox at most, or none', async () => {
    await statuses(api, [...times(perMailbox, (number) => mine(number)), nth(10), nth(11)]);
    const ids = (await open()).map(({ id }) => id as string);
    await api.sql('delete from mails');
    const first = await cancel({ ids: [...ids, '0198c0de-0000-7000-8000-000000000000'], tell: true });
    expect(first.data.cancelAppointments).toEqual({ cancelled: 5, skipped: 1, mails: 3 });
    const mails = await api.sql<{
      to_address: string;
      subject: string;
      text: string;
      attachments: { content: string }[];
    }>(
      "select to_address, subject, text, attachments from mails where kind <> 'appointment_notice' order by to_address",
    );
    expect(
      mails.map(({ to_address, subject, attachments }) => [to_address, subject, attachments.length]),
    ).toEqual([
      ['ada@example.org', 'Your 3 bookings are cancelled', 3],
      ['v10@example.org', 'Your consultation on Monday, January 11, 2027 at 2:00 PM is cancelled', 1],
      ['v11@example.org', 'Your consultation on Monday, January 11, 2027 at 2:30 PM is cancelled', 1],
    ]);
    for (const { content } of mails[0]!.attachments) expect(content).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1/);
    expect((await cancel({ ids, tell: true })).data.cancelAppointments).toEqual({
      cancelled: 0,
      skipped: 5,
      mails: 0,
    });
    const [another] = [await post(api, mine(0))];
    await api.sql('delete from mails');
    expect((await cancel({ ids: [another.body.id], tell: false })).data.cancelAppointments).toEqual({
      cancelled: 1,
      skipped: 0,
      mails: 0,
    });
    expect(await api.sql("select from mails where kind <> 'appointment_notice'")).toEqual([]);
    expect(await api.sql("select from appointment_changes where action = 'cancelled'")).toHaveLength(6);
  });

  it('alone do', async () => {
    const {
      body: { id },
    } = await post(api, mine(0));
    for (const caller of [api, await api.as('customer'), await api.as('contractor')]) {
      expect((await cancel({ ids: [id], tell: true }, caller)).errors?.[0]?.extensions.code).toMatch(
        /UNAUTHENTICATED|FORBIDDEN/,
      );
    }
    expect((await cancel({ ids: [], tell: true })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await cancel({ ids: ['x'], tell: true })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
