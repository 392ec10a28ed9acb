import { beforeAll, describe, expect, it } from 'vitest';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { sha, textOf } from '../../../testing/fixtures/agreements-fixtures.ts';
import { expirePapers, remindSigners } from '../signing/signing.jobs.ts';
import { runJob } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../index.ts';
import { extra, useChangeOrders } from '../../../testing/fixtures/change-order-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
const steps = useChangeOrders(api, () => admin);
const { contracts, draft, drafted, update, trySend, voidOrder, wonDeal, sentOrder, signedOrder, readOrder } =
  steps;

const messageOf = async (answer: Promise<any>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.message;
const stateOf = async (dealId: string) => {
  const [deal] = await api.sql('select contract_cents::float8 as sum from deals where id = $1', [dealId]);
  const [project] = await api.sql(
    'select id, contract_cents::float8 as sum, budget, design_version, estimated_completion::text as completion from projects where deal_id = $1',
    [dealId],
  );
  const [order] = await api.sql('select design_version from home_orders where project_id = $1', [
    project?.id,
  ]);
  const stages = await api.sql(
    'select name, planned_for::text as day, began_on::text as began from project_stages where project_id = $1 order by position',
    [project?.id],
  );
  const entries = await contracts.entries(dealId);
  return {
    deal,
    project,
    order,
    stages,
    entries: entries.map(({ kind, amount_cents: cents }) => [kind, cents]),
  };
};

describe('a draft of a change order', () => {
  it('has firm lines with tax by the percentage of the contract, negative where they are', async () => {
    const { dealId, totalCents } = await wonDeal();
    const order = await drafted(dealId, {
      lines: [
        extra(200_000, { taxable: true }),
        { label: 'No carport', amountCents: -300_001, taxable: true },
        extra(50_000),
      ],
      days: 14,
    });
    // 8.65 % of -1,000.01, half a cent away from zero.
    expect(order.lines.map(({ id, amountCents }: any) => [id, amountCents])).toEqual([
      ['1', 200_000],
      ['2', -300_001],
      ['3', 50_000],
      ['4', -8_650],
    ]);
    expect(order).toMatchObject({
      number: null,
      status: 'draft',
      deltaCents: -58_651,
      afterCents: totalCents - 58_651,
      days: 14,
      fromVersion: 1,
      toVersion: 1,
      signers: [],
      pdfSha256: null,
    });
    const changed = (await update(order.id, 1, { days: -60 })).data.updateChangeOrder;
    expect(changed).toMatchObject({ version: 2, days: -60, deltaCents: -58_651, reason: order.reason });
    const priced = (await update(order.id, 2, { lines: [extra(1)] })).data.updateChangeOrder;
    expect(priced).toMatchObject({ days: -60, deltaCents: 1 });
    expect(await steps.code(update(order.id, 2, { days: 1 }))).toBe('CONFLICT');
  });

  it.each([
    [{ days: -61 }, 'days'],
    [{ days: 366 }, 'days'],
    [{ reason: ' ' }, 'reason'],
    [{ toVersion: 2 }, 'toVersion'],
    [{ lines: [{ label: 'x' }] }, 'lines.0.amountCents'],
    [{ lines: [extra(1, { basis: 'allowance' })] }, 'lines.0.basis'],
    [{ lines: [extra(1, { settles: '1' })] }, 'lines.0.settles'],
    [{ lines: [extra(1, { settles: '5' })] }, 'lines.0.settles'],
    [{ lines: [extra(1, { settles: '2' }), extra(2, { settles: '2' })] }, 'lines.1.settles'],
    [{ lines: [extra(0, { settles: '2' })] }, 'lines.0.amountCents'],
  ])('refuses %j', async (input, field) => {
    const { dealId } = await wonDeal();
    const { errors } = await draft(dealId, input);
    expect(Object.keys(errors?.[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
  });

  it('keeps the version of the design that it goes to, however old it is', async () => {
    const { dealId, designCode, editKey } = await wonDeal();
    for (const roof of ['gable', 'flat', 'shed'])
      await api.rest('PATCH', `/api/designs/${designCode}`, { roof }, { 'x-design-key': editKey });
    await drafted(dealId, { toVersion: 2 });
    await api.sql(
      "update design_versions set created_at = now() - interval '400 days' where design_id = (select id from designs where code = $1)",
      [designCode],
    );
    await runJob(jobHandlers, { name: 'designs.clean' }, api.app.systemContext(), {});
    const left = await api.sql(
      'select version from design_versions where design_id = (select id from designs where code = $1) order by 1',
      [designCode],
    );
    // The first, the one of the draft, the newest; nothing names the third.
    expect(left.map(({ version }) => version)).toEqual([1, 2, 4]);
  });

  it('takes lines from the versions of the design: what goes at its amount in the contract, what comes at its estimate', async () => {
    const { dealId, designCode, editKey } = await wonDeal();
    const patch = async (content: object): Promise<void> => {
      const { status } = await api.rest('PATCH', `/api/designs/${designCode}`, content, {
        'x-design-key': editKey,
      });
      expect(status).toBe(200);
    };
    await patch({ roof: 'gable', home: { slug: 'yachats' } });
    const order = await drafted(dealId, {});
    expect(order).toMatchObject({ fromVersion: 1, toVersion: 2 });
    const byKey = Object.fromEntries(order.lines.map((line: any) => [line.key, line]));
    // The contract has the home at another amount than the price book.
    expect(byKey['home:castle-rock']).toMatchObject({ amountCents: -14_500_000, basis: 'firm' });
    expect(byKey['home:yachats'].amountCents).toBe(8_900_000);
    // A key that the contract does not have is credited with nothing, which is no line.
    expect(byKey['option:roof:hip']).toBeUndefined();
    const tax = order.lines.at(-1);
    expect(tax.key).toBe('tax:sales');
    const taxable = order.lines
      .filter((line: any) => line.taxable && line.key !== 'tax:sales')
      .reduce((sum: number, line: any) => sum + line.amountCents, 0);
    expect(tax.amountCents).toBe(Math.sign(taxable) * Math.round((Math.abs(taxable) * 8.65) / 100));
  });

  it('is made of a won deal alone', async () => {
    const { dealId } = await contracts.sign();
    expect(await messageOf(draft(dealId, {}))).toBe(changeOrderSentences.notWon);
    expect(await steps.code(draft('nothing', {}))).toBe('NOT_FOUND');
  });
});

describe('sending', () => {
  it('freezes what it says, numbers without a gap, and mails the buyers, then the owner', async () => {
    const { dealId, totalCents } = await wonDeal();
    const order = await sentOrder(dealId, { lines: [extra(420_000)], days: 7 });
    expect(order.number).toMatch(/^C-\d+$/);
    expect(order.signers.map(({ role, state }: any) => [role, state])).toEqual([
      ['buyer', 'sent'],
      ['buyer', 'sent'],
      ['seller', 'waiting'],
    ]);
    expect(order.events.map(({ kind }: any) => kind)).toEqual(['sent', 'link_sent', 'link_sent']);
    const file = Buffer.from(await (await admin.open(`/api/change-orders/${order.id}.pdf`)).arrayBuffer());
    expect(sha(file)).toBe(order.pdfSha256);
    const [agreement] = await api.sql('select number, signed_sha256 from agreements where deal_id = $1', [
      dealId,
    ]);
    const text = await textOf(file);
    for (const words of [
      order.number,
      `A-${agreement?.number}`,
      String(agreement?.signed_sha256),
      'The buyers want a porch',
      '+$4,200.00',
      `$${(totalCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      `$${((totalCents + 420_000) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      '7 days later',
    ])
      expect(text).toContain(words);
    const other = await drafted(dealId, { lines: [extra(1)] });
    expect(await messageOf(trySend(other))).toBe(changeOrderSentences.sentAlready);
    expect(await messageOf(update(order.id, order.version, { days: 1 }))).toBe(changeOrderSentences.notDraft);
    const next = await sentOrder((await wonDeal()).dealId, { lines: [extra(1)] });
    expect(Number(next.number.slice(2))).toBe(Number(order.number.slice(2)) + 1);
  });

  it('needs an owner, a contact, and a project that goes on', async () => {
    const { dealId } = await wonDeal();
    const order = await drafted(dealId, { lines: [extra(1)] });
    const without = async (column: 'owner_id' | 'contact_id') => {
      const [row] = await api.sql(`select ${column} as id from deals where id = $1`, [dealId]);
      await api.sql(`update deals set ${column} = null where id = $1`, [dealId]);
      const message = await messageOf(trySend(order));
      await api.sql(`update deals set ${column} = $2 where id = $1`, [dealId, row?.id]);
      return message;
    };
    expect(await without('owner_id')).toBe(changeOrderSentences.noOwner);
    expect(await without('contact_id')).toBe(changeOrderSentences.noBuyer);
    await api.sql("update projects set status = 'completed', completed_at = now() where deal_id = $1", [
      dealId,
    ]);
    expect(await messageOf(trySend(order))).toBe(changeOrderSentences.projectClosed);
    await api.sql("update projects set status = 'in_progress', completed_at = null where deal_id = $1", [
      dealId,
    ]);
    expect((await trySend(order)).errors).toBeUndefined();
  });

  it('refuses choices that do not go together, and a design that another one has changed since', async () => {
    const { dealId, designCode, editKey } = await wonDeal();
    const patch = (content: object) =>
      api.rest('PATCH', `/api/designs/${designCode}`, content, { 'x-design-key': editKey });
    await patch({ site: { zip: '10001', county: null, miles: null } });
    const far = await drafted(dealId, { lines: [extra(1)] });
    expect(await messageOf(trySend(far))).toContain(changeOrderSentences.conflicts);
    await patch({ site: { zip: '98597' }, roof: 'gable' });
    const early = await drafted(dealId, { lines: [extra(1)] });
    await signedOrder(dealId, { lines: [extra(2)] });
    expect(await messageOf(trySend(early))).toBe(changeOrderSentences.otherSince);
    const again = (await update(early.id, 1, {})).data.updateChangeOrder;
    expect(again).toMatchObject({ fromVersion: 3, toVersion: 3 });
    expect((await trySend(again)).errors).toBeUndefined();
  });

  it('buyer.change: while one is out, buyers do not change', async () => {
    const { dealId, contactId, email } = await wonDeal();
    await sentOrder(dealId, { lines: [extra(1)] });
    const deal = await contracts.read(dealId);
    const answer = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { updateDeal(id: $id, version: $version, reason: "x", input: { coBuyers: [] }) { id } }',
      { id: dealId, version: deal.version },
    );
    expect(answer.errors?.[0]?.message).toBe('Void it first.');
    const changed = await admin.gql(
      'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { id } }',
      { id: contactId, input: { version: 1, firstName: 'Ada', lastName: 'Byron', email: `new-${email}` } },
    );
    expect(changed.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('change.all: the last signature', () => {
  it('moves everything, and nothing moves before it', async () => {
    const { dealId, totalCents, designCode, editKey } = await wonDeal();
    await api.sql(
      "update projects set start_date = '2027-01-04', estimated_completion = '2027-06-01' where deal_id = $1",
      [dealId],
    );
    await api.sql(
      "update project_stages set planned_for = date '2027-02-01' + position, began_on = case when position = 0 then date '2027-01-05' end where project_id = (select id from projects where deal_id = $1)",
      [dealId],
    );
    await api.rest('PATCH', `/api/designs/${designCode}`, { roof: 'gable' }, { 'x-design-key': editKey });
    const before = await stateOf(dealId);
    const order = await sentOrder(dealId, {
      lines: [extra(300_000, { taxable: true }), extra(900_000, { label: 'More rock', settles: '2' })],
      days: 10,
    });
    const last = await steps.signAllButLast(order);
    expect(await stateOf(dealId)).toEqual(before);
    expect((await steps.sign(last.token, last.name)).status).toBe(200);

    // 8.65 % of 12,000: the line that settles a taxed allowance is taxed as well.
    const delta = 300_000 + 900_000 + 103_800;
    const after = await stateOf(dealId);
    expect(order).toMatchObject({ deltaCents: delta, afterCents: totalCents + delta });
    expect(after.deal).toEqual({ sum: totalCents + delta });
    expect(after.project).toMatchObject({
      sum: totalCents + delta,
      budget: Math.round((totalCents + delta) / 100),
      design_version: 2,
      completion: '2027-06-11',
    });
    expect(after.order).toEqual({ design_version: 2 });
    expect(after.stages[0]).toEqual(before.stages[0]);
    expect(after.stages[1]?.day).toBe('2027-02-12');
    expect(after.entries).toEqual([
      ['won', totalCents],
      ['change', delta],
    ]);
    const house = await admin.gql(
      'query ($id: ID!) { project(id: $id) { signedHome { roof agreementNumber } } }',
      {
        id: before.project?.id,
      },
    );
    expect(house.data.project.signedHome.roof).toBe('gable');
    const [frozen] = await api.sql(
      'select v.frozen_at is not null as frozen from design_versions v join designs d on d.id = v.design_id where d.code = $1 and v.version = 2',
      [designCode],
    );
    expect(frozen).toEqual({ frozen: true });
    const { contract } = await contracts.read(dealId);
    expect(contract.allowances[0]).toMatchObject({ lineId: '2', settledCents: 2_900_000 });
    expect((await contracts.settle(dealId, '2', 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const mails = await api.sql(
      "select to_name from mails where kind = 'change_order_signed' and text like '%' || $1 || '%' order by to_name",
      [order.number],
    );
    expect(mails.map(({ to_name: name }) => name)).toEqual(order.signers.map(({ name }: any) => name).sort());
    const signed = await readOrder(order.id);
    expect(signed.status).toBe('signed');
    expect(signed.events.at(-1).kind).toBe('completed');
    const file = Buffer.from(await (await admin.open(`/api/change-orders/${order.id}.pdf`)).arrayBuffer());
    expect(sha(file)).toBe(signed.signedSha256);
    expect(await textOf(file)).toContain(`Change order ${order.number} · completed`);
  });

  it('changes nothing at all where one of its changes fails', async () => {
    const { dealId } = await wonDeal();
    const order = await sentOrder(dealId, { lines: [extra(1)], days: 3 });
    const last = await steps.signAllButLast(order);
    const before = await stateOf(dealId);
    await api.sql(
      "create function fails() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$; create trigger fails before update of design_version on home_orders for each row execute function fails()",
    );
    expect((await steps.sign(last.token, last.name)).status).toBe(500);
    await api.sql('drop trigger fails on home_orders; drop function fails');
    expect(await stateOf(dealId)).toEqual(before);
    expect((await readOrder(order.id)).status).toBe('sent');
    expect((await steps.sign(last.token, last.name)).status).toBe(200);
    expect((await stateOf(dealId)).entries.at(-1)).toEqual(['change', 1]);
  });
});

describe('a link to a change order', () => {
  it('shows it as an agreement that is out, with what it comes to', async () => {
    const { dealId, totalCents } = await wonDeal();
    const order = await sentOrder(dealId, { lines: [extra(250_000)] });
    const token = await steps.token(order, 'Ada Byron');
    const header = steps.header(token);
    const { body } = await api.rest('GET', '/api/linked-agreement', undefined, header);
    expect(body).toMatchObject({
      kind: 'change_order',
      number: order.number,
      status: 'out',
      state: 'sent',
      totalCents: totalCents + 250_000,
      disclosuresSha256: '',
      files: [],
      pdfSha256: order.pdfSha256,
      lastDay: order.lastDay,
    });
    expect(body.schedule.reduce((sum: number, one: any) => sum + one.amountCents, 0)).toBe(
      totalCents + 250_000,
    );
    expect((await api.rest('GET', '/api/linked-agreement/disclosures.pdf', undefined, header)).status).toBe(
      404,
    );
    expect(
      (await api.rest('GET', `/api/linked-agreement/files/${'0'.repeat(64)}.pdf`, undefined, header)).status,
    ).toBe(404);
    const { body: reading } = await api.rest('GET', '/api/linked-agreement/reading', undefined, header);
    const words = reading.parts.flatMap(({ title, blocks }: any) => [
      title,
      ...blocks.map(({ text }: any) => text),
    ]);
    // contract.reading: the same words in the same order.
    const pdf = (await textOf(await steps.pdf(token))).replaceAll(/\s/g, '');
    let at = 0;
    for (const text of words) {
      const found = pdf.indexOf(text.replaceAll(/\s/g, ''), at);
      expect(found, text).toBeGreaterThanOrEqual(at);
      at = found;
    }
    // Read as text: the event says so, and consent may follow.
    const read = await readOrder(order.id);
    expect(read.events.map(({ kind }: any) => kind)).toContain('viewed');
    expect((await steps.consent(token)).status).toBe(200);
    const verified = (await api.rest('GET', `/api/verify/${order.pdfSha256}`)).body;
    expect(verified).toMatchObject({
      known: true,
      damaged: false,
      kind: 'change_order_unsigned',
      status: 'out',
    });
  });

  it('of one that is void, declined or out of time signs nothing', async () => {
    const { dealId } = await wonDeal();
    const order = await sentOrder(dealId, { lines: [extra(1)] });
    const token = await steps.token(order, 'Ada Byron');
    await steps.agree(token);
    const { version } = await readOrder(order.id);
    const voided = (await voidOrder({ id: order.id, version })).data.voidChangeOrder;
    expect(voided).toMatchObject({ status: 'void' });
    expect(await steps.sign(token, 'Ada Byron')).toMatchObject({
      status: 410,
      body: { message: changeOrderSentences.void },
    });
    expect(await messageOf(voidOrder(voided))).toBe(changeOrderSentences.notVoidable);

    const declined = await sentOrder(dealId, { lines: [extra(1)] });
    const other = await steps.token(declined, 'Robin Byron');
    expect((await steps.post('decline', other, { reason: 'Too much' })).status).toBe(200);
    expect((await readOrder(declined.id)).status).toBe('declined');

    const late = await sentOrder(dealId, { lines: [extra(1)] });
    const last = await steps.token(late, 'Ada Byron');
    const [{ at } = { at: new Date() }] = await api.sql<{ at: Date }>(
      'select expires_at as at from change_orders where id = $1',
      [late.id],
    );
    try {
      api.clock.set(new Date(at.getTime() - 1));
      await steps.agree(last);
      api.clock.set(at);
      expect((await steps.sign(last, 'Ada Byron')).status).toBe(410);
      await expirePapers(api.app.systemContext());
    } finally {
      api.clock.reset();
    }
    expect((await readOrder(late.id)).status).toBe('expired');
    expect(await messageOf(voidOrder(await readOrder(late.id)))).toBe(changeOrderSentences.notVoidable);
  });
});

it('a draft that is made void has no number and no events', async () => {
  const { dealId } = await wonDeal();
  const order = await drafted(dealId, { lines: [extra(1)] });
  const voided = (await voidOrder(order)).data.voidChangeOrder;
  expect(voided).toMatchObject({ status: 'void', number: null, events: [] });
  expect(await messageOf(trySend(voided))).toBe(changeOrderSentences.notDraft);
});

it('buyer.own: its buyers see one once it was sent, and for everybody else it is missing', async () => {
  const { dealId, email } = await wonDeal();
  await api.addUser({ email, role: 'customer', passwordHash: 'chosen' });
  const buyer = await api.asUser(email);
  const stranger = await api.as('customer');
  const draftOnly = await drafted(dealId, { lines: [extra(1)] });
  const ask = (caller: Caller, id: string) =>
    caller.gql('query ($id: ID!) { changeOrder(id: $id) { id number signers { email } } }', { id });
  const doors = async (caller: Caller, id: string) => [
    await steps.code(ask(caller, id)),
    (await caller.open(`/api/change-orders/${id}.pdf`)).status,
  ];
  expect(await doors(buyer, draftOnly.id)).toEqual(['NOT_FOUND', 404]);
  expect(await doors(admin, draftOnly.id)).toEqual([undefined, 404]);
  const order = (await trySend(draftOnly)).data.sendChangeOrder;
  expect(await doors(buyer, order.id)).toEqual([undefined, 200]);
  expect((await ask(buyer, order.id)).data.changeOrder.signers[0]).toEqual({ email: null });
  expect(await doors(stranger, order.id)).toEqual(['NOT_FOUND', 404]);
  expect(await steps.code(ask(await api.as('agent'), order.id))).toBe('FORBIDDEN');
});

it('signers of a change order are reminded, as those of an agreement', async () => {
  const order = await sentOrder((await wonDeal()).dealId, { lines: [extra(1)] });
  try {
    api.clock.set(new Date(api.clock.now().getTime() + 5 * 86_400_000 + 1000));
    await remindSigners(api.app.systemContext());
  } finally {
    api.clock.reset();
  }
  const mails = await api.sql(
    "select to_name from mails where kind = 'change_order_reminder' and text like '%' || $1 || '%' order by to_name",
    [order.number],
  );
  expect(mails.map(({ to_name: name }) => name)).toEqual(['Ada Byron', 'Robin Byron']);
});
