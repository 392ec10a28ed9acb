import { dealQuietDays, waitingKinds, type WaitingKind } from '@hearthline/rules/waiting.ts';
import { expect, it } from 'vitest';
import { useWaiting } from '../../../testing/fixtures/waiting.ts';

/** Those that wait as agreements do, tried beside them (waiting-deals.spec.ts), and tasks (groups.spec.ts). */
const others = ['change_order', 'task'] as const satisfies readonly WaitingKind[];

const waiting = useWaiting();
const {
  api,
  ago,
  insert,
  person,
  ask,
  book,
  leftBooking,
  message,
  mail,
  imported,
  deal,
  quotedDeal,
  sentDeal,
  signedDeal,
  pay,
  read,
  kinds,
} = waiting;

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
  const unstaffed = await leftBooking(75);
  const document = await insert(
    "insert into documents (project_id, name, type, state, uploaded_at) values ($1, 'Deed', 'other', 'waiting', $2)",
    [waiting.project, ago(70)],
  );
  const request = await insert(
    "insert into document_requests (project_id, name, type, note, due_on) values ($1, 'Loan letter', 'other', 'x', current_date - 30)",
    [waiting.project],
  );
  const build = await insert(
    "insert into builds (project_id, title, scheduled_on, state, reason, marked_at) values ($1, 'Set the modules', current_date, 'blocked', 'No crane', $2)",
    [waiting.project, ago(60)],
  );
  const home = await insert(
    "insert into factory_homes (project_id, state, starts_on, position, station, slot, hold_reason, held_at) values ($1, 'in_production', current_date, 1, 'walls', 1, 'No panels', $2)",
    [waiting.project, ago(50)],
  );
  await message(1, 40);
  await message(2, 30);
  const address = await insert(
    "insert into account_links (user_id, purpose, token_hash, new_email, expires_at, held_at) select id, 'change_email', 'x', 'a@b.example', now(), $1 from users where email = 'customer@example.com'",
    [ago(28)],
  );
  const quiet = await deal(dealQuietDays * 24 + 25);
  const signed = await signedDeal(24);
  const due = await signedDeal(24 * 1000, [
    { label: 'Deposit', kind: 'deposit', event: 'signing', days: 1, amountCents: 40, percent: null },
    { label: 'Rest', kind: 'final', event: 'walkthrough', days: 0, amountCents: null, percent: null },
  ]);
  await pay(due, 39);
  const refund = await deal(1, 'won');
  await pay(refund, 1234);
  await api.sql(
    "update deals set cancelled_on = '2020-01-02', cancel_reason = 'price', keep_cents = 34 where id = $1",
    [refund],
  );
  const ending = await quotedDeal(-60);
  const unsigned = await sentDeal(2, 'signed', 'sent');
  const unplanned = await insert(
    "insert into projects (name, deal_id, created_at) values ('Birch Home', $1, $2)",
    [await deal(0, 'won'), ago(22)],
  );
  const unordered = await insert(
    "insert into projects (name, deal_id, design_version, start_date, estimated_completion, contractor_id) select 'Cedar Home', $1, 1, '2027-01-04', '2027-06-01', id from users where email = 'contractor@example.com'",
    [await deal(0, 'won')],
  );
  await api.sql('update home_orders set created_at = $1', [ago(7 * 24 + 21)]);
  const failed = await mail('failed', 'appointment_affirmed', 20);
  const file = await imported('imported', { 'outcome failed': 3 }, 10);
  const { items, counts } = await read();
  expect(items.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
    ['refund', refund],
    ['payment_due', due],
    ['quote', ending],
    ['request', request],
    ['call', caller],
    ['booking', booking],
    ['unstaffed', unstaffed],
    ['build', build],
    ['home', home],
    ['message', waiting.project],
    ['address', address],
    ['deal', quiet],
    ['deposit', signed],
    ['project', unplanned],
    ['order', unordered],
    ['mail', failed],
    ['agreement', unsigned],
    ['document', document],
    ['import', file],
  ]);
  expect(counts).toEqual({
    total: waitingKinds.length - others.length,
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
    tasks: 0,
  });
  const [
    back,
    toPay,
    ,
    ,
    call,
    booked,
    left,
    blocked,
    onHold,
    unread,
    moving,
    silent,
    unpaid,
    open,
    toOrder,
    bounced,
    ,
    ,
    half,
  ] = items;
  expect(back).toMatchObject({ who: 'Di Buyer', detail: '$12.00', day: '2020-01-02' });
  expect(toPay).toMatchObject({
    who: 'Di Buyer',
    title: expect.stringMatching(/^D-\d+$/),
    detail: 'Deposit',
  });
  expect(open).toMatchObject({
    who: 'Birch Home',
    projectId: unplanned,
    detail: 'start date, estimated completion, contractor',
  });
  expect(toOrder).toMatchObject({ who: 'Cedar Home', title: 'Cedar Home', detail: 'not ordered', day: null });
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
  expect(left).toMatchObject({ who: 'Bo Booker', title: 'C', detail: '09:00 AM', version: 1 });
  expect(blocked).toMatchObject({ title: 'Set the modules, Alder Home', detail: 'No crane' });
  expect(onHold).toMatchObject({ who: 'Alder Home', title: 'walls', detail: 'No panels' });
  expect(unread).toMatchObject({ title: 'Alder Home', detail: 'When?', since: expect.any(String) });
  expect(moving).toMatchObject({
    title: 'a@b.example',
    detail: 'customer@example.com',
    contactId: caller,
  });
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
    [waiting.project],
  );
  await insert(
    "insert into document_requests (project_id, name, type, note, due_on) values ($1, 'x', 'other', 'x', current_date - 9)",
    [waiting.project],
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

it('is paged to the last one', async () => {
  for (let index = 0; index < 3; index += 1)
    await api.sql(
      "insert into documents (project_id, name, type, state, uploaded_at) select $1, n::text, 'other', 'waiting', now() - n * interval '1 hour' from generate_series($2::int, $3::int) n",
      [waiting.project, index * 40 + 1, index * 40 + 40],
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
