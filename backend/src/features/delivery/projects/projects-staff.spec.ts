import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { unknownOwner } from '@hearthline/rules/people/owners.ts';
import { describe, expect, it } from 'vitest';
import { missingId } from '../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addressOf, useProjectStaff, type StaffName } from '../../../testing/fixtures/project-staff.ts';

const api = useApi();
const made = useProjectStaff(api);
const by = (name: StaffName | 'admin'): Caller => made().callers[name];
const names = { own: 'Own Home', foreign: 'Foreign Home', unassigned: 'Unassigned Home' } as const;
type Which = keyof typeof names;
const every = Object.keys(names) as Which[];

const fields =
  'id version name managerName budget actualCost viewerCanEdit viewerCanSeeCost contact { id } customer { email }';
const read = async (caller: Caller, id: string) => {
  const { data, errors } = await caller.gql(`query ($id: ID!) { project(id: $id) { ${fields} } }`, { id });
  return { project: data?.project, error: errors?.[0]?.extensions.code };
};
const call = async (caller: Caller, name: string, type: string, id: string, input: object) => {
  const { data, errors } = await caller.gql(
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { version managerName } }`,
    { id, input },
  );
  return { project: data?.[name], error: errors?.[0]?.extensions };
};
const versionOf = async (id: string): Promise<number> =>
  Number((await api.sql('select version from projects where id = $1', [id]))[0]?.version);
const update = async (caller: Caller, id: string, input: object) =>
  call(caller, 'updateProject', 'UpdateProjectInput', id, { version: await versionOf(id), ...input });

describe('role.table: which projects staff read', () => {
  const reads: [StaffName, Which[]][] = [
    ['seller', ['own']],
    ['otherSeller', ['foreign']],
    ['manager', every],
    ['leader', every],
    ['office', every],
  ];

  it.each(reads)('the %s reads %j in every list, and the others are missing', async (who, which) => {
    const caller = by(who);
    const expected = which.map((one) => names[one]).sort();
    const listed = async (query: string): Promise<{ names: string[]; total: number }> => {
      const { data } = await caller.gql(`{ found: ${query} { projects { name } pagination { total } } }`);
      return {
        names: data.found.projects.map(({ name }: { name: string }) => name).sort(),
        total: data.found.pagination.total,
      };
    };
    const all = { names: expected, total: expected.length };
    for (const query of ['projects', 'projects(search: "home")', 'projects(sort: budget)', 'projectBoard'])
      expect(await listed(query), query).toEqual(all);
    const { body } = await caller.rest('GET', '/api/projects?status=in_progress');
    expect(body.projects.map(({ name }: { name: string }) => name).sort()).toEqual(expected);
    const missing = await caller.rest('GET', `/api/projects/${missingId}`);
    for (const one of every) {
      const id = made().projects[one];
      const answer = await caller.rest('GET', `/api/projects/${id}`);
      if (which.includes(one)) expect(answer.body.name).toBe(names[one]);
      else expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
      const { data } = await caller.gql('query ($id: ID!) { projectEvents(id: $id) { events { id } } }', {
        id,
      });
      expect(Boolean(data?.projectEvents)).toBe(which.includes(one));
    }
  });
});

describe('role.table: which projects staff change', () => {
  const changes: [StaffName, Which[]][] = [
    ['seller', []],
    ['manager', ['own', 'unassigned']],
    ['otherManager', ['foreign', 'unassigned']],
    ['leader', ['own', 'unassigned']],
    ['office', []],
  ];

  it.each(changes)('the %s changes %j', async (who, which) => {
    const caller = by(who);
    for (const one of every) {
      const id = made().projects[one];
      const allowed = which.includes(one);
      const { project } = await read(caller, id);
      if (project) expect(project.viewerCanEdit, one).toBe(allowed);
      const answers = [
        await update(caller, id, { notes: `Noted by ${who}` }),
        await call(caller, 'moveProject', 'MoveProjectInput', id, {
          version: await versionOf(id),
          stage: `Stage of ${who}`,
        }),
        await call(caller, 'undoProjectMove', 'UndoProjectMoveInput', id, { version: await versionOf(id) }),
        await call(caller, 'planProjectStages', 'PlanProjectStagesInput', id, {
          version: await versionOf(id),
          stages: [{ name: 'Permits' }, { name: 'Site Preparation' }],
        }),
      ];
      expect(
        answers.map(({ error }) => error?.code),
        one,
      ).toEqual(answers.map(() => (allowed ? undefined : 'FORBIDDEN')));
    }
  });

  it('role.bite: who manages it counts at the next request', async () => {
    const { projects, ids } = made();
    await api.sql('update projects set manager_id = $2 where id = $1', [projects.own, ids.otherManager]);
    expect((await update(by('manager'), projects.own, { notes: 'Too late' })).error?.code).toBe('FORBIDDEN');
    await api.sql('update projects set manager_id = $2 where id = $1', [projects.own, ids.manager]);
    expect((await update(by('manager'), projects.own, { notes: 'Again' })).error).toBeUndefined();
    // A manager who has left manages nothing: it is everybody's who manages projects.
    await api.sql('update users set disabled_at = now() where id = $1', [ids.manager]);
    expect((await update(by('otherManager'), projects.own, { notes: 'Meanwhile' })).error).toBeUndefined();
    await api.sql('update users set disabled_at = null where id = $1', [ids.manager]);
  });
});

describe('role.margin: what staff see of a project', () => {
  it('its cost and the contact details are its manager’s; the price is everybody’s', async () => {
    const { projects, contacts } = made();
    const [own, foreign] = [
      (await read(by('manager'), projects.own)).project,
      (await read(by('manager'), projects.foreign)).project,
    ];
    expect(own).toMatchObject({
      actualCost: 12_000,
      viewerCanSeeCost: true,
      contact: { id: contacts.own },
      customer: { email: 'customer@example.com' },
    });
    expect(foreign).toMatchObject({
      budget: 250_000,
      actualCost: null,
      viewerCanSeeCost: false,
      contact: null,
      customer: { email: '' },
    });
    const rest = (await by('manager').rest('GET', `/api/projects/${projects.foreign}`)).body;
    expect(Object.keys(rest)).not.toContain('actualCost');
    expect(Object.keys(rest)).not.toContain('contact');
    const board = await by('manager').gql('{ projectBoard { projects { id actualCost } } }');
    const costs = Object.fromEntries(
      board.data.projectBoard.projects.map((one: { id: string; actualCost: number | null }) => [
        one.id,
        one.actualCost,
      ]),
    );
    expect([costs[projects.own], costs[projects.foreign]]).toEqual([12_000, null]);
    expect((await read(by('seller'), projects.own)).error).toBe('FORBIDDEN');
    const { data } = await by('seller').gql(
      'query ($id: ID!) { project(id: $id) { budget viewerCanSeeCost customer { name } } }',
      { id: projects.own },
    );
    expect(data.project).toEqual({
      budget: 250_000,
      viewerCanSeeCost: false,
      customer: { name: 'Casey Whitfield' },
    });
  });

  it('the history of its cost is its manager’s', async () => {
    const { projects } = made();
    await update(by('admin'), projects.foreign, { actualCost: 13_000 });
    const subjects = async (who: StaffName): Promise<string[]> =>
      (
        await by(who).gql('query ($id: ID!) { projectEvents(id: $id) { events { subject } } }', {
          id: projects.foreign,
        })
      ).data.projectEvents.events.map(({ subject }: { subject: string }) => subject);
    expect(await subjects('otherManager')).toContain('actualCost');
    for (const who of ['manager', 'office', 'otherSeller'] as const)
      expect(await subjects(who), who).not.toContain('actualCost');
  });
});

describe('own.manager', () => {
  const create = async (caller: Caller, input: object) => {
    const { data, errors } = await caller.gql(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id managerName } }',
      { input: { name: 'New Home', ...input } },
    );
    return { project: data?.createProject, error: errors?.[0]?.extensions };
  };
  const mails = () =>
    api.sql<{ to_address: string; subject: string }>(
      "select to_address, subject from mails where kind = 'new_owner' order by created_at, id",
    );

  it('a project manager manages what they create, an admin nothing until they say so', async () => {
    const made1 = await create(by('manager'), {});
    expect(made1.project.managerName).toBe('Staff manager');
    expect((await create(by('admin'), {})).project.managerName).toBeNull();
    expect((await create(by('office'), {})).error?.code).toBe('FORBIDDEN');
    expect(await mails()).toEqual([]);
    await api.sql("delete from projects where name = 'New Home'");
  });

  it('is given on by who may change the project, to staff who may manage one; the new one is told', async () => {
    const { ids } = made();
    const { id } = (await create(by('manager'), {})).project;
    for (const managerId of [ids.seller, ids.office, missingId, 'nobody'])
      expect((await update(by('manager'), id, { managerId })).error).toEqual({
        code: 'BAD_INPUT',
        fieldErrors: { managerId: unknownOwner },
      });
    expect((await update(by('manager'), id, { managerId: ids.otherManager })).project.managerName).toBe(
      'Staff otherManager',
    );
    expect((await update(by('manager'), id, { managerId: ids.manager })).error?.code).toBe('FORBIDDEN');
    expect(await mails()).toEqual([
      { to_address: addressOf('otherManager'), subject: 'Yours now: the project New Home' },
    ]);
    const history = await by('office').gql(
      'query ($id: ID!) { projectEvents(id: $id) { events { subject before after actorName } } }',
      { id },
    );
    expect(history.data.projectEvents.events[0]).toEqual({
      subject: 'manager',
      before: 'Staff manager',
      after: 'Staff otherManager',
      actorName: 'Staff manager',
    });
    // Who has left stays named, and is not refused while nobody else is named.
    await api.sql('update users set disabled_at = now() where id = $1', [ids.otherManager]);
    const unchanged = await update(by('admin'), id, { managerId: ids.otherManager, notes: 'Kept' });
    expect(unchanged.project.managerName).toBe('Staff otherManager');
    expect((await create(by('admin'), { managerId: ids.otherManager })).error?.code).toBe('BAD_INPUT');
    await api.sql('update users set disabled_at = null where id = $1', [ids.otherManager]);
    const file = await (await by('admin').open('/api/projects/export?search=new')).text();
    expect(file.split('\r\n')[1]).toContain(',Staff otherManager,');
    await api.sql("delete from projects where name = 'New Home'");
  });

  it('names nobody whom the viewer does not read', async () => {
    const { contacts, projects } = made();
    const refused = { code: 'BAD_INPUT', fieldErrors: { contactId: projectSentences.personMissing } };
    expect((await create(by('manager'), { contactId: contacts.foreign })).error).toEqual(refused);
    expect((await create(by('manager'), { contactId: missingId })).error).toEqual(refused);
    expect((await update(by('manager'), projects.own, { contactId: contacts.foreign })).error).toEqual(
      refused,
    );
    const { project } = await create(by('manager'), { contactId: contacts.own });
    expect(project).toBeTruthy();
    await api.sql('delete from projects where id = $1', [project.id]);
  });
});

describe('role.no-oracle: who can be put on a project', () => {
  const people = async (caller: Caller, role: string, search?: string): Promise<string[]> =>
    (
      await caller.gql(
        'query ($role: ProjectPart!, $search: String) { projectPeople(role: $role, search: $search) { email } }',
        {
          role,
          search,
        },
      )
    ).data.projectPeople.map(({ email }: { email: string }) => email);

  it('a project manager finds customers by their whole address, contractors as ever', async () => {
    const manager = by('manager');
    for (const part of [undefined, 'customer', 'Casey', 'customer@example.co'])
      expect(await people(manager, 'customer', part), part).toEqual([]);
    expect(await people(manager, 'customer', 'Customer@Example.com')).toEqual(['customer@example.com']);
    expect(await people(manager, 'contractor', 'contr')).toContain('contractor@example.com');
    expect(await people(by('admin'), 'customer', 'customer@example.co')).toEqual(['customer@example.com']);
  });

  it('is asked whether a customer is the contact of their own projects alone', async () => {
    const { projects } = made();
    await api.sql('update projects set customer_id = null');
    for (const name of ['olive', 'fern']) {
      const id = await api.addUser({ email: `${name}@buyers.example`, role: 'customer', name });
      await api.sql("update users set password_hash = 'chosen' where id = $1", [id]);
    }
    const questions = async (who: StaffName): Promise<{ projectId: string; userId: string }[]> =>
      (await by(who).gql('{ projectLinkQuestions { projectId userId } }')).data.projectLinkQuestions;
    const all = await questions('office');
    expect(all.map(({ projectId }) => projectId).sort()).toEqual([projects.own, projects.foreign].sort());
    expect(await questions('manager')).toEqual(all.filter(({ projectId }) => projectId === projects.own));
    const answer = (who: StaffName, { projectId, userId }: { projectId: string; userId: string }) =>
      by(who).gql(
        'mutation ($p: ID!, $u: ID!) { answerProjectLink(projectId: $p, userId: $u, isSame: false) }',
        {
          p: projectId,
          u: userId,
        },
      );
    for (const question of all) {
      const { errors } = await answer('manager', question);
      expect(errors?.[0]?.extensions.code).toBe(
        question.projectId === projects.own ? undefined : 'FORBIDDEN',
      );
    }
    expect((await questions('office')).map(({ projectId }) => projectId)).toEqual([projects.foreign]);
  });
});

describe('own.filter', () => {
  it('list, board, count, file and saved view have the same projects for each manager', async () => {
    const { ids } = made();
    const count = async (caller: Caller, owner: string): Promise<string[]> => {
      const { data } = await caller.gql(
        'query ($owner: ID) { projects(owner: $owner) { projects { name } pagination { total } } found: projects(owner: $owner, search: "home", status: active) { pagination { total } } projectBoard(owner: $owner) { projects { name } pagination { total } } }',
        { owner },
      );
      const found: string[] = data.projects.projects.map(({ name }: { name: string }) => name).sort();
      const board = data.projectBoard.projects.map(({ name }: { name: string }) => name).sort();
      const { body } = await caller.rest('GET', `/api/projects?owner=${owner}`);
      const listed = body.projects.map(({ name }: { name: string }) => name).sort();
      const view = await caller.gql(
        'mutation ($input: SaveViewInput!) { saveView(input: $input) { count } }',
        { input: { list: 'projects', name: `Of ${owner}`, parameters: [{ name: 'owner', value: owner }] } },
      );
      expect(view.errors).toBeUndefined();
      expect({
        board,
        listed,
        totals: [
          data.projects.pagination.total,
          data.found.pagination.total,
          data.projectBoard.pagination.total,
          body.pagination.total,
          view.data.saveView.count,
        ],
      }).toEqual({ board: found, listed: found, totals: Array.from({ length: 5 }, () => found.length) });
      return found;
    };
    expect(await count(by('manager'), 'me')).toEqual([names.own]);
    expect(await count(by('manager'), ids.otherManager)).toEqual([names.foreign]);
    expect(await count(by('manager'), 'none')).toEqual([names.unassigned]);
    expect(await count(by('office'), 'me')).toEqual([]);
    // Whoever leads a manager does not manage their projects.
    expect(await count(by('leader'), 'me')).toEqual([]);
    expect(await count(by('seller'), ids.manager)).toEqual([names.own]);
    expect(await count(by('seller'), ids.otherManager)).toEqual([]);
    await api.sql('update users set disabled_at = now() where id = $1', [ids.otherManager]);
    expect(await count(by('office'), 'none')).toEqual([names.foreign, names.unassigned].sort());
    await api.sql('update users set disabled_at = null where id = $1', [ids.otherManager]);
    const file = async (owner: string): Promise<string[]> =>
      (await (await by('admin').open(`/api/projects/export?owner=${owner}`)).text())
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0] ?? '');
    expect(await file(ids.manager)).toEqual([names.own]);
    expect(await file('none')).toEqual([names.unassigned]);
    expect(await file('me')).toEqual([]);
  });

  it('is refused where it is nobody', async () => {
    for (const owner of ['mine', 'sales@example.com', '1']) {
      const { errors } = await by('office').gql(
        'query ($owner: ID) { projectBoard(owner: $owner) { today } }',
        {
          owner,
        },
      );
      expect(errors?.[0]?.extensions, owner).toEqual({
        code: 'BAD_INPUT',
        fieldErrors: { owner: unknownOwner },
      });
      for (const path of ['/api/projects', '/api/projects/export'])
        expect((await by('admin').rest('GET', `${path}?owner=${owner}`)).status, path).toBe(400);
    }
  });
});
