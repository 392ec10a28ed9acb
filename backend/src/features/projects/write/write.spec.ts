import { stateSentences } from '@hearthline/rules/projects/status-and-stage.ts';
import { customerFields, projectFieldNames, projectSentences } from '@hearthline/rules/projects/rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addPapers } from '../../../testing/fixtures/projects.ts';
import { missingId } from '../../../testing/access/access-probe.ts';

const api = useApi();
const stageFields = 'stages { name plannedFor beganOn finishedOn }';
const fields = `id version name description status stage progress address startDate estimatedCompletion budget sqft bedrooms bathrooms propertyType completedAt notes
  customerName contractorName contactPhone contactEmail viewerEditableFields`;
const home = {
  name: 'Alder Home',
  description: 'A home',
  address: '1 Alder Lane',
  startDate: '2027-01-04',
  estimatedCompletion: '2027-06-30',
  budget: 250_000,
  actualCost: 12_000,
  sqft: 1760,
  bedrooms: 3,
  bathrooms: 2,
  propertyType: 'Manufactured Home',
};

let admin: Caller;
let people: { customer: string; other: string; contractor: string; contact: string };

beforeAll(async () => {
  admin = await api.as('admin');
  const id = async (email: string) =>
    String((await api.sql('select id from users where email = $1', [email]))[0]?.id);
  const [contact] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded) values ('Con', 'Tact', 'c@example.com', 'c@example.com') returning id",
  );
  people = {
    customer: await id('customer@example.com'),
    contractor: await id('contractor@example.com'),
    other: await api.addUser({
      email: 'other.customer@example.com',
      role: 'customer',
      name: 'Other Customer',
    }),
    contact: String(contact?.id),
  };
});

const create = async (values: object = {}): Promise<any> => {
  const { data, errors } = await admin.gql(
    `mutation ($input: CreateProjectInput!) { createProject(input: $input) { ${fields} actualCost contact { id name } ${stageFields} } }`,
    {
      input: { ...home, customerId: people.customer, contractorId: people.contractor, ...values },
    },
  );
  expect(errors).toBeUndefined();
  return data.createProject;
};
const update = async (caller: Caller, id: string, input: object): Promise<{ project: any; error: any }> => {
  const { data, errors } = await caller.gql(
    `mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { ${fields} ${stageFields} } }`,
    { id, input },
  );
  return { project: data?.updateProject, error: errors?.[0]?.extensions };
};
const history = async (caller: Caller, id: string): Promise<any[]> => {
  const { data } = await caller.gql(
    'query ($id: ID!) { projectEvents(id: $id) { events { kind subject before after actorName createdAt } pagination { total } } }',
    { id },
  );
  expect(data.projectEvents.pagination.total).toBe(data.projectEvents.events.length);
  return data.projectEvents.events;
};

