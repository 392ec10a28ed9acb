import { agreementWaitDays, dealQuietDays, quoteSoonDays, waitingKinds } from '@hearthline/rules/waiting.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';

const api = useApi();
let admin: Caller;
let project: string;
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const insert = async (text: string, values: unknown[] = []): Promise<string> =>
  String((await api.sql<{ id: string }>(`${text} returning id`, values))[0]?.id);

beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(async () => {
  // What was signed or paid is never deleted; only a table is emptied as a whole.
  await api.sql('truncate payments, agreements, quotes cascade');
  for (const table of [
    'projects',
    'appointments',
    'consultant_requests',
    'deals',
    'contacts',
    'mails',
    'contact_imports',
  ])
    await api.sql(`delete from ${table}`);
  project = await insert(
    "insert into projects (name, customer_id, contractor_id) select 'Alder Home', (select id from users where email = 'customer@example.com'), (select id from users where email = 'contractor@example.com')",
  );
});

const person = (name: string): Promise<string> =>
  insert(
    "insert into contacts (first_name, last_name, email, email_folded, phone) values ($1, 'Lead', 'a@b.example', 'a@b.example', '+13605550100')",
    [name],
  );
const ask = (contact: string, hours: number): Promise<string> =>
  insert(
    "insert into consultant_requests (full_name, email, phone, contact_id, created_at) values ('x', 'a@b.example', '+13605550199', $1, $2)",
    [contact, ago(hours)],
  );
