import { productionSentences, stationFull } from '@hearthline/rules/delivery/factory.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { today, useFactory } from '../../../testing/fixtures/factory.ts';

const api = useApi();
const { people, change, release, plan, at } = useFactory(api);
let factory: Caller;
beforeAll(() => {
  ({ factory } = people);
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
  it('is mailed to the office with its reason, and stands on the project for those who may see the factory', async () => {
    const { id } = await plan('Stopped');
    await change('moveHome', id, { version: 1, to: 'frame' });
    const projectId = (await api.sql("select id from projects where name = 'Stopped'"))[0]?.id;
    const admin = await api.as('admin');
    const home = async (caller: Caller) =>
      caller.gql('query ($id: ID!) { project(id: $id) { factoryHome { holdReason station } } }', {
        id: projectId,
      });
    expect((await home(admin)).data.project.factoryHome).toEqual({ holdReason: null, station: 'frame' });
    const mailed = () =>
      api.sql(
        "select to_address, subject, text from mails where kind = 'factory_hold' and text like '%Sills rotten%'",
      );
    await change('holdHome', id, { version: 2, reason: ' ' });
    expect(await mailed()).toEqual([]);
    await change('holdHome', id, { version: 2, reason: 'Sills rotten' });
    const [company] = await api.sql("select value->>'email' as email from settings where key = 'company'");
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'On hold in the factory: Stopped' });
    if (company) expect(mail?.to_address).toBe(company.email);
    expect(String(mail?.text)).toContain(`/projects/${String(projectId)}`);
    expect((await home(admin)).data.project.factoryHome).toEqual({
      holdReason: 'Sills rotten',
      station: 'frame',
    });
    // Its customer reads the project, and not why work stopped.
    const { data, errors } = await home(await api.as('customer'));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(data?.project?.factoryHome ?? null).toBeNull();
  });

  it('says why, who and since when, stops the home, and is released', async () => {
    const { id, version } = await at('Held', 'roof');
    expect((await change('holdHome', id, { version, reason: ' ' })).error.fieldErrors).toEqual({
      reason: productionSentences.holdReasonRequired,
    });
    expect((await change('holdHome', id, { version, reason: 'Trusses cracked' })).home).toMatchObject({
      holdReason: 'Trusses cracked',
      heldByName: 'Frances Okafor',
    });
    expect((await change('moveHome', id, { version: 2, to: 'plumbing_electrical' })).error.message).toBe(
      productionSentences.onHold,
    );
    expect(await release(id, 2)).toMatchObject({ holdReason: null, heldByName: null, version: 3 });
    expect((await change('moveHome', id, { version: 3, to: 'plumbing_electrical' })).home.station).toBe(
      'plumbing_electrical',
    );
  });
});
