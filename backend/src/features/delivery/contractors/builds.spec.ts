import { contractorSentences } from '@hearthline/rules/delivery/contractors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { missingId } from '../../../testing/access/access-probe.ts';
import {
  buildFields,
  now,
  run,
  today,
  useContractors,
  type TwoContractors,
} from '../../../testing/fixtures/contractors-fixtures.ts';

const api = useApi();
const { people, build, mark, member, week } = useContractors(api);
let mine: Caller;
let other: Caller;
let own: TwoContractors['own'];
let foreign: TwoContractors['foreign'];
beforeAll(() => {
  ({ mine, other, own, foreign } = people());
});

describe('the office', () => {
  it('schedules, changes and removes builds for the contractor of a project, with that contractor’s crew', async () => {
    const admin = await api.as('admin');
    const [kim, foreigner] = [
      (await member(mine, { name: 'Office Kim' })).done,
      (await member(other, { name: 'Foreign Fay' })).done,
    ];
    const { done } = await build(admin, { title: 'Set by the office', crewIds: [kim.id] });
    expect(done).toMatchObject({ projectName: 'Mine', crewNames: ['Office Kim'], version: 1 });
    const seen = (await mine.gql('{ builds { builds { id title contractorName } } }')).data.builds.builds;
    expect(seen).toContainEqual({ id: done.id, title: 'Set by the office', contractorName: 'Jordan Reyes' });
    const change = (input: object) =>
      run(
        admin,
        'updateBuild',
        'UpdateBuildInput',
        {
          version: 1,
          projectId: own.second,
          title: 'Moved',
          scheduledOn: today,
          crewIds: [kim.id],
          ...input,
        },
        done.id,
        buildFields,
      );
    expect((await change({ projectId: foreign.project })).error.fieldErrors).toEqual({
      projectId: contractorSentences.missingProject,
    });
    expect((await change({ crewIds: [foreigner.id] })).error.fieldErrors).toEqual({
      crewIds: contractorSentences.missingMember,
    });
    expect((await change({})).done).toMatchObject({
      title: 'Moved',
      projectName: 'Mine too',
      crewNames: ['Office Kim'],
      version: 2,
    });
    expect(
      (await mark(admin, done.id, { version: 2, state: 'blocked', reason: 'Road closed' })).done.state,
    ).toBe('blocked');
    expect((await mark(admin, done.id, { version: 3, state: 'scheduled' })).done.state).toBe('scheduled');
    expect(
      (await admin.gql('mutation ($id: ID!) { removeBuild(id: $id, version: 4) }', { id: done.id })).data
        .removeBuild,
    ).toBe(true);
    const [free] = await api.sql("insert into projects (name) values ('Nobody’s') returning id");
    expect((await build(admin, { projectId: free?.id })).error.fieldErrors).toEqual({
      projectId: contractorSentences.noContractor,
    });
    for (const [projectId, message] of [
      [own.closed, contractorSentences.closedProject],
      [missingId, contractorSentences.missingProject],
    ])
      expect((await build(admin, { projectId })).error.fieldErrors).toEqual({ projectId: message });
    expect(
      (await admin.gql('mutation ($id: ID!) { removeCrewMember(id: $id, version: 1) }', { id: kim.id }))
        .errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    await api.sql(
      "delete from crew_members where name in ('Office Kim', 'Foreign Fay'); delete from projects where name = 'Nobody’s'",
    );
  });

  it('chooses among projects in work that have a contractor, and a contractor among their own', async () => {
    const find = async (caller: Caller, args = '') =>
      (await caller.gql(`{ buildProjects${args} { name contractorName } }`)).data.buildProjects.map(
        ({ name }: any) => name,
      );
    const admin = await api.as('admin');
    expect(await find(admin)).toEqual(['Mine', 'Mine too', 'Theirs']);
    expect(await find(admin, '(search: "TOO")')).toEqual(['Mine too']);
    expect(await find(admin, '(search: "%")')).toEqual([]);
    expect(await find(mine)).toEqual(['Mine', 'Mine too']);
    const [id] = await api.sql("select id from users where email = 'other.contractor@example.com'");
    expect(await find(admin, `(contractorId: "${id?.id}")`)).toEqual(['Theirs']);
    expect(await find(mine, `(contractorId: "${id?.id}")`)).toEqual(['Mine', 'Mine too']);
    expect(
      (await (await api.as('customer')).gql('{ buildProjects { name } }')).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
  });
});

describe('a build', () => {
  it('is scheduled with its people, marked, and told in the project’s history', async () => {
    const [kim, lee] = [(await member(mine)).done, (await member(mine, { name: 'Lee Ash' })).done];
    const { done } = await build(mine, { crewIds: [kim.id, lee.id, kim.id] });
    expect(done).toMatchObject({
      projectName: 'Mine',
      place: '1 Alder Lane',
      state: 'scheduled',
      crewNames: ['Kim Hale', 'Lee Ash'],
      moves: ['begun', 'blocked'],
      version: 1,
    });
    expect((await mark(mine, done.id, { version: 1, state: 'done' })).error.fieldErrors).toEqual({
      state: 'A build that is scheduled cannot become done',
    });
    expect(
      (await mark(mine, done.id, { version: 1, state: 'blocked', reason: ' ' })).error.fieldErrors,
    ).toEqual({ reason: contractorSentences.whyBlocked });
    expect(
      (await mark(mine, done.id, { version: 1, state: 'blocked', reason: 'No crane' })).done,
    ).toMatchObject({
      state: 'blocked',
      reason: 'No crane',
      markedAt: now.replace('Z', '.000Z'),
      version: 2,
    });
    expect((await mark(mine, done.id, { version: 2, state: 'begun' })).done).toMatchObject({
      state: 'begun',
      reason: null,
    });
    expect((await mark(mine, done.id, { version: 3, state: 'done' })).done).toMatchObject({
      state: 'done',
      version: 4,
    });
    const lines = await api.sql(
      'select kind, subject, after from project_events where project_id = $1 order by created_at, id',
      [own.project],
    );
    expect(lines.map(({ kind, subject, after }) => [kind, subject, after])).toEqual([
      ['build.blocked', 'Set the modules', 'No crane'],
      ['build.begun', 'Set the modules', null],
      ['build.done', 'Set the modules', null],
    ]);
  });

  it('stands in its week, Monday to Sunday by the business’s clock', async () => {
    const sunday = (await build(mine, { title: 'Sunday', scheduledOn: '2027-01-10', place: 'Yard 4' })).done;
    await build(mine, { title: 'Monday after', scheduledOn: '2027-01-11' });
    const shown = await week(mine);
    expect(shown).toMatchObject({ startsOn: '2027-01-04', endsOn: '2027-01-10', today });
    expect(shown.builds.at(-1)).toMatchObject({ id: sunday.id, place: 'Yard 4' });
    expect((await week(mine, '2027-01-17')).builds.map(({ title }: any) => title)).toEqual(['Monday after']);
  });

  it('is removed only before it begins, and takes no project that is closed or another’s', async () => {
    const { done } = await build(mine, { title: 'Short' });
    const remove = (caller: Caller, version: number) =>
      caller.gql('mutation ($id: ID!, $version: Int!) { removeBuild(id: $id, version: $version) }', {
        id: done.id,
        version,
      });
    expect((await remove(other, 1)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await mark(mine, done.id, { version: 1, state: 'begun' });
    expect((await remove(mine, 2)).errors?.[0]?.message).toBe(contractorSentences.begunStays);
    for (const projectId of [own.closed, foreign.project, missingId, 'x'])
      expect((await build(mine, { projectId })).error.fieldErrors, projectId).toHaveProperty('projectId');
    for (const scheduledOn of ['2027-02-30', '99999-01-01'])
      expect((await build(mine, { scheduledOn })).error.code, scheduledOn).toBe('BAD_INPUT');
    expect((await build(mine, { title: 'a\u0000b' })).error.fieldErrors).toHaveProperty('title');
    expect((await build(mine, { title: 'x'.repeat(50_000) })).error.fieldErrors).toHaveProperty('title');
  });

  it('is one person’s to change: of four at once one wins (K12)', async () => {
    const { done } = await build(mine, { title: 'Wanted' });
    const answers = await Promise.all(
      ['begun', 'blocked', 'begun', 'blocked'].map((state) =>
        mark(mine, done.id, { version: 1, state, reason: 'Rain' }),
      ),
    );
    expect(answers.filter((answer) => answer.done)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(3);
  });
});
