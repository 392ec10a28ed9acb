import { outOfOrder, outOfProject } from '@hearthline/rules/delivery/projects/dates.ts';
import { deriveState } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { projectSentences, projectsPageSize } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedContacts } from '../../../seed/demo.ts';
import { seedProjects } from '../../../seed/project-rows.ts';
import { missingId } from '../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();

beforeAll(() =>
  api.app.systemContext().transaction(async (trx) => {
    await seedContacts(trx, api.clock.now());
    await seedProjects(trx, api.clock.now());
  }),
);

const fields = `id name description status stage progress customerName contractorName address startDate estimatedCompletion sqft bedrooms bathrooms
  propertyType completedAt version viewerCanEdit viewerEditableFields viewerCanSeeCost customer { id name } contractor { id name }`;

interface Listed {
  projects: Record<string, any>[];
  pagination: { page: number; totalPages: number; total: number };
}
type Args = Record<string, string | number>;

/** The two APIs, which must give the same results. */
const transports: Record<
  string,
  {
    list(caller: Caller, args?: Args): Promise<Listed>;
    read(caller: Caller, id: string): Promise<{ code: string | null; project: any }>;
  }
> = {
  REST: {
    list: async (caller, args = {}) =>
      (
        await caller.rest(
          'GET',
          `/api/projects?${new URLSearchParams(args as Record<string, string>).toString()}`,
        )
      ).body,
    read: async (caller, id) => {
      const { status, body } = await caller.rest('GET', `/api/projects/${id}`);
      return status === 200
        ? { code: null, project: body }
        : { code: status === 404 ? 'NOT_FOUND' : String(status), project: null };
    },
  },
  GraphQL: {
    list: async (caller, args = {}) => {
      const query = `query ($page: Int, $search: String, $status: ProjectStatusFilter, $sort: ProjectSort) {
        projects(page: $page, search: $search, status: $status, sort: $sort) { projects { ${fields} ${args['sort'] === 'budget' ? 'budget' : ''} } pagination { page totalPages total } } }`;
      const { data, errors } = await caller.gql(query, args);
      expect(errors).toBeUndefined();
      return data.projects;
    },
    read: async (caller, id) => {
      const { data, errors } = await caller.gql(`query ($id: ID!) { project(id: $id) { ${fields} } }`, {
        id,
      });
      return { code: errors?.[0]?.extensions.code ?? null, project: data?.project };
    },
  },
};

describe.each(Object.entries(transports))('projects over %s', (_name, transport) => {
  it('are all for the admin, 20 a page, newest first', async () => {
    const admin = await api.as('admin');
    const { projects, pagination } = await transport.list(admin);
    expect(pagination).toEqual({ page: 1, totalPages: 3, total: 50 });
    expect(projects).toHaveLength(projectsPageSize);
    const rest = [
      ...(await transport.list(admin, { page: 2 })).projects,
      ...(await transport.list(admin, { page: 3 })).projects,
    ];
    expect(new Set([...projects, ...rest].map(({ id }) => id)).size).toBe(50);
    expect(await transport.list(admin, { page: 9 })).toEqual({
      projects: [],
      pagination: { page: 9, totalPages: 3, total: 50 },
    });
  });

  it('are their own for a customer and a contractor, and a foreign one is like a missing one', async () => {
    const customer = await api.as('customer');
    const { projects } = await transport.list(customer);
    expect(projects.map(({ name }) => name).sort()).toEqual([
      'Whitfield Beach House',
      'Whitfield Family Home',
      'Whitfield Garden Cottage',
    ]);
    const contractors = (await transport.list(await api.as('contractor'))).projects;
    expect(new Set(contractors.map(({ contractorName }) => contractorName))).toEqual(
      new Set(['Jordan Reyes']),
    );
    const [foreign] = await api.sql<{ id: string }>(
      'select id from projects where customer_id is null limit 1',
    );
    for (const id of [String(foreign?.id), missingId, 'nonsense'])
      expect((await transport.read(customer, id)).code).toBe('NOT_FOUND');
    expect((await transport.read(customer, String(projects[0]?.id))).project.name).toBe(projects[0]?.name);
  });

  it('can be searched by name, customer and address, and filtered by status', async () => {
    const admin = await api.as('admin');
    const total = async (args: Args) => (await transport.list(admin, args)).pagination.total;
    expect(await total({ search: 'whitfield family' })).toBe(1);
    expect(await total({ search: 'CASEY' })).toBe(3);
    expect(await total({ search: 'Casey', status: 'planning' })).toBe(1);
    expect(await total({ search: 'Chehalis, WA' })).toBeGreaterThan(3);
    expect(await total({ search: '%' })).toBe(0);
    expect(await total({ status: 'completed' })).toBe(23);
    expect(await total({ status: 'cancelled' })).toBe(0);
  });

  it('can be ordered', async () => {
    const admin = await api.as('admin');
    for (const sort of ['name', 'start', 'completion', 'progress', 'budget']) {
      const { projects } = await transport.list(admin, { sort });
      const values = projects.map(
        (project) =>
          project[{ name: 'name', start: 'startDate', completion: 'estimatedCompletion' }[sort] ?? sort],
      );
      const sorted = [...values].sort((a, b) =>
        typeof a === 'number' ? b - a : a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      );
      expect(values, sort).toEqual(sorted);
    }
  });
});

