import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
let projectId: string;
let homeId: string;
const house =
  'agreementNumber name modelType sections squareFeet roof siding choices planSvg dark: planSvg(dark: true)';
const inFactory = async (caller: Caller, id = homeId) =>
  caller.gql(`query ($id: ID!) { factoryHome(id: $id) { id signedHome { ${house} } } }`, { id });
const inProject = async (caller: Caller) =>
  caller.gql(`query ($id: ID!) { project(id: $id) { signedHome { ${house} } } }`, { id: projectId });

beforeAll(async () => {
  const plan = (await (await api.open('/api/homes/castle-rock/plan.json')).json()) as object;
  const { dealId } = await signDeal(api, { plan });
  const admin = await api.as('admin');
  const { data } = await admin.gql(
    'mutation ($id: ID!) { winDeal(id: $id, version: 1) { project { id } } }',
    { id: dealId },
  );
  projectId = data.winDeal.project.id;
  const planned = await (
    await api.as('factory')
  ).gql('mutation ($input: PlanHomeInput!) { planHome(input: $input) { id } }', {
    input: { projectId, startsOn: '2099-01-05' },
  });
  homeId = planned.data.planHome.id;
});

describe('the house that was signed for', () => {
  it('is shown to the factory as on the project page, with its plan for light and dark pages', async () => {
    const { data } = await inFactory(await api.as('factory'));
    expect(data.factoryHome.signedHome).toMatchObject({
      name: 'Castle Rock',
      modelType: 'Double Wide',
      sections: 2,
      squareFeet: 1440,
      roof: 'hip',
      choices: ['Roof: Hip', 'Siding: Lap'],
    });
    const { planSvg, dark } = data.factoryHome.signedHome;
    expect(planSvg).toMatch(/^<svg[^]*Kitchen[^]*<\/svg>\s*$/);
    expect(dark).toMatch(/^<svg/);
    expect(dark).not.toBe(planSvg);
    expect((await inProject(await api.as('admin'))).data.project.signedHome).toEqual(
      data.factoryHome.signedHome,
    );
  });

  it('price.privacy: names no price', async () => {
    const text = JSON.stringify((await inFactory(await api.as('factory'))).data);
    expect(text).not.toMatch(/\$|cents|20000050|200[,.]?000/i);
  });

  it('is missing for a home that no agreement is about, and for one that does not exist', async () => {
    const factory = await api.as('factory');
    const [plain] = await api.sql<{ id: string }>(
      "with made as (insert into projects (name, status) values ('Made by Hand', 'planning') returning id) insert into factory_homes (project_id, state, starts_on, position) select id, 'planned', '2099-01-06', 900 from made returning id",
    );
    expect((await inFactory(factory, plain?.id ?? '')).data.factoryHome.signedHome).toBeNull();
    for (const id of [missingId, 'nonsense'])
      expect((await inFactory(factory, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
