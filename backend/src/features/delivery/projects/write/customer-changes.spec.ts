import { customerFields, projectFieldNames } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { missingId } from '../../../../testing/access/access-probe.ts';
import {
  addPeople,
  createHome,
  home,
  updateHome,
  type People,
} from '../../../../testing/fixtures/project-forms.ts';

const api = useApi();
let admin: Caller;
let people: People;

beforeAll(async () => {
  admin = await api.as('admin');
  people = await addPeople(api);
});

const create = (values: object = {}) => createHome(admin, people, values);

describe('what a customer may change', () => {
  it('is few fields of the own project, the address until construction begins, and nothing of a closed one', async () => {
    const customer = await api.as('customer');
    const { id } = await create();
    const mine = {
      contactPhone: '+13605550100',
      contactEmail: 'casey@example.com',
      address: '2 Birch Road',
      notes: 'Mind the dog',
    };
    const { project } = await updateHome(customer, id, { version: 1, ...mine });
    expect(project).toMatchObject({ ...mine, version: 2, viewerEditableFields: [...customerFields] });
    await updateHome(admin, id, { version: 2, status: 'in_progress' });
    expect((await updateHome(customer, id, { version: 3, address: 'Elsewhere' })).error).toEqual({
      code: 'FORBIDDEN',
      fieldErrors: { address: projectSentences.siteFixed },
    });
    expect((await updateHome(customer, id, { version: 3, notes: 'Mind both dogs' })).project).toMatchObject({
      version: 4,
      viewerEditableFields: ['contactPhone', 'contactEmail', 'notes'],
    });
    await updateHome(admin, id, { version: 4, stage: 'Move-In', withoutPapers: 'All on paper' });
    await updateHome(admin, id, { version: 5, status: 'completed', withoutPapers: 'All on paper' });
    expect((await updateHome(customer, id, { version: 6, notes: 'x' })).error).toEqual({
      code: 'FORBIDDEN',
      fieldErrors: { notes: projectSentences.closed },
    });
  });

  it('is nothing else, whatever is sent, over either API (D7)', async () => {
    const customer = await api.as('customer');
    const { id } = await create();
    const [before] = await api.sql('select * from projects where id = $1', [id]);
    const values: Record<string, unknown> = {
      ...home,
      ...eachProjectText(() => 'Mine'),
      status: 'completed',
      stage: 'Move-In',
      progress: 99,
      customerId: people.customer,
      contractorId: null,
      managerId: null,
      contactId: null,
      name: 'Mine',
      budget: 1,
      actualCost: 1,
    };
    for (const field of projectFieldNames.filter(
      (name) => !(customerFields as readonly string[]).includes(name),
    )) {
      for (const value of [values[field], null]) {
        const gql = await updateHome(customer, id, { version: 1, notes: 'Sneaked', [field]: value });
        expect(gql.error, field).toEqual({
          code: 'FORBIDDEN',
          fieldErrors: { [field]: projectSentences.notYours },
        });
        expect(
          (
            await customer.rest('PATCH', `/api/projects/${id}`, {
              version: 1,
              notes: 'Sneaked',
              [field]: value,
            })
          ).status,
          field,
        ).toBe(403);
      }
    }
    expect(await api.sql('select * from projects where id = $1', [id])).toEqual([before]);
  });

  it('is not somebody else’s: a foreign id is like a missing one (D4)', async () => {
    const { id } = await create({ customerId: people.other });
    const customer = await api.as('customer');
    for (const wrong of [id, missingId, 'nonsense']) {
      expect((await updateHome(customer, wrong, { version: 1, notes: 'x' })).error).toEqual({
        code: 'NOT_FOUND',
      });
      expect(await customer.rest('PATCH', `/api/projects/${wrong}`, { version: 1 })).toMatchObject({
        status: 404,
        body: { message: projectSentences.missing },
      });
      expect(
        (await customer.gql('query ($id: ID!) { projectEvents(id: $id) { events { kind } } }', { id: wrong }))
          .errors?.[0]?.extensions.code,
      ).toBe('NOT_FOUND');
    }
    expect(
      (await (await api.as('contractor')).rest('PATCH', `/api/projects/${id}`, { version: 1, notes: 'x' }))
        .status,
    ).toBe(403);
  });
});
