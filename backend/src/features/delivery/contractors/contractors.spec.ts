import { contractorSentences } from '@hearthline/rules/delivery/contractors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { missingId } from '../../../testing/access/access-probe.ts';
import {
  run,
  today,
  useContractors,
  type TwoContractors,
} from '../../../testing/fixtures/contractors-fixtures.ts';

const api = useApi();
const { people, build, mark, member, material, week } = useContractors(api);
let mine: Caller;
let other: Caller;
let own: TwoContractors['own'];
let foreign: TwoContractors['foreign'];
beforeAll(() => {
  ({ mine, other, own, foreign } = people());
});

describe('two contractors', () => {
  it('never reach each other’s rows, in any spelling (D4)', async () => {
    const [kim, stud] = [
      (await member(mine, { name: 'Private' })).done,
      (await material(mine, { name: 'Private' })).done,
    ];
    const site = (await build(mine, { title: 'Private' })).done;
    const before = await api.sql(
      'select (select json_agg(b order by id) from builds b) b, (select json_agg(c order by id) from crew_members c) c, (select json_agg(m order by id) from materials m) m',
    );
    for (const id of [kim.id, kim.id.toUpperCase(), missingId, 'nonsense', `${kim.id}' or true --`]) {
      expect(
        (
          await run(
            other,
            'updateCrewMember',
            'UpdateCrewMemberInput',
            { version: 1, name: 'x', trade: 'x' },
            id,
          )
        ).error,
      ).toEqual({ code: 'NOT_FOUND' });
    }
    for (const id of [stud.id, missingId])
      expect(
        (
          await run(
            other,
            'updateMaterial',
            'UpdateMaterialInput',
            { version: 1, name: 'x', unit: 'x', quantity: 1 },
            id,
          )
        ).error,
      ).toEqual({ code: 'NOT_FOUND' });
    for (const id of [site.id, missingId]) {
      expect((await mark(other, id, { version: 1, state: 'begun' })).error).toEqual({ code: 'NOT_FOUND' });
      expect(
        (
          await run(
            other,
            'updateBuild',
            'UpdateBuildInput',
            { version: 1, projectId: foreign.project, title: 'x', scheduledOn: today },
            id,
          )
        ).error,
      ).toEqual({ code: 'NOT_FOUND' });
      expect((await member(other, { buildId: id })).error.fieldErrors).toEqual({
        buildId: contractorSentences.missingBuild,
      });
    }
    expect((await build(other, { projectId: foreign.project, crewIds: [kim.id] })).error.fieldErrors).toEqual(
      { crewIds: contractorSentences.missingMember },
    );
    expect((await material(other, { projectId: own.project })).error.fieldErrors).toEqual({
      projectId: contractorSentences.missingProject,
    });
    for (const name of ['removeCrewMember', 'removeMaterial']) {
      const { errors } = await other.gql(`mutation ($id: ID!) { ${name}(id: $id, version: 1) }`, {
        id: name === 'removeMaterial' ? stud.id : kim.id,
      });
      expect(errors?.[0]?.extensions.code, name).toBe('NOT_FOUND');
    }
    expect(
      await api.sql(
        'select (select json_agg(b order by id) from builds b) b, (select json_agg(c order by id) from crew_members c) c, (select json_agg(m order by id) from materials m) m',
      ),
    ).toEqual(before);
    const lists =
      '{ crewMembers { members { name } pagination { total } } materials { materials { name } pagination { total } } builds { builds { id } } }';
    expect((await other.gql(lists)).data).toEqual({
      crewMembers: { members: [], pagination: { total: 0 } },
      materials: { materials: [], pagination: { total: 0 } },
      builds: { builds: [] },
    });
    const all = (await (await api.as('admin')).gql(lists)).data;
    expect([all.crewMembers.pagination.total, all.builds.builds.length].every((count) => count > 0)).toBe(
      true,
    );
  });

  it('lose sight of the builds of a project that is given to another', async () => {
    const kim = (await member(mine, { name: 'Mover' })).done;
    const { done } = await build(mine, { projectId: own.second, title: 'Handed on', crewIds: [kim.id] });
    await api.sql(
      "update projects set contractor_id = (select id from users where email = 'other.contractor@example.com') where id = $1",
      [own.second],
    );
    expect((await mark(mine, done.id, { version: 1, state: 'begun' })).error).toEqual({ code: 'NOT_FOUND' });
    expect((await week(mine)).builds.map(({ id }: any) => id)).not.toContain(done.id);
    expect((await week(other)).builds).toMatchObject([{ id: done.id, crewNames: [] }]);
    const { data } = await mine.gql(
      '{ crewMembers(search: "Mover") { members { name buildTitle projectName } } }',
    );
    expect(data.crewMembers.members).toEqual([{ name: 'Mover', buildTitle: null, projectName: null }]);
  });
});

describe('staff', () => {
  it('sees every contractor with what they have, and one contractor’s rows alone', async () => {
    const admin = await api.as('admin');
    const { data } = await admin.gql(
      '{ contractors { contractors { id name activeProjects teamMembers scheduledBuilds blockedBuilds availableMaterials } pagination { total } } }',
    );
    expect(data.contractors.pagination.total).toBe(2);
    const summary = (
      await mine.gql(
        '{ contractorSummary { activeProjects teamMembers scheduledBuilds availableMaterials } }',
      )
    ).data.contractorSummary;
    const first = data.contractors.contractors.find(({ name }: any) => name !== 'Other Contractor');
    expect(first).toMatchObject(summary);
    expect(first.blockedBuilds).toBeGreaterThanOrEqual(0);
    const rows =
      'query ($id: ID) { builds(contractorId: $id) { builds { id contractorName } } crewMembers(contractorId: $id) { members { contractorName } pagination { total } } materials(contractorId: $id) { materials { contractorName } } }';
    const theirs = (await admin.gql(rows, { id: first.id })).data;
    expect(theirs.builds.builds).toHaveLength(summary.scheduledBuilds);
    expect(theirs.crewMembers.pagination.total).toBe(summary.teamMembers);
    expect(
      [...theirs.builds.builds, ...theirs.crewMembers.members, ...theirs.materials.materials].every(
        ({ contractorName }: any) => contractorName === first.name,
      ),
    ).toBe(true);
    // Contractors cannot choose: passing another contractor's id changes nothing.
    const answer = (await other.gql(rows, { id: first.id })).data;
    expect(answer.crewMembers.pagination.total).toBe(0);
    expect(
      answer.builds.builds.every(({ contractorName }: any) => contractorName === 'Other Contractor'),
    ).toBe(true);
    expect(
      (await admin.gql('query ($id: ID!) { contractor(id: $id) { name } }', { id: first.id })).data.contractor
        .name,
    ).toBe(first.name);
    for (const id of [missingId, 'x'])
      expect(
        (await admin.gql('query ($id: ID!) { contractor(id: $id) { name } }', { id })).errors?.[0]?.extensions
          .code,
        id,
      ).toBe('NOT_FOUND');
    expect(
      (
        await admin.gql(
          '{ contractors(search: "other.contr") { contractors { name } pagination { total } } }',
        )
      ).data.contractors,
    ).toEqual({ contractors: [{ name: 'Other Contractor' }], pagination: { total: 1 } });
    expect(
      (await admin.gql('{ contractors(search: "100%") { pagination { total } } }')).data.contractors
        .pagination.total,
    ).toBe(0);
  });
});
