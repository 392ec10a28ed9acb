import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the factory starts a home, holds and releases it, and moves it on', async ({
  page,
  request,
  openOther,
}) => {
  const name = `Line ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await asAdmin(request);
  await admin('mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }', {
    input: { name, status: 'in_progress', stage: 'Permits', budget: 234567 },
  });

  await signIn(page, 'factory');
  await page.getByRole('button', { name: 'Add a home' }).click();
  await page.getByRole('combobox', { name: 'Project' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Add home' }).click();
  const row = page.getByRole('listitem', { name });
  await row.getByRole('button', { name: 'up' }).click();
  // By keyboard, as on a shop floor without a mouse.
  await expect(row.getByRole('button', { name: 'Start' })).toBeEnabled();
  await row.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');

  const home = page.getByRole('region', { name: 'Frame' }).getByRole('article', { name });
  await home.getByRole('button', { name: 'Hold' }).click();
  await page.getByLabel('Reason').fill('Sill plate too short');
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  const pinned = page.getByRole('region', { name: 'On hold' }).getByRole('listitem', { name });
  await expect(pinned).toContainText('Sill plate too short');
  await expect(home.getByRole('button', { name: 'To Walls' })).toHaveCount(0);

  const other = await openOther();
  await signIn(other, 'admin', '/factory');
  await expect(other.getByText('Sill plate too short')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Release' })).toHaveCount(0);

  await pinned.getByRole('button', { name: 'Release' }).click();
  await home.getByRole('button', { name: 'To Walls' }).click();
  const moved = page.getByRole('region', { name: 'Walls' }).getByRole('article', { name });
  await moved.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('Frame → Walls')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Sill plate too short')).toBeVisible();
  await expect(page.getByText('234,567')).toHaveCount(0);
});
