import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { historyOf } from '../../../../testing/fixtures/project-forms.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let id: string;
beforeAll(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
});
beforeEach(async () => {
  id = await addProject(api, { name: 'Mistaken Home', customer: 'customer@example.com' });
});

const send = (name: 'archiveProject' | 'restoreProject', version: number, caller = admin) =>
  caller.gql(
    `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { version status archivedAt } }`,
    { id, version },
  );
const listed = async (query: string, caller = admin): Promise<boolean> =>
  (await caller.rest('GET', `/api/projects?search=mistaken${query}`)).body.projects.some(
    (project: { id: string }) => project.id === id,
  );
const refused = async (): Promise<string | undefined> =>
  (await send('archiveProject', 1)).errors?.[0]?.message;

describe('an archived project', () => {
  it('is cancelled and in no list but that of the filter; its customer no longer sees it', async () => {
    expect((await send('archiveProject', 1)).data.archiveProject).toMatchObject({
      version: 2,
      status: 'cancelled',
      archivedAt: expect.any(String),
    });
    expect(await listed('')).toBe(false);
    expect(await listed('&status=cancelled')).toBe(false);
    expect(await listed('&status=archived')).toBe(true);
    expect(await listed('', customer)).toBe(false);
    expect(await listed('&status=archived', customer)).toBe(false);
    expect((await customer.rest('GET', `/api/projects/${id}`)).status).toBe(404);
    expect((await admin.rest('GET', `/api/projects/${id}`)).body.archivedAt).toEqual(expect.any(String));
    expect((await historyOf(admin, id)).map(({ kind }) => kind)).toContain('archived');
  });

  it('is not changed until it is restored, and stays cancelled then', async () => {
    await send('archiveProject', 1);
    expect(await admin.rest('PATCH', `/api/projects/${id}`, { version: 2, notes: 'x' })).toMatchObject({
      status: 409,
      body: { message: projectSentences.archived },
    });
    expect((await send('restoreProject', 2)).data.restoreProject).toEqual({
      version: 3,
      status: 'cancelled',
      archivedAt: null,
    });
    expect(await listed('&status=cancelled')).toBe(true);
    expect(
      await api.sql(
        "select action, details from audit_entries where object = $1 and action in ('project.archive', 'project.restore') order by created_at",
        [`project:${id}`],
      ),
    ).toEqual([
      { action: 'project.archive', details: { from: 'planning', to: 'cancelled' } },
      { action: 'project.restore', details: { from: 'cancelled', to: 'cancelled' } },
    ]);
  });

  it('was made by mistake: it is not sold, not under way, and has no home in the factory', async () => {
    await api.sql("update projects set status = 'in_progress' where id = $1", [id]);
    expect(await refused()).toBe(projectSentences.archiveUnderway);
    await api.sql("update projects set status = 'planning' where id = $1", [id]);
    await api.sql(
      'insert into factory_homes (project_id, starts_on, position) values ($1, current_date, 1)',
      [id],
    );
    expect(await refused()).toBe(projectSentences.archiveInFactory);
    const [deal] = await api.sql<{ id: string }>(
      "insert into deals (stage, probability_percent, buyer_name) values ('won', 100, 'Di') returning id",
    );
    await api.sql('update projects set deal_id = $2 where id = $1', [id, deal?.id]);
    expect(await refused()).toBe(projectSentences.archiveSold);
    expect((await send('archiveProject', 1, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
