import { stateSentences } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  createHome,
  historyOf,
  stageFields,
  updateHome,
  type People,
} from '../../../../testing/fixtures/project-forms.ts';
import { readyForStages } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;
let people: People;

beforeAll(async () => {
  admin = await api.as('admin');
  people = await addPeople(api);
});

const create = (values: object = {}) => createHome(admin, people, values);

describe('a status', () => {
  it('moves only where it may, and completing finishes everything', async () => {
    const { id } = await create({ stage: 'Foundation', status: 'in_progress', progress: 40 });
    expect((await updateHome(admin, id, { version: 1, status: 'planning' })).error).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { status: 'A project that is in progress cannot become in planning' },
    });
    await readyForStages(api, id);
    expect((await updateHome(admin, id, { version: 1, status: 'completed' })).error).toEqual({
      code: 'BAD_INPUT',
      fieldErrors: { status: stateSentences.completion('Foundation') },
    });
    await updateHome(admin, id, { version: 1, stage: 'Final Inspection' });
    api.clock.set('2027-06-01T15:00:00Z');
    admin = await api.as('admin');
    const { project } = await updateHome(admin, id, { version: 2, status: 'completed', progress: 70 });
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
    // It stays completed since then, whatever is written about it later.
    api.clock.set('2027-06-01T15:05:00Z');
    const noted = await updateHome(admin, id, { version: 3, notes: 'Keys handed over' });
    expect(noted.project).toMatchObject({ completedAt: '2027-06-01T15:00:00.000Z', version: 4 });
    const again = await updateHome(admin, id, { version: 4, status: 'in_progress' });
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
    const forward = (await updateHome(admin, id, { version: 1, stage: 'Permits' })).project.stages;
    expect(
      forward.map(({ beganOn, finishedOn }: any) => [Boolean(beganOn), Boolean(finishedOn)]).slice(0, 3),
    ).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    const own = (await updateHome(admin, id, { version: 2, stage: 'Tree Felling' })).project.stages;
    expect(own.map(({ name }: any) => name).slice(0, 4)).toEqual([
      'Design',
      'Permits',
      'Tree Felling',
      'Site Preparation',
    ]);
    expect(own[1].finishedOn).not.toBeNull();
    const back = (await updateHome(admin, id, { version: 3, stage: 'design' })).project.stages;
    expect(
      back.map(({ beganOn, finishedOn }: any) => [Boolean(beganOn), Boolean(finishedOn)]).slice(0, 3),
    ).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(
      (await historyOf(admin, id)).map(({ subject, before, after }) => [subject, before, after]),
    ).toEqual([
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

describe('two people at once', () => {
  it('cannot overwrite each other: one wins, the other is told (K12)', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => updateHome(admin, id, { version: 1, budget: 300_000 + index })),
    );
    expect(answers.filter(({ project }) => project)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(3);
    expect((await historyOf(admin, id)).filter(({ subject }) => subject === 'budget')).toHaveLength(1);
  });

  it('does not count a change that changes nothing', async () => {
    const { id } = await create();
    expect((await updateHome(admin, id, { version: 1, name: 'Alder Home' })).project.version).toBe(1);
    expect(await historyOf(admin, id)).toHaveLength(1);
  });
});

describe('the history', () => {
  it('keeps who changed what from what to what, and the cost from everybody but the admin', async () => {
    const { id } = await create();
    await updateHome(admin, id, {
      version: 1,
      actualCost: 13_000,
      budget: 260_000,
      contractorId: null,
      notes: 'Long words',
      contactId: people.contact,
    });
    const all = (await historyOf(admin, id)).map(({ subject, before, after, actorName }) => [
      subject,
      before,
      after,
      actorName,
    ]);
    expect(all).toContainEqual(['budget', '250000', '260000', 'Avery Morgan']);
    expect(all).toContainEqual(['actualCost', '12000', '13000', 'Avery Morgan']);
    expect(all).toContainEqual(['contractor', 'Jordan Reyes', null, 'Avery Morgan']);
    expect(all).toContainEqual(['notes', null, null, 'Avery Morgan']);
    const seen = (await historyOf(await api.as('customer'), id)).map(({ subject }) => subject);
    expect(seen.sort()).toEqual(['budget', 'contractor', 'notes', null].sort());
    const [line] = await api.sql(
      "select details from audit_entries where action = 'project.update' and object = $1",
      [`project:${id}`],
    );
    expect(line?.details).toEqual({ fields: ['contractorId', 'contactId', 'budget', 'actualCost', 'notes'] });
  });
});
