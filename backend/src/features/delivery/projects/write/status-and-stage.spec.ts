import { stateSentences } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addPapers, addProject, readyForStages } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
const days = { startDate: '2027-01-01', estimatedCompletion: '2027-07-01' };

beforeAll(async () => {
  [admin, customer] = [await api.as('admin'), await api.as('customer')];
});

const create = async (input: object = {}): Promise<any> =>
  (await admin.rest('POST', '/api/projects', { name: 'Alder Home', ...days, ...input })).body;
const patch = async (id: string, input: object, caller = admin): Promise<any> =>
  (await caller.rest('PATCH', `/api/projects/${id}`, input)).body;
const plan = async (id: string, version: number, stages: object[]) =>
  (
    await admin.gql(
      'mutation ($id: ID!, $input: PlanProjectStagesInput!) { planProjectStages(id: $id, input: $input) { version } }',
      { id, input: { version, stages } },
    )
  ).errors?.[0]?.extensions;

describe('status, stage and progress', () => {
  it('follow from the one that is set, in a new project and in one that changes', async () => {
    expect(await create({ stage: 'Foundation' })).toMatchObject({
      status: 'in_progress',
      stage: 'Foundation',
      progress: 10,
    });
    const { id } = await create();
    await readyForStages(api, id);
    expect(await patch(id, { version: 1, stage: 'Installation' })).toMatchObject({
      status: 'in_progress',
      progress: 50,
      version: 2,
    });
    expect(await patch(id, { version: 2, status: 'on_hold' })).toMatchObject({
      stage: 'Installation',
      progress: 50,
    });
    expect(await patch(id, { version: 3, status: 'cancelled' })).toMatchObject({
      stage: 'Installation',
      progress: 50,
    });
    expect(await patch(id, { version: 4, status: 'in_progress' })).toMatchObject({
      stage: 'Installation',
      progress: 50,
      version: 5,
    });
    const { events } = (
      await admin.gql('query ($id: ID!) { projectEvents(id: $id) { events { subject after } } }', { id })
    ).data.projectEvents;
    expect(
      events
        .slice(-4)
        .map(({ subject, after }: any) => [subject, after])
        .sort(),
    ).toEqual(
      [
        [null, null],
        ['progress', '50'],
        ['stage', 'Installation'],
        ['status', 'in_progress'],
      ].sort(),
    );
  });

  it('are refused with a sentence at the field where they contradict each other', async () => {
    const { id } = await create();
    const wrong = async (input: object) => (await patch(id, { version: 1, ...input })).fieldErrors;
    expect(await wrong({ status: 'planning', stage: 'Move-In', progress: 3 })).toEqual({
      status: stateSentences.status('planning', 'Move-In'),
    });
    expect(await wrong({ progress: 60 })).toEqual({ progress: stateSentences.progress('Design', 60) });
    await patch(id, { version: 1, status: 'in_progress' });
    expect((await patch(id, { version: 2, status: 'completed' })).fieldErrors).toEqual({
      status: stateSentences.completion('Design'),
    });
    expect((await create({ status: 'planning', stage: 'Delivery' })).fieldErrors).toEqual({
      status: stateSentences.status('planning', 'Delivery'),
    });
    expect(
      await api.sql('select status, stage, progress, version from projects where id = $1', [id]),
    ).toEqual([{ status: 'in_progress', stage: 'Design', progress: 0, version: 2 }]);
  });

  it('say nothing of a stage in other words', async () => {
    const { id } = await create();
    expect(await patch(id, { version: 1, stage: 'Tree Felling', progress: 60 })).toMatchObject({
      status: 'planning',
      stage: 'Tree Felling',
      progress: 60,
    });
  });

  it('that contradict each other already show as they are, and are put right when staff saves next', async () => {
    const [row] = await api.sql<{ id: string }>(
      "insert into projects (name, stage, progress, customer_id) select 'Old', 'Move-In', 3, id from users where email = 'customer@example.com' returning id",
    );
    const id = String(row?.id);
    expect((await customer.rest('GET', `/api/projects/${id}`)).body).toMatchObject({
      status: 'planning',
      stage: 'Move-In',
      progress: 3,
    });
    expect(await patch(id, { version: 1, notes: 'Mind the dog' }, customer)).toMatchObject({
      status: 'planning',
      progress: 3,
      version: 2,
    });
    // A program that sends back all that it has read does not have to know better.
    expect(
      await patch(id, { version: 2, status: 'planning', stage: 'Move-In', progress: 3, name: 'Older' }),
    ).toMatchObject({ name: 'Older', status: 'in_progress', stage: 'Move-In', progress: 90 });
  });
});

