import { expectNoAxeFindings } from '../support/axe.ts';
import { ask } from '../support/graphql-as-user.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('staff record a deposit, hand out its receipt, and take back what was entered twice', async ({
  page,
}) => {
  await signIn(page, 'admin', '/deals');
  const { createContact } = await ask(
    page,
    'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
    { input: { firstName: 'Dana', lastName: 'Depositor', email: `dana-${Date.now()}@example.com` } },
  );
  const { createDeal } = await ask(
    page,
    'mutation ($input: DealInput!) { createDeal(input: $input) { id number } }',
    { input: { contactId: createContact.id } },
  );
  await page.goto(`/deals/${createDeal.id}`);
  const card = page.getByRole('region', { name: 'Payments' });
  await expect(card).toContainText('The balance follows once a quote is accepted.');

  await card.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await dialog.getByLabel('Amount').fill('$5,000.50');
  await dialog.getByLabel('Reference').fill('1042');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Deposit');
  await expect(card).toContainText('$5,000.50');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^Receipt R-\d+ as PDF$/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^receipt-R-\d+\.pdf$/);

  await card.getByRole('button', { name: /^More actions for receipt/ }).click();
  await page.getByRole('menuitem', { name: /^Void/ }).click();
  const taking = page.getByRole('dialog', { name: /^Void receipt/ });
  await taking.getByLabel('Reason').fill('Entered twice');
  await taking.getByRole('button', { name: 'Void receipt' }).click();
  await expect(taking).toBeHidden();
  await expect(card).toContainText('Void: Entered twice');
  await expect(card.getByText('$0.00')).toBeVisible();
  await expectNoAxeFindings(page);
});
