import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let contractor: Caller;
let build: { id: string; input: object };
let member: { id: string };

beforeAll(async () => {
  api.clock.set('2027-01-06T20:00:00Z');
  contractor = await api.as('contractor');
  const project = await addProject(api, { name: 'Alder Home', contractor: 'contractor@example.com' });
  const input = { projectId: project, title: 'Set the modules', scheduledOn: '2027-01-06', crewIds: [] };
  build = {
    id: (
      await contractor.gql('mutation ($input: BuildInput!) { scheduleBuild(input: $input) { id } }', {
        input,
      })
    ).data.scheduleBuild.id,
    input,
  };
  member = (
    await contractor.gql('mutation { addCrewMember(input: { name: "Kim Hale", trade: "Roofing" }) { id } }')
  ).data.addCrewMember;
});

it('somebody who is put on a build from both sides at once is on it: neither change waits for the other in a circle', async () => {
  const release = await holdLocks(api, 'select from crew_members where id = $1 for update', [member.id]);
  const fromMember = contractor.gql(
    'mutation ($id: ID!, $build: ID) { updateCrewMember(id: $id, input: { version: 1, name: "Kim Hale", trade: "Roofing", buildId: $build }) { buildId } }',
    { id: member.id, build: build.id },
  );
  await untilWaiting(api, 1);
  const fromBuild = contractor.gql(
    'mutation ($id: ID!, $input: UpdateBuildInput!) { updateBuild(id: $id, input: $input) { crewNames } }',
    { id: build.id, input: { ...build.input, version: 1, crewIds: [member.id] } },
  );
  await untilWaiting(api, 2);
  await release();
  expect((await fromMember).data?.updateCrewMember).toEqual({ buildId: build.id });
  expect((await fromBuild).data?.updateBuild).toEqual({ crewNames: ['Kim Hale'] });
});
