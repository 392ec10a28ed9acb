import { homeOrderSentences } from '@hearthline/rules/delivery/home-orders.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingId } from '../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addPapers } from '../../../testing/fixtures/projects-fixtures.ts';
import { checklist } from '../../../testing/fixtures/factory.ts';
import { signDeal } from '../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
let admin: Caller;
// Winning asks for a fresh proof.
beforeEach(async () => {
  api.clock.set('2027-03-10T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const fields =
  'projectId version manufacturer orderNumber orderedOn confirmedOn designVersion sections { n serial label }';
const win = async () => {
  const { dealId, email } = await signDeal(api);
  const { data } = await admin.gql(
    'mutation ($id: ID!) { winDeal(id: $id, version: 1) { project { id } } }',
    { id: dealId },
  );
  return { dealId, email, projectId: data.winDeal.project.id as string };
};
const read = async (caller: Caller, projectId: string) =>
  caller.gql(`query ($projectId: ID!) { homeOrder(projectId: $projectId) { ${fields} } }`, { projectId });
const save = async (projectId: string, version: number, input: object, caller = admin) => {
  const { data, errors } = await caller.gql(
    `mutation ($projectId: ID!, $version: Int!, $input: HomeOrderInput!) { saveHomeOrder(projectId: $projectId, version: $version, input: $input) { ${fields} } }`,
    { projectId, version, input },
  );
  const { code, fieldErrors } = errors?.[0]?.extensions ?? {};
  return { order: data?.saveHomeOrder, code, fieldErrors };
};
const mails = (email: string) =>
  api.sql<{ to_address: string }>(
    "select to_address from mails where kind = 'home_ordered' and to_address = $1",
    [email],
  );

describe('a home order', () => {
  it('is made with the project of a won deal, from the version that was signed, a row for each section', async () => {
    const { projectId } = await win();
    expect((await read(admin, projectId)).data.homeOrder).toEqual({
      projectId,
      version: 1,
      manufacturer: null,
      orderNumber: null,
      orderedOn: null,
      confirmedOn: null,
      designVersion: 1,
      sections: [
        { n: 1, serial: null, label: null },
        { n: 2, serial: null, label: null },
      ],
    });
  });

  it('keeps what is left out, and takes labels in upper case', async () => {
    const { projectId } = await win();
    await save(projectId, 1, { manufacturer: 'Cascade Homes', orderedOn: '2027-03-09' });
    const serials = [{ n: 2, serial: 'CH-100-B', label: 'ora-2' }];
    expect((await save(projectId, 2, { confirmedOn: '2027-03-10', sections: serials })).order).toMatchObject({
      version: 3,
      manufacturer: 'Cascade Homes',
      orderedOn: '2027-03-09',
      confirmedOn: '2027-03-10',
      sections: [
        { n: 1, serial: null, label: null },
        { n: 2, serial: 'CH-100-B', label: 'ORA-2' },
      ],
    });
    const emptied = await save(projectId, 3, { manufacturer: null, sections: [{ n: 2, label: null }] });
    expect(emptied.order).toMatchObject({
      manufacturer: null,
      sections: [{ n: 1 }, { n: 2, serial: 'CH-100-B', label: null }],
    });
  });

  it('refuses another version, a day to come, a section that there is not, and the end of an order', async () => {
    const { projectId } = await win();
    expect((await save(projectId, 2, {})).code).toBe('CONFLICT');
    expect((await save(projectId, 1, { orderedOn: '2027-03-11' })).fieldErrors).toEqual({
      orderedOn: homeOrderSentences.later,
    });
    expect((await save(projectId, 1, { sections: [{ n: 3, serial: 'ABCDE' }] })).fieldErrors).toEqual({
      'sections.0.n': homeOrderSentences.section,
    });
    await save(projectId, 1, { orderedOn: '2027-03-10' });
    expect((await save(projectId, 2, { orderedOn: null })).fieldErrors).toEqual({
      orderedOn: homeOrderSentences.orderedStays,
    });
    expect((await save(projectId, 2, { orderedOn: '2027-03-01' })).order.orderedOn).toBe('2027-03-01');
  });

  it('mails every buyer once, when its day is first set', async () => {
    const { projectId, email } = await win();
    await save(projectId, 1, { manufacturer: 'Cascade Homes' });
    expect(await mails(email)).toHaveLength(0);
    await save(projectId, 2, { orderedOn: '2027-03-01' });
    await save(projectId, 3, { orderedOn: '2027-03-02' });
    expect(await mails(email)).toHaveLength(1);
  });

  it('is recorded in the audit log with the number of the deal and both values', async () => {
    const { projectId, dealId } = await win();
    await save(projectId, 1, { orderNumber: 'PO 7' });
    const [entry] = await api.sql<{ details: any }>(
      "select details from audit_entries where action = 'home-order.save' and object = $1",
      [`project:${projectId}`],
    );
    const [deal] = await api.sql<{ number: number }>('select number from deals where id = $1', [dealId]);
    expect(entry?.details).toEqual({
      number: deal?.number,
      changes: { orderNumber: { from: null, to: 'PO 7' } },
    });
  });

  it('is missing for a project made by hand, for one that does not exist, and once it was cancelled it stays', async () => {
    const [plain] = await api.sql<{ id: string }>(
      "insert into projects (name, status) values ('By hand', 'planning') returning id",
    );
    for (const id of [plain?.id ?? '', missingId, 'nonsense'])
      expect((await read(admin, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await save(plain?.id ?? '', 1, {})).code).toBe('NOT_FOUND');
    const { projectId } = await win();
    await api.sql('update home_orders set cancelled_at = now() where project_id = $1', [projectId]);
    expect((await save(projectId, 1, { manufacturer: 'X' })).code).toBe('CONFLICT');
  });
});

describe('order.sections: serial numbers and labels', () => {
  const numbers = (serial: string, label: string, n = 1) => ({ sections: [{ n, serial, label }] });

  it('are those of one section over all homes, however they are written', async () => {
    const [one, other] = [await win(), await win()];
    await save(one.projectId, 1, numbers('uniq-1', 'LBL-1'));
    expect((await save(other.projectId, 1, numbers('UNIQ-1', 'lbl-1'))).fieldErrors).toEqual({
      'sections.0.serial': homeOrderSentences.serialTaken,
      'sections.0.label': homeOrderSentences.labelTaken,
    });
    expect((await save(one.projectId, 2, numbers('uniq-1', 'LBL-9', 2))).fieldErrors).toEqual({
      'sections.0.serial': homeOrderSentences.serialTaken,
    });
    await api.sql(
      'update home_sections set cancelled = true where home_order_id = (select id from home_orders where project_id = $1)',
      [one.projectId],
    );
    expect((await save(other.projectId, 1, numbers('UNIQ-1', 'LBL-1'))).code).toBeUndefined();
  });

  it('are exchanged between two sections in one step', async () => {
    const { projectId } = await win();
    const both = (first: string, second: string) => ({
      sections: [
        { n: 1, serial: first },
        { n: 2, serial: second },
      ],
    });
    await save(projectId, 1, both('swap-a', 'swap-b'));
    expect((await save(projectId, 2, both('swap-b', 'swap-a'))).order.sections).toMatchObject([
      { serial: 'swap-b' },
      { serial: 'swap-a' },
    ]);
  });

  it('are stored once of many at the same time', async () => {
    const won = [await win(), await win(), await win(), await win()];
    const answers = await Promise.all(
      won.map(({ projectId }) => save(projectId, 1, numbers('race-1', 'RACE-1'))),
    );
    expect(answers.filter(({ order }) => order)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'BAD_INPUT')).toHaveLength(3);
  });
});

describe('order.handover: the home of a won deal', () => {
  it('leaves the factory with a serial number and a label for each section, or for a reason', async () => {
    const { projectId } = await win();
    await addPapers(api, projectId);
    const [home] = await api.sql<{ id: string }>(
      "insert into factory_homes (project_id, state, starts_on, position, station, slot, station_since) values ($1, 'in_production', '2027-01-06', 900, 'inspection', 1, now()) returning id",
      [projectId],
    );
    const handOver = async (more: object = {}, caller = admin) => {
      const { data, errors } = await caller.gql(
        'mutation ($id: ID!, $input: HandOverHomeInput!) { handOverHome(id: $id, input: $input) { state } }',
        {
          id: home?.id,
          input: { version: 1, carrier: 'Cascade Haul', transportOn: '2027-03-12', checklist, ...more },
        },
      );
      return { state: data?.handOverHome?.state, message: errors?.[0]?.message, ...errors?.[0]?.extensions };
    };
    const both = homeOrderSentences.unlabeled([1, 2]);
    expect(await handOver()).toMatchObject({ code: 'CONFLICT', fieldErrors: { withoutPapers: both } });
    await save(projectId, 1, { sections: [{ n: 1, serial: 'HAND-1', label: 'HAND-1' }] });
    const second = homeOrderSentences.unlabeled([2]);
    expect(await handOver()).toMatchObject({ code: 'CONFLICT', message: second });
    const factory = await api.as('factory');
    expect(await handOver({ withoutPapers: 'Hurry' }, factory)).toMatchObject({ code: 'CONFLICT' });
    expect(await handOver({ withoutPapers: 'Labels follow by mail' })).toMatchObject({
      state: 'handed_over',
    });
    expect(
      await api.sql("select after from project_events where project_id = $1 and kind = 'papers.labels'", [
        projectId,
      ]),
    ).toEqual([{ after: 'Labels follow by mail' }]);
  });
});

describe('buyer.own: a home order', () => {
  it('is read by the account of a buyer, not by another customer, and changed by staff alone', async () => {
    const { projectId, email } = await win();
    const other = await api.as('customer');
    expect((await read(other, projectId)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await api.addUser({ email, role: 'customer', passwordHash: 'chosen' });
    const buyer = await api.asUser(email);
    expect((await read(buyer, projectId)).data.homeOrder.projectId).toBe(projectId);
    expect((await save(projectId, 1, {}, buyer)).code).toBe('FORBIDDEN');
  });
});
