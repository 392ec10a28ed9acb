import { randomUUID } from 'node:crypto';
import { unknownOwner } from '@hearthline/rules/people/owners.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addressOf, useProjectStaff, type StaffName } from '../../../testing/fixtures/project-staff.ts';
import { openStream } from '../../../testing/http/event-streams.ts';
import { messageChannel } from './message-events.ts';

const api = useApi();
const made = useProjectStaff(api);
const by = (name: StaffName | 'admin'): Caller => made().callers[name];
type Which = 'own' | 'foreign';

const send = (caller: Caller, which: Which, text: string) =>
  caller.gql(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { number fromStaff } }',
    {
      id: made().projects[which],
      input: { text, key: randomUUID() },
    },
  );
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;

beforeAll(async () => {
  const customer = await api.as('customer');
  for (const which of ['own', 'foreign'] as const) await send(customer, which, `When? ${which}`);
});

describe('role.table: messages follow their project', () => {
  it.each<[StaffName, Which[]]>([
    ['seller', ['own']],
    ['otherSeller', ['foreign']],
    ['manager', ['own', 'foreign']],
    ['office', ['own', 'foreign']],
  ])('the %s reads, counts and answers those of %j', async (who, which) => {
    const { data } = await by(who).gql(
      '{ messageThreads { threads { id unread } pagination { total } } unreadMessages { messages threads } }',
    );
    const expected = which.map((one) => ({ id: made().projects[one], unread: 1 }));
    expect(data.messageThreads.threads).toHaveLength(expected.length);
    expect(data.messageThreads.threads).toEqual(expect.arrayContaining(expected));
    expect(data.messageThreads.pagination.total).toBe(which.length);
    expect(data.unreadMessages).toEqual({ messages: which.length, threads: which.length });
    for (const one of ['own', 'foreign'] as const) {
      const id = made().projects[one];
      const answers = [
        await by(who).gql('query ($id: ID!) { messages(id: $id) { messages { id } } }', { id }),
        await by(who).gql('query ($id: ID!) { unreadMessages(id: $id) { messages } }', { id }),
        await send(by(who), one, `Soon, says ${who}`),
      ];
      expect(answers.map(codeOf), one).toEqual(
        answers.map(() => (which.includes(one) ? undefined : 'NOT_FOUND')),
      );
      if (which.includes(one)) expect(answers[2]?.data.sendMessage.fromStaff).toBe(true);
    }
  });

  it('what any of the team has read, the customer sees as read', async () => {
    const id = made().projects.own;
    await by('seller').gql('mutation ($id: ID!) { markMessagesRead(id: $id, number: 1) { messages } }', {
      id,
    });
    const customer = await api.as('customer');
    const { data } = await customer.gql('query ($id: ID!) { messages(id: $id) { seenTo } }', { id });
    expect(data.messages.seenTo).toBe(1);
  });

  it('threads are managed in one’s own projects, and given to any member of staff', async () => {
    const { ids, projects } = made();
    const assign = async (who: StaffName, which: Which, assigneeId: string) => {
      const { data, errors } = await by(who).gql(
        'mutation ($id: ID!, $to: ID) { assignMessageThread(id: $id, assigneeId: $to) { assigneeName } }',
        { id: projects[which], to: assigneeId },
      );
      return data?.assignMessageThread.assigneeName ?? errors?.[0]?.extensions;
    };
    expect(await assign('manager', 'own', ids.seller)).toBe('Staff seller');
    expect(await assign('office', 'foreign', ids.office)).toBe('Staff office');
    expect(await assign('manager', 'foreign', ids.manager)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await assign('seller', 'own', ids.seller)).toMatchObject({ code: 'FORBIDDEN' });
    const agent = await api.addUser({ email: 'agent@staff.example', role: 'agent' });
    expect(await assign('office', 'own', agent)).toEqual({
      code: 'BAD_INPUT',
      fieldErrors: { assigneeId: unknownOwner },
    });
    const change = (who: StaffName, name: string, which: Which) =>
      by(who).gql(`mutation ($id: ID!) { ${name} { isDone } }`, { id: projects[which] });
    for (const name of ['markMessageThreadDone(id: $id, number: 1)', 'reopenMessageThread(id: $id)']) {
      expect(codeOf(await change('leader', name, 'own'))).toBeUndefined();
      expect(codeOf(await change('leader', name, 'foreign'))).toBe('FORBIDDEN');
    }
  });

  it('a seller hears live of the threads that they read at that moment', async () => {
    const { projects, ids, contacts } = made();
    await api.sql(
      "update users set password_hash = (select password_hash from users where email = 'admin@example.com') where id = $1",
      [ids.seller],
    );
    const { body } = await api.rest('POST', '/api/auth/login', {
      email: addressOf('seller'),
      password: demoPassword,
    });
    const listening = await openStream(api.url, String(body.accessToken));
    const tell = (which: Which, number: number): void =>
      api.app.events.emit(messageChannel, `sent ${projects[which]} - ${number}`);
    tell('foreign', 1);
    tell('own', 2);
    const numbers = (): number[] => listening.arrived.map(({ data }: any) => data.messageChanges.number);
    await expect.poll(numbers).toEqual([2]);
    await api.sql('update contacts set owner_id = $2 where id = $1', [contacts.own, ids.otherSeller]);
    await api.sql('update contacts set owner_id = $2 where id = $1', [contacts.foreign, ids.seller]);
    tell('own', 3);
    tell('foreign', 4);
    await expect.poll(numbers).toEqual([2, 4]);
    listening.close();
  });
});