describe('a new project', () => {
  it('has what was given, the names of its people and the usual stages with their days', async () => {
    const project = await create({ contactId: people.contact });
    expect(project).toMatchObject({
      ...home,
      status: 'planning',
      stage: 'Design',
      progress: 0,
      completedAt: null,
      version: 1,
      customerName: 'Casey Whitfield',
      contractorName: 'Jordan Reyes',
      contact: { name: 'Con Tact' },
    });
    expect(project.stages).toHaveLength(9);
    expect(project.stages[0]).toMatchObject({ name: 'Design', plannedFor: '2027-01-04', finishedOn: null });
    expect(project.stages[0].beganOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(
      project.stages
        .slice(1)
        .every(
          ({ beganOn, plannedFor }: any) =>
            beganOn === null && plannedFor > '2027-01-04' && plannedFor <= '2027-06-30',
        ),
    ).toBe(true);
    expect(await history(admin, project.id)).toMatchObject([{ kind: 'created', actorName: 'Avery Morgan' }]);
  });

  it('is made by REST just as well, and never with more than its fields', async () => {
    const { status, body } = await admin.rest('POST', '/api/projects', {
      ...home,
      id: missingId,
      version: 9,
      completedAt: '2020-01-01',
      createdAt: '2000-01-01',
      customerName: 'Forged',
      stages: [],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...home, version: 1, completedAt: null, customerName: null });
    expect(body.id).not.toBe(missingId);
    expect(body.stages).toHaveLength(9);
  });

  it('is stored once, however often it is sent with one key (K1)', async () => {
    const send = (name: string) =>
      admin.rest('POST', '/api/projects', { ...home, name }, { 'idempotency-key': 'cedar' });
    const [first, second] = [await send('Once Home'), await send('Once Home')];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await send('Twice Home')).status).toBe(422);
    expect(await api.sql("select name from projects where name in ('Once Home', 'Twice Home')")).toEqual([
      { name: 'Once Home' },
    ]);
  });

  it('says what is wrong with it', async () => {
    const wrong = {
      name: ' ',
      budget: -1,
      progress: 101,
      startDate: '2027-02-30',
      customerId: people.contractor,
      sqft: 1.5,
      notes: 'a\u0000b',
      contactEmail: 'nobody',
    };
    const { status, body } = await admin.rest('POST', '/api/projects', wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors).sort()).toEqual([
      'budget',
      'contactEmail',
      'name',
      'notes',
      'progress',
      'sqft',
      'startDate',
    ]);
    const late = await admin.rest('POST', '/api/projects', { ...home, estimatedCompletion: '2026-12-31' });
    expect(late.body.fieldErrors).toEqual({ estimatedCompletion: projectSentences.completionBeforeStart });
    for (const [field, id] of [
      ['customerId', people.contractor],
      ['contractorId', people.customer],
      ['contactId', missingId],
      ['customerId', missingId],
    ] as const) {
      expect((await admin.rest('POST', '/api/projects', { ...home, [field]: id })).body.fieldErrors).toEqual({
        [field]: projectSentences.personMissing,
      });
    }
  });
});

describe('a status', () => {
  it('moves only where it may, and completing finishes everything', async () => {
    const { id } = await create({ stage: 'Foundation', status: 'in_progress', progress: 40 });
    expect((await update(admin, id, { version: 1, status: 'planning' })).error).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { status: 'A project that is in progress cannot become in planning' },
    });
    await addPapers(api, id);
    expect((await update(admin, id, { version: 1, status: 'completed' })).error).toEqual({
      code: 'BAD_INPUT',
      fieldErrors: { status: stateSentences.completion('Foundation') },
    });
    await update(admin, id, { version: 1, stage: 'Final Inspection' });
    api.clock.set('2027-06-01T15:00:00Z');
    admin = await api.as('admin');
    const { project } = await update(admin, id, { version: 2, status: 'completed', progress: 70 });
    expect(project).toMatchObject({
      status: 'completed',
      stage: 'Move-In',
      progress: 100,
      completedAt: '2027-06-01T15:00:00.000Z',
      version: 3,
    });
    expect(project.stages.find(({ name }: any) => name === 'Move-In')).toMatchObject({
      finishedOn: '2027-06-01',
    });
    const again = await update(admin, id, { version: 3, status: 'in_progress' });
    expect(again.project).toMatchObject({ status: 'in_progress', completedAt: null });
    expect(again.project.stages.find(({ name }: any) => name === 'Move-In')).toMatchObject({
      finishedOn: null,
    });
    api.clock.reset();
    admin = await api.as('admin');
  });
});

