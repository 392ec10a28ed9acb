import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailJobs } from '../../../../platform/mail/mail.jobs.ts';
import { sendMail } from '../../../../platform/mail/mail-outbox.ts';
import { createMailer } from '../../../../platform/mail/mailer.ts';
import { runJob } from '../../../../testing/jobs.ts';
import { useApi } from '../../../../testing/api.ts';
import { openPost, type SmtpPost } from '../../../../testing/fakes/smtp-server.ts';
import {
  bookInTime,
  clearMails,
  invitationOf,
  waitingMails,
  type Invitation,
} from '../../../../testing/fixtures/appointment-mails.ts';
import { staffChange } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let post: SmtpPost;

beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post.close());
afterEach(async () => {
  post.received.length = 0;
  await clearMails(api);
});

const book = (more: object = {}): Promise<number> => bookInTime(api, more);

/** Runs the waiting jobs as a worker with SMTP_URL would. */
const sendAll = async (mailer = post.mailer): Promise<void> => {
  for (const { data } of await waitingMails(api))
    await runJob(mailJobs, sendMail, Object.assign(api.app.systemContext(), { mailer }), data);
};

const receivedMail = (): Promise<Email> => PostalMime.parse(post.received[0]!.raw);
const headerCount = (mail: Email, name: string): number =>
  mail.headers.filter(({ key }) => key === name).length;

const receivedInvitation = async (index: number): Promise<Invitation & { envelope: unknown }> => {
  const mail = await PostalMime.parse(post.received[index]!.raw);
  const { method, content } = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
  return {
    envelope: method,
    ...invitationOf(typeof content === 'string' ? content : new TextDecoder().decode(content)),
  };
};

const proved = 'proved@example.com';
beforeAll(() => api.addUser({ email: proved, role: 'customer' }));
/** Books for an account of this name: mails call nobody else by a name. */
const bookAsAccount = async (name: string): Promise<void> => {
  await api.sql('update users set name = $2 where email = $1', [proved, name]);
  await book({ customerName: 'Somebody else', customerEmail: proved });
};

describe('over SMTP', () => {
  it('comes as text, HTML and an invitation, to the visitor', async () => {
    await bookAsAccount('Åsa & Öberg');
    await sendAll();
    expect(post.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'hello@hearthline.example', to: [proved] },
    ]);
    const mail = await receivedMail();
    expect(mail.from).toMatchObject({ name: 'Hearthline Homes', address: 'hello@hearthline.example' });
    expect(mail.to).toEqual([{ name: 'Åsa & Öberg', address: proved }]);
    expect(mail.subject).toBe('Your consultation on Monday, January 11, 2027 at 10:30 AM');
    expect(mail.text).toContain('Hello Åsa & Öberg,');
    expect(mail.html).toContain('Hello Åsa &amp; Öberg,');
    expect(
      await api.sql(
        "select '<' || id || '@hearthline.example>' as id from mails where kind <> 'appointment_notice'",
      ),
    ).toEqual([{ id: mail.messageId }]);
    const { envelope, event } = await receivedInvitation(0);
    expect([envelope, event.getFirstPropertyValue('dtstart')?.toString()]).toEqual([
      'REQUEST',
      '2027-01-11T18:30:00Z',
    ]);
    expect(await api.sql("select state, last_error from mails where kind <> 'appointment_notice'")).toEqual([
      { state: 'sent', last_error: null },
    ]);
  });

  it('says on the envelope of a cancellation what stands inside, about the entry of before', async () => {
    await book();
    await sendAll();
    const [{ id }] = (await api.sql('select id from appointments')) as [{ id: string }];
    await staffChange(await api.as('admin'), 'cancelAppointment', { id, version: 1 });
    await sendAll();
    const { envelope, calendar, event } = await receivedInvitation(1);
    const properties = ['uid', 'sequence', 'status'].map((name) => event.getFirstPropertyValue(name));
    expect([envelope, calendar.getFirstPropertyValue('method'), ...properties]).toEqual([
      'CANCEL',
      'CANCEL',
      id,
      1,
      'CANCELLED',
    ]);
  });

  it.each([
    'Eve Bcc: mallory@example.com',
    'mallory@example.com, Eve',
    'Eve <mallory@example.com>',
    '"Eve" <mallory@example.com>, x',
    'Group: mallory@example.com;',
  ])('makes no header and no second recipient of the name %j', async (name) => {
    await bookAsAccount(name);
    await sendAll();
    expect(post.received.map(({ to }) => to)).toEqual([[proved]]);
    const mail = await receivedMail();
    expect(mail.to?.map(({ address }) => address)).toEqual([proved]);
    for (const name of ['to', 'from', 'subject', 'message-id']) expect(headerCount(mail, name)).toBe(1);
    for (const name of ['cc', 'bcc']) expect(headerCount(mail, name)).toBe(0);
    expect(mail.text).not.toMatch(/^Buy now/m);
  });

  it.each([
    'Eve\r\nBcc: mallory@example.com',
    'Eve\nCc: mallory@example.com\n\nBuy now',
    'Eve\u2028END:VEVENT',
    '\u202eevE',
    '\u200b\u2060',
  ])('is not even written for the name %j', async (customerName) => {
    expect(await book({ customerName })).toBe(400);
    expect(await api.sql('select from mails')).toEqual([]);
  });

  it('reaches a mailbox with letters of any script, at the one domain that two spellings name', async () => {
    await book({ customerEmail: 'zoë@bücher.example' });
    await book({ customerEmail: 'zoë@xn--bcher-kva.example', appointmentTime: '11:00 AM' });
    await sendAll();
    expect(post.received.map(({ to }) => to)).toEqual([['zoë@bücher.example'], ['zoë@bücher.example']]);
    expect((await receivedMail()).to).toMatchObject([{ name: '' }]);
    expect(await api.sql('select email, email_folded from contacts')).toEqual([
      { email: 'zoë@bücher.example', email_folded: 'zoë@bücher.example' },
    ]);
  });

  it('is sent once, though its job runs twice', async () => {
    await book();
    await sendAll();
    await sendAll();
    expect(post.received).toHaveLength(1);
  });

  it('waits for another try when the server is away or busy', async () => {
    await book();
    await expect(sendAll(createMailer('smtp://127.0.0.1:1', Buffer.alloc(32)))).rejects.toThrow();
    expect(
      await api.sql(
        "select state, last_error is not null as told from mails where kind <> 'appointment_notice'",
      ),
    ).toEqual([{ state: 'queued', told: true }]);
    post.refuseNext(450);
    await expect(sendAll()).rejects.toThrow();
    expect(await api.sql("select state from mails where kind <> 'appointment_notice'")).toEqual([
      { state: 'queued' },
    ]);
    await sendAll();
    expect(await api.sql("select state, last_error from mails where kind <> 'appointment_notice'")).toEqual([
      { state: 'sent', last_error: null },
    ]);
  });

  it('is given up when the mailbox does not exist', async () => {
    await book();
    post.refuseNext(550);
    await sendAll();
    expect(
      await api.sql(
        "select state, last_error like '%mailbox refused%' as told from mails where kind <> 'appointment_notice'",
      ),
    ).toEqual([{ state: 'failed', told: true }]);
    await sendAll();
    expect(post.received).toHaveLength(0);
  });

  it('is kept in the database where no SMTP server is set up', async () => {
    await book();
    await api.runJobs();
    expect(await api.sql("select state from mails where kind <> 'appointment_notice'")).toEqual([
      { state: 'kept' },
    ]);
  });
});
