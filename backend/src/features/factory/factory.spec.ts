import { handOverChecklist, productionSentences, stationFull } from '@hearthline/rules/factory.ts';
import { requiredDocumentSentences } from '@hearthline/rules/projects/required-documents.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { missingId } from '../../testing/access/access-probe.ts';
import { addPapers } from '../../testing/fixtures/projects.ts';

const api = useApi();
const today = '2027-01-06';
const fields =
  'id version projectName state startsOn station slot nextStation holdReason heldByName carrier transportOn';
const checklist = handOverChecklist.map(({ id }) => id);
let factory: Caller;

const idOfProject = async (name: string): Promise<string> =>
  String((await api.sql('select id from projects where name = $1', [name]))[0]?.id);

const types: Record<string, string> = {
  rescheduleHome: 'RescheduleHomeInput',
  shiftHome: 'ShiftHomeInput',
  moveHome: 'MoveHomeInput',
  holdHome: 'HoldHomeInput',
  handOverHome: 'HandOverHomeInput',
};
const change = async (
  name: string,
  id: string,
  input: object,
  caller = factory,
): Promise<{ home: any; error: any }> => {
  const { data, errors } = await caller.gql(
    `mutation ($id: ID!, $input: ${types[name]}!) { ${name}(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  );
  return {
    home: data?.[name],
    error: errors?.[0] && { message: errors[0].message, ...errors[0].extensions },
  };
};
const release = async (id: string, version: number) =>
  (
    await factory.gql(
      `mutation ($id: ID!, $version: Int!) { releaseHome(id: $id, version: $version) { ${fields} } }`,
      { id, version },
    )
  ).data?.releaseHome;
const board = async (caller = factory): Promise<any> =>
  (
    await caller.gql(
      `{ factoryBoard { today stations { id slots } homes { ${fields} } line { ${fields} } } }`,
    )
  ).data.factoryBoard;
const project = async (name: string, stage = 'Permits'): Promise<string> => {
  const [row] = await api.sql(
    "insert into projects (name, status, stage, customer_id, budget) values ($1, 'in_progress', $2, (select id from users where email = 'customer@example.com'), 250000) returning id",
    [name, stage],
  );
  await api.sql(
    "insert into project_stages (project_id, position, name) select $1, row_number() over () - 1, s from unnest(array['Permits', 'Factory Build', 'Delivery']) s",
    [row?.id],
  );
  return String(row?.id);
};
const plan = async (name: string, startsOn = '2027-01-11'): Promise<any> => {
  const { data, errors } = await factory.gql(
    `mutation ($input: PlanHomeInput!) { planHome(input: $input) { ${fields} } }`,
    { input: { projectId: await project(name), startsOn } },
  );
  expect(errors).toBeUndefined();
  return data.planHome;
};
/** A home at a station. */
const at = async (name: string, station: string, slot = 1): Promise<any> => {
  const { id, version } = await plan(name);
  await api.sql("update factory_homes set state = 'in_production', station = $2, slot = $3 where id = $1", [
    id,
    station,
    slot,
  ]);
  return { id, version };
};

beforeAll(async () => {
  api.clock.set('2027-01-06T20:00:00Z');
  factory = await api.as('factory');
});
beforeEach(() => api.sql('delete from factory_homes'));

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

describe('a move', () => {
  it('goes station by station, back with a reason, and the project follows', async () => {
    const { id } = await plan('Mover');
    expect((await change('moveHome', id, { version: 1, to: 'walls' })).error.fieldErrors).toEqual({
      to: productionSentences.startsAtFrame,
    });
    expect((await change('moveHome', id, { version: 1, to: 'frame' })).home).toMatchObject({
      station: 'frame',
      slot: 1,
      state: 'in_production',
      startsOn: today,
      nextStation: 'walls',
      version: 2,
    });
    expect((await change('moveHome', id, { version: 2, to: 'roof' })).error.fieldErrors).toEqual({
      to: productionSentences.oneByOne,
    });
    expect((await change('moveHome', id, { version: 2, to: 'walls' })).home.station).toBe('walls');
    expect((await change('moveHome', id, { version: 3, to: 'frame' })).error.fieldErrors).toEqual({
      reason: productionSentences.whyBack,
    });
    expect(
      (await change('moveHome', id, { version: 3, to: 'frame', reason: 'Wall out of square' })).home.station,
    ).toBe('frame');
    const { data } = await factory.gql(
      'query ($id: ID!) { factoryHomeEvents(id: $id) { events { kind before after reason actorName } } }',
      { id },
    );
    expect(data.factoryHomeEvents.events.map(({ kind, reason }: any) => [kind, reason])).toEqual([
      ['moved_back', 'Wall out of square'],
      ['moved', null],
      ['started', null],
      ['planned', null],
    ]);
    const [row] = await api.sql(
      "select p.stage, p.version, (select s.began_on::text from project_stages s where s.project_id = p.id and s.name = 'Factory Build') as began from projects p where name = 'Mover'",
    );
    expect(row).toEqual({ stage: 'Factory Build', version: 2, began: today });
    const customer = await api.as('customer');
    const [mover] = await api.sql("select id from projects where name = 'Mover'");
    const seen = (
      await customer.gql('query ($id: ID!) { projectEvents(id: $id) { events { kind after } } }', {
        id: mover?.id,
      })
    ).data.projectEvents.events;
    expect(seen.map(({ kind, after }: any) => [kind, after])).toContainEqual(['factory.station', 'Walls']);
  });

  it('needs a free slot, also when many start at once', async () => {
    const homes = await Promise.all(['A', 'B', 'C', 'D'].map((name) => plan(`Crowd ${name}`)));
    const answers = await Promise.all(
      homes.map(({ id }) => change('moveHome', id, { version: 1, to: 'frame' })),
    );
    expect(
      answers
        .filter(({ home }) => home)
        .map(({ home }) => home.slot)
        .sort(),
    ).toEqual([1, 2]);
    expect(answers.filter(({ error }) => error).map(({ error }) => error.fieldErrors)).toEqual([
      { to: stationFull('frame') },
      { to: stationFull('frame') },
    ]);
  });

  it('by two people at once succeeds for one; the other is told (K12)', async () => {
    const { id, version } = await at('Two', 'frame');
    const answers = await Promise.all([1, 2, 3].map(() => change('moveHome', id, { version, to: 'walls' })));
    expect(answers.filter(({ home }) => home)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(2);
  });
});

describe('a hold', () => {
  it('says why, who and since when, stops the home, and is released', async () => {
    const { id, version } = await at('Held', 'roof');
    expect((await change('holdHome', id, { version, reason: ' ' })).error.fieldErrors).toEqual({
      reason: productionSentences.whyHeld,
    });
    expect((await change('holdHome', id, { version, reason: 'Trusses cracked' })).home).toMatchObject({
      holdReason: 'Trusses cracked',
      heldByName: 'Frances Okafor',
    });
    expect((await change('moveHome', id, { version: 2, to: 'plumbing_electrical' })).error.message).toBe(
      productionSentences.held,
    );
    expect(await release(id, 2)).toMatchObject({ holdReason: null, heldByName: null, version: 3 });
    expect((await change('moveHome', id, { version: 3, to: 'plumbing_electrical' })).home.station).toBe(
      'plumbing_electrical',
    );
  });
});

describe('the hand-over', () => {
  it('takes every point of the list, and brings the project to its delivery', async () => {
    const { id, version } = await at('Leaver', 'inspection');
    await addPapers(api, await idOfProject('Leaver'));
    const input = { version, carrier: 'Cascade Haul', transportOn: '2027-01-08', checklist };
    expect(
      (await change('handOverHome', id, { ...input, checklist: checklist.slice(1) })).error.fieldErrors,
    ).toEqual({ checklist: productionSentences.checklist });
    expect(
      (await change('handOverHome', id, { ...input, transportOn: '2027-01-05' })).error.fieldErrors,
    ).toEqual({ transportOn: productionSentences.past });
    expect((await change('handOverHome', id, input)).home).toMatchObject({
      state: 'handed_over',
      station: null,
      carrier: 'Cascade Haul',
      transportOn: '2027-01-08',
      nextStation: null,
    });
    expect((await change('moveHome', id, { version: 2, to: 'frame', reason: 'x' })).error.message).toBe(
      productionSentences.gone,
    );
    expect((await api.sql("select stage, progress from projects where name = 'Leaver'"))[0]).toEqual({
      stage: 'Delivery',
      progress: 40,
    });
    const { data } = await factory.gql('{ handedOverHomes { homes { projectName } pagination { total } } }');
    expect(data.handedOverHomes).toEqual({ homes: [{ projectName: 'Leaver' }], pagination: { total: 1 } });
    expect(
      (await change('handOverHome', (await at('Early', 'finish')).id, { ...input, version: 1 })).error
        .message,
    ).toBe(productionSentences.notReady);
  });
});

describe('required papers', () => {
  const input = { carrier: 'Cascade Haul', transportOn: '2027-01-08', checklist };

  it('hold the hand-over up while one is rejected or missing, and name what is wrong', async () => {
    const { id, version } = await at('Papers', 'inspection');
    const projectId = await idOfProject('Papers');
    const missing =
      'The home cannot be handed over: a contract is missing, plans are missing, and a permit is missing.';
    expect((await change('handOverHome', id, { ...input, version })).error).toEqual({
      code: 'BAD_INPUT',
      message: `${missing} ${requiredDocumentSentences.askOffice}`,
    });
    await addPapers(api, projectId);
    await api.sql(
      "insert into documents (project_id, name, type, state, uploaded_at) values ($1, 'Septic permit', 'permit', 'rejected', now())",
      [projectId],
    );
    const before = await api.sql('select * from factory_homes where id = $1', [id]);
    // The factory's word does not do, whatever it sends along.
    expect(
      (await change('handOverHome', id, { ...input, version, withoutPapers: 'We are in a hurry' })).error
        .message,
    ).toBe('The home cannot be handed over: a permit was rejected. Please ask the office.');
    expect(await api.sql('select * from factory_homes where id = $1', [id])).toEqual(before);
    await api.sql("update documents set state = 'approved' where project_id = $1", [projectId]);
    expect((await change('handOverHome', id, { ...input, version })).home.state).toBe('handed_over');
  });

  it('are passed by an admin with a reason, which is audited and stands in the history for admins', async () => {
    const admin = await api.as('admin');
    const { id, version } = await at('Waived', 'inspection');
    const projectId = await idOfProject('Waived');
    const refused = await change('handOverHome', id, { ...input, version, withoutPapers: '  ' }, admin);
    expect(refused.error.fieldErrors.withoutPapers).toContain('a permit is missing');
    expect(
      (
        await change(
          'handOverHome',
          id,
          { ...input, version, withoutPapers: 'The county has confirmed by phone' },
          admin,
        )
      ).home.state,
    ).toBe('handed_over');
    const events = async (caller: Caller) =>
      (
        await caller.gql('query ($id: ID!) { projectEvents(id: $id) { events { kind after actorName } } }', {
          id: projectId,
        })
      ).data.projectEvents.events;
    expect(await events(admin)).toContainEqual({
      kind: 'papers.hand-over',
      after: 'The county has confirmed by phone',
      actorName: 'Avery Morgan',
    });
    expect(JSON.stringify(await events(await api.as('customer')))).not.toContain('county');
    const [entry] = await api.sql(
      "select details from audit_entries where action = 'project.pass-papers' and object = $1",
      [`project:${projectId}`],
    );
    expect(entry?.details).toEqual({
      step: 'hand_over',
      papers: ['contract missing', 'plans missing', 'permit missing'],
      reason: 'The county has confirmed by phone',
    });
  });

  it('do not matter while the project rests: nothing starts or leaves then', async () => {
    const { id, version } = await at('Resting', 'inspection');
    await api.sql("update projects set status = 'on_hold' where name = 'Resting'");
    expect((await change('handOverHome', id, { ...input, version })).error.message).toBe(
      productionSentences.projectRests,
    );
    const planned = await plan('Asleep');
    await api.sql("update projects set status = 'cancelled' where name = 'Asleep'");
    expect((await change('moveHome', planned.id, { version: 1, to: 'frame' })).error.message).toBe(
      productionSentences.projectRests,
    );
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
