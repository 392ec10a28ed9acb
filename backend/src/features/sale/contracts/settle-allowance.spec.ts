import { contractSentences } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { contractLines, contractSteps } from '../../../testing/fixtures/contract-steps.ts';
import { codeOf } from '../../../testing/graphql/ask-for.ts';

const api = useApi();
let admin: Caller;
// Winning asks for a fresh proof.
beforeEach(async () => {
  api.clock.set('2027-03-10T20:00:00Z');
  admin = await api.as('admin');
});
const { sign, win, settle, cancel, read, entries, mails, version } = contractSteps(api, () => admin);

const signedCents = totalOf(contractLines);
/** Tax of 8.65 % of everything taxable with the foundation at its estimate, $20,000. */
const settledAt = (foundationCents: number): number =>
  signedCents + (foundationCents - 2_000_000) + Math.round((foundationCents - 2_000_000) * 0.0865);

describe('contract.settle', () => {
  it('moves the contract sum with tax, and the project and its budget with it, and mails each buyer', async () => {
    const deal = await sign({ coBuyers: [{ name: 'Bo Byron', email: 'bo@settle.example' }] });
    await win(deal.dealId);
    expect((await settle(deal.dealId, '2', 2_345_600, 'Invoice 4711')).errors).toBeUndefined();
    const { contract, project, valueCents, totalCents, balanceCents, events } = await read(deal.dealId);
    expect(contract).toMatchObject({
      contractCents: settledAt(2_345_600),
      balanceCents: settledAt(2_345_600),
      allowances: [
        {
          lineId: '2',
          label: 'Foundation',
          estimateCents: 2_000_000,
          notToExceedCents: 2_600_000,
          settledCents: 2_345_600,
          settledOn: '2027-03-10',
          reason: 'Invoice 4711',
        },
        { lineId: '3', settledCents: null, settledOn: null, reason: null },
      ],
    });
    expect(project).toMatchObject({
      contractCents: settledAt(2_345_600),
      budget: Math.round(settledAt(2_345_600) / 100),
    });
    // The account follows the contract; the value stays as it was won.
    expect({ valueCents, totalCents, balanceCents }).toEqual({
      valueCents: signedCents,
      totalCents: settledAt(2_345_600),
      balanceCents: settledAt(2_345_600),
    });
    expect(events[0]).toEqual({ kind: 'allowance_settled', note: 'Foundation, $23,456.00: Invoice 4711' });
    expect(await mails('allowance_settled')).toEqual([
      { to_address: 'bo@settle.example' },
      { to_address: deal.email },
    ]);
    const [audited] = await api.sql(
      "select details from audit_entries where action = 'allowance.settle' and object = $1",
      [`deal:${deal.dealId}`],
    );
    expect(audited?.details).toMatchObject({
      number: expect.stringMatching(/^D-\d+$/),
      reason: 'Invoice 4711',
      changes: { amountCents: { from: null, to: 2_345_600 } },
    });
  });

  it('takes what is from nothing to the limit, and nothing else', async () => {
    const deal = await sign();
    for (const [amount, isTaken] of [
      [-1, false],
      [0, true],
      [2_600_000, true],
      [2_600_001, false],
    ] as const)
      expect(codeOf(await settle(deal.dealId, '2', amount)), String(amount)).toBe(
        isTaken ? undefined : 'BAD_INPUT',
      );
    expect((await read(deal.dealId)).contract.contractCents).toBe(settledAt(2_600_000));
    expect(codeOf(await settle(deal.dealId, '1', 100))).toBe('BAD_INPUT');
    expect(codeOf(await settle(deal.dealId, '5', 100))).toBe('BAD_INPUT');
    expect(codeOf(await settle(deal.dealId, '9', 100))).toBe('BAD_INPUT');
    expect(codeOf(await settle(deal.dealId, '2', 100, ' '))).toBe('BAD_INPUT');
  });

  it('opens again, to the cent', async () => {
    const deal = await sign();
    expect(codeOf(await settle(deal.dealId, '3', null))).toBe('CONFLICT');
    await settle(deal.dealId, '3', 2_000_000);
    expect((await read(deal.dealId)).contract.contractCents).toBe(signedCents + 500_000);
    await settle(deal.dealId, '3', null, 'Another invoice is still to come');
    const { contract, events } = await read(deal.dealId);
    expect(contract).toMatchObject({ contractCents: signedCents });
    expect(contract.allowances[1]).toMatchObject({ settledCents: null, settledOn: null, reason: null });
    expect(events[0]).toMatchObject({ kind: 'allowance_opened' });
  });

  it('enters what it changes once the deal is won, under the day on which it is settled', async () => {
    const deal = await sign();
    await settle(deal.dealId, '3', 1_400_000);
    expect(await entries(deal.dealId)).toEqual([]);
    await win(deal.dealId);
    api.clock.set('2027-03-11T20:00:00Z');
    admin = await api.as('admin');
    await settle(deal.dealId, '3', 1_450_000);
    await settle(deal.dealId, '3', null);
    const entered = await entries(deal.dealId);
    expect(entered.map(({ kind, amount_cents, entered_on }) => [kind, amount_cents, entered_on])).toEqual([
      ['won', signedCents - 100_000, '2027-03-10'],
      ['settlement', 50_000, '2027-03-11'],
      ['settlement', 50_000, '2027-03-11'],
    ]);
    expect(entered.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(
      (await read(deal.dealId)).contract.contractCents,
    );
    // What it was won with follows from what was settled before.
    expect((await read(deal.dealId)).valueCents).toBe(signedCents - 100_000);
  });

  it('is refused while nothing is signed, a change order is sent, the project is completed, and once the sale is cancelled', async () => {
    const message = async (id: string): Promise<string | undefined> =>
      (await settle(id, '2', 100)).errors?.[0]?.message;
    const unsigned = await sign();
    await api.sql("update agreements set status = 'void', closed_at = now() where id = $1", [
      unsigned.agreementId,
    ]);
    expect(await message(unsigned.dealId)).toBe(contractSentences.unsigned);
    expect((await read(unsigned.dealId)).contract).toBeNull();

    const deal = await sign();
    await win(deal.dealId);
    const [change] = await api.sql<{ id: string }>(
      `insert into change_orders (deal_id, agreement_id, number, status, reason, lines, days, from_version, to_version, delta_cents, after_cents, document, sent_at)
         values ($1, $2, 1001, 'sent', 'A porch', '[]', 0, 1, 1, 0, 0, '{}', now()) returning id`,
      [deal.dealId, deal.agreementId],
    );
    expect(await message(deal.dealId)).toBe(contractSentences.changeOrderOut);
    await api.sql("update change_orders set status = 'declined', closed_at = now() where id = $1", [
      change?.id,
    ]);
    expect(await message(deal.dealId)).toBeUndefined();
    await api.sql("update projects set status = 'completed', completed_at = now() where deal_id = $1", [
      deal.dealId,
    ]);
    expect(await message(deal.dealId)).toBe(contractSentences.completed);

    const cancelled = await sign();
    await win(cancelled.dealId);
    expect((await cancel(cancelled.dealId)).errors).toBeUndefined();
    expect(await message(cancelled.dealId)).toBe(contractSentences.cancelled);
  });

  it('leaves an allowance alone that a signed change order settles, and shows what that comes to', async () => {
    const deal = await sign();
    await win(deal.dealId);
    const line = {
      key: 'site:foundation',
      label: 'Foundation',
      basis: 'firm',
      quantity: 1,
      unitCents: null,
      amountCents: 1_000_000,
      taxable: true,
      percent: null,
      note: null,
      costCents: null,
      settles: '2',
    };
    await api.sql(
      `insert into change_orders (deal_id, agreement_id, number, status, reason, lines, days, from_version, to_version, delta_cents, after_cents, document, sent_at, signed_at, signed_key, signed_sha256)
         values ($1, $2, 1002, 'signed', 'Rock under the site', $3, 0, 1, 1, 1086500, 0, '{}', now(), '2027-03-10T20:00:00Z', gen_random_uuid(), 'x')`,
      [deal.dealId, deal.agreementId, JSON.stringify([line])],
    );
    const before = (await read(deal.dealId)).contract;
    expect((await settle(deal.dealId, '2', 100)).errors?.[0]?.message).toBe(contractSentences.byChangeOrder);
    expect(before.allowances[0]).toMatchObject({
      settledCents: 3_000_000,
      settledOn: '2027-03-10',
      reason: 'Rock under the site',
    });
    // Nothing of the foundation is open any more: septic may cost $6,000 more, and tax of 8.9 % may be due on what is taxable.
    const taxable = 14_500_000 + 2_000_000 - 100_000;
    expect(before.notToExceedCents).toBe(taxable + 2_100_000 + Math.round(taxable * 0.089) + 1_086_500);
  });

  it('wants the version that was read', async () => {
    const deal = await sign();
    const stale = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { settleAllowance(dealId: $id, version: $version, lineId: "2", amountCents: 1, reason: "x") { id } }',
      { id: deal.dealId, version: (await version(deal.dealId)) + 1 },
    );
    expect(codeOf(stale)).toBe('CONFLICT');
  });
});
