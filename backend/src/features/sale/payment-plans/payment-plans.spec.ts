import { paymentPlanSentences } from '@hearthline/rules/sale/payment-plans/payment-plan-sentences.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { codeOf } from '../../../testing/graphql/ask-for.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  api.clock.set('2026-12-01T20:00:00Z');
  admin = await api.as('admin');
});
afterAll(() => api.clock.reset());

const fields = 'id version loan steps { label kind event days amountCents percent } startsOn endsOn';
const deposit = { label: 'Deposit', kind: 'deposit', event: 'signing', amountCents: 1_000_000 };
const rest = { label: 'The rest', kind: 'final', event: 'walkthrough' };
const save = (input: object) =>
  admin.gql(`mutation ($input: PaymentPlanInput!) { savePaymentPlan(input: $input) { ${fields} } }`, {
    input,
  });
const plans = async (on?: string): Promise<any[]> =>
  (await admin.gql(`query ($on: LocalDate) { paymentPlans(on: $on) { ${fields} } }`, { on })).data
    .paymentPlans;

it('a new plan ends the one before it, for the same loans alone', async () => {
  expect((await plans()).map(({ loan, endsOn }) => [loan, endsOn])).toEqual([
    ['cash', null],
    [null, null],
  ]);
  const { data } = await save({ steps: [rest, deposit], startsOn: '2026-12-10' });
  expect(data.savePaymentPlan).toMatchObject({
    version: 1,
    loan: null,
    steps: [
      { ...deposit, days: 0, percent: null },
      { ...rest, days: 0, amountCents: null, percent: null },
    ],
  });
  expect((await plans('2026-12-09')).map(({ loan, endsOn }) => [loan, endsOn])).toEqual([
    ['cash', null],
    [null, '2026-12-09'],
  ]);
  expect((await plans('2026-12-10')).at(-1)).toMatchObject({ id: data.savePaymentPlan.id, endsOn: null });
  const [entry] = await api.sql('select action, details from audit_entries order by id desc limit 1');
  expect(entry).toMatchObject({
    action: 'payment-plan.save',
    details: { loan: null, startsOn: '2026-12-10', steps: 2 },
  });
});

it('a kind of loan gets a plan of its own; one that begins today is changed by its version', async () => {
  const first = (await save({ loan: 'va', steps: [rest] })).data.savePaymentPlan;
  expect(first).toMatchObject({ loan: 'va', startsOn: '2026-12-01', version: 1 });
  expect(codeOf(await save({ loan: 'va', steps: [deposit, rest] }))).toBe('CONFLICT');
  const changed = (await save({ loan: 'va', steps: [deposit, rest], version: 1 })).data.savePaymentPlan;
  expect(changed).toMatchObject({ id: first.id, version: 2 });
  expect((await plans()).map(({ loan }) => loan)).toEqual(['cash', 'va', null]);
});

it('past plans stay, and steps that do not come to the sum are refused where they are wrong', async () => {
  expect(codeOf(await save({ steps: [rest], startsOn: '2026-11-30' }))).toBe('CONFLICT');
  const { errors } = await save({ steps: [{ ...deposit, amountCents: null }, rest] });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fieldErrors: { 'steps.0.amountCents': paymentPlanSentences.restIsLast },
  });
});