describe('what others may not see of a project', () => {
  it('is not in their JSON at all (D3, D5)', async () => {
    const { body } = await (await api.as('customer')).rest('GET', '/api/projects');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/actualCost|"contact"|@example\.com/);
    expect(body.projects[0]).toMatchObject({
      viewerCanSeeCost: false,
      customer: { name: 'Casey Whitfield' },
    });
    const admin = await (await api.as('admin')).rest('GET', '/api/projects');
    expect(admin.body.projects[0]).toHaveProperty('actualCost');
    expect(admin.body.projects[0]).toMatchObject({ viewerCanSeeCost: true, viewerCanEdit: true });
  });

  it('is refused by GraphQL, and neither order nor filter tells of it (D5)', async () => {
    for (const role of ['customer', 'contractor'] as const) {
      const caller = await api.as(role);
      for (const guarded of ['actualCost', 'contact { id }', 'customer { email }', 'contractor { phone }']) {
        const { errors } = await caller.gql(
          `{ projects(search: "Whitfield Family") { projects { ${guarded} } } }`,
        );
        expect(errors?.[0]?.extensions.code, guarded).toBe('FORBIDDEN');
      }
    }
    for (const role of ['customer', 'admin'] as const) {
      expect((await (await api.as(role)).rest('GET', '/api/projects?sort=actualCost')).status).toBe(400);
    }
    await api.sql('update projects set actual_cost = 987654321 where customer_id is not null');
    expect(
      (await (await api.as('customer')).rest('GET', '/api/projects?search=987654321')).body.pagination.total,
    ).toBe(0);
  });
});

