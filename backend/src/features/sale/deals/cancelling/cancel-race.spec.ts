import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { contractSteps } from '../../../../testing/fixtures/contract-steps.ts';
import { codeOf } from '../../../../testing/graphql/ask-for.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-10T20:00:00Z');
  admin = await api.as('admin');
});
const { sign, win, settle, cancel, read, entries, mails } = contractSteps(api, () => admin);

const sum = async (id: string): Promise<number> =>
  (await entries(id)).reduce((total, { amount_cents }) => total + amount_cents, 0);

describe('cancel.effects: of what comes at once', () => {
  it('one cancellation of several counts', async () => {
    const deal = await sign();
    await win(deal.dealId);
    const answers = await Promise.all([cancel(deal.dealId), cancel(deal.dealId), cancel(deal.dealId)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(2);
    expect((await entries(deal.dealId)).map(({ kind }) => kind)).toEqual(['won', 'cancelled']);
    expect(
      (await mails('sale_cancelled')).filter(({ to_address }) => to_address === deal.email),
    ).toHaveLength(1);
  });

  it('either a settlement or a cancellation is first, and the entries agree with the contract', async () => {
    const deal = await sign();
    await win(deal.dealId);
    const [settled, cancelled] = await Promise.all([settle(deal.dealId, '2', 100), cancel(deal.dealId)]);
    // Both were sent with the version that was read before either.
    expect([settled, cancelled].filter(({ errors }) => !errors)).toHaveLength(1);
    const { contract, cancellation } = await read(deal.dealId);
    expect(await sum(deal.dealId)).toBe(cancellation ? 0 : contract.contractCents);
  });

  it('a deal is won before it is cancelled, or not cancelled at all', async () => {
    const deal = await sign();
    const [won, cancelled] = await Promise.all([win(deal.dealId), cancel(deal.dealId)]);
    expect(won.errors).toBeUndefined();
    expect(codeOf(cancelled)).toBe('CONFLICT');
    expect(await sum(deal.dealId)).toBe((await read(deal.dealId)).contract.contractCents);
  });

  it('nothing changes where a part of it fails', async () => {
    const deal = await sign();
    await win(deal.dealId);
    const before = await read(deal.dealId);
    await api.sql(
      "create function refuse_order() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    );
    await api.sql(
      'create trigger refuse_order before update on home_orders for each row when (new.cancelled_at is not null) execute function refuse_order()',
    );
    // Agreement, home, project and documents come before the home order.
    expect(codeOf(await cancel(deal.dealId))).toBe('INTERNAL');
    await api.sql('drop trigger refuse_order on home_orders');
    expect(await read(deal.dealId)).toEqual(before);
    expect((await cancel(deal.dealId)).errors).toBeUndefined();
  });
});
