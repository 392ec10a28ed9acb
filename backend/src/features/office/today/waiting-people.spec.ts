import { beforeEach, describe, expect, it } from 'vitest';
import { useWaiting } from '../../../testing/fixtures/waiting.ts';

const waiting = useWaiting();
const { api, person, ask, book, read, kinds } = waiting;

describe('somebody who waits', () => {
  it('has a row for what they asked; confirming the booking answers the request as well', async () => {
    const id = await person('Ada');
    const booking = await book(id, 9);
    expect((await read()).counts).toMatchObject({ total: 1, calls: 0, contacts: 1, appointments: 1 });
    await ask(id, 5);
    await ask(id, 4);
    expect(await kinds()).toEqual(['booking', 'call']);
    expect((await read()).counts).toMatchObject({ total: 2, calls: 1, contacts: 1, appointments: 1 });
    await waiting.admin.gql(
      'mutation ($input: AppointmentRefInput!) { confirmAppointment(input: $input) { version } }',
      { input: { id: booking, version: 1 } },
    );
    expect(await kinds()).toEqual([]);
    await waiting.admin.gql(
      'mutation ($input: AppointmentRefInput!) { undoAppointmentConfirmation(input: $input) { version } }',
      { input: { id: booking, version: 2 } },
    );
    expect(await kinds()).toEqual(['booking', 'call']);
  });

  it('does not wait while a call is put off, and waits again from nine the next morning', async () => {
    const id = await person('Ada');
    await ask(id, 9);
    const { data } = await waiting.admin.gql(
      'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: no_answer }) }',
      { id },
    );
    expect(await kinds()).toEqual([]);
    const [note] = await api.sql<{ wall: string; day: number }>(
      "select to_char(call_again_at at time zone 'America/Los_Angeles', 'HH24:MI') as wall, (call_again_at at time zone 'America/Los_Angeles')::date - (now() at time zone 'America/Los_Angeles')::date as day from contact_notes",
    );
    expect(note).toEqual({ wall: '09:00', day: 1 });
    await api.sql("update contact_notes set call_again_at = now() - interval '1 second'");
    expect((await read()).items).toMatchObject([{ kind: 'call', triedAt: expect.any(String) }]);
    await api.sql("update contact_notes set call_again_at = now() + interval '1 hour'");
    // Who asks anew waits at once; and so does whoever's call is undone.
    await api.sql(
      "insert into consultant_requests (full_name, email, phone, contact_id) values ('x', 'a@b.example', '1', $1)",
      [id],
    );
    expect(await kinds()).toEqual(['call']);
    await api.sql("delete from consultant_requests where created_at > now() - interval '1 hour'");
    expect(await kinds()).toEqual([]);
    await waiting.admin.gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', {
      id: data.logContactCall,
    });
    expect((await read()).items).toMatchObject([{ kind: 'call', triedAt: null }]);
  });

  it('no longer waits for a call at a wrong number, and the history says so', async () => {
    const id = await person('Ada');
    await ask(id, 9);
    await waiting.admin.gql(
      'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: wrong_number }) }',
      { id },
    );
    expect(await kinds()).toEqual([]);
    const { data } = await waiting.admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind status } } }',
      {
        id,
      },
    );
    expect(data.contactTimeline.entries).toContainEqual({ kind: 'call', status: 'wrong_number' });
  });
});

describe('who has only just asked (today.fresh)', () => {
  beforeEach(() => waiting.atNoon());
  const minutes = (count: number) => count / 60;
  const setMinutes = async (answerMinutes: number) => {
    const { version } = (await waiting.admin.gql('{ leadSettings { version } }')).data.leadSettings;
    return waiting.admin.gql(
      'mutation ($version: Int!, $minutes: Int!) { updateLeadSettings(version: $version, answerMinutes: $minutes) { answerMinutes version } }',
      { version, minutes: answerMinutes },
    );
  };

  it('stands first, the newest at the top, until the minutes are over; everyone else by age', async () => {
    const old = await person('Old');
    await ask(old, 50);
    const [before, fresh] = [await person('Before'), await person('Fresh')];
    await ask(before, minutes(10));
    const late = await person('Late');
    await ask(late, minutes(15));
    await ask(fresh, minutes(1));
    const booking = await book(null, minutes(5));
    const { items } = await read();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([fresh, booking, before, old, late]);
    expect(items.map(({ freshUntil }: { freshUntil: string | null }) => freshUntil !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(Date.parse(items[0].freshUntil) - Date.parse(items[0].since)).toBe(15 * 60_000);
  });

  it('stands first for as long as the setting says, and not at all at 0', async () => {
    const [old, fresh] = [await person('Old'), await person('Fresh')];
    await ask(old, 50);
    await ask(fresh, minutes(20));
    const first = async (): Promise<string> => (await read()).items[0].id;
    expect(await first()).toBe(old);
    expect((await setMinutes(480)).data.updateLeadSettings).toMatchObject({ answerMinutes: 480, version: 2 });
    expect(await first()).toBe(fresh);
    await setMinutes(0);
    expect(await first()).toBe(old);
    expect((await setMinutes(481)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    await api.sql("delete from settings where key = 'answerMinutes'");
  });
});

describe('an answer is a conversation', () => {
  const log = (id: string, outcome: string) =>
    waiting.admin.gql(
      'mutation ($id: ID!, $outcome: CallOutcome!) { logContactCall(contactId: $id, input: { outcome: $outcome }) }',
      { id, outcome },
    );

  it('so that a note answers nobody, and a call that reached them does', async () => {
    const id = await person('Ada');
    await ask(id, 9);
    await waiting.admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "x" }) }', {
      id,
    });
    expect(await kinds()).toEqual(['call']);
    await log(id, 'spoke');
    expect(await kinds()).toEqual([]);
  });

  it('so that a left message puts the next call off until the morning', async () => {
    const id = await person('Ada');
    await ask(id, 9);
    await log(id, 'left_message');
    expect(await kinds()).toEqual([]);
    await api.sql("update contact_notes set call_again_at = now() - interval '1 second'");
    expect((await read()).items).toMatchObject([{ kind: 'call', triedAt: expect.any(String) }]);
  });
});

describe('an appointment whose consultant has left', () => {
  it('waits until it begins, is given to somebody else, or is canceled', async () => {
    const id = await waiting.leftBooking(3);
    expect((await read()).items).toMatchObject([{ kind: 'unstaffed', id }]);
    await api.sql("update appointments set status = 'cancelled'");
    expect(await kinds()).toEqual([]);
    await api.sql("update appointments set status = 'confirmed', starts_at = now() - interval '1 minute'");
    expect(await kinds()).toEqual([]);
    await api.sql("update appointments set starts_at = now() + interval '1 minute'");
    expect(await kinds()).toEqual(['unstaffed']);
    await api.sql('update consultants set user_id = null');
    expect(await kinds()).toEqual([]);
  });
});
