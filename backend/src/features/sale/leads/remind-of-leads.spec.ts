import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { bookAs } from '../../../testing/fixtures/appointments-fixtures.ts';
import { addRoutedTeam, askAs, clearRouting, leadMails } from '../../../testing/fixtures/routing-fixtures.ts';
import { remindOfLeads } from './remind-of-leads.ts';

const api = useApi();
/** Signed in by the spec's clock. */
const bea = () => api.asUser('bea@staff.example');
beforeEach(async () => {
  await addRoutedTeam(api, 'North', ['*'], ['lea', 'bea']);
  await api.sql("update users set takes_leads = false where name = 'lea'");
});
afterEach(async () => {
  api.clock.reset();
  await api.sql("delete from settings where key = 'answerMinutes'");
  await clearRouting(api);
});

const setMinutes = (minutes: number) =>
  api.sql(
    "insert into settings (key, value) values ('answerMinutes', $1) on conflict (key) do update set value = excluded.value",
    [String(minutes)],
  );
/** Business hours are from nine to five, seven days a week, in Los Angeles. */
const askAt = async (at: string): Promise<string> => {
  api.clock.set(at);
  const email = await askAs(api);
  await api.sql('update consultant_requests set created_at = $2 where email = $1', [email, at]);
  return email;
};
const remindAt = (at: string): Promise<number> => {
  api.clock.set(at);
  return remindOfLeads(api.app.systemContext());
};
const reminders = async (): Promise<string[]> =>
  (await leadMails(api)).filter((mail) => mail.startsWith('lead_unanswered')).sort();
const both = ['lead_unanswered bea', 'lead_unanswered lea'];
const contactOf = async (email: string): Promise<string> =>
  String((await api.sql<{ id: string }>('select id from contacts where email = $1', [email]))[0]?.id);
const logCall = async (email: string, outcome: string) => {
  const { errors } = await (
    await bea()
  ).gql('mutation ($id: ID!, $input: ContactCallInput!) { logContactCall(contactId: $id, input: $input) }', {
    id: await contactOf(email),
    input: { outcome },
  });
  expect(errors).toBeUndefined();
  await api.sql('update contact_notes set created_at = $1', [api.clock.now()]);
};