const book = async (contact: string | null, hours: number, startsIn = 48): Promise<string> =>
  insert(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, contact_id, created_at)
     values ('Bo Booker', 'bo@b.example', '+13605550111', ($3::timestamptz)::date, '09:00 AM', $3, $3::timestamptz + interval '30 minutes', $4, $1, $2)`,
    [contact, ago(hours), ago(-startsIn), await insert("insert into consultants (name) values ('C')")],
  );
const message = async (number: number, hours: number): Promise<void> => {
  const [customer] = await api.sql("select id from users where email = 'customer@example.com'");
  await api.sql(
    `insert into message_threads (project_id, last_number, customer_number, last_at) values ($1, $2, $2, now())
     on conflict (project_id) do update set last_number = $2, customer_number = $2`,
    [project, number],
  );
  await insert(
    "insert into messages (project_id, customer_id, author_id, author_name, from_staff, number, text, key, created_at) values ($1, $2, $2, 'Cleo', false, $3, 'When?', uuidv7(), $4)",
    [project, customer?.id, number, ago(hours)],
  );
};
const mail = (state: string, kind: string, hours: number): Promise<string> =>
  insert(
    "insert into mails (kind, to_name, to_address, subject, text, html, attachments, state, last_error, created_at) values ($1, '', 'gone@b.example', 'See you', 't', 'h', '[]', $2, 'No such mailbox', $3)",
    [kind, state, ago(hours)],
  );
const imported = (state: string, counts: object, hours: number): Promise<string> =>
  insert(
    "insert into contact_imports (file_name, state, columns, mapping, counts, rows, touched_at) values ('leads.csv', $1, '{}', '{}', $2, 9, $3)",
    [state, counts, ago(hours)],
  );

/** A deal with an issued quote that can be accepted for so many more days. */
const quotedDeal = async (days: number, stage = 'quoted'): Promise<string> => {
  const id = await deal(1, stage);
  await insert(
    "insert into quotes (deal_id, number, status, lines, total_cents, terms, design_code, design_version, document, content_sha256, issued_on, valid_until) values ($1, (select coalesce(max(number), 1000) + 1 from quotes), 'issued', '[]', 100, '', '000000000000', 1, '{}', '', '2026-01-01', (now() at time zone 'America/Los_Angeles')::date + $2::int)",
    [id, days],
  );
  return id;
};
/** A deal whose agreement was sent so many hours ago, with a buyer and a seller in these states. */
const sentDeal = async (hours: number, buyer: string, seller: string): Promise<string> => {
  const id = await deal(1);
  const quote = await insert(
    "insert into quotes (deal_id, number, status, lines, total_cents, terms, design_code, design_version, document, content_sha256, issued_on, valid_until) values ($1, (select coalesce(max(number), 1000) + 1 from quotes), 'accepted', '[]', 100, '', '000000000000', 1, '{}', '', '2026-01-01', '2026-02-01')",
    [id],
  );
  const agreement = await insert(
    "insert into agreements (deal_id, quote_id, number, status, document, total_cents, consent_version, pdf_key, pdf_sha256, pdf_size, disclosures_key, disclosures_sha256, disclosures_size, sent_at) values ($1, $2, (select coalesce(max(number), 1000) + 1 from agreements), 'out', '{}', 100, '1', gen_random_uuid(), '', 1, gen_random_uuid(), '', 1, $3)",
    [id, quote, ago(hours)],
  );
  for (const [position, role, name, state] of [
    [1, 'buyer', 'Di Buyer', buyer],
    [2, 'seller', 'Sal Seller', seller],
  ])
    await insert(
      'insert into agreement_signers (agreement_id, role, name, email, position, state, signed_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [agreement, role, name, 'x@b.example', position, state, state === 'signed' ? ago(1) : null],
    );
  return id;
};
/** A deal whose agreement was signed so many hours ago. */
const signedDeal = async (hours: number): Promise<string> => {
  const id = await deal(1);
  const quote = await insert(
    "insert into quotes (deal_id, number, status, lines, total_cents, terms, design_code, design_version, document, content_sha256, issued_on, valid_until) values ($1, 1001, 'accepted', '[]', 100, '', '000000000000', 1, '{}', '', '2026-01-01', '2026-02-01')",
    [id],
  );
  await api.sql(
    "insert into agreements (deal_id, quote_id, number, status, document, total_cents, consent_version, pdf_key, pdf_sha256, pdf_size, disclosures_key, disclosures_sha256, disclosures_size, signed_key, signed_sha256, signed_size, signed_at) values ($1, $2, 1001, 'signed', '{}', 100, '1', gen_random_uuid(), '', 1, gen_random_uuid(), '', 1, gen_random_uuid(), '', 1, $3)",
    [id, quote, ago(hours)],
  );
  return id;
};
/** @param hours how long nobody has touched it */
const deal = (hours: number, stage = 'visited'): Promise<string> =>
  insert(
    "insert into deals (stage, probability_percent, buyer_name, touched_at, lost_reason) values ($1, 40, 'Di Buyer', $2, $3)",
    [stage, ago(hours), stage === 'lost' ? 'price' : null],
  );

const read = async (page = 1) => {
  const { data, errors } = await admin.gql(
    `query ($page: Int) {
      today(page: $page) { items { kind id who title detail since day phone contactId projectId version triedAt ready } pagination { page totalPages total } }
      waitingCounts { total calls contacts appointments documents requests messages contractors factory mails imports }
      contacts(waiting: true) { pagination { total } }
      appointments(status: booked) { pagination { total } }
      documentCounts { waiting }
      unreadMessages { messages }
    }`,
    { page },
  );
  expect(errors).toBeUndefined();
  const { waitingCounts: counts } = data;
  // The numbers agree with the list, and with the screens they lead to.
  expect([counts.total, counts.contacts, counts.appointments, counts.documents, counts.messages]).toEqual([
    data.today.pagination.total,
    data.contacts.pagination.total,
    data.appointments.pagination.total,
    data.documentCounts.waiting,
    data.unreadMessages.messages,
  ]);
  return { ...data.today, counts };
};
const kinds = async (): Promise<string[]> => (await read()).items.map(({ kind }: { kind: string }) => kind);

it('none waiting where nothing does', async () => {
  expect(await read()).toMatchObject({
    items: [],
    counts: { total: 0 },
    pagination: { totalPages: 1, total: 0 },
  });
});

it('every kind is listed, the longest first, with what its button needs', async () => {
  const caller = await person('Ada');
  await ask(caller, 90);
  const booking = await book(null, 80);
  const document = await insert(
    "insert into documents (project_id, name, type, state, uploaded_at) values ($1, 'Deed', 'other', 'waiting', $2)",
    [project, ago(70)],
  );
  const request = await insert(
    "insert into document_requests (project_id, name, type, note, due_on) values ($1, 'Loan letter', 'other', 'x', current_date - 30)",
    [project],
  );
  const build = await insert(
    "insert into builds (project_id, title, scheduled_on, state, reason, marked_at) values ($1, 'Set the modules', current_date, 'blocked', 'No crane', $2)",
    [project, ago(60)],
  );
  const home = await insert(
    "insert into factory_homes (project_id, state, starts_on, position, station, slot, hold_reason, held_at) values ($1, 'in_production', current_date, 1, 'walls', 1, 'No panels', $2)",
    [project, ago(50)],
  );
  await message(1, 40);
  await message(2, 30);
  const quiet = await deal(dealQuietDays * 24 + 25);
  const signed = await signedDeal(24);
  const ending = await quotedDeal(-60);
  const unsigned = await sentDeal(2, 'signed', 'sent');
  const failed = await mail('failed', 'appointment_affirmed', 20);
  const file = await imported('imported', { 'outcome failed': 3 }, 10);
  const { items, counts } = await read();
  expect(items.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
    ['quote', ending],
    ['request', request],
    ['call', caller],
    ['booking', booking],
    ['build', build],
    ['home', home],
    ['message', project],
    ['deal', quiet],
    ['deposit', signed],
    ['mail', failed],
    ['agreement', unsigned],
    ['document', document],
    ['import', file],
  ]);
  expect(counts).toEqual({
    total: waitingKinds.length,
    calls: 1,
    contacts: 1,
    appointments: 1,
    documents: 1,
    requests: 1,
    messages: 2,
    contractors: 1,
    factory: 1,
    mails: 1,
    imports: 1,
  });
  const [, , call, booked, blocked, held, unread, silent, unpaid, bounced, , , half] = items;
  expect(unpaid).toMatchObject({
    who: 'Di Buyer',
    title: expect.stringMatching(/^D-\d+$/),
    detail: 'A-1001',
  });
  expect(call).toMatchObject({ who: 'Ada Lead', phone: '+13605550100', contactId: caller, triedAt: null });
  expect(booked).toMatchObject({
    who: 'Bo Booker',
    detail: '09:00 AM',
    version: 1,
    ready: true,
    contactId: null,
  });
  expect(blocked).toMatchObject({ title: 'Set the modules, Alder Home', detail: 'No crane' });
  expect(held).toMatchObject({ who: 'Alder Home', title: 'walls', detail: 'No panels' });
  expect(unread).toMatchObject({ title: 'Alder Home', detail: 'When?', since: expect.any(String) });
  expect(bounced).toMatchObject({ who: 'gone@b.example', title: 'See you', detail: 'No such mailbox' });
  expect(half).toMatchObject({ title: 'leads.csv', detail: '3' });
  expect(silent).toMatchObject({
    who: 'Di Buyer',
    title: 'visited',
    detail: expect.stringMatching(/^D-\d+$/),
  });
  // It has waited since it became quiet, not since it was touched.
  expect(Math.abs(Date.parse(silent.since) - Date.parse(ago(25)))).toBeLessThan(60_000);
});

it('a quote waits from three days before its last day, as long as the deal is open', async () => {
  await quotedDeal(quoteSoonDays + 1);
  await quotedDeal(1, 'won');
  expect(await kinds()).toEqual([]);
  const id = await quotedDeal(quoteSoonDays);
  const { items } = await read();
  expect(items).toMatchObject([{ kind: 'quote', id, detail: expect.stringMatching(/^Q-\d{4}$/) }]);
});

it('an agreement waits for the seller at once, for buyers after a week', async () => {
  await sentDeal(agreementWaitDays * 24 - 1, 'viewed', 'waiting');
  expect(await kinds()).toEqual([]);
  const late = await sentDeal(agreementWaitDays * 24 + 2, 'sent', 'waiting');
  const own = await sentDeal(2, 'signed', 'sent');
  const { items } = await read();
  expect(items).toMatchObject([
    { kind: 'agreement', id: late, detail: 'Di Buyer, Sal Seller' },
    { kind: 'agreement', id: own, detail: 'Sal Seller' },
  ]);
  await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [late]);
  expect(await kinds()).toEqual(['agreement']);
});

it('a deposit is due from the last signature until something is paid', async () => {
  const id = await signedDeal(2);
  expect(await kinds()).toEqual(['deposit']);
  const pay = (kind: string, cents: number, voided: boolean) =>
    api.sql(
      `insert into payments (deal_id, kind, method, amount_cents, received_on, receipt_number, receipt, voided_at, void_reason)
       values ($1, $2, 'check', $3, '2026-01-05', (select coalesce(max(receipt_number), 1000) + 1 from payments), '{}', $4, $5)`,
      [id, kind, cents, voided ? ago(1) : null, voided ? 'Twice' : null],
    );
  await pay('deposit', 100, true);
  expect(await kinds()).toEqual(['deposit']);
  await pay('deposit', 100, false);
  expect(await kinds()).toEqual([]);
  await pay('refund', 100, false);
  expect(await kinds()).toEqual(['deposit']);
  await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [id]);
  expect(await kinds()).toEqual([]);
  await api.sql("update deals set stage = 'agreed', lost_reason = null where id = $1", [id]);
  expect(await kinds()).toEqual(['deposit']);
  await api.sql("update agreements set status = 'void'");
  expect(await kinds()).toEqual([]);
});

it('a deal waits once nobody has touched it for 14 days, while it can still be won', async () => {
  await deal(dealQuietDays * 24 - 1);
  await deal(900, 'won');
  await deal(900, 'lost');
  expect(await kinds()).toEqual([]);
  const id = await deal(dealQuietDays * 24);
  expect(await kinds()).toEqual(['deal']);
  await api.sql('update deals set touched_at = $2 where id = $1', [id, ago(1)]);
  expect(await kinds()).toEqual([]);
});

describe('somebody who waits', () => {
  it('has a row for what they asked; confirming the booking answers the request as well', async () => {
    const id = await person('Ada');
    const booking = await book(id, 9);
    expect((await read()).counts).toMatchObject({ total: 1, calls: 0, contacts: 1, appointments: 1 });
    await ask(id, 5);
    await ask(id, 4);
    expect(await kinds()).toEqual(['booking', 'call']);
    expect((await read()).counts).toMatchObject({ total: 2, calls: 1, contacts: 1, appointments: 1 });
    await admin.gql(
      'mutation ($input: AppointmentRefInput!) { confirmAppointment(input: $input) { version } }',
      { input: { id: booking, version: 1 } },
    );
    expect(await kinds()).toEqual([]);
    await admin.gql(
      'mutation ($input: AppointmentRefInput!) { undoAppointmentConfirmation(input: $input) { version } }',
      { input: { id: booking, version: 2 } },
    );
    expect(await kinds()).toEqual(['booking', 'call']);
  });

  it('does not wait while a call is put off, and waits again from nine the next morning', async () => {
    const id = await person('Ada');
    await ask(id, 9);
    const { data } = await admin.gql(
      'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: no_answer }) }',
      { id },
    );
    expect(await kinds()).toEqual([]);
    const [note] = await api.sql<{ wall: string; day: number }>(
      "select to_char(call_again_at at time zone 'America/Los_Angeles', 'HH24:MI') as wall, (call_again_at at time zone 'America/Los_Angeles')::date - (now() at time zone 'America/Los_Angeles')::date as day from contact_notes",
    );
    expect(note).toEqual({ wall: '09:00', day: 1 });
    await api.sql("update contact_notes set call_again_at = now() - interval '1 second'");
    expect((await read()).items).toMatchObject([{ kind: 'call', triedAt: expect.any(String) }]);
    await api.sql("update contact_notes set call_again_at = now() + interval '1 hour'");
    // Who asks anew waits at once; and so does whoever's call is undone.
    await api.sql(
      "insert into consultant_requests (full_name, email, phone, contact_id) values ('x', 'a@b.example', '1', $1)",
      [id],
    );
    expect(await kinds()).toEqual(['call']);
    await api.sql("delete from consultant_requests where created_at > now() - interval '1 hour'");
    expect(await kinds()).toEqual([]);
    await admin.gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id: data.logContactCall });
    expect((await read()).items).toMatchObject([{ kind: 'call', triedAt: null }]);
  });

  it('no longer waits for a call at a wrong number, and the history says so', async () => {
    const id = await person('Ada');
    await ask(id, 9);
    await admin.gql(
      'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: wrong_number }) }',
      { id },
    );
    expect(await kinds()).toEqual([]);
    const { data } = await admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind status } } }',
      {
        id,
      },
    );
    expect(data.contactTimeline.entries).toContainEqual({ kind: 'call', status: 'wrong_number' });
  });
});

it('a booking that has begun waits to be marked, and one that was closed does not wait', async () => {
  const id = await book(null, 9, -2);
  expect((await read()).items).toMatchObject([{ kind: 'booking', id, ready: false }]);
  await api.sql("update appointments set status = 'held'");
  expect(await kinds()).toEqual([]);
});

it.each([
  ['a request of a project that is over', "update projects set status = 'cancelled'"],
  ['a request that was answered', 'update document_requests set document_id = (select id from documents)'],
  [
    'a request that is due today',
    "update document_requests set due_on = (now() at time zone 'America/Los_Angeles')::date",
  ],
])('%s does not wait', async (_what, change) => {
  await insert(
    "insert into documents (project_id, name, type, state, uploaded_at) values ($1, 'Deed', 'other', 'approved', now())",
    [project],
  );
  await insert(
    "insert into document_requests (project_id, name, type, note, due_on) values ($1, 'x', 'other', 'x', current_date - 9)",
    [project],
  );
  expect(await kinds()).toEqual(['request']);
  await api.sql(change);
  expect(await kinds()).toEqual([]);
});

it('mails of campaigns, sent mails, and imports that went well or are under way do not wait', async () => {
  await mail('failed', 'campaign', 1);
  await mail('sent', 'appointment_affirmed', 1);
  await imported('imported', { 'outcome created': 3 }, 10);
  await imported('importing', {}, 0);
  await imported('checked', {}, 9);
  expect(await kinds()).toEqual([]);
  await imported('importing', {}, 2);
  expect(await kinds()).toEqual(['import']);
});

describe('what was dismissed', () => {
  const change = (name: string, kind: string, id: string, who = admin) =>
    who.gql(`mutation ($kind: WaitingKind!, $id: ID!) { ${name}(kind: $kind, id: $id) }`, { kind, id });
  const actions = async (): Promise<unknown[]> =>
    (
      await api.sql(
        "select action || ' ' || object as done from audit_entries where action like '%.dismiss%' order by id",
      )
    ).map(({ done }) => done);

  it('no longer waits, in the list and in the numbers; the audit log says who did it, and undoing it brings it back', async () => {
    const bounced = await mail('failed', 'appointment_affirmed', 1);
    const file = await imported('imported', { 'outcome failed': 3 }, 10);
    for (const [kind, id] of [
      ['mail', bounced],
      ['import', file],
    ] as const)
      expect((await change('dismissWaiting', kind, id)).data).toEqual({ dismissWaiting: id });
    expect(await read()).toMatchObject({ items: [], counts: { total: 0, mails: 0, imports: 0 } });
    expect((await change('undoDismissal', 'mail', bounced)).data).toEqual({ undoDismissal: bounced });
    expect((await read()).counts).toMatchObject({ total: 1, mails: 1, imports: 0 });
    await change('undoDismissal', 'import', file);
    expect(await kinds()).toEqual(['mail', 'import']);
    expect(await actions()).toEqual([
      `mail.dismiss mail:${bounced}`,
      `contact-import.dismiss contact-import:${file}`,
      `mail.dismiss-undo mail:${bounced}`,
      `contact-import.dismiss-undo contact-import:${file}`,
    ]);
  });

  it('waits again when it fails again, or when somebody went on with it', async () => {
    const bounced = await mail('failed', 'appointment_affirmed', 1);
    const file = await imported('importing', { 'outcome failed': 3 }, 10);
    await change('dismissWaiting', 'mail', bounced);
    await change('dismissWaiting', 'import', file);
    expect(await kinds()).toEqual([]);
    expect(
      (await admin.gql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id: bounced })).data,
    ).toEqual({
      retryMail: { state: 'queued' },
    });
    await api.sql("update mails set state = 'failed'");
    await api.sql("update contact_imports set state = 'imported', touched_at = now() + interval '1 second'");
    expect(await kinds()).toEqual(['mail', 'import']);
  });

  it.each(['call', 'booking', 'message'])('is never a person who waits: %s', async (kind) => {
    const { errors } = await change('dismissWaiting', kind, crypto.randomUUID());
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('is nothing that does not wait', async () => {
    const campaign = await mail('failed', 'campaign', 1);
    const sent = await mail('sent', 'appointment_affirmed', 1);
    for (const id of [campaign, sent, crypto.randomUUID()])
      expect((await change('dismissWaiting', 'mail', id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

it('is paged to the last one', async () => {
  for (let index = 0; index < 3; index += 1)
    await api.sql(
      "insert into documents (project_id, name, type, state, uploaded_at) select $1, n::text, 'other', 'waiting', now() - n * interval '1 hour' from generate_series($2::int, $3::int) n",
      [project, index * 40 + 1, index * 40 + 40],
    );
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read(page)));
  expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 25, 25, 20, 0]);
  expect(pages.flatMap(({ items }) => items.map(({ title }: { title: string }) => Number(title)))).toEqual(
    Array.from({ length: 120 }, (_, index) => 120 - index),
  );
  expect(pages.map(({ pagination }) => [pagination.total, pagination.totalPages])).toEqual(
    pages.map(() => [120, 5]),
  );
});
