import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { contractLines, contractSteps } from '../../../testing/fixtures/contract-steps.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-10T20:00:00Z');
  admin = await api.as('admin');
});
const { sign, win, settle, pay, read } = contractSteps(api, () => admin);
const signedCents = totalOf(contractLines);

const amounts = (schedule: { amountCents: number; paidCents: number }[]) =>
  schedule.map(({ amountCents, paidCents }) => [amountCents, paidCents]);
const takeBack = (id: string) =>
  admin.gql('mutation ($id: ID!) { voidPayment(id: $id, reason: "The check came back") { id } }', { id });

describe('contract.schedule', () => {
  it('comes to the contract sum, is filled in its order, and has the days of what has happened', async () => {
    const deal = await sign();
    const { contract: signed } = await read(deal.dealId);
    const percent = Math.round(signedCents * 0.4);
    expect(amounts(signed.schedule)).toEqual([
      [500_000, 0],
      [percent, 0],
      [percent, 0],
      [signedCents - 500_000 - 2 * percent, 0],
    ]);
    // Nothing of the work is planned before the deal is won.
    expect(signed.schedule.map(({ dueOn }: { dueOn: string | null }) => dueOn)).toEqual([
      '2027-03-10',
      null,
      null,
      null,
    ]);
    await win(deal.dealId);
    const { project } = await read(deal.dealId);
    await api.sql("update home_orders set ordered_on = '2027-03-12' where project_id = $1", [project.id]);
    await api.sql(
      "update project_stages set planned_for = '2027-06-30', began_on = case name when 'Delivery' then date '2027-06-01' end where project_id = $1",
      [project.id],
    );
    await settle(deal.dealId, '3', 1_500_001);
    await pay(deal.dealId, 700_000);
    const { contract } = await read(deal.dealId);
    const sum = signedCents + 1;
    const now = Math.round(sum * 0.4);
    expect(amounts(contract.schedule)).toEqual([
      [500_000, 500_000],
      [now, 200_000],
      [now, 0],
      [sum - 500_000 - 2 * now, 0],
    ]);
    expect(
      contract.schedule.map(({ dueOn, isEstimate }: { dueOn: string; isEstimate: boolean }) => [
        dueOn,
        isEstimate,
      ]),
    ).toEqual([
      ['2027-03-10', false],
      ['2027-03-12', false],
      ['2027-06-03', false],
      ['2027-06-30', true],
    ]);
    // The agreement says the same.
    const { data } = await admin.gql(
      'query ($id: ID!) { agreement(id: $id) { schedule { label event dueOn isEstimate amountCents paidCents } } }',
      { id: deal.agreementId },
    );
    expect(data.agreement.schedule).toEqual(contract.schedule);
  });
});

describe('contract.returned', () => {
  it('has balance and schedule as before at once when a check comes back', async () => {
    const deal = await sign();
    await win(deal.dealId);
    const before = await read(deal.dealId);
    const { body } = await pay(deal.dealId, 500_000);
    expect(await read(deal.dealId)).toMatchObject({
      paidCents: 500_000,
      balanceCents: signedCents - 500_000,
    });
    api.clock.set('2027-04-20T20:00:00Z');
    admin = await api.as('admin');
    expect((await takeBack(body.id)).errors).toBeUndefined();
    const { contract, paidCents, balanceCents } = await read(deal.dealId);
    expect({ contract, paidCents, balanceCents }).toEqual({
      contract: before.contract,
      paidCents: 0,
      balanceCents: signedCents,
    });
  });
});

describe('contract.over', () => {
  it('follows the contract sum: what is above its balance needs a reason', async () => {
    const deal = await sign();
    await win(deal.dealId);
    await settle(deal.dealId, '3', 1_000_000);
    const sum = signedCents - 500_000;
    expect((await pay(deal.dealId, sum + 1)).status).toBe(400);
    expect((await pay(deal.dealId, sum + 1, { overReason: 'Rounded up' })).status).toBe(201);
    expect((await pay(deal.dealId, 1, { kind: 'refund' })).status).toBe(201);
    expect(await read(deal.dealId)).toMatchObject({ balanceCents: 0 });
  });
});

describe('who sees a contract', () => {
  it('is staff and its buyers, by project and account; a contractor gets none', async () => {
    const deal = await sign();
    await win(deal.dealId);
    await api.addUser({ email: deal.email, role: 'customer', passwordHash: 'chosen' });
    const { project } = await read(deal.dealId);
    await api.sql(
      "update projects set contractor_id = (select id from users where email = 'contractor@example.com') where id = $1",
      [project.id],
    );
    const ask =
      'query ($id: ID!) { project(id: $id) { id contract { contractCents allowances { lineId } } } }';
    const seen = { contractCents: signedCents, allowances: [{ lineId: '2' }, { lineId: '3' }] };
    const by = async (caller: Caller) => (await caller.gql(ask, { id: project.id })).data.project;
    expect((await by(admin)).contract).toEqual(seen);
    expect((await by(await api.as('contractor'))).contract).toBeNull();
    const buyer = await api.asUser(deal.email);
    expect((await by(buyer)).contract).toEqual(seen);
    const { data } = await buyer.gql(
      '{ myPayments { dealId balanceCents contract { contractCents balanceCents } } }',
    );
    expect(data.myPayments).toEqual([
      {
        dealId: deal.dealId,
        balanceCents: signedCents,
        contract: { contractCents: signedCents, balanceCents: signedCents },
      },
    ]);
  });
});
