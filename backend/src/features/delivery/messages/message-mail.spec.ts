import { randomUUID } from 'node:crypto';
import { messageMail } from '@hearthline/rules/delivery/messages.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { remind } from './send-message-reminders.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let id = '';

const minutes = (count: number): string =>
  new Date(Date.parse('2027-03-01T18:00:00Z') + count * 60_000).toISOString();
const send = async (caller: Caller, text: string): Promise<void> => {
  const { errors } = await caller.gql(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }',
    { id, input: { text, key: randomUUID() } },
  );
  expect(errors).toBeUndefined();
};
const read = (caller: Caller, number: number): Promise<unknown> =>
  caller.gql(
    'mutation ($id: ID!, $number: Int!) { markMessagesRead(id: $id, number: $number) { messages } }',
    { id, number },
  );
const mails = (): Promise<any[]> =>
  api.sql(
    "select to_address, subject, text from mails where kind = 'messages_waiting' and reference_id = $1 order by created_at",
    [id],
  );
/** Does what a worker does when the job is due. */
const look = (toStaff: boolean): Promise<void> => remind(api.app.systemContext(), { projectId: id, toStaff });
const waiting = (): Promise<any[]> =>
  api.sql(
    "select data, start_after from pgboss.job where name = 'message.remind' and data ->> 'projectId' = $1 and state = 'created' order by start_after",
    [id],
  );
/** Sets when everyone was last active. */
const lastSeen = (at: string): Promise<unknown> => api.sql('update sessions set rotated_at = $1', [at]);

beforeAll(async () => {
  api.clock.set(minutes(0));
  [admin, customer] = [await api.as('admin'), await api.as('customer')];
});

beforeEach(async () => {
  api.clock.set(minutes(0));
  await lastSeen(minutes(-messageMail.activeWithin - 1));
  const [row] = await api.sql<{ id: string }>(
    "insert into projects (name, customer_id) values ('Lake House', (select id from users where email = 'customer@example.com')) returning id",
  );
  id = String(row?.id);
});

describe('a mail about messages', () => {
  it('goes to a customer who is away: one, with an excerpt and the way there, until it is read', async () => {
    const long = `Your permit is here. ${'All the rest of it. '.repeat(20)}`;
    await send(admin, 'Good morning');
    await send(admin, long);
    expect((await waiting())[0]).toMatchObject({
      data: { projectId: id, toStaff: false },
      start_after: new Date(minutes(messageMail.after)),
    });
    api.clock.set(minutes(messageMail.after));
    await look(false);
    // Stands for the second message's job, or for the same job again after a crash.
    await look(false);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'customer@example.com',
      subject: '2 new messages about Lake House',
    });
    expect(mail.text).toContain('Your permit is here.');
    expect(mail.text).toContain(`/projects/${id}?tab=messages`);
    expect(mail.text).not.toContain(long.slice(0, 200));
    await send(admin, 'And more');
    await look(false);
    expect(await mails()).toHaveLength(1);
    await read(customer, 3);
    await send(admin, 'After reading');
    await look(false);
    expect((await mails()).map(({ subject }) => subject as string)).toEqual([
      '2 new messages about Lake House',
      'New message about Lake House',
    ]);
  });

  it('goes to nobody who has read in time', async () => {
    await send(admin, 'Hello');
    await read(customer, 1);
    await look(false);
    expect(await mails()).toEqual([]);
  });

  it('waits while the reader is at work, not for ever', async () => {
    await send(admin, 'Are you there?');
    api.clock.set(minutes(messageMail.after));
    await lastSeen(minutes(0));
    await look(false);
    expect(await mails()).toEqual([]);
    expect((await waiting()).at(-1)).toMatchObject({ start_after: new Date(minutes(2 * messageMail.after)) });
    api.clock.set(minutes(messageMail.atLatest));
    await lastSeen(minutes(messageMail.atLatest - 1));
    await look(false);
    expect(await mails()).toHaveLength(1);
  });

  it('goes to the company for the team, unless somebody there has read or answered', async () => {
    await send(customer, 'Where is my house?');
    await look(true);
    await look(true);
    expect(await mails()).toMatchObject([
      { to_address: 'hello@hearthline.example', subject: 'New message about Lake House' },
    ]);
    await read(admin, 1);
    await send(customer, 'Still there?');
    await read(admin, 2);
    await look(true);
    expect(await mails()).toHaveLength(1);
    await send(customer, 'Once more');
    await look(true);
    expect(await mails()).toHaveLength(2);
  });

  it('goes to no account that is disabled or not verified, and to nobody who lost the project', async () => {
    await send(admin, 'Hello');
    await api.sql("update users set disabled_at = now() where email = 'customer@example.com'");
    await look(false);
    await api.sql(
      "update users set disabled_at = null, is_email_verified = false where email = 'customer@example.com'",
    );
    await look(false);
    await api.sql("update users set is_email_verified = true where email = 'customer@example.com'");
    await api.sql('update projects set customer_id = null where id = $1', [id]);
    await look(false);
    expect(await mails()).toEqual([]);
  });
});