describe('planned days', () => {
  it('move along with the days of the project, those that have not happened', async () => {
    const { id, stages } = await create({ stage: 'Permits' });
    const moved = await patch(id, { version: 1, startDate: '2027-02-01', estimatedCompletion: '2027-08-01' });
    expect(moved.stages.slice(0, 2).map(({ plannedFor }: any) => plannedFor)).toEqual(
      stages.slice(0, 2).map(({ plannedFor }: any) => plannedFor),
    );
    expect(moved.stages[2].plannedFor).toBe('2027-03-09');
    expect(
      moved.stages
        .slice(2)
        .every(
          ({ plannedFor }: any, index: number) =>
            plannedFor > stages[index + 2].plannedFor && plannedFor <= '2027-08-01',
        ),
    ).toBe(true);
    const [entry] = await api.sql(
      "select details from audit_entries where action = 'project.update' and object = $1",
      [`project:${id}`],
    );
    expect(entry?.details).toEqual({ fields: ['startDate', 'estimatedCompletion'], shifted: 7 });
    const { events } = (
      await admin.gql('query ($id: ID!) { projectEvents(id: $id) { events { subject } } }', { id })
    ).data.projectEvents;
    expect(events.map(({ subject }: any) => subject)).toContain('timeline');
  });

  it('that nobody planned yet come with the days of the project, in whatever order the stages are', async () => {
    const { id } = await create({ startDate: null, estimatedCompletion: null });
    await plan(id, 1, [
      { name: 'Design' },
      { name: 'Delivery' },
      { name: 'Garden' },
      { name: 'Foundation' },
      { name: 'Move-In' },
    ]);
    const { stages } = await patch(id, { version: 2, ...days });
    expect(stages.map(({ plannedFor }: any) => plannedFor)).toEqual([
      '2027-01-01',
      '2027-04-30',
      null,
      '2027-04-30',
      '2027-06-26',
    ]);
  });

  it('are in order and within the project, or refused at the stage', async () => {
    const { id } = await create();
    const stages = (foundation: string, moveIn: string) => [
      { name: 'Design', beganOn: '2027-01-01' },
      { name: 'Foundation', plannedFor: foundation },
      { name: 'Move-In', plannedFor: moveIn },
    ];
    expect(await plan(id, 1, stages('2020-01-01', '2030-01-01'))).toEqual({
      code: 'BAD_INPUT',
      fieldErrors: { 'stages.1.plannedFor': 'Foundation is planned before the project starts' },
    });
    expect(await plan(id, 1, stages('2027-02-01', '2030-01-01'))).toMatchObject({
      fieldErrors: { 'stages.2.plannedFor': 'Move-In is planned after the project’s estimated completion' },
    });
    expect(await plan(id, 1, stages('2027-03-01', '2027-02-01'))).toMatchObject({
      fieldErrors: { 'stages.2.plannedFor': 'Move-In is planned before Foundation, which comes first' },
    });
    expect(await plan(id, 1, stages('2027-02-01', '2027-02-01'))).toBeUndefined();
  });
});