describe('the budget of a project', () => {
  it('is known to the admin and the customer, and to no contractor: not as a field, an order, a search or a line of its history (D5)', async () => {
    const contractor = await api.as('contractor');
    const [shared] = await api.sql<{ id: string }>(
      "select id from projects where customer_id is not null and contractor_name = 'Jordan Reyes' and status = 'in_progress' limit 1",
    );
    const [own] = await api.sql<{ budget: number; version: number }>(
      'update projects set budget = 271828 where id = $1 returning budget, version',
      [shared?.id],
    );
    const admin = await api.as('admin');
    expect(
      (await admin.rest('PATCH', `/api/projects/${shared?.id}`, { version: own?.version, budget: 314159 }))
        .body.budget,
    ).toBe(314159);
    const events = async (caller: Caller) =>
      (
        await caller.gql(
          'query ($id: ID!) { projectEvents(id: $id) { events { subject before after } pagination { total } } }',
          { id: shared?.id },
        )
      ).data.projectEvents;
    const [all, seen] = [await events(admin), await events(contractor)];
    expect(all.events[0]).toEqual({ subject: 'budget', before: '271828', after: '314159' });
    expect(seen.pagination.total).toBe(all.pagination.total - 1);
    expect((await events(await api.as('customer'))).events[0].subject).toBe('budget');
    for (const { body } of [
      await contractor.rest('GET', '/api/projects'),
      await contractor.rest('GET', `/api/projects/${shared?.id}`),
    ])
      expect(JSON.stringify([body, seen])).not.toMatch(/"budget"|314159|271828/);
    for (const question of [
      '{ projects { projects { budget } } }',
      `{ project(id: "${shared?.id}") { budget } }`,
    ])
      expect((await contractor.gql(question)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(
      (await contractor.gql('{ projects(sort: budget) { pagination { total } } }')).errors?.[0]?.extensions
        .code,
    ).toBe('BAD_INPUT');
    expect((await contractor.rest('GET', '/api/projects?sort=budget')).status).toBe(400);
    expect((await contractor.rest('GET', '/api/projects?search=314159')).body.pagination.total).toBe(0);
    const customer = await (await api.as('customer')).rest('GET', `/api/projects/${shared?.id}`);
    expect(customer.body).toMatchObject({ budget: 314159, viewerCanSeeBudget: true });
  });
});

describe('names beside a project', () => {
  it('follow the account, then the contact, and vanish with it', async () => {
    const userId = await api.addUser({ email: 'named@example.com', role: 'customer', name: 'First Name' });
    const [contact] = await api.sql<{ id: string }>(
      "insert into contacts (first_name, last_name, email, email_folded) values ('Con', 'Tact', 'n@example.com', 'n@example.com') returning id",
    );
    await api.sql('insert into projects (name, customer_id, contact_id) values ($1, $2, $3)', [
      'Named',
      userId,
      contact?.id,
    ]);
    const name = async () =>
      (await api.sql("select customer_name as n from projects where name = 'Named'"))[0]?.n;
    expect(await name()).toBe('First Name');
    await api.sql("update users set name = 'Second Name' where id = $1", [userId]);
    expect(await name()).toBe('Second Name');
    await api.sql("update projects set customer_id = null where name = 'Named'");
    expect(await name()).toBe('Con Tact');
    await api.sql("update contacts set last_name = 'Renamed' where id = $1", [contact?.id]);
    expect(await name()).toBe('Con Renamed');
    await api.sql('delete from contacts where id = $1', [contact?.id]);
    expect(await name()).toBeNull();
  });
});

describe('the demo', () => {
  it('has the numbers that the boards document', async () => {
    const [row] = await api.sql(`select
      count(*) filter (where status = 'planning')::int as planning, sum(budget) filter (where status = 'planning')::int as budget,
      count(*) filter (where status = 'in_progress' and progress < 80)::int as building, count(*) filter (where status = 'in_progress' and progress >= 80)::int as finishing,
      count(*) filter (where status = 'completed' and completed_at <= now() and created_at <= now() and completed_at at time zone 'America/Los_Angeles' >= date_trunc('quarter', now() at time zone 'America/Los_Angeles'))::int as completed,
      count(*) filter (where status in ('planning', 'in_progress') and contractor_name = 'Jordan Reyes')::int as contractors
      from projects where name <> 'Named'`);
    // One more that is planned and one that is under construction come from its sales.
    expect(row).toEqual({
      planning: 7,
      budget: 2_048_000,
      building: 14,
      finishing: 6,
      completed: 23,
      contractors: 12,
    });
  });

  it('follows the table of stages, with its planned days in order, its papers approved, and its buyers customers', async () => {
    const rows = await api.sql<any>(
      'select id, name, status, stage, progress, start_date::text as "startDate", estimated_completion::text as "estimatedCompletion" from projects where name <> \'Named\'',
    );
    for (const row of rows) {
      expect(deriveState(row, new Set()), row.name).toMatchObject({
        status: row.status,
        stage: row.stage,
        progress: row.progress,
      });
      const stages = await api.sql<any>(
        'select name, planned_for::text as "plannedFor", began_on::text as "beganOn" from project_stages where project_id = $1 order by position',
        [row.id],
      );
      expect([outOfOrder(stages), outOfProject(stages, row)], row.name).toEqual([null, null]);
    }
    expect(
      await api.sql(
        "select p.name from projects p join contacts c on c.id = p.contact_id where p.status in ('in_progress', 'completed') and c.status <> 'customer'",
      ),
    ).toEqual([]);
  });

  it('answers what is not there in words', async () => {
    const { body } = await (await api.as('admin')).rest('GET', `/api/projects/${missingId}`);
    expect(body).toEqual({ message: projectSentences.missing, code: 'NOT_FOUND' });
  });
});