describe('route.clock: at the minutes of the settings', () => {
  it('the owner and the leader are mailed, once', async () => {
    await askAt('2027-01-05T20:00:00Z');
    expect(await remindAt('2027-01-05T20:14:59Z')).toBe(0);
    expect(await remindAt('2027-01-05T20:15:00Z')).toBe(2);
    expect(await reminders()).toEqual(both);
    expect(await remindAt('2027-01-05T20:30:00Z')).toBe(0);
  });

  it('two servers at once mail once', async () => {
    for (let number = 0; number < 5; number += 1) await askAt('2027-01-05T20:00:00Z');
    api.clock.set('2027-01-05T20:16:00Z');
    const counts = await Promise.all([1, 2, 3].map(() => remindOfLeads(api.app.systemContext())));
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect(await reminders()).toHaveLength(10);
  });

  it('what is undone is done again: a reminder and its end are stored together', async () => {
    await askAt('2027-01-05T20:00:00Z');
    api.clock.set('2027-01-05T20:16:00Z');
    const broken = Object.assign(Object.create(api.app.systemContext()) as object, {
      jobs: { enqueue: () => Promise.reject(new Error('killed')) },
    });
    await expect(remindOfLeads(broken as never)).rejects.toThrow('killed');
    expect(await reminders()).toEqual([]);
    expect(await remindAt('2027-01-05T20:17:00Z')).toBe(2);
  });

  it('a lead at closing time waits for the next day, whose blocked days are left out', async () => {
    await api.sql(
      "insert into blocked_dates (starts_on, ends_on, reason) values ('2027-01-06', '2027-01-06', 'Fair')",
    );
    // Ten minutes before five o'clock on Tuesday; the clock goes on at nine on Thursday.
    await askAt('2027-01-06T00:50:00Z');
    expect(await remindAt('2027-01-07T17:04:59Z')).toBe(0);
    expect(await remindAt('2027-01-07T17:05:00Z')).toBe(2);
  });

  it.each(['spoke', 'no_answer', 'left_message', 'wrong_number'])(
    'a call that was logged with %s stops it',
    async (outcome) => {
      const email = await askAt('2027-01-05T20:00:00Z');
      await logCall(email, outcome);
      expect(await remindAt('2027-01-05T20:16:00Z')).toBe(0);
    },
  );

  it('a note does not stop it, and asking again is another request', async () => {
    const email = await askAt('2027-01-05T20:00:00Z');
    const { errors } = await (
      await bea()
    ).gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Nice people" }) }', {
      id: await contactOf(email),
    });
    expect(errors).toBeUndefined();
    await api.sql('update contact_notes set created_at = $1', [api.clock.now()]);
    expect(await remindAt('2027-01-05T20:16:00Z')).toBe(2);
    api.clock.set('2027-01-05T20:20:00Z');
    await askAs(api, { email });
    await api.sql(
      "update consultant_requests set created_at = '2027-01-05T20:20:00Z' where created_at > now() - interval '1 hour'",
    );
    expect(await remindAt('2027-01-05T20:36:00Z')).toBe(2);
  });

  it('a request that was set aside stays set aside', async () => {
    const email = await askAt('2027-01-05T20:00:00Z');
    const { errors } = await (
      await bea()
    ).gql('mutation ($id: ID!) { dismissWaiting(kind: call, id: $id) }', {
      id: await contactOf(email),
    });
    expect(errors).toBeUndefined();
    expect(await remindAt('2027-01-05T20:16:00Z')).toBe(0);
  });

  it('a booking counts as well, until it is confirmed', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    const [one, two] = [
      await bookAs(api, { customerEmail: 'one@visitor.example' }),
      await bookAs(api, { customerEmail: 'two@visitor.example', appointmentTime: '01:00 PM' }),
    ];
    await api.sql("update appointments set created_at = '2027-01-05T20:00:00Z'");
    await api.sql("update appointments set status = 'confirmed' where id = $1", [two]);
    expect(await remindAt('2027-01-05T20:16:00Z')).toBe(2);
    const [mail] = await api.sql<{ subject: string; text: string }>(
      "select subject, text from mails where kind = 'lead_unanswered' limit 1",
    );
    expect(mail?.subject).toBe('Still unanswered: Ada Byron booked Monday, January 11, 2027 at 10:30 AM');
    expect(mail?.text).toContain('(360) 555-0100');
    expect(one).not.toBe(two);
  });

  it('only the owner is mailed where they lead the team themselves; a disabled leader is not', async () => {
    await api.sql("update users set takes_leads = (name = 'lea') where email like '%@staff.example'");
    await askAt('2027-01-05T20:00:00Z');
    await remindAt('2027-01-05T20:16:00Z');
    expect(await reminders()).toEqual(['lead_unanswered lea']);
    await api.sql("update users set takes_leads = (name = 'bea') where email like '%@staff.example'");
    await askAt('2027-01-05T21:00:00Z');
    await api.sql("update users set disabled_at = now() where name = 'lea'");
    await remindAt('2027-01-05T21:16:00Z');
    expect(await reminders()).toEqual(['lead_unanswered bea', 'lead_unanswered lea']);
  });

  it('another number of minutes counts at once, and 0 is off for what came in', async () => {
    await setMinutes(30);
    await askAt('2027-01-05T20:00:00Z');
    expect(await remindAt('2027-01-05T20:16:00Z')).toBe(0);
    await setMinutes(10);
    expect(await remindAt('2027-01-05T20:16:00Z')).toBe(2);
    await askAt('2027-01-05T21:00:00Z');
    await setMinutes(0);
    expect(await remindAt('2027-01-05T21:16:00Z')).toBe(0);
    await setMinutes(15);
    expect(await remindAt('2027-01-05T21:17:00Z')).toBe(0);
  });
});

describe('route.off', () => {
  it('nobody is reminded of what came before leads were routed, or once they are not any more', async () => {
    await askAt('2027-01-05T20:00:00Z');
    await api.sql('delete from team_zips');
    await askAt('2027-01-05T20:00:00Z');
    expect(await remindAt('2027-01-05T20:16:00Z')).toBe(0);
    await api.sql("insert into team_zips (zip, team_id) select '*', id from teams");
    expect(await remindAt('2027-01-05T20:17:00Z')).toBe(0);
  });
});
