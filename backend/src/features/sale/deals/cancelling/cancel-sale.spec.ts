import { cancelSentences } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { contractLines, contractSteps } from '../../../../testing/fixtures/contract-steps.ts';
import { signAgain } from '../../../../testing/fixtures/signed-agreements.ts';
import { codeOf } from '../../../../testing/graphql/ask-for.ts';

const api = useApi();
let admin: Caller;
// Winning and cancelling ask for a fresh proof.
beforeEach(async () => {
  api.clock.set('2027-03-10T20:00:00Z');
  admin = await api.as('admin');
});
const { sign, win, settle, cancel, pay, read, entries, mails, version } = contractSteps(api, () => admin);

const signedCents = totalOf(contractLines);
const later = async (day: string): Promise<void> => {
  api.clock.set(`${day}T20:00:00Z`);
  admin = await api.as('admin');
};
const won = async (options: Parameters<typeof sign>[0] = {}) => {
  const deal = await sign(options);
  expect((await win(deal.dealId)).errors).toBeUndefined();
  return deal;
};
const move = async (id: string, stage: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!, $stage: DealStage!) { moveDeal(id: $id, version: $version, stage: $stage) { id } }',
    { id, version: await version(id), stage },
  );

describe('cancel.effects', () => {
  it('ends agreement, documents, project, home order and home, and mails each buyer, all at once', async () => {
    const deal = await won({ coBuyers: [{ name: 'Bo Byron', email: 'bo@cancel.example' }] });
    await pay(deal.dealId, 500_000);
    const { project } = await read(deal.dealId);
    await api.sql("update home_orders set ordered_on = '2027-03-10' where project_id = $1", [project.id]);
    await api.sql(
      "update home_sections set serial = 'CANCEL' || n, label = 'CAN-' || n where home_order_id = (select id from home_orders where project_id = $1)",
      [project.id],
    );
    await api.sql(
      "insert into factory_homes (project_id, state, starts_on, position, station, slot, station_since) values ($1, 'in_production', '2027-03-01', 1, 'finish', 1, now())",
      [project.id],
    );
    await later('2027-04-02');
    expect(
      (await cancel(deal.dealId, { on: '2027-03-30', keepCents: 120_000, note: 'The loan' })).errors,
    ).toBeUndefined();

    const after = await read(deal.dealId);
    expect(after).toMatchObject({
      stage: 'won',
      wonOn: '2027-03-10',
      valueCents: 0,
      totalCents: 120_000,
      paidCents: 500_000,
      balanceCents: -380_000,
      cancellation: {
        on: '2027-03-30',
        reason: 'financing',
        note: 'The loan',
        keepCents: 120_000,
        refundDueCents: 380_000,
      },
      project: { id: project.id, status: 'cancelled' },
      contract: { contractCents: 120_000, notToExceedCents: 120_000, balanceCents: -380_000 },
    });
    expect(after.events[0]).toEqual({ kind: 'sale_cancelled', note: 'The loan' });
    expect(
      await api.sql('select status, closed_reason from agreements where deal_id = $1', [deal.dealId]),
    ).toEqual([{ status: 'void', closed_reason: 'The sale was cancelled.' }]);
    const [chained] = await api.sql(
      'select kind from agreement_events where agreement_id = $1 order by n desc limit 1',
      [deal.agreementId],
    );
    expect(chained).toEqual({ kind: 'voided' });
    expect(
      await api.sql(
        'select d.state, v.state as version, v.note from documents d join document_versions v on v.document_id = d.id where d.project_id = $1',
        [project.id],
      ),
    ).toEqual([
      { state: 'rejected', version: 'rejected', note: 'The sale was cancelled.' },
      { state: 'rejected', version: 'rejected', note: 'The sale was cancelled.' },
    ]);
    expect(
      await api.sql(
        'select o.cancelled_at is not null as cancelled, bool_and(s.cancelled) as sections from home_orders o join home_sections s on s.home_order_id = o.id where o.project_id = $1 group by 1',
        [project.id],
      ),
    ).toEqual([{ cancelled: true, sections: true }]);
    expect(
      await api.sql(
        'select state, hold_reason, held_at is not null as on_hold from factory_homes where project_id = $1',
        [project.id],
      ),
    ).toEqual([{ state: 'in_production', hold_reason: 'The sale was cancelled.', on_hold: true }]);
    expect(await mails('sale_cancelled')).toEqual([
      { to_address: 'bo@cancel.example' },
      { to_address: deal.email },
    ]);
    expect(await api.sql("select 1 from mails where kind = 'agreement_closed'")).toEqual([]);
    const [audited] = await api.sql(
      "select details from audit_entries where action = 'deal.cancel' and object = $1",
      [`deal:${deal.dealId}`],
    );
    expect(audited?.details).toMatchObject({
      reason: 'financing',
      keepCents: 120_000,
      changes: { contractCents: { from: signedCents, to: 120_000 } },
    });
  });

  it('changes nothing with a wrong number, outside of winning and today, or of another version', async () => {
    const deal = await won();
    await pay(deal.dealId, 500_000);
    const before = await read(deal.dealId);
    const refused = async (input: object): Promise<unknown> =>
      (await cancel(deal.dealId, input)).errors?.[0]?.extensions?.fieldErrors;
    expect(await refused({ number: 'D-1' })).toEqual({ number: cancelSentences.otherNumber(before.number) });
    expect(await refused({ on: '2027-03-09' })).toEqual({ on: cancelSentences.beforeWinning });
    expect(await refused({ on: '2027-03-11' })).toEqual({ on: cancelSentences.later });
    const stale = await admin.gql(
      'mutation ($id: ID!, $version: Int!, $input: CancelSaleInput!) { cancelSale(dealId: $id, version: $version, input: $input) { id } }',
      {
        id: deal.dealId,
        version: before.version - 1,
        input: { number: before.number, reason: 'price', on: '2027-03-10', keepCents: 0 },
      },
    );
    expect(codeOf(stale)).toBe('CONFLICT');
    expect(await read(deal.dealId)).toEqual(before);
    expect(await mails('sale_cancelled')).not.toContainEqual({ to_address: deal.email });
  });

  it('is for won deals whose project is not completed, once', async () => {
    const open = await sign();
    expect((await cancel(open.dealId)).errors?.[0]?.message).toBe(cancelSentences.notWon);
    const deal = await won();
    await api.sql("update projects set status = 'completed', completed_at = now() where deal_id = $1", [
      deal.dealId,
    ]);
    expect((await cancel(deal.dealId)).errors?.[0]?.message).toBe(cancelSentences.completed);
    expect((await read(deal.dealId)).contract.contractCents).toBe(signedCents);
    await api.sql("update projects set status = 'in_progress', completed_at = null where deal_id = $1", [
      deal.dealId,
    ]);
    expect((await cancel(deal.dealId)).errors).toBeUndefined();
    expect((await cancel(deal.dealId)).errors?.[0]?.message).toBe(cancelSentences.cancelledAlready);
  });

  it('asks for a fresh proof', async () => {
    const deal = await won();
    api.clock.set('2027-03-10T20:11:00Z');
    expect(codeOf(await cancel(deal.dealId))).toBe('PROOF_REQUIRED');
  });

  it('leaves the board and the lists, but not those that ask for it', async () => {
    const deal = await won();
    const seen = async () => {
      const { data } = await admin.gql(
        '{ deals(stage: won) { deals { id } pagination { total } valueCents } all: deals { deals { id } } cancelled: deals(cancelled: true) { deals { id } } dealBoard { stage count deals { id } } }',
      );
      const has = (deals: { id: string }[]): boolean => deals.some(({ id }) => id === deal.dealId);
      const column = data.dealBoard.find(({ stage }: { stage: string }) => stage === 'won');
      return {
        shown: [has(data.deals.deals), has(data.all.deals), has(column.deals)],
        counts: [data.deals.pagination.total, column.count],
        value: data.deals.valueCents,
        cancelled: has(data.cancelled.deals),
      };
    };
    const before = await seen();
    expect(before).toMatchObject({ shown: [true, true, true], cancelled: false });
    await cancel(deal.dealId);
    expect(await seen()).toEqual({
      shown: [false, false, false],
      counts: before.counts.map((count) => count - 1),
      value: before.value - signedCents,
      cancelled: true,
    });
  });

  it('keeps the project from going on', async () => {
    const deal = await won();
    await cancel(deal.dealId);
    const { project } = await read(deal.dealId);
    const [row] = await api.sql<{ version: number }>('select version from projects where id = $1', [
      project.id,
    ]);
    const resumed = await admin.gql(
      'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }',
      { id: project.id, input: { version: row?.version, status: 'planning' } },
    );
    expect(codeOf(resumed)).toBe('CONFLICT');
  });
});

