import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailJobs } from '../../../platform/mail/mail.jobs.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { useApi } from '../../../testing/api.ts';
import { staffChange, wish } from '../../../testing/fixtures/appointments.ts';
import { openPost, type SmtpPost } from '../../../testing/fakes/smtp-server.ts';

const api = useApi();
let post: SmtpPost;

beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post.close());
afterEach(async () => {
  api.clock.reset();
  post.received.length = 0;
  for (const table of ['appointments', 'contacts', 'mails', 'limits']) await api.sql(`delete from ${table}`);
  await api.sql("delete from pgboss.job where name = 'mail.send'");
});

const book = async (more: object = {}): Promise<number> => {
  api.clock.set('2027-01-05T20:00:00Z');
  return (await api.rest('POST', '/api/appointments', wish({ customerEmail: 'ada@example.com', ...more })))
    .status;
};

/** The jobs of the mails to visitors; what the business hears is looked at in notify-business.spec.ts. */
const waiting = (): Promise<{ data: { mailId: string } }[]> =>
  api.sql(
    "select j.data from pgboss.job j join mails m on m.id = (j.data ->> 'mailId')::uuid where j.name = 'mail.send' and j.state = 'created' and m.kind <> 'appointment_notice'",
  );

/** Runs the waiting jobs as a worker with SMTP_URL would. */
const sendAll = async (mailer = post.mailer): Promise<void> => {
  const handle = mailJobs.find(({ job }) => job === sendMail)!.handle;
  for (const { data } of await waiting())
    await handle(Object.assign(api.app.systemContext(), { mailer }), data, { isLast: false });
};

const receivedMail = (): Promise<Email> => PostalMime.parse(post.received[0]!.raw);
const headerCount = (mail: Email, name: string): number =>
  mail.headers.filter(({ key }) => key === name).length;

interface Invitation {
  readonly raw: string;
  readonly calendar: ICAL.Component;
  readonly event: ICAL.Component;
}

const invitationOf = (raw: string): Invitation => {
  const calendar = new ICAL.Component(ICAL.parse(raw));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return { raw, calendar, event: events[0]! };
};

const receivedInvitation = async (index: number): Promise<Invitation & { envelope: unknown }> => {
  const mail = await PostalMime.parse(post.received[index]!.raw);
  const { method, content } = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
  return {
    envelope: method,
    ...invitationOf(typeof content === 'string' ? content : new TextDecoder().decode(content)),
  };
};

const storedInvitation = async (): Promise<Invitation> => {
  const [{ attachments }] = (await api.sql(
    "select attachments from mails where kind <> 'appointment_notice'",
  )) as [{ attachments: { content: string }[] }];
  return invitationOf(attachments[0]!.content);
};

describe('a booking', () => {
  it('stores appointment, contact, confirmation and its job together', async () => {
    expect(await book({ customerName: 'Ada King Byron', message: 'About the lot' })).toBe(201);
    const [mail] = await api.sql(
      "select kind, to_name, to_address, subject, text, state from mails where kind <> 'appointment_notice'",
    );
    expect(mail).toMatchObject({
      kind: 'appointment_confirmed',
      to_name: 'Ada King Byron',
      to_address: 'ada@example.com',
      subject: 'Your consultation on Monday, January 11, 2027 at 10:30 AM',
      state: 'queued',
    });
    for (const fact of [
      'Time: 10:30 AM (Pacific Time)',
      'How: Phone call, 30 minutes',
      'Where: By phone: we call you',
    ])
      expect(mail!.text).toContain(fact);
    expect(await waiting()).toHaveLength(1);
    const [contact] = await api.sql('select * from contacts');
    expect(contact).toMatchObject({
      first_name: 'Ada King',
      last_name: 'Byron',
      phone: '+13605550100',
      status: 'prospect',
      source: 'appointment',
    });
    expect(await api.sql('select contact_id from appointments')).toEqual([{ contact_id: contact!.id }]);
  });

  it("finds the visitor's contact by e-mail, however it is spelled, and leaves it as it is", async () => {
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, status, source) values ('Countess', 'Lovelace', 'Ada@Example.com', 'ada@example.com', 'customer', 'manual')",
    );
    await book({ customerEmail: 'ADA@example.COM' });
    await book({ appointmentTime: '11:00 AM' });
    expect(await api.sql('select first_name, phone, status from contacts')).toEqual([
      { first_name: 'Countess', phone: null, status: 'customer' },
    ]);
    const linked = await api.sql('select from appointments a join contacts c on c.id = a.contact_id');
    expect(linked).toHaveLength(2);
  });

  it('at once by the same visitor makes one contact', async () => {
    const times = ['09:00 AM', '09:30 AM', '10:00 AM', '10:30 AM', '11:00 AM'];
    expect(await Promise.all(times.map((appointmentTime) => book({ appointmentTime })))).toEqual([
      201, 201, 201, 201, 201,
    ]);
    expect(await api.sql('select from contacts')).toHaveLength(1);
  });

  it.each([
    [
      'at the very end',
      'appointments',
      'create constraint trigger refuse after insert on appointments deferrable initially deferred for each row execute function refuse()',
    ],
    [
      'at the mail',
      'mails',
      'create trigger refuse before insert on mails for each row execute function refuse()',
    ],
    [
      'at the job',
      'pgboss.job',
      'create trigger refuse before insert on pgboss.job for each row execute function refuse()',
    ],
  ])('that fails %s leaves nothing behind', async (_where, table, trigger) => {
    await api.sql(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'disk on fire'; end $$",
    );
    await api.sql(trigger);
    try {
      expect(await book()).toBe(500);
      for (const stored of ['appointments', 'contacts', 'mails'])
        expect(await api.sql(`select from ${stored}`)).toHaveLength(0);
      expect(await waiting()).toHaveLength(0);
    } finally {
      await api.sql(`drop trigger refuse on ${table}`);
      await api.sql('drop function refuse');
    }
    expect(await book()).toBe(201);
  });

  it('that loses leaves nothing behind', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, number) => book({ customerEmail: `v${number}@example.com` })),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    for (const stored of ['appointments', 'contacts', "mails where kind <> 'appointment_notice'"])
      expect(await api.sql(`select from ${stored}`)).toHaveLength(2);
    expect(await waiting()).toHaveLength(2);
  });
});

