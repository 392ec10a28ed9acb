import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { buildFields, now, run, today } from '../../../testing/fixtures/contractors-fixtures.ts';
import { useProjectStaff, type StaffName } from '../../../testing/fixtures/project-staff.ts';

const api = useApi();
let by: (name: StaffName | 'admin') => Caller;
beforeAll(() => api.clock.set(now));
const made = useProjectStaff(api);
beforeAll(async () => {
  by = (name) => made().callers[name];
  await api.sql('delete from builds');
});

const schedule = (caller: Caller, projectId: string, title: string) =>
  run(
    caller,
    'scheduleBuild',
    'BuildInput',
    { projectId, title, scheduledOn: today },
    undefined,
    buildFields,
  );

describe('role.table: builds follow their project', () => {
  it('a project manager sees all and changes their own, the office sees all, a seller none', async () => {
    const { projects } = made();
    const own = (await schedule(by('manager'), projects.own, 'Own build')).done;
    const foreign = (await schedule(by('admin'), projects.foreign, 'Foreign build')).done;
    expect((await schedule(by('leader'), projects.foreign, 'No build')).error.code).toBe('FORBIDDEN');
    expect((await schedule(by('office'), projects.own, 'No build')).error.code).toBe('FORBIDDEN');

    const week = async (who: StaffName) => {
      const { data, errors } = await by(who).gql('{ builds { builds { title moves } } }');
      return errors?.[0]?.extensions.code ?? data.builds.builds;
    };
    const moves = own.moves as string[];
    expect(moves).not.toEqual([]);
    expect(await week('manager')).toEqual([
      { title: 'Own build', moves },
      { title: 'Foreign build', moves: [] },
    ]);
    expect(await week('office')).toEqual([
      { title: 'Own build', moves: [] },
      { title: 'Foreign build', moves: [] },
    ]);
    expect(await week('seller')).toBe('FORBIDDEN');

    const update = (id: string, version: number, projectId: string) =>
      run(
        by('manager'),
        'updateBuild',
        'UpdateBuildInput',
        { version, projectId, title: 'Set the modules', scheduledOn: today },
        id,
      );
    expect((await update(own.id, 1, projects.foreign)).error.code).toBe('FORBIDDEN');
    expect((await update(own.id, 1, projects.unassigned)).done.version).toBe(2);
    expect((await update(foreign.id, 1, projects.own)).error.code).toBe('FORBIDDEN');
    const mark = (id: string, version: number) =>
      run(by('manager'), 'markBuild', 'MarkBuildInput', { version, state: 'begun' }, id);
    expect((await mark(foreign.id, 1)).error.code).toBe('FORBIDDEN');
    expect((await mark(own.id, 2)).done.version).toBe(3);
    const removed = await by('manager').gql('mutation ($id: ID!) { removeBuild(id: $id, version: 1) }', {
      id: foreign.id,
    });
    expect(removed.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('contractors are on the lists of whoever reads all projects, and builds are offered on one’s own', async () => {
    const lists =
      '{ contractors { pagination { total } } crewMembers { pagination { total } } materials { pagination { total } } }';
    const all = (await by('admin').gql(lists)).data;
    for (const who of ['manager', 'office'] as const)
      expect((await by(who).gql(lists)).data, who).toEqual(all);
    const refused = await by('seller').gql('{ contractors { pagination { total } } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const offered = async (who: StaffName | 'admin'): Promise<string[]> =>
      (await by(who).gql('{ buildProjects(search: "home") { name } }')).data.buildProjects.map(
        ({ name }: { name: string }) => name,
      );
    expect(await offered('manager')).toEqual(['Own Home', 'Unassigned Home']);
    expect(await offered('otherManager')).toEqual(['Foreign Home', 'Unassigned Home']);
    expect(await offered('admin')).toEqual(['Foreign Home', 'Own Home', 'Unassigned Home']);
  });
});
