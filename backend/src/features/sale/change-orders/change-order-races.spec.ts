import { beforeAll, describe, expect, it } from 'vitest';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { extra, useChangeOrders } from '../../../testing/fixtures/change-order-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
const steps = useChangeOrders(api, () => admin);
const entriesOf = async (dealId: string) =>
  (await steps.contracts.entries(dealId)).map(({ kind, amount_cents: cents }) => [kind, cents]);

describe('change.one', () => {
  it('of two hundred last signatures of two change orders at once one counts for each, and each sale changes once', async () => {
    const amounts = [125_000, 80_000];
    const prepare = async (cents: number) => {
      const { dealId, totalCents } = await steps.wonDeal();
      const order = await steps.sentOrder(dealId, { lines: [extra(cents)], days: 1 });
      return { dealId, totalCents, cents, order, last: await steps.signAllButLast(order) };
    };
    const sales: Awaited<ReturnType<typeof prepare>>[] = [];
    for (const cents of amounts) sales.push(await prepare(cents));
    await api.sql('delete from limits');
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const { last } = sales[at % 2]!;
        return { of: at % 2, status: (await steps.sign(last.token, last.name)).status };
      }),
    );
    for (const [index, { dealId, totalCents, cents, order }] of sales.entries()) {
      const statuses = answers.filter(({ of }) => of === index).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 410 || status === 429)).toHaveLength(99);
      expect(await entriesOf(dealId)).toEqual([
        ['won', totalCents],
        ['change', cents],
      ]);
      const { events } = await steps.readOrder(order.id);
      expect(events.filter(({ kind }: any) => kind === 'signed')).toHaveLength(order.signers.length);
      expect(events.filter(({ kind }: any) => kind === 'completed')).toHaveLength(1);
    }
  });

  it('a settlement at the moment of the last signature waits for it or is refused, and the entries agree', async () => {
    const { dealId, totalCents } = await steps.wonDeal();
    const order = await steps.sentOrder(dealId, { lines: [extra(77_000)] });
    const { token, name } = await steps.signAllButLast(order);
    const [signed, settled] = await Promise.all([
      steps.sign(token, name),
      steps.contracts.settle(dealId, '3', 1_700_000),
    ]);
    expect(signed.status).toBe(200);
    const { contract } = await steps.contracts.read(dealId);
    const sum = (await entriesOf(dealId)).reduce((total, [, cents]) => total + Number(cents), 0);
    // Line 3 was estimated at $15,000, and is not taxed.
    expect(sum).toBe(totalCents + 77_000 + (settled.errors ? 0 : 200_000));
    expect(contract.contractCents).toBe(sum);
  });

  it('of last signature and void one counts', async () => {
    const { dealId } = await steps.wonDeal();
    const order = await steps.sentOrder(dealId, { lines: [extra(77_000)] });
    const { token, name } = await steps.signAllButLast(order);
    const { version } = await steps.readOrder(order.id);
    const [signed, voided] = await Promise.all([
      steps.sign(token, name),
      steps.voidOrder({ id: order.id, version }),
    ]);
    const { status } = await steps.readOrder(order.id);
    const isSigned = signed.status === 200;
    expect(isSigned).toBe(status === 'signed');
    expect(voided.errors === undefined).toBe(status === 'void');
    expect((await entriesOf(dealId)).some(([kind]) => kind === 'change')).toBe(isSigned);
  });

  it('a cancellation at the moment of the last signature takes back all that was contracted', async () => {
    const { dealId } = await steps.wonDeal();
    const order = await steps.sentOrder(dealId, { lines: [extra(77_000)] });
    const { token, name } = await steps.signAllButLast(order);
    const [signed, cancelled] = await Promise.all([steps.sign(token, name), steps.contracts.cancel(dealId)]);
    expect(cancelled.errors).toBeUndefined();
    const { status } = await steps.readOrder(order.id);
    expect(status).toBe(signed.status === 200 ? 'signed' : 'void');
    const sum = (await entriesOf(dealId)).reduce((total, [, cents]) => total + Number(cents), 0);
    expect(sum).toBe(0);
  });

  it('of two change orders that are sent at once one is, and numbers have no gap', async () => {
    const { dealId } = await steps.wonDeal();
    const drafts = [
      await steps.drafted(dealId, { lines: [extra(1)] }),
      await steps.drafted(dealId, { lines: [extra(2)] }),
    ];
    const answers = await Promise.all(drafts.map((one) => steps.trySend(one)));
    const sent = answers.filter(({ errors }) => !errors);
    expect(sent).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(changeOrderSentences.sentAlready);
    const numbers = await api.sql<{ number: number }>(
      'select number from change_orders where number is not null order by number',
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => 1001 + at));
  });

  it('two that are sent at once for two deals get two numbers', async () => {
    const orders = [];
    for (let at = 0; at < 2; at += 1)
      orders.push(await steps.drafted((await steps.wonDeal()).dealId, { lines: [extra(5)] }));
    const answers = await Promise.all(orders.map((one) => steps.trySend(one)));
    const numbers = answers.map(({ data }) => Number(data.sendChangeOrder.number.slice(2)));
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1);
  });

  it('while one is out no allowance is settled, and afterwards what it settles stays', async () => {
    const { dealId } = await steps.wonDeal();
    await steps.sentOrder(dealId, { lines: [extra(5)] });
    expect((await steps.contracts.settle(dealId, '3', 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
