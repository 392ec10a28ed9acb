import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { mailJobs } from '../../../platform/mail/mail.jobs.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { leaseMails } from '../../../platform/mail/mail-lease.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { runJob } from '../../../testing/jobs.ts';
import { useApi } from '../../../testing/api.ts';
import { openPost, type SmtpPost } from '../../../testing/fakes/smtp-server.ts';
import { sendAccountMail } from '../../people/accounts/links/account-mail.service.ts';

const api = useApi();
let post: SmtpPost;
let mailId: string;
beforeEach(async () => {
  post = await openPost();
  await api.sql("delete from mails; delete from pgboss.job where name = 'mail.send'");
  await sendAccountMail(sending(), 'agent@example.com', 'reset_password');
  [{ id: mailId }] = (await api.sql('select id from mails')) as [{ id: string }];
});
afterEach(() => post.close());

const sending = (mailer = post.mailer): Context => Object.assign(api.app.systemContext(), { mailer });
const work = (context = sending(), isLast = false) => runJob(mailJobs, sendMail, context, { mailId }, isLast);
const untilInHand = (): Promise<void> =>
  vi.waitFor(() => expect(post.received).toHaveLength(1), { interval: 5, timeout: 5000 });
const stored = async () => (await api.sql('select state, last_error as "lastError", lease from mails'))[0];

describe('a mail that several jobs shall send', () => {
  it('leaves once, although an admin retries it and the job that gave it up', async () => {
    const admin = await api.as('admin');
    await expect(work(sending(createMailer('smtp://127.0.0.1:1', Buffer.alloc(32))), true)).rejects.toThrow();
    await api.sql(
      "update pgboss.job set state = 'failed', started_on = now(), completed_on = now(), retry_count = 30 where name = 'mail.send'",
    );
    const { data } = await admin.gql('{ jobs(queue: "mail.send") { jobs { id } } }');
    const answers = [
      await admin.gql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id: mailId }),
      await admin.gql('mutation ($id: ID!) { retryJob(id: $id) { state } }', { id: data.jobs.jobs[0].id }),
    ];
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(
      await api.sql("select data from pgboss.job where name = 'mail.send' and state in ('created', 'retry')"),
    ).toEqual([{ data: { mailId } }, { data: { mailId } }]);
    const release = post.hold();
    const tries = Promise.allSettled([work(), work(), work()]);
    await untilInHand();
    release();
    expect((await tries).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await work();
    expect(post.received).toHaveLength(1);
    expect(await stored()).toEqual({ state: 'sent', lastError: null, lease: null });
  });

  it('keeps the second waiting while the first has it in hand; that one fails, and the second sends it', async () => {
    const release = post.hold();
    const first = work();
    await untilInHand();
    await expect(work(sending(), true)).rejects.toThrow('Another job is sending this mail');
    expect(await stored()).toMatchObject({ state: 'queued', lastError: null });
    post.hangUp();
    await expect(first).rejects.toThrow();
    release();
    post.hold()();
    await work();
    expect(await stored()).toMatchObject({ state: 'sent' });
  });

  it('is free again some time after whoever sent it was killed', async () => {
    const lease = await leaseMails(sending(), [mailId], { lasts: 1500, every: 10_000 });
    lease.end();
    await expect(work()).rejects.toThrow('Another job');
    await vi.waitFor(() => work(), { interval: 50, timeout: 5000 });
    expect(post.received).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: 'sent' });
  });
});

describe('the lease of a mail', () => {
  const times = { lasts: 1000, every: 100 };

  it('lasts while it is renewed', async () => {
    const lease = await leaseMails(sending(), [mailId], times);
    const end = performance.now() + 1500;
    while (performance.now() < end)
      expect((await leaseMails(sending(), [mailId], times)).taken).toEqual(new Set([mailId]));
    expect(lease.lost.aborted).toBe(false);
    lease.end();
  });

  it('is lost before another job may have it, where the database cannot renew it', async () => {
    const context = sending();
    const lease = await leaseMails(context, [mailId], { lasts: 2000, every: 400 });
    await api.sql('update mails set lease = gen_random_uuid()');
    await vi.waitFor(() => expect(lease.lost.aborted).toBe(true), { interval: 5, timeout: 5000 });
    expect(await api.sql('select from mails where leased_until > now()')).toHaveLength(1);
    lease.end();
  });

  it('that was lost lets its job say nothing of the mail but that it is out', async () => {
    const release = post.hold();
    const first = work();
    await untilInHand();
    await api.sql('update mails set lease = gen_random_uuid()');
    post.hangUp();
    await expect(first).rejects.toThrow();
    release();
    expect(await stored()).toEqual({ state: 'queued', lastError: null, lease: expect.any(String) });
  });
});