describe('the time line', () => {
  it('follows the stage forward and back, and takes one that nobody planned', async () => {
    const { id } = await create();
    const forward = (await update(admin, id, { version: 1, stage: 'Permits' })).project.stages;
    expect(
      forward.map(({ beganOn, finishedOn }: any) => [Boolean(beganOn), Boolean(finishedOn)]).slice(0, 3),
    ).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    const own = (await update(admin, id, { version: 2, stage: 'Tree Felling' })).project.stages;
    expect(own.map(({ name }: any) => name).slice(0, 4)).toEqual([
      'Design',
      'Permits',
      'Tree Felling',
      'Site Preparation',
    ]);
    expect(own[1].finishedOn).not.toBeNull();
    const back = (await update(admin, id, { version: 3, stage: 'design' })).project.stages;
    expect(
      back.map(({ beganOn, finishedOn }: any) => [Boolean(beganOn), Boolean(finishedOn)]).slice(0, 3),
    ).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect((await history(admin, id)).map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ['stage', 'Tree Felling', 'design'],
      ['stage', 'Permits', 'Tree Felling'],
      ['stage', 'Design', 'Permits'],
      [null, null, null],
    ]);
  });

  it('is planned as a whole', async () => {
    const { id } = await create();
    const plan = (stages: object[], version = 1) =>
      admin.gql(
        `mutation ($id: ID!, $input: PlanProjectStagesInput!) { planProjectStages(id: $id, input: $input) { version ${stageFields} } }`,
        { id, input: { version, stages } },
      );
    const design = { name: 'Design', plannedFor: '2027-01-05', beganOn: '2027-01-06', finishedOn: null };
    const { data } = await plan([design, { name: 'Keys' }]);
    expect(data.planProjectStages).toEqual({
      version: 2,
      stages: [design, { name: 'Keys', plannedFor: null, beganOn: null, finishedOn: null }],
    });
    for (const wrong of [
      [],
      [design, { name: 'DESIGN' }],
      [{ name: 'Keys' }],
      [{ ...design, beganOn: null, finishedOn: '2027-01-07' }],
      [{ ...design, finishedOn: '2027-01-05' }],
    ]) {
      expect((await plan(wrong, 2)).errors?.[0]?.extensions.code, JSON.stringify(wrong)).toBe('BAD_INPUT');
    }
    expect((await plan([design])).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('what a customer may change', () => {
  it('is few fields of the own project, the address until construction begins, and nothing of a closed one', async () => {
    const customer = await api.as('customer');
    const { id } = await create();
    const mine = {
      contactPhone: '+13605550100',
      contactEmail: 'casey@example.com',
      address: '2 Birch Road',
      notes: 'Mind the dog',
    };
    const { project } = await update(customer, id, { version: 1, ...mine });
    expect(project).toMatchObject({ ...mine, version: 2, viewerEditableFields: [...customerFields] });
    await update(admin, id, { version: 2, status: 'in_progress' });
    expect((await update(customer, id, { version: 3, address: 'Elsewhere' })).error).toEqual({
      code: 'FORBIDDEN',
      fieldErrors: { address: projectSentences.siteFixed },
    });
    expect((await update(customer, id, { version: 3, notes: 'Mind both dogs' })).project).toMatchObject({
      version: 4,
      viewerEditableFields: ['contactPhone', 'contactEmail', 'notes'],
    });
    await update(admin, id, { version: 4, stage: 'Move-In' });
    await update(admin, id, { version: 5, status: 'completed', withoutPapers: 'All on paper' });
    expect((await update(customer, id, { version: 6, notes: 'x' })).error).toEqual({
      code: 'FORBIDDEN',
      fieldErrors: { notes: projectSentences.closed },
    });
  });

  it('is nothing else, whatever is sent, over either API (D7)', async () => {
    const customer = await api.as('customer');
    const { id } = await create();
    const [before] = await api.sql('select * from projects where id = $1', [id]);
    const values: Record<string, unknown> = {
      ...home,
      status: 'completed',
      stage: 'Move-In',
      progress: 99,
      customerId: people.customer,
      contractorId: null,
      contactId: null,
      name: 'Mine',
      budget: 1,
      actualCost: 1,
    };
    for (const field of projectFieldNames.filter(
      (name) => !(customerFields as readonly string[]).includes(name),
    )) {
      for (const value of [values[field], null]) {
        const gql = await update(customer, id, { version: 1, notes: 'Sneaked', [field]: value });
        expect(gql.error, field).toEqual({
          code: 'FORBIDDEN',
          fieldErrors: { [field]: projectSentences.notYours },
        });
        expect(
          (
            await customer.rest('PATCH', `/api/projects/${id}`, {
              version: 1,
              notes: 'Sneaked',
              [field]: value,
            })
          ).status,
          field,
        ).toBe(403);
      }
    }
    expect(await api.sql('select * from projects where id = $1', [id])).toEqual([before]);
  });

  it('is not somebody else’s: a foreign id is like a missing one (D4)', async () => {
    const { id } = await create({ customerId: people.other });
    const customer = await api.as('customer');
    for (const wrong of [id, missingId, 'nonsense']) {
      expect((await update(customer, wrong, { version: 1, notes: 'x' })).error).toEqual({
        code: 'NOT_FOUND',
      });
      expect(await customer.rest('PATCH', `/api/projects/${wrong}`, { version: 1 })).toMatchObject({
        status: 404,
        body: { message: projectSentences.missing },
      });
      expect(
        (await customer.gql('query ($id: ID!) { projectEvents(id: $id) { events { kind } } }', { id: wrong }))
          .errors?.[0]?.extensions.code,
      ).toBe('NOT_FOUND');
    }
    expect(
      (await (await api.as('contractor')).rest('PATCH', `/api/projects/${id}`, { version: 1, notes: 'x' }))
        .status,
    ).toBe(403);
  });
});

describe('two people at once', () => {
  it('cannot overwrite each other: one wins, the other is told (K12)', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => update(admin, id, { version: 1, budget: 300_000 + index })),
    );
    expect(answers.filter(({ project }) => project)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(3);
    expect((await history(admin, id)).filter(({ subject }) => subject === 'budget')).toHaveLength(1);
  });

  it('does not count a change that changes nothing', async () => {
    const { id } = await create();
    expect((await update(admin, id, { version: 1, name: 'Alder Home' })).project.version).toBe(1);
    expect(await history(admin, id)).toHaveLength(1);
  });
});

describe('the history', () => {
  it('keeps who changed what from what to what, and the cost from everybody but the admin', async () => {
    const { id } = await create();
    await update(admin, id, {
      version: 1,
      actualCost: 13_000,
      budget: 260_000,
      contractorId: null,
      notes: 'Long words',
      contactId: people.contact,
    });
    const all = (await history(admin, id)).map(({ subject, before, after, actorName }) => [
      subject,
      before,
      after,
      actorName,
    ]);
    expect(all).toContainEqual(['budget', '250000', '260000', 'Avery Morgan']);
    expect(all).toContainEqual(['actualCost', '12000', '13000', 'Avery Morgan']);
    expect(all).toContainEqual(['contractor', 'Jordan Reyes', null, 'Avery Morgan']);
    expect(all).toContainEqual(['notes', null, null, 'Avery Morgan']);
    const seen = (await history(await api.as('customer'), id)).map(({ subject }) => subject);
    expect(seen.sort()).toEqual(['budget', 'contractor', 'notes', null].sort());
    const [line] = await api.sql(
      "select details from audit_entries where action = 'project.update' and object = $1",
      [`project:${id}`],
    );
    expect(line?.details).toEqual({ fields: ['contractorId', 'contactId', 'budget', 'actualCost', 'notes'] });
  });
});

describe('people to pick', () => {
  it('are accounts of the role, by name or address, and never disabled ones', async () => {
    const find = async (role: string, search: string) =>
      (
        await admin.gql(
          'query ($role: ProjectPart!, $search: String) { projectPeople(role: $role, search: $search) { name email } }',
          { role, search },
        )
      ).data.projectPeople;
    expect(await find('customer', 'OTHER.c')).toEqual([
      { name: 'Other Customer', email: 'other.customer@example.com' },
    ]);
    expect(await find('contractor', 'other.c')).toEqual([]);
    expect(await find('customer', '%')).toEqual([]);
    await api.sql('update users set disabled_at = now() where id = $1', [people.other]);
    expect(await find('customer', 'other.c')).toEqual([]);
  });
});
