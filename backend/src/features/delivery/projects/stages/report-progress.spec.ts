import { progressSentences } from '@hearthline/rules/delivery/projects/progress-report.ts';
import { stateSentences } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { readyForStages } from '../../../../testing/fixtures/projects-fixtures.ts';
import { missingId } from '../../../../testing/access/access-probe.ts';

const api = useApi();
let contractor: Caller;
let customer: Caller;
let admin: Caller;

const report = async (caller: Caller, id: string, input: object): Promise<{ project: any; error: any }> => {
  const { data, errors } = await caller.gql(
    'mutation ($id: ID!, $input: ReportProgressInput!) { reportProgress(id: $id, input: $input) { version status stage progress viewerCanReport viewerCanEdit stages { name beganOn finishedOn } } }',
    { id, input },
  );
  return { project: data?.reportProgress, error: errors?.[0]?.extensions };
};
const add = async (status = 'in_progress', contractorEmail = 'contractor@example.com'): Promise<string> => {
  const people = await api.sql(
    "select (select id from users where email = 'customer@example.com') as customer, (select id from users where email = $1) as contractor",
    [contractorEmail],
  );
  const state =
    status === 'completed'
      ? { stage: 'Move-In', withoutPapers: 'Built before our time' }
      : { stage: 'Foundation', progress: 30 };
  const input = {
    name: 'Site',
    ...state,
    status,
    customerId: people[0]?.customer,
    contractorId: people[0]?.contractor,
  };
  const { id } = (
    await admin.gql('mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }', {
      input,
    })
  ).data.createProject;
  await readyForStages(api, id);
  return id;
};

beforeAll(async () => {
  await api.addUser({ email: 'other.contractor@example.com', role: 'contractor' });
  [contractor, customer, admin] = [
    await api.as('contractor'),
    await api.as('customer'),
    await api.as('admin'),
  ];
});

