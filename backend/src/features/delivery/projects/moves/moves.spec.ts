import { moveSentences } from '@hearthline/rules/delivery/projects/moves.ts';
import { stateSentences } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { readyForStages } from '../../../../testing/fixtures/projects-fixtures.ts';
import { addPeople, historyOf, type People } from '../../../../testing/fixtures/project-forms.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let contractor: Caller;
let people: People;
let id: string;

const fields = 'version status stage progress stages { id name plannedFor beganOn finishedOn }';
const move = (version: number, stage: string, caller = admin, project = id) =>
  caller.gql(
    `mutation ($id: ID!, $input: MoveProjectInput!) { moveProject(id: $id, input: $input) { ${fields} } }`,
    { id: project, input: { version, stage } },
  );
const undo = (version: number, caller = admin) =>
  caller.gql(
    `mutation ($id: ID!, $input: UndoProjectMoveInput!) { undoProjectMove(id: $id, input: $input) { ${fields} } }`,
    { id, input: { version } },
  );
const read = async (): Promise<any> =>
  (await admin.gql(`query ($id: ID!) { project(id: $id) { ${fields} } }`, { id })).data.project;
const codeOf = async (answer: ReturnType<Caller['gql']>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.extensions.code;
const statusOfContact = async (): Promise<string> =>
  String((await api.sql('select status from contacts where id = $1', [people.contact]))[0]?.status);

beforeAll(async () => {
  [admin, customer, contractor] = await Promise.all([
    api.as('admin'),
    api.as('customer'),
    api.as('contractor'),
  ]);
  people = await addPeople(api);
});
beforeEach(async () => {
  await api.sql("update contacts set status = 'prospect', version = version + 1 where id = $1", [
    people.contact,
  ]);
  id = (
    await admin.rest('POST', '/api/projects', {
      name: 'Alder Home',
      contactId: people.contact,
      startDate: '2027-01-01',
      estimatedCompletion: '2027-07-01',
    })
  ).body.id;
  await readyForStages(api, id);
});

describe('a move', () => {
  it('takes status, progress and timeline with it, and is told in the history', async () => {
    const { data } = await move(1, 'Foundation');
    expect(data.moveProject).toMatchObject({
      version: 2,
      status: 'in_progress',
      stage: 'Foundation',
      progress: 10,
    });
    const begun = data.moveProject.stages.filter(({ beganOn }: any) => beganOn);
    expect(begun.map(({ name, finishedOn }: any) => [name, Boolean(finishedOn)])).toEqual([
      ['Design', true],
      ['Foundation', false],
    ]);
    // What was passed over was never begun, so that it is not finished either.
    const finished = data.moveProject.stages.filter(({ finishedOn }: any) => finishedOn);
    expect(finished.map(({ name }: any) => name)).toEqual(['Design']);
    expect(await statusOfContact()).toBe('customer');
    expect((await historyOf(admin, id)).map(({ subject, after }) => [subject, after])).toEqual(
      expect.arrayContaining([
        ['stage', 'Foundation'],
        ['status', 'in_progress'],
        ['progress', '10'],
      ]),
    );
    const [entry] = await api.sql(
      "select details from audit_entries where action = 'project.move' and object = $1",
      [`project:${id}`],
    );
    expect(entry?.details).toMatchObject({ from: 'Design', to: 'Foundation' });
  });

  it('to where the project is changes nothing', async () => {
    expect((await move(1, 'Design')).data.moveProject.version).toBe(1);
    expect(await codeOf(undo(1))).toBe('CONFLICT');
  });

  it('is refused from what somebody else has changed, and for a status that the stage does not go with', async () => {
    await move(1, 'Permits');
    expect(await codeOf(move(1, 'Foundation'))).toBe('CONFLICT');
    expect(await codeOf(move(2, ' '))).toBe('BAD_INPUT');
    await api.sql("update projects set status = 'completed', completed_at = now() where id = $1", [id]);
    expect((await move(2, 'Foundation')).errors?.[0]?.message).toBe(
      stateSentences.status('completed', 'Foundation'),
    );
    expect((await read()).stage).toBe('Permits');
  });

  it('is for the office', async () => {
    expect(await codeOf(move(1, 'Permits', customer))).toBe('FORBIDDEN');
    expect(await codeOf(move(1, 'Permits', contractor))).toBe('FORBIDDEN');
    expect(await codeOf(move(1, 'Permits', admin, crypto.randomUUID()))).toBe('NOT_FOUND');
  });
});

describe('a stage that requires papers', () => {
  const message =
    'The project cannot move to Delivery: a contract is missing, a permit is missing, plans are missing, and its home has no place in the factory.';
  const requestMove = (stage: string, withoutPapers?: string) =>
    admin.gql(
      `mutation ($id: ID!, $input: MoveProjectInput!) { moveProject(id: $id, input: $input) { ${fields} } }`,
      { id, input: { version: 1, stage, withoutPapers } },
    );
  beforeEach(async () => {
    await api.sql('delete from documents where project_id = $1', [id]);
    await api.sql('delete from factory_homes where project_id = $1', [id]);
  });

  it('is not reached without them, and says what is missing', async () => {
    expect((await requestMove('Permits')).errors).toBeUndefined();
    await undo(2);
    const { errors } = await admin.gql(
      `mutation ($id: ID!, $input: MoveProjectInput!) { moveProject(id: $id, input: $input) { ${fields} } }`,
      { id, input: { version: 3, stage: 'Delivery' } },
    );
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_INPUT', fieldErrors: { withoutPapers: message } },
    });
    expect((await read()).stage).toBe('Design');
  });

  it('is not reached by the form either', async () => {
    const refused = await admin.rest('PATCH', `/api/projects/${id}`, { version: 1, stage: 'Delivery' });
    expect(refused).toMatchObject({ status: 400, body: { message } });
    expect((await read()).stage).toBe('Design');
  });

  it('is reached with a reason, which stands in the history and in the audit log', async () => {
    expect((await requestMove('Delivery', 'The county mails it on Monday')).data.moveProject.stage).toBe(
      'Delivery',
    );
    expect(await historyOf(admin, id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'papers.stage',
          subject: 'Delivery',
          after: 'The county mails it on Monday',
        }),
      ]),
    );
    const [entry] = await api.sql(
      "select details from audit_entries where action = 'project.pass-papers' and object = $1",
      [`project:${id}`],
    );
    expect(entry?.details).toEqual({
      step: 'stage',
      to: 'Delivery',
      papers: ['contract missing', 'permit missing', 'plans missing', 'factory slot missing'],
      reason: 'The county mails it on Monday',
    });
  });

  it('is left without any', async () => {
    await requestMove('Delivery', 'The county mails it on Monday');
    expect((await move(2, 'Permits')).data.moveProject.stage).toBe('Permits');
  });
});