describe('cancel.refund', () => {
  it('keeps no more than was paid, and before the order only for a reason', async () => {
    const deal = await won();
    await pay(deal.dealId, 500_000);
    expect(codeOf(await cancel(deal.dealId, { keepCents: 500_001, note: 'Fees' }))).toBe('BAD_INPUT');
    expect(codeOf(await cancel(deal.dealId, { keepCents: 1 }))).toBe('BAD_INPUT');
    expect((await cancel(deal.dealId, { keepCents: 500_000, note: 'Fees' })).errors).toBeUndefined();
    expect((await read(deal.dealId)).cancellation).toMatchObject({ refundDueCents: 0 });
  });

  it('waits in Today until it is refunded', async () => {
    const deal = await won();
    await pay(deal.dealId, 512_345);
    await cancel(deal.dealId);
    const waits = async () =>
      (await admin.gql('{ today { items { kind id detail day } } }')).data.today.items.filter(
        ({ kind, id }: { kind: string; id: string }) => kind === 'refund' && id === deal.dealId,
      );
    expect(await waits()).toEqual([
      { kind: 'refund', id: deal.dealId, detail: '$5,123.45', day: '2027-03-10' },
    ]);
    expect((await pay(deal.dealId, 512_344, { kind: 'refund' })).status).toBe(201);
    expect(await waits()).toMatchObject([{ detail: '$0.01' }]);
    await pay(deal.dealId, 1, { kind: 'refund' });
    expect(await waits()).toEqual([]);
    expect(await read(deal.dealId)).toMatchObject({ balanceCents: 0, cancellation: { refundDueCents: 0 } });
    // contract.over: whatever comes now is more than the balance.
    expect((await pay(deal.dealId, 1)).status).toBe(400);
    expect((await pay(deal.dealId, 1, { overReason: 'A late check' })).status).toBe(201);
  });
});

