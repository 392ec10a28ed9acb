import { expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { contractSteps } from '../../../testing/fixtures/contract-steps.ts';
import { verifySaleEntries } from './verify-sale-entries.ts';

const api = useApi();
let admin: Caller;
const steps = contractSteps(api, () => admin);

const months = [
  ['2027-01-01', '2027-01-31'],
  ['2027-02-01', '2027-02-28'],
  ['2027-03-01', '2027-03-31'],
] as const;
/** What was contracted in each of the months, in whole cents. */
const contracted = async (): Promise<number[]> => {
  const cents: number[] = [];
  for (const [from, to] of months) {
    const { data } = await admin.gql(`{ saleFigures(from: "${from}", to: "${to}") { contractedCents } }`);
    cents.push(data.saleFigures.contractedCents);
  }
  return cents;
};
/** The same of one owner, by the report. */
const contractedBy = async (owner: string): Promise<number> => {
  const { data, errors } = await admin.gql(
    'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { totals } }',
    {
      definition: {
        source: 'sales',
        measures: ['amount_sum'],
        filters: [{ field: 'owner', op: 'is', values: [owner] }],
      },
    },
  );
  expect(errors).toBeUndefined();
  return Math.round(data.reportResult.totals[0] * 100);
};
const at = async (instant: string): Promise<void> => {
  api.clock.set(instant);
  admin = await api.as('admin');
};

it('cancel.ledger, change.closed: entries come to the contract sum, months that are over stay, and nothing is left once the sale is cancelled', async () => {
  await at('2027-01-20T20:00:00Z');
  const deal = await steps.sign();
  expect((await steps.win(deal.dealId)).errors).toBeUndefined();
  const { contractCents: signed } = (await steps.read(deal.dealId)).contract;
  expect(await contracted()).toEqual([signed, 0, 0]);

  await at('2027-02-10T20:00:00Z');
  expect((await steps.settle(deal.dealId, '2', 2_345_678)).errors).toBeUndefined();
  const { contractCents: settled } = (await steps.read(deal.dealId)).contract;
  expect(settled).not.toBe(signed);
  const seller = await api.addUser({ email: 'dana@ledger.example', role: 'admin', name: 'Dana Seller' });
  const { errors } = await admin.gql(
    'mutation ($id: ID!, $version: Int!, $owner: ID!) { updateDeal(id: $id, version: $version, input: { ownerId: $owner }, reason: "Handed over") { id } }',
    { id: deal.dealId, version: await steps.version(deal.dealId), owner: seller },
  );
  expect(errors).toBeUndefined();
  expect(await contracted()).toEqual([signed, settled - signed, 0]);
  expect(await contractedBy(seller)).toBe(settled);

  await at('2027-03-05T20:00:00Z');
  expect((await steps.cancel(deal.dealId)).errors).toBeUndefined();
  expect(await contracted()).toEqual([signed, settled - signed, -settled]);
  expect(await contractedBy(seller)).toBe(0);
  const entries = await steps.entries(deal.dealId);
  expect(entries.map(({ kind }) => kind)).toEqual([
    'won',
    'settlement',
    'correction',
    'correction',
    'cancelled',
  ]);
  expect(entries.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(0);
  expect(await verifySaleEntries(api.database.db)).toEqual({ checked: 5, breaks: [] });
});
