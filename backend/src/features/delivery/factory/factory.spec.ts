import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { missingId } from '../../../testing/access/access-probe.ts';
import { today, useFactory } from '../../../testing/fixtures/factory.ts';

const api = useApi();
const { people, change, board, project, plan } = useFactory(api);
let factory: Caller;
beforeAll(() => {
  ({ factory } = people);
});

describe('the line', () => {
  it('takes a project whose home is not built yet, once, from today on', async () => {
    const home = await plan('Line Home');
    expect(home).toMatchObject({
      projectName: 'Line Home',
      state: 'planned',
      startsOn: '2027-01-11',
      station: null,
      nextStation: 'frame',
      version: 1,
    });
    const find = async (search: string) =>
      (
        await factory.gql('query ($search: String) { factoryCandidates(search: $search) { id name } }', {
          search,
        })
      ).data.factoryCandidates;
    expect(await find('line home')).toEqual([]);
    const open = await project('Open Home');
    await project('Delivered Home', 'Delivery');
    expect(await find(' home')).toEqual([{ id: open, name: 'Open Home' }]);
    for (const [projectId, startsOn] of [
      [missingId, today],
      ['x', today],
      [open, '2027-01-05'],
      [open, '2027-02-30'],
    ]) {
      const { errors } = await factory.gql(
        'mutation ($input: PlanHomeInput!) { planHome(input: $input) { id } }',
        { input: { projectId, startsOn } },
      );
      expect(errors?.[0]?.extensions.code, `${projectId} ${startsOn}`).toBe('BAD_INPUT');
    }
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        factory.gql('mutation ($input: PlanHomeInput!) { planHome(input: $input) { id } }', {
          input: { projectId: open, startsOn: today },
        }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('is put in another order, place and day together', async () => {
    const [first, second] = [await plan('First', '2027-01-11'), await plan('Second', '2027-01-13')];
    const { home } = await change('shiftHome', second.id, { version: 1, up: true });
    expect(home).toMatchObject({ startsOn: '2027-01-11', version: 2 });
    expect(
      (await board()).line.map(({ projectName, startsOn, version }: any) => [projectName, startsOn, version]),
    ).toEqual([
      ['Second', '2027-01-11', 2],
      ['First', '2027-01-13', 2],
    ]);
    expect((await change('shiftHome', second.id, { version: 2, up: true })).home.version).toBe(2);
    expect((await change('shiftHome', first.id, { version: 1, up: true })).error.code).toBe('CONFLICT');
    expect(
      (await change('rescheduleHome', second.id, { version: 2, startsOn: '2027-01-20' })).home.startsOn,
    ).toBe('2027-01-20');
    const { data } = await factory.gql('mutation ($id: ID!) { removeHome(id: $id, version: 3) }', {
      id: second.id,
    });
    expect(data.removeHome).toBe(true);
    expect((await board()).line).toHaveLength(1);
  });
});

describe('the office', () => {
  it('plans the line, and moves no homes', async () => {
    const admin = await api.as('admin');
    const { data } = await admin.gql(
      'mutation ($input: PlanHomeInput!) { planHome(input: $input) { id version } }',
      { input: { projectId: await project('Office Home'), startsOn: '2027-01-11' } },
    );
    expect(
      (await change('rescheduleHome', data.planHome.id, { version: 1, startsOn: '2027-01-18' }, admin)).home,
    ).toMatchObject({ startsOn: '2027-01-18', version: 2 });
    expect((await change('moveHome', data.planHome.id, { version: 2, to: 'frame' }, admin)).error.code).toBe(
      'FORBIDDEN',
    );
    expect(
      (await admin.gql('mutation ($id: ID!) { removeHome(id: $id, version: 2) }', { id: data.planHome.id }))
        .data.removeHome,
    ).toBe(true);
  });
});

describe('who sees what', () => {
  it('the factory knows of a project its name, and nothing of its money or people (D3, D5)', async () => {
    await plan('Named');
    for (const field of [
      'budget',
      'customer { email }',
      'customerName',
      'actualCost',
      'project { id }',
      'address',
    ]) {
      expect(
        (await factory.gql(`{ factoryBoard { line { ${field} } } }`)).errors?.[0]?.message,
        field,
      ).toContain('Cannot query field');
    }
    expect((await factory.gql('{ projects { pagination { total } } }')).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await board(await api.as('admin'))).line).toMatchObject([{ projectName: 'Named' }]);
    for (const role of ['customer', 'contractor'] as const)
      expect(
        (await (await api.as(role)).gql('{ factoryBoard { today } }')).errors?.[0]?.extensions.code,
      ).toBe('FORBIDDEN');
  });

  it('a home that is not there answers NOT_FOUND in any spelling', async () => {
    for (const id of [missingId, 'nonsense', "' or true --"]) {
      expect((await change('moveHome', id, { version: 1, to: 'frame' })).error.code, id).toBe('NOT_FOUND');
      expect(
        (await factory.gql('query ($id: ID!) { factoryHomeEvents(id: $id) { events { kind } } }', { id }))
          .errors?.[0]?.extensions.code,
        id,
      ).toBe('NOT_FOUND');
    }
  });
});
