import { randomUUID } from 'node:crypto';
import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import { invalidEmail, noDirections, unstorableText } from '@hearthline/rules/text.ts';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../platform/access/rate-limits.ts';
import { mailJobs } from '../../../platform/mail/mail.jobs.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { runJob } from '../../../testing/jobs.ts';
import { useApi } from '../../../testing/api.ts';
import { openPost } from '../../../testing/fakes/smtp-server.ts';
import {
  askWith,
  clearRequests,
  request,
  requestJobs,
  storedRequests,
} from '../../../testing/fixtures/consultant-requests.ts';

const api = useApi();

afterEach(() => clearRequests(api));

const ask = (more: object = {}) => askWith(api, more);
const stored = () => storedRequests(api);
const jobs = () => requestJobs(api);

describe('a consultant request', () => {
  it('is stored with a contact, a mail to staff and its job', async () => {
    const { data, errors } = await ask({
      fullName: '  Ada King Byron ',
      address: '12 Elm St, Kelso',
      researchProperty: true,
    });
    expect(errors).toBeUndefined();
    const [request] = await stored();
    expect(request).toMatchObject({
      id: data.requestConsultant.id,
      full_name: 'Ada King Byron',
      email: 'ada@example.com',
      phone: '+13605550100',
      address: '12 Elm St, Kelso',
      research_property: true,
    });
    const [contact] = await api.sql(
      'select id, first_name, last_name, email, phone, address, status, source from contacts',
    );
    expect(contact).toEqual({
      id: request!.contact_id,
      first_name: 'Ada King',
      last_name: 'Byron',
      email: 'ada@example.com',
      phone: '+13605550100',
      address: '12 Elm St, Kelso',
      status: 'prospect',
      source: 'consultant_request',
    });
    const [mail] = await api.sql(
      "select kind, to_address, subject, text from mails where kind = 'consultant_requested'",
    );
    expect(mail).toMatchObject({
      kind: 'consultant_requested',
      to_address: 'hello@hearthline.example',
      subject: 'Ada King Byron asks for a consultant',
    });
    for (const fact of [
      'Phone: (360) 555-0100',
      'Address: 12 Elm St, Kelso',
      'Research the property: Yes',
      `${api.url}/admin?tab=contacts`,
    ])
      expect(mail!.text).toContain(fact);
    expect(await jobs()).toHaveLength(1);
  });

  it('carries the design, and staff read what was chosen', async () => {
    const { errors } = await ask({ design: { roof: 'gable', siding: 'brick' } });
    expect(errors).toBeUndefined();
    expect((await stored())[0]).toMatchObject({ roof: 'gable', siding: 'brick' });
    const [mail] = await api.sql("select text from mails where kind = 'consultant_requested'");
    for (const fact of [
      'Design: gable roof and brick veneer siding',
      `Picture of it: ${api.url}/design-roof?roof=gable&siding=brick`,
    ])
      expect(mail!.text).toContain(fact);
  });

  it('carries half a design, and none', async () => {
    await ask({ design: { siding: 'wood' } });
    await ask({ design: {} });
    expect(await api.sql('select roof, siding from consultant_requests order by id')).toEqual([
      { roof: null, siding: 'wood' },
      { roof: null, siding: null },
    ]);
  });

  it('needs neither address nor wish for research', async () => {
    const { errors } = await api.gql(
      'mutation { requestConsultant(input: { fullName: "Al", email: "al@example.com", phone: "3605550100" }) { id } }',
    );
    expect(errors).toBeUndefined();
    expect((await stored())[0]).toMatchObject({ address: null, research_property: false, request_key: null });
    expect(await api.sql('select first_name, last_name from contacts')).toEqual([
      { first_name: 'Al', last_name: '-' },
    ]);
  });

  it('is added to the contact who has that address already', async () => {
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, phone, status) values ('Ada', 'Lovelace', 'Ada@Example.com', 'ada@example.com', '1', 'customer')",
    );
    await ask({ email: 'ADA@example.com', address: '12 Elm St, Kelso' });
    expect(await api.sql('select last_name, phone, address, status, source from contacts')).toEqual([
      { last_name: 'Lovelace', phone: '1', address: null, status: 'customer', source: 'manual' },
    ]);
    expect(
      await api.sql('select from consultant_requests r join contacts c on c.id = r.contact_id'),
    ).toHaveLength(1);
  });

  it('of a customer who is signed in is added to their own contact, whatever address they typed', async () => {
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded) values ('Casey', 'Known', 'customer@example.com', 'customer@example.com')",
    );
    const { errors } = await (
      await api.as('customer')
    ).gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: request(),
    });
    expect(errors).toBeUndefined();
    expect(
      await api.sql('select c.email from consultant_requests r join contacts c on c.id = r.contact_id'),
    ).toEqual([{ email: 'customer@example.com' }]);
    expect(await api.sql('select from contacts')).toHaveLength(1);
  });

  it.each([
    ['a short name', { fullName: 'A' }, 'fullName', consultantSentences.fullName],
    ['a name of blanks', { fullName: '     ' }, 'fullName', consultantSentences.fullName],
    ['a broken address', { email: 'ada@' }, 'email', invalidEmail],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', invalidEmail],
    ['a short phone', { phone: '555-0100' }, 'phone', consultantSentences.phone],
    ['a NUL', { address: 'x\u0000' }, 'address', unstorableText],
    ['half a character', { fullName: 'Ada \udc00' }, 'fullName', unstorableText],
    ['a long address', { address: 'x'.repeat(301) }, 'address', 'Must be at most 300 characters'],
    [
      'a roof nobody builds',
      { design: { roof: "thatch'; --" } },
      'design.roof',
      'Must be one of the options of Design Your Home',
    ],
    ['a key that is no UUID', { requestKey: "1' or 1=1" }, 'requestKey', 'Must be a UUID'],
  ])('with %s is refused', async (_what, more, field, sentence) => {
    const { data, errors } = await ask(more);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_INPUT', fieldErrors: { [field]: sentence } },
    });
    expect(await stored()).toHaveLength(0);
  });

  it('that fails at the end leaves nothing behind', async () => {
    await api.sql(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'disk on fire'; end $$",
    );
    await api.sql(
      'create constraint trigger refuse after insert on consultant_requests deferrable initially deferred for each row execute function refuse()',
    );
    const requestKey = randomUUID();
    const { errors } = await ask({ requestKey });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(JSON.stringify(errors)).not.toContain('fire');
    await api.sql('drop trigger refuse on consultant_requests');
    await api.sql('drop function refuse');
    for (const table of ['consultant_requests', 'contacts', 'mails'])
      expect(await api.sql(`select from ${table}`)).toHaveLength(0);
    expect(await jobs()).toHaveLength(0);
    // Sending the same form again succeeds.
    expect((await ask({ requestKey })).errors).toBeUndefined();
    expect(await stored()).toHaveLength(1);
  });
});

