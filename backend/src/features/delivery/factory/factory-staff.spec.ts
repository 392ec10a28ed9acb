import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { checklist, useFactory } from '../../../testing/fixtures/factory.ts';
import { useProjectStaff, type StaffName } from '../../../testing/fixtures/project-staff.ts';
import { addPapers } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const { board, change } = useFactory(api);
const made = useProjectStaff(api);
let by: (name: StaffName | 'admin') => Caller;
beforeAll(() => {
  by = (name) => made().callers[name];
});

const plan = async (caller: Caller, projectId: string) => {
  const { data, errors } = await caller.gql(
    'mutation ($input: PlanHomeInput!) { planHome(input: $input) { id version startsOn } }',
    { input: { projectId, startsOn: '2027-01-11' } },
  );
  return { home: data?.planHome, code: errors?.[0]?.extensions.code };
};

describe('role.table: homes in the factory follow their project', () => {
  it('a project manager plans those of their own projects, and sees all; the office sees all', async () => {
    const { projects } = made();
    const candidates = async (who: StaffName | 'admin'): Promise<string[]> =>
      (await by(who).gql('{ factoryCandidates(search: "home") { name } }')).data.factoryCandidates.map(
        ({ name }: { name: string }) => name,
      );
    expect(await candidates('manager')).toEqual(['Own Home', 'Unassigned Home']);
    expect(await candidates('admin')).toEqual(['Foreign Home', 'Own Home', 'Unassigned Home']);

    expect((await plan(by('manager'), projects.foreign)).code).toBe('FORBIDDEN');
    expect((await plan(by('office'), projects.own)).code).toBe('FORBIDDEN');
    const own = (await plan(by('manager'), projects.own)).home;
    const foreign = (await plan(by('otherManager'), projects.foreign)).home;
    for (const who of ['manager', 'office'] as const) expect((await board(by(who))).line).toHaveLength(2);

    const reschedule = (id: string) =>
      change('rescheduleHome', id, { version: 1, startsOn: '2027-01-12' }, by('leader'));
    expect((await reschedule(foreign.id)).error.code).toBe('FORBIDDEN');
    expect((await reschedule(own.id)).home.startsOn).toBe('2027-01-12');
    // Whoever shifts a home gives another one its place.
    const shift = (caller: Caller) => change('shiftHome', own.id, { version: 2, up: true }, caller);
    expect((await shift(by('manager'))).error.code).toBe('FORBIDDEN');
    expect((await shift(by('admin'))).home.startsOn).toBe('2027-01-11');
    const remove = async (id: string, version: number) =>
      (
        await by('manager').gql(
          'mutation ($id: ID!, $version: Int!) { removeHome(id: $id, version: $version) }',
          {
            id,
            version,
          },
        )
      ).errors?.[0]?.extensions.code;
    expect(await remove(foreign.id, 2)).toBe('FORBIDDEN');
    expect(await remove(own.id, 3)).toBeUndefined();
  });

  it('a project manager hands over those of their own projects', async () => {
    const { projects } = made();
    const input = { version: 1, carrier: 'Ridge Haul', transportOn: '2027-01-07', checklist };
    for (const [which, code] of [
      ['own', undefined],
      ['foreign', 'FORBIDDEN'],
    ] as const) {
      await addPapers(api, projects[which]);
      const { id } = (await plan(by('admin'), projects[which])).home;
      await api.sql(
        "update factory_homes set state = 'in_production', station = 'inspection', slot = 1 where id = $1",
        [id],
      );
      expect((await change('handOverHome', id, input, by('manager'))).error?.code, which).toBe(code);
    }
  });
});