describe('undoing a move', () => {
  it('forward or back leaves everything as it was, and the history tells both', async () => {
    await move(1, 'Permits');
    await move(2, 'Foundation');
    const before = await read();
    await move(3, 'Design');
    expect((await read()).stages.filter(({ beganOn }: any) => beganOn)).toHaveLength(1);
    const { data } = await undo(4);
    expect(data.undoProjectMove).toEqual({ ...before, version: 5 });
    expect((await historyOf(admin, id))[0]).toMatchObject({ kind: 'changed', actorName: expect.any(String) });
    expect(
      (
        await api.sql('select action from audit_entries where object = $1 order by created_at', [
          `project:${id}`,
        ])
      ).map(({ action }) => action),
    ).toEqual(['project.create', 'project.move', 'project.move', 'project.move', 'project.move-undo']);
  });

  it('removes a stage that only the move put on the timeline, and makes the contact what it was', async () => {
    const before = await read();
    expect((await move(1, 'Tree felling')).data.moveProject.stages).toHaveLength(10);
    expect((await undo(2)).data.undoProjectMove).toEqual({ ...before, version: 3 });
    await move(3, 'Foundation');
    expect(await statusOfContact()).toBe('customer');
    await undo(4);
    expect(await statusOfContact()).toBe('prospect');
  });

  it('leaves a contact alone that somebody has changed since', async () => {
    await move(1, 'Foundation');
    await api.sql('update contacts set version = version + 1 where id = $1', [people.contact]);
    await undo(2);
    expect(await statusOfContact()).toBe('customer');
  });

  it('to a stage that nobody planned puts it behind the current one, and those to come one further', async () => {
    await move(1, 'Tree Felling');
    const places = await api.sql(
      'select position, name from project_stages where project_id = $1 order by position, name',
      [id],
    );
    expect(places.map(({ position }) => position)).toEqual(Array.from({ length: 10 }, (_, place) => place));
    expect(places.slice(0, 3).map(({ name }) => name)).toEqual(['Design', 'Tree Felling', 'Permits']);
  });

  it('is done once, by the office, for a minute, and only while nothing else has changed', async () => {
    await move(1, 'Permits');
    expect(await codeOf(undo(2, customer))).toBe('FORBIDDEN');
    expect(
      (await Promise.all([undo(2), undo(2)]))
        .map(({ errors }) => errors?.[0]?.extensions.code ?? 'done')
        .sort(),
    ).toEqual(['CONFLICT', 'done']);
    await move(3, 'Permits');
    await admin.rest('PATCH', `/api/projects/${id}`, { version: 4, notes: 'Mind the dog' });
    expect(await codeOf(undo(4))).toBe('CONFLICT');
    expect(await codeOf(undo(5))).toBe('CONFLICT');
    const at = Date.now();
    api.clock.set(new Date(at));
    await move(5, 'Foundation');
    api.clock.set(new Date(at + 60_000));
    expect((await undo(6)).errors?.[0]?.message).toBe(moveSentences.undoLate);
    api.clock.reset();
    expect((await read()).stage).toBe('Foundation');
  });
});