it('one address cannot flood the staff, and a repeated form does not count', async () => {
  const { points } = limitTable.consultantAddress;
  const requestKey = randomUUID();
  for (let number = 0; number < 5; number += 1) await ask({ requestKey });
  for (let number = 1; number < points; number += 1) expect((await ask()).errors).toBeUndefined();
  const { errors, status } = await ask();
  expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(status).toBe(429);
});

it('nor with all of them at once', async () => {
  const { points } = limitTable.consultantAddress;
  const answers = await Promise.all(Array.from({ length: 3 * points }, () => ask()));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(points);
  expect(await stored()).toHaveLength(points);
});

it('mail to staff names nobody else, whatever the visitor is called', async () => {
  const post = await openPost();
  expect(
    (await ask({ fullName: 'Eve\r\nBcc: mallory@example.com\r\n\r\nBuy now' })).errors?.[0]?.extensions.code,
  ).toBe('BAD_INPUT');
  expect((await ask({ phone: '3605550100\r\nBuy now' })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  await ask({ fullName: 'Eve Bcc: mallory@example.com, Buy now' });
  for (const { data } of await jobs())
    await runJob(mailJobs, sendMail, Object.assign(api.app.systemContext(), { mailer: post.mailer }), data);
  await post.close();
  expect(post.received.map(({ to }) => to)).toEqual([['hello@hearthline.example']]);
  const mail = await PostalMime.parse(post.received[0]!.raw);
  expect(mail.subject).toBe('Eve Bcc: mallory@example.com, Buy now asks for a consultant');
  expect(mail.headers.filter(({ key }) => key === 'bcc' || key === 'cc')).toEqual([]);
  expect(mail.text).not.toMatch(/^Buy now/m);
});

it('nor reads what follows a name backwards, and keeps names that are written from right to left', async () => {
  expect((await ask({ fullName: '\u202eevE\u202c' })).errors?.[0]?.extensions).toMatchObject({
    fieldErrors: { fullName: noDirections },
  });
  await ask({ fullName: 'Eve \u05d0\u05d1\u05d2' });
  const [mail] = await api.sql("select subject, text from mails where kind = 'consultant_requested'");
  expect(mail?.subject).toBe('Eve \u05d0\u05d1\u05d2 asks for a consultant');
  expect(mail?.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
