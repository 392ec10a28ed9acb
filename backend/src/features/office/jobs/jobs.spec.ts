import { queueTitle } from '@hearthline/rules/office/jobs.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { shownError } from './job-error.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(async () => {
  await api.sql("delete from pgboss.job where name = 'mail.send'");
  await admin.gql('mutation { sendTestMail { id } }');
});

const only = async (args = ''): Promise<any> =>
  (
    await admin.gql(
      `{ jobs(queue: "mail.send"${args}) { jobs { id queue state attempts maxAttempts lastError } pagination { total } } }`,
    )
  ).data.jobs;
const act = (what: 'retryJob' | 'cancelJob', id: string) =>
  admin.gql(`mutation ($id: ID!) { ${what}(id: $id) { state } }`, { id });
const fail = (output: object) =>
  api.sql(
    "update pgboss.job set state = 'failed', started_on = now(), completed_on = now(), retry_count = 30, output = $1 where name = 'mail.send'",
    [JSON.stringify(output)],
  );

describe('background jobs', () => {
  it('are listed with what became of them, never with what they carry', async () => {
    expect(await only()).toMatchObject({
      jobs: [{ queue: 'mail.send', state: 'waiting', attempts: 0, maxAttempts: 31, lastError: null }],
      pagination: { total: 1 },
    });
    await fail({
      message: 'Refused for ada@example.com: see https://x.example/reset#token=abc',
      stack: 'Error: at secret.ts',
    });
    expect((await only()).jobs[0]).toMatchObject({
      state: 'failed',
      attempts: 31,
      lastError: 'Refused for [address]: see [link]',
    });
    expect((await only(', state: waiting')).jobs).toEqual([]);
    const { data } = await admin.gql('{ jobQueues { queue waiting failed } }');
    expect(data.jobQueues).toContainEqual({ queue: 'mail.send', waiting: 0, failed: 1 });
    const queues = data.jobQueues.map(({ queue }: { queue: string }) => queue) as string[];
    expect(queues.filter((queue) => queue.startsWith('__'))).toEqual([]);
    expect(
      queues.filter((queue) => queueTitle(queue).includes(':')),
      'queues without words for people',
    ).toEqual([]);
  });

  it('that failed run again when an admin says so, once', async () => {
    await fail({ message: 'x' });
    const { id } = (await only()).jobs[0];
    const answers = await Promise.all([act('retryJob', id), act('retryJob', id)]);
    expect(
      answers.map(({ data, errors }) => data?.retryJob.state ?? errors?.[0]?.extensions.code).sort(),
    ).toEqual(['CONFLICT', 'retrying']);
    expect(await api.sql("select details from audit_entries where action = 'job.retry'")).toEqual([
      { details: { queue: 'mail.send' } },
    ]);
    await api.runJobs();
    expect((await only()).jobs).toEqual([]);
  });

  it('that send a mail send it when they run again, although it had been given up', async () => {
    await fail({ message: 'x' });
    await api.sql(
      "update mails set state = 'failed', last_error = 'x' where id = (select (data ->> 'mailId')::uuid from pgboss.job where name = 'mail.send')",
    );
    await act('retryJob', (await only()).jobs[0].id);
    expect(await api.sql("select id from mails where state = 'failed'")).toEqual([]);
    await api.runJobs();
    expect(await api.sql('select state from mails order by created_at desc limit 1')).toEqual([
      { state: 'kept' },
    ]);
  });

  it('that wait can be taken back; what has ended cannot', async () => {
    const { id } = (await only()).jobs[0];
    expect((await act('cancelJob', id)).data.cancelJob.state).toBe('cancelled');
    expect((await act('cancelJob', id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await act('retryJob', '01890a5d-0000-7000-8000-000000000000')).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it.each([
    [{ message: 'key AKIA9x8y7z6w5v4u3t2s1r0q denied' }, 'key [key] denied'],
    [{ message: 'eyJhbGciOi.eyJzdWIi.c2ln expired' }, '[token] expired'],
    [{ value: 'first line (360) 555-0142\nsecond' }, 'first line [phone]'],
    [{ message: 'connect ECONNREFUSED 127.0.0.1:25' }, 'connect ECONNREFUSED 127.0.0.1:25'],
    [null, null],
  ])('show of %j only %j', (output, text) => expect(shownError(output)).toBe(text));
});