describe('the calendar entry', () => {
  it('says when, who, and which entry it is', async () => {
    await book();
    const { calendar, event } = await storedInvitation();
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const [{ id }] = (await api.sql('select id from appointments')) as [{ id: string }];
    expect(event.getFirstPropertyValue('uid')).toBe(id);
    expect(event.getFirstPropertyValue('sequence')).toBe(0);
    expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    const end = event.getFirstPropertyValue('dtend') as ICAL.Time;
    expect([start.toJSDate(), end.toJSDate()]).toEqual([
      new Date('2027-01-11T18:30:00Z'),
      new Date('2027-01-11T19:00:00Z'),
    ]);
    expect(start.zone.tzid).toBe('UTC');
    expect(event.getFirstPropertyValue('dtstamp')).toBeInstanceOf(ICAL.Time);
    expect(event.getFirstPropertyValue('summary')).toBe('Consultation with Hearthline Homes');
    expect(event.getFirstPropertyValue('description')).toBe(
      'Questions? (360) 555-0142, hello@hearthline.example',
    );
    expect(event.getFirstPropertyValue('organizer')).toBe('mailto:hello@hearthline.example');
    expect(String(event.getFirstPropertyValue('attendee')).toLowerCase()).toBe('mailto:ada@example.com');
  });

  it('carries any name unharmed, in lines of at most 75 bytes', async () => {
    await book({ customerName: 'Jürgen Müller-Lüdenscheidt, Söhne (Österreich)' });
    const { raw, event } = await storedInvitation();
    const lines = raw.split('\r\n');
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const attendee = event.getFirstProperty('attendee')!;
    expect(attendee.getParameter('cn')).toBe('Jürgen Müller-Lüdenscheidt, Söhne (Österreich)');
    expect(attendee.getParameter('partstat')).toBe('ACCEPTED');
  });

  it.each([
    'Eve ATTENDEE:mailto:mallory@example.com',
    'Eve":mailto:mallory@example.com',
    'Eve\\":mailto:mallory@example.com',
    'Eve END:VEVENT\u0007',
  ])('lets the name %j name nobody else', async (customerName) => {
    await book({ customerName });
    const { event } = await storedInvitation();
    expect(
      event.getAllProperties('attendee').map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    ).toEqual(['mailto:ada@example.com']);
  });
});

describe('over SMTP', () => {
  it('comes as text, HTML and an invitation, to the visitor', async () => {
    await book({ customerName: 'Åsa & Öberg' });
    await sendAll();
    expect(post.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'hello@hearthline.example', to: ['ada@example.com'] },
    ]);
    const mail = await receivedMail();
    expect(mail.from).toMatchObject({ name: 'Hearthline Homes', address: 'hello@hearthline.example' });
    expect(mail.to).toEqual([{ name: 'Åsa & Öberg', address: 'ada@example.com' }]);
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
    const said = ['uid', 'sequence', 'status'].map((name) => event.getFirstPropertyValue(name));
    expect([envelope, calendar.getFirstPropertyValue('method'), ...said]).toEqual([
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
  ])('makes no header and no second recipient of the name %j', async (customerName) => {
    await book({ customerName });
    await sendAll();
    expect(post.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const mail = await receivedMail();
    expect(mail.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
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
    expect((await receivedMail()).to).toMatchObject([{ name: 'Ada Byron' }]);
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
