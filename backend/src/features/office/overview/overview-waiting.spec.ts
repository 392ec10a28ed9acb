import { waitingPageSize } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../testing/jobs.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { contactJobs } from '../../people/contacts/contact.jobs.ts';

const api = useApi();
let admin: Caller;
let consultant: unknown;
const at = (day: number): string => `2027-11-${String(day).padStart(2, '0')}T20:00:00Z`;
const settle = () => runJob(contactJobs, { name: 'contacts.settle' }, api.app.systemContext(), {});

beforeAll(async () => {
  api.clock.set('2027-11-20T04:00:00Z');
  admin = await api.as('admin');
  consultant = (await api.sql("insert into consultants (name) values ('C') returning id"))[0]?.id;
});
beforeEach(async () => {
  for (const table of ['projects', 'appointments', 'consultant_requests', 'contacts'])
    await api.sql(`delete from ${table}`);
});

const person = async (
  name: string,
  more: { status?: string; phone?: string | null } = {},
): Promise<string> => {
  const { status = 'prospect', phone = '(360) 555-0100' } = more;
  const [row] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, phone, status, created_at) values ($1, 'Lead', 'a@b.example', 'a@b.example', $2, $3, '2025-01-01') returning id",
    [name, phone, status],
  );
  return String(row?.id);
};
const ask = (id: string, when: string) =>
  api.sql(
    "insert into consultant_requests (full_name, email, phone, contact_id, created_at) values ('x', 'a@b.example', '3605550199', $1, $2)",
    [id, when],
  );
