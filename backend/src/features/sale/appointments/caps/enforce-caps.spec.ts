import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { capSentences, initialBookingCaps } from '@hearthline/rules/sale/appointments/caps.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../../testing/jobs.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { cancelTogether, mine, nth, post, statuses, times } from '../../../../testing/fixtures/caps.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { appointmentJobs } from '../appointment.jobs.ts';

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
/** Books from another network, as a proxy would report it. */
const from = async (address: string, input: object): Promise<string> => {
  const context = Object.assign(api.app.systemContext(), {
    address,
    limits: {
      consume: () => Promise.resolve(1),
      refund: () => Promise.resolve(),
      reset: () => Promise.resolve(),
    },
  });
  return bookAppointment(context, input).then(
    () => 'booked',
    (error: { code: string }) => error.code,
  );
};
describe('one person', () => {
  it('has one booking at a time, however the address is spelled and however many are wanted at once', async () => {
    expect(
      await statuses(
        api,
        times(20, () => mine(0)),
      ),
    ).toEqual([201, ...times(19, () => 409)]);
    const again = await post(api, mine(0, { customerEmail: 'ADA@Example.org' }));
    expect(again).toMatchObject({ status: 409, body: { message: capSentences.sameTime(phone) } });
    expect(await post(api, nth(0))).toMatchObject({ status: 201 });
  });

  it('who is signed in is one person whatever they type, and staff book nobody twice', async () => {
    const customer = await api.as('customer');
    expect(
      await statuses(
        customer,
        times(6, (number) => mine(0, { customerEmail: `any${number}@example.org` })),
      ),
    ).toEqual([201, ...times(5, () => 409)]);
    const { errors } = await admin.gql(
      'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id } }',
      {
        input: mine(0, {
          customerEmail: (
            await api.sql<{ customer_email: string }>('select customer_email from appointments')
          )[0]!.customer_email,
        }),
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('SLOT_TAKEN');
  });

  it('does not get there by moving another booking either, and may book again what was cancelled', async () => {
    const first = await post(api, mine(0));
    const second = await post(api, mine(1));
    const move = (version: number) =>
      admin.gql(
        'mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { id } }',
        {
          input: {
            id: second.body.id,
            version,
            appointmentDate: '2027-01-11',
            appointmentTime: appointmentTimes[0],
          },
        },
      );
    expect((await move(1)).errors?.[0]?.extensions.code).toBe('SLOT_TAKEN');
    expect(
      (await cancelTogether(admin, { ids: [first.body.id], tell: false })).data.cancelAppointments.cancelled,
    ).toBe(1);
    expect((await move(1)).errors).toBeUndefined();
    expect((await post(api, mine(1))).status).toBe(201);
  });
});

describe('a mailbox that nobody proved', () => {
  it('has three open bookings, also of twenty wanted at once; the sentence names the phone number', async () => {
    expect(
      await statuses(
        api,
        times(20, (number) => mine(number)),
      ),
    ).toEqual([...times(perMailbox, () => 201), ...times(20 - perMailbox, () => 429)]);
    const { status, headers, body } = await post(api, mine(20));
    expect([status, body.message]).toEqual([429, capSentences.mailbox(phone)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_400);
    expect(await open()).toHaveLength(perMailbox);
    // What has begun is no longer open.
    api.clock.set('2027-01-12T20:00:00Z');
    expect((await post(api, mine(30))).status).toBe(201);
  });

  it('is that of whoever is not signed in, or not verified; not of staff, nor of a customer who is', async () => {
    await statuses(
      api,
      times(perMailbox, (number) => mine(number)),
    );
    await api.addUser({ email: 'ada@example.org', role: 'customer', isEmailVerified: false });
    expect((await post(await api.asUser('ada@example.org'), mine(5))).status).toBe(429);
    await api.sql("update users set is_email_verified = true where email = 'ada@example.org'");
    expect((await post(api, mine(5))).status).toBe(429);
    expect((await post(await api.asUser('ada@example.org'), mine(5))).status).toBe(201);
    const { errors } = await admin.gql(
      'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id } }',
      { input: mine(6) },
    );
    expect(errors).toBeUndefined();
    await api.sql(
      "delete from appointments where customer_id in (select id from users where email = 'ada@example.org')",
    );
    await api.sql("delete from users where email = 'ada@example.org'");
  });

  it('is not used up by what strangers book elsewhere with it', async () => {
    for (let number = 0; number < perMailbox; number += 1)
      expect(await from('198.51.100.1', mine(number))).toBe('booked');
    expect(await from('198.51.100.1', mine(7))).toBe('TOO_MANY_REQUESTS');
    expect((await post(api, mine(7))).status).toBe(201);
  });

  it('is one mailbox in both spellings of its domain', async () => {
    await statuses(
      api,
      times(perMailbox, (number) =>
        mine(number, { customerEmail: number % 2 ? 'zoë@bücher.example' : 'ZOË@xn--bcher-kva.example' }),
      ),
    );
    expect((await post(api, mine(7, { customerEmail: 'zoë@BÜCHER.example' }))).status).toBe(429);
  });
});

describe('a network', () => {
  it('makes eight bookings in 24 hours, also of twenty wanted at once, and more the day after', async () => {
    expect(
      await statuses(
        api,
        times(20, (number) => nth(number)),
      ),
    ).toEqual([...times(perAddress, () => 201), ...times(20 - perAddress, () => 429)]);
    const { body, headers } = await post(api, nth(40));
    expect(body.message).toBe(capSentences.network(phone));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
    await api.sql("update appointments set created_at = now() - interval '24 hours 1 second'");
    await api.sql('delete from limits');
    expect((await post(api, nth(40))).status).toBe(201);
  });

  it('is the /64 of an IPv6 address, and is remembered as a code, for thirty days', async () => {
    for (let number = 0; number < perAddress; number += 1)
      expect(await from(`2001:db8:1:2::${number + 1}`, nth(number))).toBe('booked');
    expect(await from('2001:db8:1:2:ffff::9', nth(20))).toBe('TOO_MANY_REQUESTS');
    expect(await from('2001:db8:1:3::1', nth(20))).toBe('booked');
    const codes = await api.sql<{ booked_from: string }>('select distinct booked_from from appointments');
    expect(codes).toHaveLength(2);
    for (const { booked_from: code } of codes) expect(code).toMatch(/^[\w-]{43}$/);
    await api.sql(
      "update appointments set created_at = now() - interval '31 days' where id in (select id from appointments limit 3)",
    );
    await runJob(appointmentJobs, appointmentJobs[0]!.job, api.app.systemContext(), {});
    expect(await api.sql('select from appointments where booked_from is null')).toHaveLength(3);
  });

  it('is not remembered of a customer who is signed in, nor of what staff book', async () => {
    await post(await api.as('customer'), nth(0));
    await admin.gql(
      'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id } }',
      { input: nth(1) },
    );
    expect(await api.sql('select from appointments where booked_from is not null')).toHaveLength(0);
    for (let number = 2; number < 2 + perAddress; number += 1)
      expect((await post(api, nth(number))).status).toBe(201);
    expect((await post(await api.as('customer'), nth(20))).status).toBe(201);
  });
});
