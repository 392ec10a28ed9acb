import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../support/axe.ts';
import { uniqueWord } from '../support/contacts.ts';
import { addDeal } from '../support/deals.ts';
import { ask } from '../support/graphql-as-user.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test(
  'an admin builds a report, saves it, opens it again and takes it as a file',
  { tag: '@long' },
  async ({ page }) => {
    const name = `Budgets ${crypto.randomUUID().slice(0, 8)}`;
    await signIn(page, 'admin', '/reports');
    await expect(page.getByRole('table')).toBeVisible();

    // On a phone, the report comes first, and the controls that build it are folded up.
    const change = page.getByRole('button', { name: 'Edit report' });
    const unfold = async (): Promise<void> => {
      if ((await change.isVisible()) && (await change.getAttribute('aria-expanded')) === 'false')
        await change.click();
    };
    await unfold();
    await page.getByLabel('Report on').selectOption('Projects');
    await page.getByText('Average budget', { exact: true }).click();
    await page.getByLabel('Add a filter').selectOption('Budget');
    await page.getByLabel('Budget: from').fill('1000');
    await expect(page.getByText('Filters: budget at least $1,000')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Average budget' })).toBeVisible();
    await expect(page).toHaveURL(/measure=budget_avg/);
    const done = page.getByRole('button', { name: 'Show report' });
    if (await done.isVisible()) {
      await done.click();
      await expect(page.getByLabel('Report on')).toBeHidden();
    }

    await page.getByRole('button', { name: 'Save report' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save report' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveURL(/report=[0-9a-f-]{36}$/);

    await unfold();
    await page.getByLabel('Group by', { exact: true }).selectOption('Stage');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await unfold();
    await expect(page.getByLabel('Budget: from')).toHaveValue('1000');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${name}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain(
      'Status,Number of projects,Total budget,Average budget',
    );

    await page.getByRole('button', { name: 'Schedule email' }).click();
    await dialog.getByText('Avery Morgan').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Emailed every Monday at 8:00 AM', { exact: true })).toBeVisible();
  },
);

test('an admin follows a source to the money that came of it, down to the deal, and takes the deals as a file', async ({
  page,
}) => {
  await signIn(page, 'admin', '/healthz');
  const source = `Fair ${uniqueWord()}`;
  const deal = await addDeal(page, { source });
  await addDeal(page, { source });
  // Long enough ago in every time zone.
  const receivedOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  for (const input of [
    { kind: 'deposit', method: 'check', amountCents: 250_000, receivedOn },
    { kind: 'refund', method: 'check', amountCents: 50_000, receivedOn },
  ])
    await ask(
      page,
      'mutation ($dealId: ID!, $input: PaymentInput!) { recordPayment(dealId: $dealId, input: $input) { id } }',
      { dealId: deal.id, input },
      { 'Idempotency-Key': crypto.randomUUID() },
    );

  await page.goto('/reports');
  const list = page.getByRole('navigation', { name: 'Saved reports' });
  const entry = list.getByRole('link', { name: 'Source to money' });
  const menu = list.getByRole('combobox');
  await expect(entry.or(menu)).toBeVisible();
  if (await entry.isVisible()) await entry.click();
  else await menu.selectOption('Source to money');
  await expect(page.getByRole('heading', { name: 'Source to money' })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: source }) });
  await expect(row.getByRole('cell')).toHaveText(['$2,000', '2', '0', '$0']);
  await expectNoAxeFindings(page);

  // Two deals came of it, one of which was paid for.
  await row.getByRole('button', { name: '2', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: source });
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await expect(dialog.getByText('Showing 1 to 2 of 2 deals')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: '$2,000' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('$2,000');
  await dialog.getByRole('link', { name: deal.number }).click();
  await expect(page).toHaveURL(`/deals/${deal.id}`);

  await page.goto(`/deals?view=list&search=${deal.number}`);
  await page.getByRole('button', { name: 'More actions for deals' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('deals.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${deal.number},${deal.name},,New,185000,10,18500,`);
});
