import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { accountOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an admin creates a project, and its customer sees it, but not its cost', async ({ page, openOther }) => {
  const name = `Cedar ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin', '/admin?tab=projects');
  await button(page, 'New Project').click();
  const form = page.getByRole('dialog', { name: 'New Project' });
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').first().fill(name);
  await form.getByRole('combobox', { name: 'Customer' }).fill(accountOf('customer').email);
  await form.getByRole('option', { name: /customer@example/ }).click();
  await form.getByLabel('Budget').fill('$250,000');
  await form.getByLabel('Actual cost').fill('12345');
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/admin?tab=projects&search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('$250,000')).toBeVisible();
  await expect(card.getByText('$12,345')).toBeVisible();
  await expectNoAxeFindings(page);

  const other = await openOther();
  await signIn(other, 'customer', '/dashboard');
  const own = other.getByRole('article', { name });
  await expect(own.getByText('Not assigned')).toBeVisible();
  await expect(other.getByText('$12,345')).toHaveCount(0);
  await expectNoAxeFindings(other);
  await own.getByRole('link', { name: /View Details/ }).click();
  await expect(other.getByRole('list', { name: 'Stages' }).getByRole('listitem')).toHaveCount(9);
  await button(other, 'Edit Project').click();
  await other.getByLabel('Site address').fill('7 Cedar Loop');
  await button(other, 'Save changes').click();
  await expect(other.getByText('7 Cedar Loop')).toBeVisible();
  await expectNoAxeFindings(other);
  await other.getByRole('tab', { name: 'History' }).click();
  await expect(other.getByText('Site address changed')).toBeVisible();
});