describe('cancel.ledger', () => {
  it('comes to the contract sum, to nothing once it is cancelled, and to the new sum once it is won again', async () => {
    const deal = await won();
    const sum = async (): Promise<number> =>
      (await entries(deal.dealId)).reduce((total, { amount_cents }) => total + amount_cents, 0);
    await later('2027-04-05');
    await settle(deal.dealId, '3', 1_700_000);
    expect(await sum()).toBe((await read(deal.dealId)).contract.contractCents);
    await later('2027-05-06');
    await cancel(deal.dealId, { on: '2027-05-01' });
    expect(await sum()).toBe(0);
    expect((await entries(deal.dealId)).at(-1)).toMatchObject({
      kind: 'cancelled',
      amount_cents: -(signedCents + 200_000),
      entered_on: '2027-05-06',
    });

    // Only back to quoted, where it forgets its cancellation; its entries stay.
    expect((await move(deal.dealId, 'agreed')).errors?.[0]?.message).toBe(dealSentences.cancelledOnlyQuoted);
    expect((await move(deal.dealId, 'quoted')).errors).toBeUndefined();
    expect(await read(deal.dealId)).toMatchObject({
      stage: 'quoted',
      cancellation: null,
      contract: null,
      wonOn: null,
      valueCents: signedCents,
      valueBasis: 'accepted_quote',
    });
    expect(await entries(deal.dealId)).toHaveLength(3);
  });

  it('is won once more by another agreement and project', async () => {
    const deal = await won();
    const first = (await read(deal.dealId)).project;
    await cancel(deal.dealId);
    await move(deal.dealId, 'quoted');
    await later('2027-05-07');
    const again = await signAgain(api, deal);
    expect((await win(deal.dealId)).errors).toBeUndefined();
    const { project, contract, wonOn } = await read(deal.dealId);
    expect(project.id).not.toBe(first.id);
    expect({ status: project.status, wonOn, sum: contract.contractCents }).toEqual({
      status: 'planning',
      wonOn: '2027-05-07',
      sum: signedCents,
    });
    const entered = await entries(deal.dealId);
    expect(entered.map(({ kind }) => kind)).toEqual(['won', 'cancelled', 'won']);
    expect(entered.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(signedCents);
    // Each project shows the house of its own agreement, and only the newest has the contract.
    const houseOf = async (id: string) =>
      (
        await admin.gql(
          'query ($id: ID!) { project(id: $id) { signedHome { agreementNumber } contract { contractCents } } }',
          { id },
        )
      ).data.project;
    const numbers = await api.sql<{ number: number }>(
      'select number from agreements where id = any($1) order by number',
      [[deal.agreementId, again]],
    );
    expect(await houseOf(first.id)).toEqual({
      signedHome: { agreementNumber: `A-${numbers[0]?.number}` },
      contract: null,
    });
    expect(await houseOf(project.id)).toEqual({
      signedHome: { agreementNumber: `A-${numbers[1]?.number}` },
      contract: { contractCents: signedCents },
    });
  });
});
