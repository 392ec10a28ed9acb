import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
const toCustomers = "select from mails where kind <> 'appointment_notice'";
let admin: Caller;

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(() => clearAppointments(api));

describe('two at once', () => {
  it('from the same copy: one change, one refusal, nothing lost', async () => {
    const id = await bookAs(api);
    const answers = await Promise.all([
      staffChange(admin, 'confirmAppointment', { id, version: 1 }),
      staffChange(admin, 'cancelAppointment', { id, version: 1 }),
      staffChange(admin, 'rescheduleAppointment', {
        id,
        version: 1,
        appointmentDate: '2027-01-12',
        appointmentTime: '02:00 PM',
      }),
    ]);
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await api.sql('select version from appointments')).toEqual([{ version: 2 }]);
    // One mail says that it is booked, one what was done; of a confirmation it waits until that cannot be undone any more.
    expect(await api.sql(toCustomers)).toHaveLength(answers[0]?.done ? 1 : 2);
  });

  it('cancel, book anew and confirm leave at most one live booking for each consultant (docs/security.md, J5)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const day = { appointmentDate: `2027-01-${13 + round}` };
      const ids = [
        await bookAs(api, { ...day, customerEmail: 'a@example.org' }),
        await bookAs(api, { ...day, customerEmail: 'b@example.org' }),
      ];
      await Promise.all([
        ...ids.flatMap((id) => [
          staffChange(admin, 'cancelAppointment', { id, version: 1 }),
          staffChange(admin, 'confirmAppointment', { id, version: 1 }),
        ]),
        ...[1, 2, 3, 4].map((number) =>
          api.rest('POST', '/api/appointments', wish({ ...day, customerEmail: `c${number}@example.org` })),
        ),
      ]);
      const live = await api.sql(
        "select consultant_id from appointments where appointment_date = $1 and status <> 'cancelled'",
        [day.appointmentDate],
      );
      expect(live.length).toBeLessThanOrEqual(2);
      expect(new Set(live.map((row) => row.consultant_id)).size).toBe(live.length);
    }
  });

  it("that want each other's time, and many that want one: no overlap, no 500", async () => {
    await api.sql("update consultants set on_duty = false where name = 'Sofia Brandt'");
    try {
      const a = await bookAs(api, { appointmentTime: '09:00 AM' });
      const b = await bookAs(api, { appointmentTime: '09:30 AM' });
      const c = await bookAs(api, { appointmentTime: '10:00 AM' });
      const to = (id: string, appointmentTime: string) =>
        staffChange(admin, 'rescheduleAppointment', {
          id,
          version: 1,
          appointmentDate: '2027-01-11',
          appointmentTime,
        });
      for (const { code } of await Promise.all([to(a, '09:30 AM'), to(b, '09:00 AM')]))
        expect(code).toBe('SLOT_TAKEN');
      const answers = await Promise.all([
        to(a, '03:00 PM'),
        to(b, '03:00 PM'),
        to(c, '03:00 PM'),
        bookAs(api, { appointmentTime: '03:00 PM' }),
      ]);
      expect(
        answers.filter((answer) => typeof answer === 'object' && answer.code && answer.code !== 'SLOT_TAKEN'),
      ).toEqual([]);
      expect(await api.sql("select from appointments where appointment_time = '03:00 PM'")).toHaveLength(1);
    } finally {
      await api.sql('update consultants set on_duty = true');
    }
  });
});
