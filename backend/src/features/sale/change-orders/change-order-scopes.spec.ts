import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { extra, useChangeOrders } from '../../../testing/fixtures/change-order-steps.ts';
import { addColleagues, type Colleague, type StaffName } from '../../../testing/fixtures/sale-staff.ts';

const api = useApi();
let admin: Caller;
let people: Readonly<Record<StaffName, Colleague>>;
let manager: Colleague;
let dealId: string;
let projectId: string;
const { wonDeal, draft, drafted, sentOrder, token } = useChangeOrders(api, () => admin);

beforeAll(async () => {
  admin = await api.as('admin');
  people = await addColleagues(api);
  ({ manager } = people);
  ({ dealId } = await wonDeal());
  await api.sql('update deals set owner_id = $1 where id = $2', [people.sofia.id, dealId]);
  const [project] = await api.sql<{ id: string }>(
    'update projects set manager_id = $1 where deal_id = $2 returning id',
    [manager.id, dealId],
  );
  projectId = project?.id ?? '';
});

const knock = async (
  who: Caller,
  call: string,
  variables: Record<string, unknown>,
): Promise<string | undefined> => (await who.gql(call, variables)).errors?.[0]?.extensions.code;
const code = async (answer: Promise<any>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.extensions.code;
const readOrder = 'query ($id: ID!) { changeOrder(id: $id) { id } }';
const ofProject =
  'query ($id: ID!) { project(id: $id) { contract { changeOrders { id } } homeOrder { viewerCanEdit } } }';
const save = `mutation ($id: ID!, $version: Int!) { saveHomeOrder(projectId: $id, version: $version, input: { manufacturer: "Cascade" }) { version } }`;

describe('change orders follow their deal (role.table)', () => {
  it('are drafted, changed, sent and made void by whose the deal is, and by the office', async () => {
    const { sofia, sam, leader, office } = people;
    const order = await drafted(dealId, { lines: [extra(50_000)] });
    const doors = [
      [
        'mutation ($id: ID!) { updateChangeOrder(id: $id, version: 99, input: { days: 1 }) { id } }',
        order.id,
      ],
      ['mutation ($id: ID!) { sendChangeOrder(id: $id, version: 99) { id } }', order.id],
      ['mutation ($id: ID!) { voidChangeOrder(id: $id, version: 99, reason: "x") { id } }', order.id],
    ] as const;
    for (const [call, id] of doors) {
      for (const who of [sofia, leader, office])
        expect(await knock(who, call, { id }), call).toBe('CONFLICT');
      expect(await knock(sam, call, { id }), call).toBe('NOT_FOUND');
      expect(await knock(manager, call, { id }), call).toBe('FORBIDDEN');
    }
    expect(await code(draft(dealId, { lines: [extra(1000)] }, sofia))).toBeUndefined();
    expect(await code(draft(dealId, { lines: [extra(1000)] }, sam))).toBe('NOT_FOUND');
    expect(await knock(sofia, readOrder, { id: order.id })).toBeUndefined();
    const offered = 'query ($id: ID!) { deal(id: $id) { viewerCanEdit contract { viewerCanEdit } } }';
    for (const who of [sofia, leader])
      // Of a won deal itself, a seller corrects nothing.
      expect((await who.gql(offered, { id: dealId })).data.deal).toEqual({
        viewerCanEdit: false,
        contract: { viewerCanEdit: true },
      });
    expect(await knock(sam, readOrder, { id: order.id })).toBe('NOT_FOUND');
  });

  it('are only read by who reads the deal as its contact’s owner', async () => {
    const { sofia, sam } = people;
    await api.sql(
      'update contacts set owner_id = $1 where id = (select contact_id from deals where id = $2)',
      [sam.id, dealId],
    );
    const order = await drafted(dealId, { lines: [extra(2000)] });
    expect(await knock(sam, readOrder, { id: order.id })).toBeUndefined();
    expect(await code(draft(dealId, { lines: [extra(1000)] }, sam))).toBe('FORBIDDEN');
    expect(
      await knock(
        sam,
        'mutation ($id: ID!) { settleAllowance(dealId: $id, version: 1, lineId: "1", reason: "x") { id } }',
        { id: dealId },
      ),
    ).toBe('FORBIDDEN');
    await api.sql(
      'update contacts set owner_id = $1 where id = (select contact_id from deals where id = $2)',
      [sofia.id, dealId],
    );
  });

  it('are read by the manager of the project, and by no other', async () => {
    const order = await drafted(dealId, { lines: [extra(3000)] });
    expect(await knock(manager, readOrder, { id: order.id })).toBeUndefined();
    const { data } = await manager.gql(ofProject, { id: projectId });
    expect(data.project.contract.changeOrders[0]).toEqual({ id: order.id });
    await api.sql('update projects set manager_id = $1 where id = $2', [people.office.id, projectId]);
    await api.sql("update users set role = 'admin' where id = $1", [people.office.id]);
    expect(await knock(manager, readOrder, { id: order.id })).toBe('NOT_FOUND');
    const others = (await manager.gql(ofProject, { id: projectId })).data.project;
    expect(others).toEqual({ contract: { changeOrders: [] }, homeOrder: null });
    expect(
      await knock(manager, 'query ($id: ID!) { homeOrder(projectId: $id) { version } }', { id: projectId }),
    ).toBe('NOT_FOUND');
    await api.sql("update users set role = 'office' where id = $1", [people.office.id]);
    await api.sql('update projects set manager_id = $1 where id = $2', [manager.id, projectId]);
  });
});

it('a signer is mailed a new link by who may send, and the one before ends', async () => {
  const { sofia, sam } = people;
  const other = await wonDeal();
  await api.sql('update deals set owner_id = $1 where id = $2', [sofia.id, other.dealId]);
  const order = await sentOrder(other.dealId, { lines: [extra(4000)] });
  const [buyer] = order.signers;
  const before = await token(order, buyer.name);
  const again = 'mutation ($id: ID!) { sendChangeOrderLink(signerId: $id) { status } }';
  expect(await knock(sam, again, { id: buyer.id })).toBe('NOT_FOUND');
  expect(await knock(sofia, again, { id: buyer.id })).toBeUndefined();
  expect(await token(order, buyer.name)).not.toBe(before);
  const owner = order.signers.at(-1);
  expect(await knock(sofia, again, { id: owner.id })).toBe('CONFLICT');
  expect(await knock(sofia, again, { id: crypto.randomUUID() })).toBe('NOT_FOUND');
});

it('a record that was changed is told of to nobody who does not read it', async () => {
  const { sam } = people;
  const other = await wonDeal();
  const order = await sentOrder(other.dealId, { lines: [extra(5000)] });
  await api.sql('alter table change_orders disable trigger user');
  await api.sql("update change_orders set reason = 'Another one', number = number + 900 where id = $1", [
    order.id,
  ]);
  await api.sql('alter table change_orders enable trigger user');
  const makeVoid = 'mutation ($id: ID!) { voidChangeOrder(id: $id, version: 1, reason: "x") { id } }';
  expect(await knock(admin, makeVoid, { id: order.id })).toBe('CONFLICT');
  expect(await knock(sam, makeVoid, { id: order.id })).toBe('NOT_FOUND');
  expect(
    await knock(sam, 'mutation ($id: ID!) { sendChangeOrderLink(signerId: $id) { id } }', {
      id: order.signers[0].id,
    }),
  ).toBe('NOT_FOUND');
});

it('the order of a home is changed by who sold it and by the office, and read by its manager', async () => {
  const { sofia, sam, office } = people;
  for (const who of [sofia, office]) {
    const { data } = await who.gql(
      'query ($id: ID!) { homeOrder(projectId: $id) { version viewerCanEdit } }',
      {
        id: projectId,
      },
    );
    expect(data.homeOrder.viewerCanEdit).toBe(true);
    expect(await knock(who, save, { id: projectId, version: data.homeOrder.version })).toBeUndefined();
  }
  const { data } = await manager.gql(ofProject, { id: projectId });
  expect(data.project.homeOrder).toEqual({ viewerCanEdit: false });
  expect(await knock(manager, save, { id: projectId, version: 1 })).toBe('FORBIDDEN');
  expect(await knock(sam, save, { id: projectId, version: 1 })).toBe('NOT_FOUND');
});
