import { roles } from '@hearthline/rules/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
// Just after midnight on April 1 in Washington: a new month and quarter, which in UTC began hours ago.
const now = '2027-04-01T07:30:00Z';
const project = (status: string, more: { progress?: number; budget?: number; completed?: string } = {}) =>
  api.sql(
    "insert into projects (name, status, progress, budget, completed_at, created_at) values ('Alder Home', $1, $2, $3, $4, '2027-01-05T00:00:00Z')",
    [status, more.progress ?? 0, more.budget ?? 100_000, more.completed ?? null],
  );
const lead = (at: string, status = 'prospect') =>
  api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, source, status, created_at) values ('Ada', 'Lead', 'a@b.example', 'a@b.example', 'manual', $1, $2)",
    [status, at],
  );
const deal = (stage: string, cents: number, reason: string | null = null) =>
  api.sql(
    "insert into deals (buyer_name, stage, typed_cents, probability_percent, lost_reason) values ('Ada Lead', $1, $2, 50, $3)",
    [stage, cents, reason],
  );
const counts = async (fields: string) =>
  (await admin.gql(`{ hub { counts { ${fields} } } }`)).data.hub.counts;

beforeAll(async () => {
  api.clock.set(now);
  admin = await api.as('admin');
});

describe('the hub', () => {
  it('counts by the business’s month and quarter', async () => {
    await lead('2027-04-01T06:59:59Z');
    await lead('2027-04-01T07:00:00Z');
    await lead('2027-04-01T07:10:00Z', 'customer');
    await deal('new', 25_000_000);
    await deal('agreed', 15_050_050);
    await deal('won', 40_000_000);
    await deal('lost', 50_000_000, 'price');
    await project('planning', { budget: 250_000 });
    await project('planning', { budget: 150_500 });
    await project('in_progress', { progress: 79 });
    await project('in_progress', { progress: 80 });
    await project('on_hold', { progress: 90 });
    await project('cancelled');
    await project('completed', { completed: '2027-04-01T06:59:59Z' });
    await project('completed', { completed: '2027-04-01T07:00:00Z' });
    expect(
      await counts(
        'activeLeads salesPipeline openDeals inPlanning underConstruction nearCompletion completedThisQuarter activeProjects',
      ),
    ).toEqual({
      activeLeads: 1,
      salesPipeline: 400_500.5,
      openDeals: 2,
      inPlanning: 2,
      underConstruction: 1,
      nearCompletion: 1,
      completedThisQuarter: 1,
      activeProjects: 5,
    });
  });

  it('counts exactly the rows that its cards open, over either API', async () => {
    const found = {
      ...(await counts(
        'activeLeads openDeals inPlanning underConstruction nearCompletion completedThisQuarter activeProjects',
      )),
    };
    const lists = {
      activeLeads: ['contacts', 'status=prospect&added=this_month'],
      openDeals: ['deals', 'open=true'],
      inPlanning: ['projects', 'status=planning'],
      underConstruction: ['projects', 'status=under_construction'],
      nearCompletion: ['projects', 'status=near_completion'],
      completedThisQuarter: ['projects', 'status=completed_this_quarter'],
      activeProjects: ['projects', 'status=active'],
    };
    for (const [name, [list, query = '']] of Object.entries(lists)) {
      const answer = await admin.rest('GET', `/api/${list}?${query}`);
      expect(answer.body.pagination.total, name).toBe(found[name]);
      const { data } = await admin.gql(
        `{ ${list}(${query.replaceAll('=', ': ').replace('&', ', ')}) { pagination { total } } }`,
      );
      expect(data[String(list)].pagination.total, name).toBe(found[name]);
    }
    expect((await admin.rest('GET', '/api/contacts?added=always')).status).toBe(400);
    expect((await admin.rest('GET', '/api/projects?status=nearly')).status).toBe(400);
  });

  it('cancel.words: says the four words of money from January 1 until today', async () => {
    const [row] = await api.sql(
      "insert into deals (buyer_name, stage, typed_cents, probability_percent) values ('Ada Lead', 'agreed', 100, 50) returning id",
    );
    // Today is April 1 in Los Angeles.
    for (const [cents, day] of [
      [1_000_000, '2026-12-31'],
      [20_000_000, '2027-01-01'],
      [300_000, '2027-04-01'],
      [4_000_000, '2027-04-02'],
    ])
      await api.sql(
        "insert into sale_entries (deal_id, kind, amount_cents, entered_on) values ($1, 'won', $2, $3)",
        [row?.['id'], cents, day],
      );
    const { data } = await admin.gql(
      '{ hub { yearToDate { contractedCents cashReceivedCents heldInTrustCents recognizedCents } } }',
    );
    expect(data.hub.yearToDate).toEqual({
      contractedCents: 20_300_000,
      cashReceivedCents: 0,
      heldInTrustCents: 0,
      recognizedCents: 0,
    });
  });

  it('shows what happened last, the newest first, and nothing of the time to come', async () => {
    await lead('2027-05-01T00:00:00Z');
    const { data } = await admin.gql('{ hub { recentActivity { kind subject at } } }');
    expect(data.hub.recentActivity.slice(0, 3)).toEqual([
      { kind: 'lead', subject: 'Ada Lead', at: '2027-04-01T07:10:00.000Z' },
      { kind: 'completed', subject: 'Alder Home', at: '2027-04-01T07:00:00.000Z' },
      { kind: 'lead', subject: 'Ada Lead', at: '2027-04-01T07:00:00.000Z' },
    ]);
    // Two leads, two completed projects and two new ones.
    expect(data.hub.recentActivity.map(({ kind }: { kind: string }) => kind)).toEqual([
      'lead',
      'completed',
      'lead',
      'completed',
      'project',
      'project',
    ]);
  });
});

describe('business figures', () => {
  it('reach nobody but the admin, by any way of asking', async () => {
    const questions = [
      '{ hub { counts { salesPipeline } } }',
      '{ hub { recentActivity { subject } } }',
      '{ hub { yearToDate { contractedCents } } }',
      '{ hub { __typename } }',
      '{ hubFigures { value } }',
      '{ a: hub { counts { activeProjects } } }',
      'query { ...F } fragment F on Query { hub { counts { activeLeads } } }',
    ];
    const callers: Caller[] = [
      api,
      api.withToken('nonsense'),
      ...(await Promise.all(
        roles
          .filter((role) => role !== 'admin')
          .map(async (role) => {
            const email = `${role}@hub.example`;
            await api.addUser({ email, role });
            return api.asUser(email);
          }),
      )),
    ];
    for (const caller of callers) {
      for (const question of questions) {
        const { data, errors } = await caller.gql(question);
        expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(errors?.[0]?.extensions.code);
        expect(data ?? null, question).toBeNull();
      }
    }
  });
});
