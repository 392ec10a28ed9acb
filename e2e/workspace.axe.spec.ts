import type { Page } from '@playwright/test';
import type { Role } from '@hearthline/rules/permissions.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { table } from './support/contact-list.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage } from './support/workspace.ts';

/** Screens and states that no other journey looks at with axe. */
const screens: readonly (readonly [role: Role, at: string, title: string])[] = [
  ['admin', '/admin/appointments?view=day', 'Appointments'],
  ['admin', '/admin?tab=contacts&view=deleted', 'Contacts'],
  ['admin', '/contacts/import', 'Import Contacts'],
  ['admin', '/change-password', 'Change Password'],
  ['customer', '/dashboard?tab=messages', 'Customer Portal'],
  ['contractor', '/contractor', 'Contractors Portal'],
  ['factory', '/factory', 'Factory Board'],
  ['agent', '/agents', 'Agent Developers Portal'],
  ['investor', '/investors', 'Investor Portal'],
  ['devops', '/devops', 'Development Operations'],
];

for (const [role, at, title] of screens)
  test(`${at} has nothing for axe to find`, { tag: '@phone' }, async ({ page }) => {
    await signIn(page, role, at);
    await expectWholePage(page, title);
    await expectNoAxeFindings(page);
  });

/** What lies over a screen: how it is opened, and what it is called. */
const layers: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['Search', (page) => page.getByRole('button', { name: 'Search', exact: true }).click()],
  [
    'Keyboard shortcuts',
    async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('button', { name: 'All keys' }).click();
    },
  ],
];

for (const [name, open] of layers)
  test(`${name} has nothing for axe to find`, { tag: '@phone' }, async ({ page }) => {
    await signIn(page, 'admin', '/admin?tab=contacts');
    await expect(table(page)).toBeVisible();
    await open(page);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectNoAxeFindings(page);
  });
