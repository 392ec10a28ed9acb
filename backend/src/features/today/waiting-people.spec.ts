import { describe, expect, it } from 'vitest';
import { useWaiting } from '../../testing/fixtures/waiting.ts';

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
