import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../platform/access/rate-limits.ts';
import { useApi } from '../../../testing/api.ts';

const api = useApi();
afterEach(async () => {
  for (const table of ['consultant_requests', 'appointments', 'contacts', 'mails', 'limits'])
    await api.sql(`delete from ${table}`);
});

const ask = (more: object = {}) =>
  api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
    input: { fullName: 'Ada Byron', email: 'ada@example.com', phone: '(360) 555-0100', ...more },
  });
const stored = () => api.sql('select from consultant_requests');
const acknowledgements = () =>
  api.sql<{ to_address: string; subject: string; text: string; html: string }>(
    "select to_address, subject, text, html from mails where kind = 'consultant_acknowledged' order by created_at",
  );

describe('the acknowledgement', () => {
  beforeEach(() => api.clock.set('2027-01-05T20:00:00Z'));
  afterEach(() => api.clock.reset());

  it('offers three free times on different days, each a link that opens the booking with it', async () => {
    await api.sql(
      "insert into blocked_dates (starts_on, ends_on, reason) values ('2027-01-06', '2027-01-06', 'Fair')",
    );
    await ask();
    await api.sql('delete from blocked_dates');
    const [mail] = await acknowledgements();
    expect(mail).toMatchObject({
      to_address: 'ada@example.com',
      subject: 'Thank you for asking Hearthline Homes',
    });
    // It is noon: the first time is two hours away, the second day is blocked.
    const links = [...mail!.text.matchAll(/^(.+):\n(http.+)$/gm)].map(([, label, url]) => [
      label,
      new URL(url!).search,
    ]);
    expect(links).toEqual([
      ['Tuesday, January 5, 2027 at 2:00 PM', '?date=2027-01-05&time=02%3A00+PM'],
      ['Thursday, January 7, 2027 at 12:00 PM', '?date=2027-01-07&time=12%3A00+PM'],
      ['Friday, January 8, 2027 at 3:00 PM', '?date=2027-01-08&time=03%3A00+PM'],
    ]);
    expect(mail!.text).toContain('(Pacific Time)');
  });

  it('offers only what is free, and nothing when nobody is on duty', async () => {
    const { data } = await api.gql('{ appointmentSlots(date: "2027-01-05") { time available } }');
    const taken = data.appointmentSlots
      .filter(({ available }: { available: boolean }) => available)
      .map(({ time }: { time: string }) => time);
    for (const appointmentTime of taken.slice(0, -1)) {
      for (const lane of [1, 2])
        await (
          await api.as('admin')
        ).gql('mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id } }', {
          input: {
            customerName: 'X',
            customerEmail: `x${lane}@example.org`,
            customerPhone: '3605550100',
            appointmentDate: '2027-01-05',
            appointmentTime,
          },
        });
    }
    await ask();
    expect((await acknowledgements())[0]!.text).toContain('Tuesday, January 5, 2027 at 4:30 PM');
    await api.sql('delete from appointments');
    await api.sql('update consultants set on_duty = false');
    await ask({ email: 'two@example.com' });
    await api.sql('update consultants set on_duty = true');
    const [, second] = await acknowledgements();
    expect(second!.text).not.toContain('/appointments?');
  });

  it('calls nobody by a name that was typed, but whoever has proved the address by that of their account', async () => {
    await api.addUser({ email: 'proved@example.com', name: 'Mary Byron', role: 'customer' });
    await ask({ fullName: 'Claim your prize' });
    await ask({ fullName: 'Claim your prize', email: 'proved@example.com' });
    const [typed, proved] = await acknowledgements();
    expect(typed!.text).toMatch(/^Hello,$/m);
    expect(proved!.text).toContain('Hello Mary,');
    expect(JSON.stringify([typed, proved])).not.toContain('Claim your prize');
  });

  it('does not flood a mailbox that nobody proved: the request is stored all the same', async () => {
    const { points } = limitTable.bookingMailbox;
    for (let number = 0; number < points + 2; number += 1) expect((await ask()).errors).toBeUndefined();
    expect(await stored()).toHaveLength(points + 2);
    expect(await acknowledgements()).toHaveLength(points);
  });
});
