import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { missingId } from '../../../../testing/access/access-probe.ts';
import {
  addPeople,
  createHome,
  historyOf,
  home,
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

describe('a new project', () => {
  it('has what was given, the names of its people and the usual stages with their days', async () => {
    const project = await create({ contactId: people.contact });
    expect(project).toMatchObject({
      ...home,
      status: 'planning',
      stage: 'Design',
      progress: 0,
      completedAt: null,
      version: 1,
      customerName: 'Casey Whitfield',
      contractorName: 'Jordan Reyes',
      contact: { name: 'Con Tact' },
    });
    expect(project.stages).toHaveLength(9);
    expect(project.stages[0]).toMatchObject({ name: 'Design', plannedFor: '2027-01-04', finishedOn: null });
    expect(project.stages[0].beganOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(
      project.stages
        .slice(1)
        .every(
          ({ beganOn, plannedFor }: any) =>
            beganOn === null && plannedFor > '2027-01-04' && plannedFor <= '2027-06-30',
        ),
    ).toBe(true);
    expect(await historyOf(admin, project.id)).toMatchObject([
      { kind: 'created', actorName: 'Avery Morgan' },
    ]);
  });

  it('is made by REST just as well, and never with more than its fields', async () => {
    const { status, body } = await admin.rest('POST', '/api/projects', {
      ...home,
      id: missingId,
      version: 9,
      completedAt: '2020-01-01',
      createdAt: '2000-01-01',
      customerName: 'Forged',
      stages: [],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...home, version: 1, completedAt: null, customerName: null });
    expect(body.id).not.toBe(missingId);
    expect(body.stages).toHaveLength(9);
  });

  it('is stored once, however often it is sent with one key (K1)', async () => {
    const send = (name: string) =>
      admin.rest('POST', '/api/projects', { ...home, name }, { 'idempotency-key': 'cedar' });
    const [first, second] = [await send('Once Home'), await send('Once Home')];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await send('Twice Home')).status).toBe(422);
    expect(await api.sql("select name from projects where name in ('Once Home', 'Twice Home')")).toEqual([
      { name: 'Once Home' },
    ]);
  });

  it('says what is wrong with it', async () => {
    const wrong = {
      name: ' ',
      budget: -1,
      progress: 101,
      startDate: '2027-02-30',
      customerId: people.contractor,
      sqft: 1.5,
      notes: 'a\u0000b',
      contactEmail: 'nobody',
    };
    const { status, body } = await admin.rest('POST', '/api/projects', wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors).sort()).toEqual([
      'budget',
      'contactEmail',
      'name',
      'notes',
      'progress',
      'sqft',
      'startDate',
    ]);
    const late = await admin.rest('POST', '/api/projects', { ...home, estimatedCompletion: '2026-12-31' });
    expect(late.body.fieldErrors).toEqual({ estimatedCompletion: projectSentences.completionBeforeStart });
    for (const [field, id] of [
      ['customerId', people.contractor],
      ['contractorId', people.customer],
      ['contactId', missingId],
      ['customerId', missingId],
    ] as const) {
      expect((await admin.rest('POST', '/api/projects', { ...home, [field]: id })).body.fieldErrors).toEqual({
        [field]: projectSentences.personMissing,
      });
    }
  });
});

describe('people to pick', () => {
  it('are accounts of the role, by name or address, and never disabled ones', async () => {
    const find = async (role: string, search: string) =>
      (
        await admin.gql(
          'query ($role: ProjectPart!, $search: String) { projectPeople(role: $role, search: $search) { name email } }',
          { role, search },
        )
      ).data.projectPeople;
    expect(await find('customer', 'OTHER.c')).toEqual([
      { name: 'Other Customer', email: 'other.customer@example.com' },
    ]);
    expect(await find('contractor', 'other.c')).toEqual([]);
    expect(await find('customer', '%')).toEqual([]);
    await api.sql('update users set disabled_at = now() where id = $1', [people.other]);
    expect(await find('customer', 'other.c')).toEqual([]);
  });
});
