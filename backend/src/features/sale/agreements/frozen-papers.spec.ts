import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { textOf, useAgreements } from '../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { ok, quoted, create } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const agreementOf = (id: string) =>
  ok('query ($id: ID!) { agreement(id: $id) { totalCents schedule { label event amountCents } } }', { id });

it('contract.papers: an agreement names equipment, deposit and schedule as its quote froze them', async () => {
  const { quote } = await quoted();
  const save = (name: string, type: string, input: object) =>
    ok(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });
  const issued = await ok(
    'query ($id: ID!) { quote(id: $id) { totalCents schedule { label event amountCents } equipment { group label text } } }',
    { id: quote.id },
  );
  expect(issued.schedule[0]).toEqual({ label: 'Deposit', event: 'signing', amountCents: 500_000 });
  expect(issued.equipment.length).toBeGreaterThanOrEqual(12);
  await save('saveEquipmentSheet', 'EquipmentSheetInput', {
    scope: 'home:yachats',
    items: [{ group: 'New', label: 'Another item', text: '' }],
  });
  await save('savePaymentPlan', 'PaymentPlanInput', {
    steps: [{ label: 'All at once', kind: 'final', event: 'set' }],
  });
  const again = await ok(
    'query ($id: ID!) { quote(id: $id) { totalCents schedule { label event amountCents } equipment { group label text } } }',
    { id: quote.id },
  );
  expect(again).toEqual(issued);
  const agreement = await create(quote.id);
  const { schedule, totalCents } = await agreementOf(agreement.id);
  expect(schedule).toEqual(issued.schedule);
  expect(schedule.reduce((sum: number, { amountCents }: any) => sum + amountCents, 0)).toBe(totalCents);
  const text = await textOf(
    Buffer.from(await (await admin.open(`/api/agreements/${agreement.id}.pdf`)).arrayBuffer()),
  );
  for (const { label, text: about } of issued.equipment) expect(text).toContain(`${label} ${about}`.trim());
  expect(text).not.toContain('Another item');
  expect(text).toContain('a deposit of $5,000.00');
  expect(text).toContain('Deposit When everybody has signed $5,000.00');
  expect(text).not.toContain('All at once');
  const quotePdf = await textOf(
    Buffer.from(await (await admin.open(`/api/quotes/${quote.id}.pdf`)).arrayBuffer()),
  );
  for (const words of [
    'Payment schedule',
    'Standard equipment',
    'Deposit $5,000.00',
    issued.equipment[0].text,
  ])
    expect(quotePdf).toContain(words);
  // A draft shows those of today.
  const { deal } = await quoted();
  const draft = await ok(
    'mutation ($id: ID!) { draftQuote(dealId: $id) { totalCents schedule { label amountCents } equipment { label } } }',
    { id: deal.id },
  );
  expect(draft.schedule).toEqual([{ label: 'All at once', amountCents: draft.totalCents }]);
  expect(draft.equipment).toEqual([{ label: 'Another item' }]);
});