describe('a contractor’s report', () => {
  it('of a stage that requires papers is for the office while they are missing', async () => {
    const id = await add();
    await api.sql("delete from documents where project_id = $1 and type = 'plans'", [id]);
    const { error } = await report(contractor, id, { version: 1, stage: 'Factory Build', progress: 45 });
    expect(error.code).toBe('BAD_INPUT');
    expect(error.fieldErrors?.withoutPapers).toBeUndefined();
    const { project } = await report(contractor, id, { version: 1, stage: 'Site Preparation', progress: 30 });
    expect(project.stage).toBe('Site Preparation');
  });

  it('sets stage and progress, moves the time line, and tells the customer', async () => {
    const id = await add();
    const { project } = await report(contractor, id, {
      version: 1,
      stage: 'Factory Build',
      progress: 45,
      note: 'Modules begun',
    });
    expect(project).toMatchObject({
      version: 2,
      stage: 'Factory Build',
      progress: 45,
      status: 'in_progress',
      viewerCanReport: true,
      viewerCanEdit: false,
    });
    expect(project.stages.find(({ name }: any) => name === 'Foundation').finishedOn).not.toBeNull();
    const seen = (
      await customer.gql(
        'query ($id: ID!) { project(id: $id) { stage progress viewerCanReport } projectEvents(id: $id) { events { kind subject before after actorName } } }',
        { id },
      )
    ).data;
    expect(seen.project).toEqual({ stage: 'Factory Build', progress: 45, viewerCanReport: false });
    expect(seen.projectEvents.events).toContainEqual({
      kind: 'note',
      subject: null,
      before: null,
      after: 'Modules begun',
      actorName: 'Jordan Reyes',
    });
    expect(seen.projectEvents.events).toContainEqual({
      kind: 'changed',
      subject: 'progress',
      before: '30',
      after: '45',
      actorName: 'Jordan Reyes',
    });
    const [line] = await api.sql(
      "select details from audit_entries where action = 'project.report' and object = $1",
      [`project:${id}`],
    );
    expect(line?.details).toEqual({ fields: ['stage', 'progress'], note: true, progress: 45 });
  });

  it('and the office’s changes go on when somebody on the project is no longer what they were', async () => {
    const id = await add();
    const role = "update users set role = $1 where email = 'customer@example.com'";
    await api.sql(role, ['investor']);
    try {
      expect(
        (await report(contractor, id, { version: 1, stage: 'Factory Build', progress: 45 })).project,
      ).toMatchObject({ version: 2, progress: 45 });
      const update = async (input: object) =>
        await admin.gql(
          'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { version customer { email } } }',
          { id, input },
        );
      expect((await update({ version: 2, name: 'Site 2' })).data.updateProject).toEqual({
        version: 3,
        customer: { email: 'customer@example.com' },
      });
      expect((await update({ version: 3, customerId: null })).data.updateProject).toEqual({
        version: 4,
        customer: null,
      });
      // An account without the role cannot be newly put on a project.
      const [person] = await api.sql("select id from users where email = 'customer@example.com'");
      expect((await update({ version: 4, customerId: person?.id })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fieldErrors: { customerId: expect.any(String) },
      });
    } finally {
      await api.sql(role, ['customer']);
    }
  });

  it('changes nothing else, not even with more words in it (D7)', async () => {
    const id = await add();
    expect(
      (await report(contractor, id, { version: 1, stage: 'Delivery', progress: 45, status: 'completed' }))
        .error.code,
    ).toBe('BAD_INPUT');
    expect(
      (
        await contractor.gql(
          'mutation ($id: ID!) { updateProject(id: $id, input: { version: 1, progress: 99 }) { id } }',
          { id },
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    for (const input of [
      { stage: ' ', progress: 1 },
      { stage: 'x', progress: 101 },
      { stage: 'x', progress: -1 },
      { stage: 'a\u0000', progress: 1 },
      { stage: 'x', progress: 1, note: 'n'.repeat(9000) },
    ]) {
      expect(
        (await report(contractor, id, { version: 1, ...input })).error.code,
        JSON.stringify(input).slice(0, 60),
      ).toBe('BAD_INPUT');
    }
  });

  it('goes one stage at a time, forward or back, and takes along what follows', async () => {
    const id = await add();
    expect((await report(contractor, id, { version: 1, stage: 'Delivery', progress: 45 })).error).toEqual({
      code: 'BAD_INPUT',
      fieldErrors: { stage: stateSentences.oneByOne('Foundation', 'Delivery') },
    });
    expect(
      (await report(contractor, id, { version: 1, stage: 'Site Preparation', progress: 95 })).error,
    ).toEqual({
      code: 'BAD_INPUT',
      fieldErrors: { progress: 'A project in Site Preparation is at 5 to 35%, not at 95%' },
    });
    expect(
      (await report(contractor, id, { version: 1, stage: 'Site Preparation', progress: 30 })).project.stage,
    ).toBe('Site Preparation');
    await api.sql("update projects set status = 'planning', stage = 'Permits', progress = 3 where id = $1", [
      id,
    ]);
    expect(
      (await report(contractor, id, { version: 2, stage: 'Site Preparation', progress: 3 })).project,
    ).toMatchObject({ status: 'in_progress', progress: 5 });
    // A stage that nobody planned is no way around those that somebody did.
    expect((await report(contractor, id, { version: 3, stage: 'Blasting', progress: 5 })).project.stage).toBe(
      'Blasting',
    );
    expect(
      (await report(contractor, id, { version: 4, stage: 'Delivery', progress: 45 })).error.fieldErrors.stage,
    ).toContain('one at a time');
    const [design] = await api.sql(
      "insert into projects (name, contractor_id) select 'Untouched', id from users where email = 'contractor@example.com' returning id",
    );
    expect(
      (await report(contractor, String(design?.id), { version: 1, stage: 'Delivery', progress: 45 })).error
        .fieldErrors.stage,
    ).toBe(stateSentences.oneByOne('Design', 'Delivery'));
  });

  it('is refused while the project rests or is closed, and for a project of somebody else', async () => {
    const answer = async (id: string) =>
      (
        await contractor.gql(
          'mutation ($id: ID!) { reportProgress(id: $id, input: { version: 1, stage: "Foundation", progress: 40 }) { id } }',
          { id },
        )
      ).errors?.[0];
    expect((await answer(await add('on_hold')))?.message).toBe(progressSentences.resting);
    expect((await answer(await add('completed')))?.message).toBe(progressSentences.closed);
    for (const id of [await add('in_progress', 'other.contractor@example.com'), missingId, 'x'])
      expect((await answer(id))?.extensions.code, id).toBe('NOT_FOUND');
  });

  it('of two at once one is refused; one without news is not counted (K12)', async () => {
    const id = await add();
    const answers = await Promise.all(
      [40, 41, 42].map((progress) => report(contractor, id, { version: 1, stage: 'Foundation', progress })),
    );
    expect(answers.filter(({ project }) => project)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(2);
    const [{ progress } = { progress: 0 }] = await api.sql('select progress from projects where id = $1', [
      id,
    ]);
    expect(
      (await report(contractor, id, { version: 2, stage: 'Foundation', progress })).project.version,
    ).toBe(2);
  });
});
