import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from './support/axe.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test(
  'an admin builds a report, saves it, opens it again and takes it as a file',
  { tag: '@phone' },
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
    await expectNoAxeFindings(page);

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