/** Somebody who asked on the 5th. */
const asker = async (
  name: string,
  more: { status?: string; phone?: string | null } = {},
): Promise<string> => {
  const id = await person(name, more);
  await ask(id, at(5));
  return id;
};
let hour = 0;
const book = async (
  id: string,
  created: string,
  status: string,
  change?: [action: string, when: string],
): Promise<void> => {
  hour += 1;
  const [row] = await api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, contact_id, created_at, status)
     values ('x', 'a@b.example', '1', '2027-12-01', '09:00 AM', '2027-12-01'::timestamptz + $5 * interval '1 hour', '2027-12-01'::timestamptz + $5 * interval '1 hour', $1, $2, $3, $4) returning id`,
    [consultant, id, created, status, hour],
  );
  if (change)
    await api.sql(
      "insert into appointment_changes (appointment_id, action, party, created_at) values ($1, $2, 'staff', $3)",
      [row?.id, ...change],
    );
};
const note = (id: string, when: string, outcome: string | null = null) =>
  api.sql(
    "insert into contact_notes (contact_id, author_id, author_name, text, outcome, created_at) values ($1, $1, 'x', 'x', $2, $3) returning id",
    [id, outcome, when],
  );
const message = async (id: string, when: string, fromStaff: boolean): Promise<void> => {
  const [project] = await api.sql("insert into projects (name, contact_id) values ('P', $1) returning id", [
    id,
  ]);
  await api.sql(
    "insert into messages (project_id, author_name, from_staff, number, text, key, created_at) values ($1, 'x', $2, 1, 'x', uuidv7(), $3)",
    [project?.id, fromStaff, when],
  );
};

/** Who waits, as the card, the list of contacts by both APIs and a report say it; they must agree. */
const waiting = async (): Promise<string[]> => {
  const { data } = await admin.gql(`{
    overview { waiting { total leads { name } } }
    contacts(waiting: true, sort: name) { contacts { firstName } pagination { total } }
  }`);
  const { total, leads } = data.overview.waiting;
  const rest = await admin.rest('GET', '/api/contacts?waiting=true');
  const definition = {
    source: 'contacts',
    measures: ['count'],
    filters: [{ field: 'waiting', op: 'one_of', values: ['yes'] }],
    groups: ['waiting'],
    sort: 'name',
    chart: 'bar',
  };
  const report = await admin.gql(
    'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { values } } }',
    { definition },
  );
  expect(report.errors, JSON.stringify(report.errors)).toBeUndefined();
  const counted = report.data.reportResult.rows[0]?.values[0] ?? 0;
  expect([data.contacts.pagination.total, rest.body.pagination.total, counted]).toEqual([
    total,
    total,
    total,
  ]);
  return leads.map(({ name }: { name: string }) => name.replace(' Lead', '')).sort();
};

describe('whoever asked waits', () => {
  it.each<[string, () => Promise<unknown>, boolean]>([
    ['and nobody has spoken to', () => asker('X'), true],
    ['even years ago', async () => ask(await person('X'), '2025-02-01T00:00:00Z'), true],
    ['whatever their status', () => asker('X', { status: 'customer' }), true],
    [
      'though their status changed',
      async () =>
        api.sql(
          "insert into contact_status_changes (contact_id, from_status, to_status, created_at) values ($1, 'prospect', 'active', $2)",
          [await asker('X'), at(6)],
        ),
      true,
    ],
    ['by a booking', async () => book(await person('X'), at(5), 'booked'), true],
    [
      'again after they were called',
      async () => {
        const id = await person('X');
        await note(id, at(4));
        await ask(id, at(5));
      },
      true,
    ],
    ['though a call was in vain', async () => note(await asker('X'), at(6), 'no_answer'), true],
    ['though they wrote themselves', async () => message(await asker('X'), at(6), false), true],
    ['though a visit was missed', async () => book(await asker('X'), at(6), 'missed'), true],
    [
      'though a visit was confirmed before',
      async () => book(await asker('X'), at(1), 'confirmed', ['confirmed', at(2)]),
      true,
    ],
    ['though somebody wrote a note', async () => note(await asker('X'), at(6)), true],
    ['not after a call', async () => note(await asker('X'), at(6), 'spoke'), false],
    [
      'though a message was left on their machine',
      async () => note(await asker('X'), at(6), 'left_message'),
      true,
    ],
    ['not after the team wrote', async () => message(await asker('X'), at(6), true), false],
    [
      'not after a visit was confirmed',
      async () => book(await asker('X'), at(1), 'confirmed', ['confirmed', at(6)]),
      false,
    ],
    [
      'not with a confirmed visit booked since',
      async () => book(await asker('X'), at(6), 'confirmed'),
      false,
    ],
    ['not after a visit was held', async () => book(await asker('X'), at(2), 'held', ['held', at(7)]), false],
    [
      'not after a visit was held, though it was then marked as missed',
      async () => book(await asker('X'), at(2), 'missed', ['held', at(7)]),
      false,
    ],
    [
      'not after a visit was canceled',
      async () => book(await asker('X'), at(2), 'cancelled', ['cancelled', at(7)]),
      false,
    ],
    [
      'not for a booking that was confirmed',
      async () => book(await person('X'), at(5), 'confirmed', ['confirmed', at(6)]),
      false,
    ],
    [
      'not for a booking after which somebody spoke with them',
      async () => {
        const id = await person('X');
        await book(id, at(5), 'booked');
        await note(id, at(6), 'spoke');
      },
      false,
    ],
  ])('%s', async (_title, happened, waits) => {
    await happened();
    expect(await waiting()).toEqual(waits ? ['X'] : []);
    // What the job remembers changes nothing.
    await settle();
    expect(await waiting()).toEqual(waits ? ['X'] : []);
  });

  it('again once what answered them is taken back, though the job had marked the request', async () => {
    const [id, other] = [await asker('Noted'), await asker('Written')];
    const [written] = await note(id, at(6), 'spoke');
    await message(other, at(6), true);
    await settle();
    expect(await api.sql('select from consultant_requests where not settled')).toEqual([]);
    expect(await waiting()).toEqual([]);
    await admin.gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id: written?.id });
    expect(await waiting()).toEqual(['Noted']);
    await api.sql('update projects set contact_id = null');
    expect(await waiting()).toEqual(['Noted', 'Written']);
  });

  it('until they are deleted, and again when they are restored', async () => {
    const id = await asker('X');
    await admin.rest('DELETE', `/api/contacts/${id}`);
    expect(await waiting()).toEqual([]);
    await admin.rest('POST', `/api/contacts/${id}/restore`);
    expect(await waiting()).toEqual(['X']);
  });
});

const ofAll = async (page: number, all = true) =>
  (
    await admin.gql(
      'query ($page: Int, $all: Boolean) { overview { waiting(all: $all, page: $page) { total leads { name phone kind askedAt triedAt } pagination { page totalPages total } } } }',
      { page, all },
    )
  ).data.overview.waiting;

it('are counted and paged to the last one, the longest first, with the phone to call', async () => {
  await api.sql(`
    with people as (insert into contacts (first_name, last_name, email, email_folded) select 'N' || n, 'Lead', n || '@b.example', n || '@b.example' from generate_series(1, 260) n returning id, first_name)
    insert into consultant_requests (full_name, email, phone, contact_id, created_at) select 'x', 'x', '3605550199', id, '2026-01-01'::timestamptz + substr(first_name, 2)::int * interval '1 hour' from people`);
  const pages = Math.ceil(260 / waitingPageSize);
  const lists = await Promise.all(Array.from({ length: pages + 1 }, (_, index) => ofAll(index + 1)));
  expect(lists.flatMap(({ leads }) => leads.map(({ name }: { name: string }) => name))).toEqual(
    Array.from({ length: 260 }, (_, index) => `N${index + 1} Lead`),
  );
  expect(lists.map(({ total }) => total)).toEqual(lists.map(() => 260));
  expect(lists.at(-1)).toMatchObject({ leads: [], pagination: { totalPages: pages, total: 260 } });
  const { leads } = await ofAll(1, false);
  expect(leads).toHaveLength(6);
  expect(leads[0]).toEqual({
    name: 'N1 Lead',
    phone: '3605550199',
    kind: 'consultant_request',
    askedAt: '2026-01-01T01:00:00.000Z',
    triedAt: null,
  });
  for (const page of [0, -1, 1.5])
    expect((await admin.gql(`{ overview { waiting(page: ${page}) { total } } }`)).errors).toBeDefined();
});

it('a call is logged once it is said how it ended, by staff, and stands in the time line', async () => {
  // By the database's clock, which stamps the calls.
  const id = await person('Called', { phone: null });
  await ask(id, '2026-01-05T00:00:00Z');
  const log = (caller: Caller, input: object, contactId = id) =>
    caller.gql(
      'mutation ($id: ID!, $input: ContactCallInput!) { logContactCall(contactId: $id, input: $input) }',
      { id: contactId, input },
    );
  const code = async (answer: ReturnType<typeof log>) => (await answer).errors?.[0]?.extensions.code;
  expect(await code(log(admin, { outcome: 'spoke', text: 'a\u0000' }))).toBe('BAD_INPUT');
  expect(await code(log(admin, { outcome: 'spoke', text: 'x'.repeat(4001) }))).toBe('BAD_INPUT');
  expect(await code(log(admin, { outcome: 'spoke' }, '00000000-0000-4000-8000-000000000000'))).toBe(
    'NOT_FOUND',
  );
  expect(await code(log(admin, { outcome: 'spoke' }, 'nonsense'))).toBe('NOT_FOUND');
  expect(await code(log(await api.as('customer'), { outcome: 'spoke' }))).toBe('FORBIDDEN');
  expect(await waiting()).toEqual(['Called']);
  expect((await log(admin, { outcome: 'no_answer' })).errors).toBeUndefined();
  // They are to be called again the next morning, and wait until then for nothing.
  expect(await waiting()).toEqual([]);
  await api.sql('update contact_notes set call_again_at = now()');
  const [tried] = (await ofAll(1)).leads;
  expect(tried).toMatchObject({
    name: 'Called Lead',
    phone: '3605550199',
    triedAt: expect.stringMatching(/^20/),
  });
  expect((await log(admin, { outcome: 'spoke', text: 'Wants a porch' })).errors).toBeUndefined();
  expect(await waiting()).toEqual([]);
  const { data } = await admin.gql(
    'query ($id: ID!) { contactTimeline(id: $id) { entries { kind title text status viewerCanEdit } } }',
    { id },
  );
  expect(data.contactTimeline.entries.filter(({ kind }: { kind: string }) => kind === 'call')).toEqual([
    { kind: 'call', title: 'Call', text: 'Wants a porch', status: 'spoke', viewerCanEdit: true },
    { kind: 'call', title: 'Call', text: null, status: 'no_answer', viewerCanEdit: true },
  ]);
  expect(
    await api.sql(
      "select count(*)::int as n from audit_entries where action = 'contact.call-log' and object = $1",
      [`contact:${id}`],
    ),
  ).toEqual([{ n: 2 }]);
});
