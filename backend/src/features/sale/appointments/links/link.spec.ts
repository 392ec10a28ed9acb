import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
  staffChange,
  tellOfConfirmations,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
beforeEach(() => api.clock.set(noon));
afterEach(() => clearAppointments(api));

const look = (token: string) =>
  api.gql(
    'query ($token: String!) { linkedAppointment(token: $token) { id title status version canChange appointmentTime calendar } }',
    { token },
  );
const move = (input: Record<string, unknown>) =>
  api.gql(
    'mutation ($input: RescheduleLinkedAppointmentInput!) { rescheduleLinkedAppointment(input: $input) { version appointmentTime status } }',
    { input },
  );
const cancel = (input: Record<string, unknown>) =>
  api.gql(
    'mutation ($input: CancelLinkedAppointmentInput!) { cancelLinkedAppointment(input: $input) { status canChange } }',
    { input },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  errors?.[0]?.extensions.code;
const time = { appointmentDate: '2027-01-12', appointmentTime: '11:00 AM' };

/** Books an appointment and takes the token from the mail. */
const linked = async (more: object = {}): Promise<{ id: string; token: string }> => ({
  id: await bookAs(api, more),
  token: (await newestMail(api)).token!,
});

describe('the link of the mail', () => {
  it('shows the appointment, and looking changes nothing', async () => {
    const { id, token } = await linked();
    const { data } = await look(token);
    expect(data.linkedAppointment).toMatchObject({
      id,
      title: 'Consultation',
      status: 'booked',
      version: 1,
      canChange: true,
    });
    expect(data.linkedAppointment.calendar).toContain(`UID:${id}`);
    expect(await api.sql('select version from appointments')).toEqual([{ version: 1 }]);
  });

  it("is a mail's alone: no token in the database, and behind # where no server sees it", async () => {
    const { token } = await linked();
    const [link] = await api.sql('select token_hash from appointment_links');
    expect(link!.token_hash).not.toContain(token);
    const [mail] = await api.sql('select text, confidential from mails');
    expect(mail).toMatchObject({
      confidential: true,
      text: expect.stringContaining(`/appointment#token=${token}`),
    });
  });

  it('moves and cancels without an account; the links of older mails stay good', async () => {
    const { token } = await linked();
    expect((await move({ token, version: 1, ...time })).data.rescheduleLinkedAppointment).toEqual({
      version: 2,
      appointmentTime: '11:00 AM',
      status: 'booked',
    });
    const newer = (await newestMail(api)).token!;
    expect(newer).not.toBe(token);
    expect(codeOf(await cancel({ token: newer, version: 1 }))).toBe('CONFLICT');
    expect((await cancel({ token, version: 2 })).data.cancelLinkedAppointment).toEqual({
      status: 'cancelled',
      canChange: false,
    });
    expect(await newestMail(api)).toMatchObject({ method: 'CANCEL' });
    expect((await look(newer)).data.linkedAppointment).toMatchObject({
      status: 'cancelled',
      canChange: false,
    });
    expect(codeOf(await move({ token, version: 3, ...time }))).toBe('CONFLICT');
    expect(await api.sql('select party from appointment_changes order by created_at')).toMatchObject([
      { party: 'visitor' },
      { party: 'visitor' },
      { party: 'visitor' },
    ]);
  });

  it('is good for its own appointment only, and for nothing once that has begun', async () => {
    const { token } = await linked();
    const { id: other } = await linked({ appointmentTime: '11:30 AM' });
    await cancel({ token, version: 1, id: other });
    await cancel({ token, version: 1 });
    expect(await api.sql('select status from appointments where id = $1', [other])).toEqual([
      { status: 'booked' },
    ]);
    api.clock.set('2027-01-11T18:30:00Z');
    for (const answer of [
      await look(token),
      await move({ token, version: 2, ...time }),
      await cancel({ token, version: 2 }),
    ]) {
      expect(answer.errors?.[0]).toMatchObject({
        message: changeSentences.linkExpired,
        extensions: { code: 'LINK_EXPIRED' },
      });
    }
  });

  it.each(['', 'x', '\u0000', 'a'.repeat(1000), "' or 1=1 --", '%', '01900000-0000-7000-8000-000000000000'])(
    'is not %j',
    async (token) => {
      await linked();
      for (const answer of [
        await look(token),
        await move({ token, version: 1, ...time }),
        await cancel({ token, version: 1 }),
      ])
        expect(codeOf(answer)).toMatch(/^(LINK_INVALID|BAD_INPUT)$/);
    },
  );

  it("is not the token of an account's mail, nor the other way round", async () => {
    const { token } = await linked();
    expect(
      codeOf(
        await api.gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', { token }),
      ),
    ).toBe('LINK_INVALID');
  });

  it('pressed while staff confirm, and others want the time: the time is given away once, and nobody hears twice (docs/security.md, J5)', async () => {
    await api.sql("update consultants set on_duty = false where name = 'Sofia Brandt'");
    const admin = await api.as('admin');
    for (let round = 0; round < 3; round += 1) {
      const day = { appointmentDate: `2027-01-${13 + round}` };
      const { id, token } = await linked(day);
      const [cancelled, confirmed, ...rebooked] = await Promise.all([
        cancel({ token, version: 1 }).then(codeOf),
        staffChange(admin, 'confirmAppointment', { id, version: 1 }).then(({ code }) => code),
        ...[1, 2, 3].map((number) =>
          api
            .rest('POST', '/api/appointments', wish({ ...day, customerEmail: `c${number}@example.org` }))
            .then(({ status }) => String(status)),
        ),
      ]);
      expect([cancelled, confirmed].sort()).toEqual(['CONFLICT', undefined]);
      if (cancelled) expect(rebooked).toEqual(['409', '409', '409']);
      // A booking that came too early finds the slot still taken; the slot is freed once and taken once.
      else
        rebooked.push(
          ...(rebooked.includes('201')
            ? []
            : [
                String(
                  (
                    await api.rest(
                      'POST',
                      '/api/appointments',
                      wish({ ...day, customerEmail: 'late@example.org' }),
                    )
                  ).status,
                ),
              ]),
        );
      expect(rebooked.filter((status) => status === '201')).toHaveLength(cancelled ? 0 : 1);
      expect(
        await api.sql("select from appointments where appointment_date = $1 and status <> 'cancelled'", [
          day.appointmentDate,
        ]),
      ).toHaveLength(1);
      await tellOfConfirmations(api);
      expect(
        await api.sql(
          "select from mails where to_address = 'ada@example.org' and kind in ('appointment_cancelled', 'appointment_affirmed')",
        ),
      ).toHaveLength(round + 1);
    }
    await api.sql('update consultants set on_duty = true');
  });

  it('pressed twice at once cancels once', async () => {
    const { token } = await linked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel({ token, version: 1 })));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(await api.sql("select from mails where kind = 'appointment_cancelled'")).toHaveLength(1);
  });
});
