import ICAL from 'ical.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import {
  bookInTime,
  clearMails,
  invitationOf,
  waitingMails,
  type Invitation,
} from '../../../../testing/fixtures/appointment-mails.ts';

const api = useApi();

afterEach(() => clearMails(api));

const book = (more: object = {}): Promise<number> => bookInTime(api, more);
const waiting = () => waitingMails(api);

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
      to_name: '',
      to_address: 'ada@example.com',
      subject: 'Your consultation on Monday, January 11, 2027 at 10:30 AM',
      state: 'queued',
    });
    for (const fact of [
      'Time: 10:30 AM (Pacific Time)',
      'How: Phone call, 30 minutes',
      'Where: By phone: we call you',
      'With: ',
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

const proved = 'proved@example.com';
beforeAll(() => api.addUser({ email: proved, role: 'customer' }));
/** Books for an account of this name: entries call nobody else by a name. */
const bookAsAccount = async (name: string): Promise<void> => {
  await api.sql('update users set name = $2 where email = $1', [proved, name]);
  await book({ customerName: 'Somebody else', customerEmail: proved });
};

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
    await bookAsAccount('Jürgen Müller-Lüdenscheidt, Söhne (Österreich)');
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
  ])('lets the name %j name nobody else', async (name) => {
    await bookAsAccount(name);
    const { event } = await storedInvitation();
    expect(
      event.getAllProperties('attendee').map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    ).toEqual(['mailto:proved@example.com']);
  });
});
