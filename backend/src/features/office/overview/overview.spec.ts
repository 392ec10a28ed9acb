import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { growthText } from '@hearthline/rules/office/overview.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
// A Friday evening in Washington during winter time, a Saturday in UTC.
const now = '2027-11-20T04:00:00Z';

const ask = async (parts: string): Promise<any> => {
  const { data, errors } = await admin.gql(`{ overview { ${parts} } }`);
  expect(errors).toBeUndefined();
  return data.overview;
};
const contact = async (values: {
  at: string;
  source?: string;
  status?: string;
  name?: string;
}): Promise<string> => {
  const { at, source = 'manual', status = 'prospect', name = 'Ada' } = values;
  const [row] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, source, status, created_at) values ($1, 'Lead', 'a@b.example', 'a@b.example', $2, $3, $4) returning id",
    [name, source, status, at],
  );
  return String(row?.id);
};
const book = async (
  at: string,
  created = '2027-11-01T00:00:00Z',
  contactId: string | null = null,
  status = 'booked',
) => {
  const [consultant] = await api.sql("insert into consultants (name) values ('C') returning id");
  await api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, contact_id, created_at, status)
     values ('x', 'a@b.example', '1', ($1::timestamptz at time zone 'America/Los_Angeles')::date, '09:00 AM', $1, $1::timestamptz + interval '30 minutes', $2, $3, $4, $5)`,
    [at, consultant?.id, contactId, created, status],
  );
};

beforeAll(async () => {
  api.clock.set(now);
  admin = await api.as('admin');
  await api.sql('delete from projects');
  await api.sql('delete from contacts');
  await api.sql('delete from appointments');
});

describe('the figures', () => {
  it('compare with the moment the month began in the business zone', async () => {
    await api.sql("update users set created_at = '2027-10-15T00:00:00Z'");
    const [{ n: users } = { n: 0 }] = await api.sql<{ n: number }>('select count(*)::int as n from users');
    // One minute before midnight, and midnight, of November 1 in Washington, which is 07:00 UTC that day.
    await contact({ at: '2027-11-01T06:59:00Z' });
    await contact({ at: '2027-11-01T07:00:00Z' });
    await api.addUser({
      email: 'new@overview.example',
      role: 'customer',
      createdAt: new Date('2027-11-02T00:00:00Z'),
    });
    const project = (status: string, created: string, completed: string | null = null) =>
      api.sql(
        "insert into projects (name, status, budget, created_at, completed_at) values ('P', $1, 100000, $2, $3)",
        [status, created, completed],
      );
    await project('planning', '2027-10-01T00:00:00Z');
    await project('on_hold', '2027-11-05T00:00:00Z');
    await project('cancelled', '2027-11-05T00:00:00Z');
    await project('completed', '2027-09-01T00:00:00Z', '2027-10-01T00:00:00Z');
    await project('completed', '2027-09-01T00:00:00Z', '2027-11-10T00:00:00Z');
    const part = '{ total before }';
    const { figures, pipeline } = await ask(
      `figures { users ${part} activeProjects ${part} contacts ${part} completedProjects ${part} } pipeline { stage count valueCents weightedCents }`,
    );
    expect(figures).toEqual({
      users: { total: users + 1, before: users },
      contacts: { total: 2, before: 1 },
      activeProjects: { total: 2, before: 2 },
      completedProjects: { total: 2, before: 1 },
    });
    expect(pipeline).toEqual(
      ['new', 'contacted', 'visited', 'quoted', 'agreed'].map((stage) => ({
        stage,
        count: 0,
        valueCents: 0,
        weightedCents: 0,
      })),
    );
  });

  it('deal.board-sum: the pipeline counts the open deals, stage by stage, as their lists do', async () => {
    const deal = (stage: string, cents: number, percent: number) =>
      api.sql(
        'insert into deals (stage, typed_cents, probability_percent, buyer_name, lost_reason) values ($1, $2, $3, $4, $5)',
        [stage, cents, percent, 'Ada L', stage === 'lost' ? 'price' : null],
      );
    await deal('quoted', 10_000_001, 55);
    await deal('quoted', 5_000_000, 60);
    await deal('won', 7_000_000, 100);
    await deal('lost', 9_000_000, 0);
    const { data } = await admin.gql(`{
      overview { pipeline { stage count valueCents weightedCents } }
      deals(stage: quoted) { pagination { total } valueCents weightedCents } }`);
    const quoted = data.overview.pipeline.find(({ stage }: { stage: string }) => stage === 'quoted');
    expect(quoted).toEqual({
      stage: 'quoted',
      count: 2,
      valueCents: 15_000_001,
      weightedCents: 5_500_001 + 3_000_000,
    });
    expect({ count: data.deals.pagination.total, ...data.deals, pagination: undefined }).toEqual({
      ...quoted,
      stage: undefined,
    });
    expect(data.overview.pipeline.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      2,
    );
    await api.sql('delete from deals');
  });

  it('count exactly the rows that their links show', async () => {
    const { data } = await admin.gql(`{
      overview { figures { users { total } activeProjects { total } contacts { total } completedProjects { total } } }
      users { pagination { total } } active: projects(status: active) { pagination { total } }
      contacts { pagination { total } } completed: projects(status: completed) { pagination { total } }
    }`);
    const { figures } = data.overview;
    expect(
      [figures.users, figures.activeProjects, figures.contacts, figures.completedProjects].map(
        ({ total }) => total,
      ),
    ).toEqual(
      [data.users, data.active, data.contacts, data.completed].map(({ pagination }) => pagination.total),
    );
  });

  it.each([
    [{ total: 56, before: 50 }, '+12% from last month'],
    [{ total: 45, before: 50 }, '−10% from last month'],
    [{ total: 50, before: 50 }, 'No change from last month'],
    [{ total: 1001, before: 1000 }, '+less than 1% from last month'],
    [{ total: 3, before: 0 }, '+3 this month, none before'],
    [{ total: 0, before: 0 }, 'None yet'],
  ])('%o is captioned %s', (figure, text) => {
    expect(growthText(figure)).toBe(text);
  });
});

describe('leads by week', () => {
  it('fall into weeks that begin on Monday in the business zone, the largest sources by name', async () => {
    await api.sql('delete from contacts');
    // Sunday 23:59 and Monday 00:00 in Washington.
    await contact({ at: '2027-11-15T07:59:00Z' });
    await contact({ at: '2027-11-15T08:00:00Z' });
    await contact({ at: '2027-08-01T00:00:00Z', source: 'too old' });
    for (const source of ['a', 'a', 'a', 'b', 'b', 'c', 'd'])
      await contact({ at: '2027-11-18T20:00:00Z', source });
    const {
      leadsByWeek: { weeks, sources },
    } = await ask('leadsByWeek { weeks sources { source counts } }');
    expect(weeks).toHaveLength(12);
    expect([weeks[0], weeks.at(-1)]).toEqual(['2027-08-30', '2027-11-15']);
    const last = Object.fromEntries(
      sources.map(({ source, counts }: { source: string; counts: number[] }) => [source, counts.slice(-2)]),
    );
    expect(sources.map(({ source }: { source: string }) => source)).toEqual(['a', 'b', 'manual', 'other']);
    expect(last).toEqual({ a: [0, 3], b: [0, 2], manual: [1, 1], other: [0, 2] });
    // Each figure equals the length of the list it links to.
    for (const { source, counts } of sources.filter((one: { source: string }) => one.source !== 'other')) {
      for (const [week, count] of counts.entries()) {
        const days = { addedFrom: weeks[week], addedTo: dayAfter(weeks[week], 6) };
        const { data } = await admin.gql(
          'query ($source: String, $addedFrom: String, $addedTo: String) { contacts(source: $source, addedFrom: $addedFrom, addedTo: $addedTo) { pagination { total } } }',
          { source, ...days },
        );
        expect([source, days.addedFrom, data.contacts.pagination.total]).toEqual([
          source,
          days.addedFrom,
          count,
        ]);
      }
    }
  });
});

describe('bookings by day', () => {
  it('begin with the business’s today and leave cancelled ones out', async () => {
    await api.sql('delete from appointments');
    await book('2027-11-19T17:00:00Z');
    await book('2027-11-19T18:00:00Z');
    await book('2027-11-20T01:00:00Z', undefined, null, 'cancelled');
    await book('2027-12-02T17:00:00Z');
    await book('2027-12-03T17:00:00Z');
    const { bookings } = await ask('bookings { day count }');
    expect(bookings).toHaveLength(14);
    expect(bookings[0]).toEqual({ day: '2027-11-19', count: 2 });
    expect(bookings.at(-1)).toEqual({ day: '2027-12-02', count: 1 });
    expect(bookings.filter(({ count }: { count: number }) => count > 0)).toHaveLength(2);
    const { data } = await admin.gql(
      '{ appointments(kept: true, from: "2027-11-19", to: "2027-11-19") { pagination { total } } }',
    );
    expect(data.appointments.pagination.total).toBe(2);
  });
});

it('lists the newest accounts and projects, to admins alone', async () => {
  const { recentUsers, recentProjects } = await ask(
    'recentUsers { email } recentProjects { name status progress customerName }',
  );
  expect(recentUsers[0]).toEqual({ email: 'new@overview.example' });
  expect(recentProjects.length).toBeGreaterThan(0);
  const { errors } = await (await api.as('customer')).gql('{ overview { figures { users { total } } } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
