import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { button, openList, range, rowOf, table } from '../support/contact-list.ts';
import { people } from '../support/contacts.ts';
import { countPresses, inPresses } from '../support/presses.ts';
import { signInWith } from '../support/sign-in.ts';
import { demoPassword } from '../../backend/src/seed/accounts.ts';
import { expect, test } from '../support/test.ts';
import { screenLink } from '../support/workspace.ts';

const seller = { email: 'sales@example.com', name: 'Sofia Brandt', password: demoPassword };
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Assign / });
const ownerCells = (page: Page, name: string) =>
  table(page).locator('[data-column=owner]').filter({ hasText: name });

test('fifty contacts are given to a colleague in four presses, and taken back (own.bulk)', async ({
  page,
}) => {
  await countPresses(page);
  await openList(page, people(50));
  await expect(range(page)).toHaveText('Showing 1 to 50 of 50 contacts');
  await inPresses(page, 4, 'give 50 contacts to a colleague', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await button(page, 'Assign…').click();
    await dialog(page).getByText(seller.name, { exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: `Assign to ${seller.name}` })
      .click();
    await expect(toast(page)).toContainText(`50 contacts are with ${seller.name}`);
  });
  await expect(ownerCells(page, seller.name)).toHaveCount(50);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await expect(ownerCells(page, seller.name)).toHaveCount(0);
});

test('a contact of nobody is taken with one press, shown at once, and can be given on', async ({ page }) => {
  await countPresses(page);
  await openList(page, ['Uma']);
  await rowOf(page, 'Uma').getByRole('link', { name: 'Uma Tester', exact: true }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Unassigned');
  await inPresses(page, 1, 'take a contact', async () => {
    await button(page, 'Take Uma Tester').click();
    await expect(details).toContainText('Avery Morgan');
  });
  await expect(toast(page)).toContainText('Uma Tester is yours');
  await expect(page.getByText('Owner: nobody → Avery Morgan')).toBeVisible();
  await button(page, 'Assign Uma Tester').click();
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog(page).getByText(seller.name, { exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: `Assign to ${seller.name}` })
    .click();
  await expect(details).toContainText(seller.name);
  await expect(toast(page)).toContainText(`Uma Tester is with ${seller.name}`);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(details).toContainText('Avery Morgan');
});

test('somebody who sells has their leads one press away, and filters lists by owner', async ({ page }) => {
  await countPresses(page);
  await signInWith(page, seller, '/reports');
  await inPresses(page, 1, 'see my open leads', async () => {
    await screenLink(page, 'My leads').click();
    await expect(page).toHaveURL('/admin?tab=contacts&owner=me&open=true');
    await expect(ownerCells(page, seller.name).first()).toBeVisible();
  });
  const rows = await table(page).getByRole('row').count();
  await expect(ownerCells(page, seller.name)).toHaveCount(rows - 1);
  await screenLink(page, 'My deals').click();
  await expect(page).toHaveURL('/deals?owner=me');
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('me');
});