describe('completing a project', () => {
  it('needs its papers, or an admin’s reason, which is audited', async () => {
    const { id } = await create({ stage: 'Move-In' });
    const text =
      'The project cannot be completed: a contract is missing, plans are missing, and a permit is missing.';
    expect(await patch(id, { version: 1, status: 'completed' })).toMatchObject({
      message: text,
      fieldErrors: { withoutPapers: text },
    });
    await addPapers(api, id);
    await api.sql("update documents set state = 'waiting' where project_id = $1 and type = 'plans'", [id]);
    expect((await patch(id, { version: 1, status: 'completed', withoutPapers: ' ' })).message).toBe(
      'The project cannot be completed: plans wait for review.',
    );
    expect(
      await patch(id, { version: 1, status: 'completed', withoutPapers: 'Signed at the table' }),
    ).toMatchObject({ status: 'completed', progress: 100, version: 2 });
    const [entry] = await api.sql(
      "select details from audit_entries where action = 'project.pass-papers' and object = $1",
      [`project:${id}`],
    );
    expect(entry?.details).toEqual({
      step: 'completion',
      papers: ['plans waiting'],
      reason: 'Signed at the table',
    });
    expect(
      (
        await admin.gql(
          'mutation { createProject(input: { name: "Done", status: completed, stage: "Move-In" }) { id } }',
        )
      ).errors?.[0]?.extensions.fieldErrors,
    ).toHaveProperty('withoutPapers');
    expect(
      await create({ status: 'completed', stage: 'Move-In', withoutPapers: 'Built before our time' }),
    ).toMatchObject({ status: 'completed', progress: 100 });
  });
});

describe('the contact of a project that starts', () => {
  const contact = async (email: string, status = 'prospect'): Promise<string> =>
    String(
      (
        await api.sql(
          "insert into contacts (first_name, last_name, email, email_folded, status) values ('Con', 'Tact', $1, $1, $2) returning id",
          [email, status],
        )
      )[0]?.id,
    );
  const statusOf = async (id: string) =>
    (await api.sql('select status from contacts where id = $1', [id]))[0]?.status;

  it('becomes a customer with its time line and the audit log telling so, and stays one', async () => {
    const contactId = await contact('a@example.com');
    const { id } = await create({ contactId });
    expect(await statusOf(contactId)).toBe('prospect');
    await patch(id, { version: 1, status: 'in_progress' });
    expect(await statusOf(contactId)).toBe('customer');
    expect(
      await api.sql('select from_status, to_status from contact_status_changes where contact_id = $1', [
        contactId,
      ]),
    ).toEqual([{ from_status: 'prospect', to_status: 'customer' }]);
    expect(
      await api.sql("select details from audit_entries where action = 'contact.update' and object = $1", [
        `contact:${contactId}`,
      ]),
    ).toEqual([{ details: { fields: ['status'], project: id } }]);
    await patch(id, { version: 2, status: 'on_hold' });
    await patch(id, { version: 3, status: 'planning' });
    expect(await statusOf(contactId)).toBe('customer');
  });

  it('also when the project is made with it, is given it later, or is started by a stage', async () => {
    const [first, second, third, inactive] = [
      await contact('b@example.com'),
      await contact('c@example.com', 'active'),
      await contact('d@example.com'),
      await contact('e@example.com', 'inactive'),
    ];
    const { id } = await create({ contactId: first, status: 'in_progress' });
    expect(await statusOf(first)).toBe('customer');
    await patch(id, { version: 1, contactId: second });
    expect(await statusOf(second)).toBe('customer');
    const begun = await create({ contactId: third });
    await addPapers(api, begun.id);
    await patch(begun.id, { version: 1, stage: 'Site Preparation' });
    expect(await statusOf(third)).toBe('customer');
    await create({ contactId: inactive, stage: 'Delivery' });
    expect(await statusOf(inactive)).toBe('customer');
  });

  it('is the one with the verified address of the customer’s account where the project names none', async () => {
    const contactId = await contact('customer@example.com');
    const squat = await contact('squat@example.com');
    const unproved = await api.addUser({
      email: 'squat@example.com',
      role: 'customer',
      isEmailVerified: false,
    });
    const [user] = await api.sql("select id from users where email = 'customer@example.com'");
    await create({ customerId: user?.id, status: 'in_progress' });
    await create({ customerId: unproved, status: 'in_progress' });
    expect([await statusOf(contactId), await statusOf(squat)]).toEqual(['customer', 'prospect']);
  });

  it('stays what it is if the start is not stored', async () => {
    const contactId = await contact('f@example.com');
    const id = await addProject(api, { name: 'Fir Home' });
    await api.sql('update projects set contact_id = $2 where id = $1', [id, contactId]);
    expect((await patch(id, { version: 9, status: 'in_progress' })).message).toBeDefined();
    expect(await statusOf(contactId)).toBe('prospect');
  });
});
