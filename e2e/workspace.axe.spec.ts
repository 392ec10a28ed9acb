import type { Page } from '@playwright/test';
import { homeOf, type Role } from '@hearthline/rules/permissions.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { table } from './support/contact-list.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage } from './support/workspace.ts';

/** Screens and states that no other journey looks at with axe. */
const screens: readonly (readonly [role: Role, at: string, title: string])[] = [
  ['admin', '/admin?tab=projects', 'Projects'],
  ['admin', '/admin/appointments?view=day', 'Appointments'],
  ['customer', '/dashboard?tab=messages', 'Customer Portal'],
  ['agent', homeOf.agent, 'Agent Developers Portal'],
  ['investor', homeOf.investor, 'Investor Portal'],
];

for (const [role, at, title] of screens)
  test(`${at} has nothing for axe to find`, { tag: '@phone' }, async ({ page }) => {
    await signIn(page, role, at);
    await expectWholePage(page, title);
    await expectNoAxeFindings(page);
  });

const openSearch = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Search', exact: true }).click();

test('the search and the list of keys have nothing for axe to find', async ({ page }) => {
  await signIn(page, 'admin', '/admin?tab=contacts');
  await expect(table(page)).toBeVisible();
  await openSearch(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'All keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoAxeFindings(page);
});
