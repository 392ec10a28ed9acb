import { describe, expect, it } from 'vitest';
import { useWaiting } from '../../../testing/fixtures/waiting.ts';

const { api, insert, signedDeal, pay, read } = useWaiting();

const step = (values: object) => ({ kind: 'progress', days: 0, amountCents: null, percent: null, ...values });
/** Of $1.00: 40 cents the day after signing, half at the order, the rest at the walk-through. */
const steps = [
  step({ label: 'Deposit', event: 'signing', days: 1, amountCents: 40 }),
  step({ label: 'Order', event: 'order', percent: 50 }),
  step({ label: 'Rest', event: 'walkthrough' }),
];
const today = "(now() at time zone 'America/Los_Angeles')::date";

/** The payments that wait, by their label. */
const due = async (): Promise<string[]> =>
  (await read()).items
    .filter(({ kind }: { kind: string }) => kind === 'payment_due')
    .map(({ detail }: { detail: string }) => detail);

/** The project of a deal that is won, which waits for nothing else. */
const project = async (dealId: string): Promise<string> => {
  await api.sql("update deals set stage = 'won' where id = $1", [dealId]);
  return insert(
    "insert into projects (name, deal_id, design_version, start_date, estimated_completion, contractor_id) select 'Cedar Home', $1, 1, '2027-01-04', '2027-06-01', id from users where email = 'contractor@example.com'",
    [dealId],
  );
};

describe('contract.schedule: a payment that is due', () => {
  it('waits from its day on until it is paid in full', async () => {
    await signedDeal(2, steps);
    expect(await due()).toEqual([]);
    const id = await signedDeal(50, steps);
    expect(await due()).toEqual(['Deposit']);
    await pay(id, 39);
    expect(await due()).toEqual(['Deposit']);
    await pay(id, 1);
    expect(await due()).toEqual([]);
  });

  it('follows the order of the home and the stages of its project, not the planned days', async () => {
    const id = await signedDeal(50, steps);
    await pay(id, 40);
    const home = await project(id);
    expect(await due()).toEqual([]);
    await api.sql(`update home_orders set ordered_on = ${today} where project_id = $1`, [home]);
    expect(await due()).toEqual(['Order']);
    await pay(id, 49);
    expect(await due()).toEqual(['Order']);
    await pay(id, 1);
    expect(await due()).toEqual([]);
    await api.sql(
      `insert into project_stages (project_id, position, name, planned_for) values ($1, 0, 'Installation', ${today} - 9), ($1, 1, 'Move-In', ${today} - 1)`,
      [home],
    );
    expect(await due()).toEqual([]);
    await api.sql(`update project_stages set began_on = ${today} where project_id = $1 and position = 1`, [
      home,
    ]);
    expect(await due()).toEqual(['Rest']);
    await pay(id, 10);
    expect(await due()).toEqual([]);
  });

  it('follows the contract sum', async () => {
    const id = await signedDeal(50, steps);
    await pay(id, 40);
    const home = await project(id);
    await api.sql(`update home_orders set ordered_on = ${today} where project_id = $1`, [home]);
    await pay(id, 50);
    expect(await due()).toEqual([]);
    // Half of 101 is 50.5, which is 51.
    await api.sql('update deals set contract_cents = 101 where id = $1', [id]);
    expect(await due()).toEqual(['Order']);
    await pay(id, 1);
    expect(await due()).toEqual([]);
    await api.sql(
      "update deals set stage = 'lost', lost_reason = 'price', contract_cents = 300 where id = $1",
      [id],
    );
    expect(await due()).toEqual([]);
  });

  it('is none of a step that comes to nothing', async () => {
    const id = await signedDeal(50, [
      step({ label: 'All', event: 'order', amountCents: 500 }),
      step({ label: 'Nothing is left', event: 'walkthrough' }),
    ]);
    const home = await project(id);
    await api.sql(
      `insert into project_stages (project_id, position, name, began_on) values ($1, 0, 'Move-In', ${today})`,
      [home],
    );
    expect(await due()).toEqual([]);
  });
});

describe('cancel.refund: what is to be given back', () => {
  it('is said of a won deal whose agreement is void too, until it is cancelled', async () => {
    const kinds = async () => (await read()).items.map(({ kind, detail }: any) => [kind, detail]);
    const id = await signedDeal(50);
    await api.sql("update deals set stage = 'won' where id = $1", [id]);
    expect(await kinds()).toEqual([['deposit', 'A-1001']]);
    await api.sql("update agreements set status = 'void', closed_at = now()");
    expect(await kinds()).toContainEqual(['refund', null]);
    await api.sql(
      "update deals set cancelled_on = '2020-01-02', cancel_reason = 'price', keep_cents = 0 where id = $1",
      [id],
    );
    expect(await kinds()).toEqual([]);
  });
});
