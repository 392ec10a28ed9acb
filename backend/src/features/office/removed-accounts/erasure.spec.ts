import { erasedEmail, erasedName, userSentences } from '@hearthline/rules/people/users.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addPerson,
  erasePerson,
  findTraces,
  leaveTraces,
  person,
  removePerson,
} from '../../../testing/fixtures/erasable-person.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

const { email, folded } = person;
const message = (answer: { errors?: { message: string }[] }): string | undefined =>
  answer.errors?.[0]?.message;

describe('erasing a person', () => {
  let id: string;
  let project: string;
  let other: string;

  beforeAll(async () => {
    admin = await api.as('admin');
    id = await addPerson(api);
    ({ project, other } = await leaveTraces(api, admin, id));
  });

  it('is refused before the account is removed, with another address, while an appointment is ahead, and to everyone but an admin', async () => {
    expect(message(await erasePerson(admin, id))).toBe(userSentences.removeFirst);
    await removePerson(admin, id);
    expect((await erasePerson(admin, id, 'zelda@erase.example')).errors?.[0]?.extensions.fieldErrors).toEqual(
      {
        email: userSentences.confirmErasure,
      },
    );
    expect(message(await erasePerson(admin, id, 'x'.repeat(300)))).toBeDefined();
    api.clock.set('2027-02-21T18:00:00Z');
    expect(message(await erasePerson(await api.as('admin'), id, email))).toBe(userSentences.upcomingFirst);
    api.clock.reset();
    expect((await erasePerson(await api.as('customer'), id, email)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await findTraces(api)).length).toBeGreaterThan(10);
    expect((await api.sql('select erased_at from users where id = $1', [id]))[0]).toEqual({
      erased_at: null,
    });
  });

  it('leaves no trace of name, address, phone, username, password and devices in any table', async () => {
    api.clock.set('2027-04-01T18:00:00Z');
    admin = await api.as('admin');
    const records = async () =>
      (
        await api.sql<Record<string, number>>(
          `select ${['projects', 'project_events', 'messages', 'contacts', 'deleted_contacts', 'contact_notes', 'consultant_requests', 'appointments', 'mails', 'users'].map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
        )
      )[0]!;
    const before = await records();
    const answer = await erasePerson(admin, id, ` ${email.toUpperCase()} `);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.eraseUser).toEqual({
      id,
      name: erasedName(id).full,
      email: erasedEmail(id),
      username: null,
      phone: null,
      state: 'erased',
    });
    expect(await findTraces(api)).toEqual([]);
    expect(
      await api.sql(
        'select from sessions where user_id = $1 union all select from account_links where user_id = $1',
        [id],
      ),
    ).toEqual([]);
    expect((await api.sql('select password_hash from users where id = $1', [id]))[0]).toEqual({
      password_hash: null,
    });
    // Every record is still there; the history has one more line.
    expect(await records()).toEqual({ ...before, project_events: before.project_events! + 1 });
    api.clock.reset();
  });

  it('keeps the business’s records, under the pseudonym', async () => {
    const pseudonym = erasedName(id).full;
    expect(pseudonym).toMatch(/^Erased person [0-9a-f]{6}$/);
    const { data } = await admin.gql(
      `query ($id: ID!, $other: ID!, $object: String) {
        project(id: $id) { customerName } messages(id: $id) { messages { authorName text } }
        projectEvents(id: $id) { events { kind subject actorName } } then: projectEvents(id: $other) { events { subject before after } }
        auditEntries(filter: { object: $object }) { auditEntries { action objectName details } }
      }`,
      { id: project, other, object: `user:${id}` },
    );
    expect(data.project.customerName).toBe(pseudonym);
    expect(data.messages.messages).toEqual([{ authorName: pseudonym, text: 'Is the roof on?' }]);
    expect(
      data.projectEvents.events
        .slice(0, 2)
        .map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]),
    ).toEqual([
      ['customer.account-erased', pseudonym],
      ['customer.account-removed', pseudonym],
    ]);
    expect(data.then.events).toEqual([
      { subject: 'customer', before: pseudonym, after: null },
      { subject: 'customer', before: null, after: pseudonym },
    ]);
    expect(data.auditEntries.auditEntries[0]).toEqual({
      action: 'user.erase',
      objectName: pseudonym,
      details: { role: 'customer' },
    });
    const [contact] = await api.sql(
      'select first_name, last_name, phone, status, (select text from contact_notes n where n.contact_id = c.id) as note from contacts c where email_folded = $1',
      [erasedEmail(id)],
    );
    expect(contact).toEqual({
      first_name: 'Erased',
      last_name: erasedName(id).last,
      phone: null,
      status: 'prospect',
      note: 'Likes red transports',
    });
    expect(
      (
        await api.sql('select customer_name, message, status from appointments where customer_email = $1', [
          erasedEmail(id),
        ])
      )[0],
    ).toEqual({ customer_name: pseudonym, message: null, status: 'booked' });
  });

  it('cannot be taken back or done again, and sends nothing to the address that took the place of the other', async () => {
    expect(message(await admin.gql('mutation ($id: ID!) { restoreUser(id: $id) { id } }', { id }))).toBe(
      userSentences.erasedForGood,
    );
    expect(message(await erasePerson(admin, id, erasedEmail(id)))).toBe(userSentences.erasedForGood);
    expect(
      await api.sql('select from mail_suppressions where email_folded = $1', [erasedEmail(id)]),
    ).toHaveLength(1);
    expect(
      await api.sql("select from mails where to_address = $1 and state = 'queued'", [erasedEmail(id)]),
    ).toEqual([]);
    expect(
      (await admin.gql('{ users(state: archived, search: "erased") { users { id } } }')).data.users.users,
    ).toEqual([]);
    expect((await admin.gql('{ users(state: erased) { users { id state } } }')).data.users.users).toEqual([
      { id, state: 'erased' },
    ]);
  });

  it('leaves the address free for a new account, which has nothing to do with the old one', async () => {
    const anew = await addPerson(api);
    expect(anew).not.toBe(id);
    expect(
      (await (await api.asUser(folded)).gql('{ projects { pagination { total } } }')).data.projects.pagination
        .total,
    ).toBe(0);
    await api.sql('delete from sessions where user_id = $1', [anew]);
    await api.sql('delete from users where id = $1', [anew]);
  });
});
