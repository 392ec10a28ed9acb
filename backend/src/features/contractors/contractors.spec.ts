import { contractorSentences } from '@hearthline/rules/contractors.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { onOneLine } from '@hearthline/rules/text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { missingId } from '../../testing/access/access-probe.ts';

const api = useApi();
const now = '2027-01-06T20:00:00Z';
const today = '2027-01-06';
const buildFields =
  'id version projectId projectName title scheduledOn place state reason markedAt crewIds crewNames moves';

let mine: Caller;
let other: Caller;
let own: { project: string; second: string; closed: string };
let foreign: { project: string };

const run = async (
  caller: Caller,
  name: string,
  type: string,
  input: object,
  id?: string,
  fields = 'id version',
): Promise<{ done: any; error: any }> => {
  const [declared, passed] = id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const { data, errors } = await caller.gql(
    `mutation (${declared}$input: ${type}!) { ${name}(${passed}input: $input) { ${fields} } }`,
    { input, ...(id !== undefined && { id }) },
  );
  return { done: data?.[name], error: errors?.[0]?.extensions };
};
const build = (caller: Caller, values: object = {}) =>
  run(
    caller,
    'scheduleBuild',
    'BuildInput',
    { projectId: own.project, title: 'Set the modules', scheduledOn: today, ...values },
    undefined,
    buildFields,
  );
const mark = (caller: Caller, id: string, input: object) =>
  run(caller, 'markBuild', 'MarkBuildInput', input, id, buildFields);
const member = (caller: Caller, values: object = {}) =>
  run(
    caller,
    'addCrewMember',
    'CrewMemberInput',
    { name: 'Kim Hale', trade: 'Roofing', phone: '(360) 555-0100', ...values },
    undefined,
    'id version buildId buildTitle projectName',
  );
const material = (caller: Caller, values: object = {}) =>
  run(
    caller,
    'addMaterial',
    'MaterialInput',
    { name: 'Stud', unit: 'pieces', quantity: 40, ...values },
    undefined,
    'id version quantity projectName',
  );
const week = async (caller: Caller, day?: string): Promise<any> =>
  (
    await caller.gql(
      `query ($day: LocalDate) { builds(week: $day) { startsOn endsOn today builds { ${buildFields} } } }`,
      { day },
    )
  ).data.builds;

