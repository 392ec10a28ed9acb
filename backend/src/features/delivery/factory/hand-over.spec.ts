import { productionSentences } from '@hearthline/rules/delivery/factory.ts';
import { requiredDocumentSentences } from '@hearthline/rules/delivery/projects/required-documents.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { checklist, useFactory } from '../../../testing/fixtures/factory.ts';
import { addPapers } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const { people, idOfProject, change, plan, at } = useFactory(api);
let factory: Caller;
beforeAll(() => {
  ({ factory } = people);
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
      productionSentences.leftFactory,
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
