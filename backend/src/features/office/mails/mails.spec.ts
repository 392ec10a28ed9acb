import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { mailJobs } from '../../../platform/mail/mail.jobs.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { runJob } from '../../../testing/jobs.ts';
import { useApi } from '../../../testing/api.ts';
import { openPost } from '../../../testing/fakes/smtp-server.ts';
import { sendAccountMail } from '../../people/accounts/links/account-mail.service.ts';

const api = useApi();
const key = Buffer.alloc(32, 7);

describe('the outbox', () => {
  it('shows an admin what was kept in development mode, with links that work', async () => {
    const admin = await api.as('admin');
    await sendAccountMail(api.app.systemContext(), 'customer@example.com', 'reset_password');
    await api.runJobs();
    const { data } = await admin.gql(
      '{ mails { sends mails { id kind subject state toAddress } pagination { total } } }',
    );
    expect(data.mails.sends).toBe(false);
    const [mail] = data.mails.mails;
    expect(mail).toMatchObject({ kind: 'reset_password', state: 'kept', toAddress: 'customer@example.com' });
    const open = await admin.gql('query ($id: ID!) { mail(id: $id) { text html } }', { id: mail.id });
    expect(open.data.mail.text).toContain('/reset-password#token=');
    expect(open.data.mail.html).toContain('/reset-password#token=');
  });

  it('keeps links from everybody where mails are sent: in the list, in the mail, in the database', async () => {
    const sending = Object.assign(api.app.systemContext(), {
      mailer: createMailer('smtp://127.0.0.1:1', key),
    });
    await sendAccountMail(sending, 'factory@example.com', 'reset_password');
    const [stored] = await api.sql(
      "select id, text, html, sealed from mails where to_address = 'factory@example.com'",
    );
    expect([stored?.text, stored?.html]).toEqual(['', '']);
    expect(String(stored?.sealed)).not.toContain('token');
    const links = await api.sql('select token_hash from account_links order by created_at desc limit 1');
    expect(JSON.stringify(stored)).not.toContain(String(links[0]?.token_hash));
  });

  it('sends a mail once, although the database is away when it shall be noted', async () => {
    const post = await openPost();
    const context = Object.assign(api.app.systemContext(), { mailer: post.mailer });
    await sendAccountMail(context, 'agent@example.com', 'reset_password');
    const [{ id }] = (await api.sql("select id from mails where to_address = 'agent@example.com'")) as [
      { id: string },
    ];
    let away = 2;
    const transaction: typeof context.transaction = (work) =>
      (away -= 1) >= 0
        ? Promise.reject(new AppError('UNAVAILABLE'))
        : api.app.systemContext().transaction(work);
    await runJob(mailJobs, sendMail, Object.assign(context, { transaction }), { mailId: id });
    await runJob(mailJobs, sendMail, context, { mailId: id });
    expect(post.received).toHaveLength(1);
    expect(await api.sql('select state, last_error, sealed from mails where id = $1', [id])).toEqual([
      { state: 'sent', last_error: null, sealed: null },
    ]);
    await post.close();
  });

  it('gives a mail up after the last try, lists it, and sends it again when asked', async () => {
    const admin = await api.as('admin');
    const context = Object.assign(api.app.systemContext(), {
      mailer: createMailer('smtp://127.0.0.1:1', key),
    });
    await sendAccountMail(context, 'devops@example.com', 'reset_password');
    const [{ id }] = (await api.sql("select id from mails where to_address = 'devops@example.com'")) as [
      { id: string },
    ];
    await expect(runJob(mailJobs, sendMail, context, { mailId: id })).rejects.toThrow();
    expect(await api.sql('select state from mails where id = $1', [id])).toEqual([{ state: 'queued' }]);
    await expect(runJob(mailJobs, sendMail, context, { mailId: id }, true)).rejects.toThrow();
    const { data } = await admin.gql('{ mails(state: failed) { mails { id lastError } } }');
    expect(data.mails.mails).toEqual([{ id, lastError: expect.any(String) }]);
    const again = await admin.gql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id });
    expect(again.data.retryMail.state).toBe('queued');
    expect(
      (await admin.gql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id })).errors?.[0]
        ?.extensions.code,
    ).toBe('NOT_FOUND');
  });
});