beforeAll(async () => {
  api.clock.set(now);
  await api.addUser({ email: 'other.contractor@example.com', role: 'contractor', name: 'Other Contractor' });
  [mine, other] = [await api.as('contractor'), await api.asUser('other.contractor@example.com')];
  const project = async (name: string, email: string, status = 'in_progress'): Promise<string> => {
    const done = status === 'completed' ? now : null;
    const [row] = await api.sql(
      "insert into projects (name, contractor_id, status, address, completed_at) select $1, id, $3, '1 Alder Lane', $4 from users where email = $2 returning id",
      [name, email, status, done],
    );
    return String(row?.id);
  };
  own = {
    project: await project('Mine', 'contractor@example.com'),
    second: await project('Mine too', 'contractor@example.com'),
    closed: await project('Closed', 'contractor@example.com', 'completed'),
  };
  foreign = { project: await project('Theirs', 'other.contractor@example.com') };
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
    const asked = (await other.gql(rows, { id: first.id })).data;
    expect(asked.crewMembers.pagination.total).toBe(0);
    expect(
      asked.builds.builds.every(({ contractorName }: any) => contractorName === 'Other Contractor'),
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

describe('two at one form', () => {
  it('do not overwrite each other: the second is told, and nothing of theirs is stored (K12)', async () => {
    const [kim, site] = [
      (await member(mine, { name: 'Wanted twice' })).done,
      (await build(mine, { title: 'Wanted twice' })).done,
    ];
    const edits = {
      updateCrewMember: (name: string) =>
        run(
          mine,
          'updateCrewMember',
          'UpdateCrewMemberInput',
          { version: 1, name, trade: 'Finish' },
          kim.id,
          'version name',
        ),
      updateBuild: (title: string) =>
        run(
          mine,
          'updateBuild',
          'UpdateBuildInput',
          { version: 1, projectId: own.project, title, scheduledOn: today },
          site.id,
          'version title',
        ),
    };
    for (const [name, edit] of Object.entries(edits)) {
      const answers = await Promise.all(['First', 'Second'].map(edit));
      expect(answers.map(({ error }) => error?.code).toSorted(), name).toEqual(['CONFLICT', undefined]);
      expect(answers.find(({ done }) => done)?.done.version, name).toBe(2);
    }
    for (const name of ['removeCrewMember', 'removeBuild']) {
      const { errors } = await mine.gql(`mutation ($id: ID!) { ${name}(id: $id, version: 1) }`, {
        id: name === 'removeBuild' ? site.id : kim.id,
      });
      expect(errors?.[0]?.extensions.code, name).toBe('CONFLICT');
    }
  });
});

describe('a name from before names were one line', () => {
  const old = 'Set the\nmodules';

  it('leaves the rest of a build editable', async () => {
    const { done } = await build(mine);
    await api.sql('update builds set title = $2 where id = $1', [done.id, old]);
    const change = (title: string, version: number) =>
      run(
        mine,
        'updateBuild',
        'UpdateBuildInput',
        { version, projectId: own.project, title, scheduledOn: today, place: 'Back door', crewIds: [] },
        done.id,
        buildFields,
      );
    expect((await change('Set the\nroof', 1)).error.fieldErrors).toEqual({ title: onOneLine });
    expect((await change(old, 1)).done).toMatchObject({ title: old, place: 'Back door' });
    await api.sql('delete from builds where id = $1', [done.id]);
  });

  it('leaves the rest of a material editable', async () => {
    const { done } = await material(mine);
    await api.sql('update materials set name = $2, unit = $2 where id = $1', [done.id, old]);
    const change = (name: string) =>
      run(
        mine,
        'updateMaterial',
        'UpdateMaterialInput',
        { version: 1, name, unit: old, quantity: 7 },
        done.id,
        'name unit quantity',
      );
    expect((await change('Set the\nroof')).error.fieldErrors).toEqual({ name: onOneLine });
    expect((await change(old)).done).toEqual({ name: old, unit: old, quantity: 7 });
    await api.sql('delete from materials where id = $1', [done.id]);
  });
});

describe('crew and materials', () => {
  it('are found, paged and changed, with the second of two refused', async () => {
    const { done } = await material(mine, {
      name: '100% wool felt',
      projectId: own.project,
      quantity: 3,
      deliveryOn: dayAfter(today, 3),
    });
    const find = async (args: string) =>
      (
        await mine.gql(
          `{ materials(${args}) { materials { id quantity projectName deliveryOn } pagination { total } } }`,
        )
      ).data.materials;
    expect(await find('search: "100%"')).toEqual({
      materials: [{ id: done.id, quantity: 3, projectName: 'Mine', deliveryOn: '2027-01-09' }],
      pagination: { total: 1 },
    });
    const change = (quantity: number, version = 1) =>
      run(
        mine,
        'updateMaterial',
        'UpdateMaterialInput',
        { version, name: '100% wool felt', unit: 'rolls', quantity },
        done.id,
        'version quantity projectName',
      );
    expect((await change(0)).done).toEqual({ version: 2, quantity: 0, projectName: null });
    expect((await change(5)).error.code).toBe('CONFLICT');
    expect((await find('show: used_up')).materials.map(({ id }: any) => id)).toEqual([done.id]);
    expect((await find('show: available, search: "wool"')).pagination.total).toBe(0);
    for (const quantity of [-1, 20_000_000])
      expect((await change(quantity, 2)).error.fieldErrors).toHaveProperty('quantity');
    const [line] = await api.sql(
      "select details from audit_entries where action = 'material.update' and object = $1",
      [`material:${done.id}`],
    );
    expect(line?.details).toEqual({ from: 3, to: 0 });
  });
});
