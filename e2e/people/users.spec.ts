import type { Page } from '@playwright/test';
import { asAdmin, linkOf, newAccount, uniqueEmail } from '../support/accounts.ts';
import { ask } from '../support/graphql-as-user.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn, signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, email: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });
const openList = (page: Page, email: string) =>
  signIn(page, 'admin', `/admin?tab=users&search=${encodeURIComponent(email)}`);

test('an admin invites somebody, who chooses a password and lands on the home of the role', async ({
  page,
  request,
  openOther,
}) => {
  const email = `somebody-with-a-long-name-${uniqueEmail()}`;
  await signIn(page, 'admin', '/admin?tab=users');
  await button(page, 'Add User').click();
  const form = page.getByRole('dialog', { name: 'Add User' });
  await form.getByLabel('Name').fill('Robin Vale');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('Factory');
  await button(page, 'Send invitation').click();
  await expect(form).toBeHidden();
  await page.getByLabel('Search users').fill(email);
  await expect(rowOf(page, email)).toContainText('Invited');
  await expect(page.getByText('Showing 1 to 1 of 1 users')).toBeVisible();
  // An address that is wider than the dialog wraps.
  await button(page, 'Manage Robin Vale').click();
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(
    0,
  );
  await page.keyboard.press('Escape');

  const link = await linkOf(await asAdmin(request), email, 'invitation');
  const other = await openOther();
  await other.goto(link);
  await other.getByLabel('Password *', { exact: true }).fill('Quiet Orchard 5');
  await other.getByLabel('Confirm Password').fill('Quiet Orchard 5');
  await button(other, 'Accept invitation').click();
  await expect(other).toHaveURL('/auth');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password *', { exact: true }).fill('Quiet Orchard 5');
  await button(other, 'Sign In').click();
  await expect(other).toHaveURL('/factory');

  await page.reload();
  await expect(rowOf(page, email)).toContainText('Active');
  await expect(rowOf(page, email)).toContainText('1 device');
});

test(
  'who is disabled is out at once, and in again when enabled',
  { tag: '@long' },
  async ({ page, request, openOther, complaints }) => {
    complaints.expect(/status of 401/);
    const person = await newAccount(request, await asAdmin(request), 'customer');
    const other = await openOther();
    await signInWith(other, person, '/account');
    await expect(other.getByText('This device')).toBeVisible();

    await openList(page, person.email);
    await button(page, `Manage ${person.name}`).click();
    await expectNoAxeFindings(page);
    await button(page, 'Disable account').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
    await expect(rowOf(page, person.email)).toContainText('Disabled');
    await expect(rowOf(page, person.email)).toContainText('0 devices');
    await other.reload();
    await expect(other).toHaveURL('/auth?next=%2Faccount');

    await button(page, `Manage ${person.name}`).click();
    await button(page, 'Enable account').click();
    await expect(rowOf(page, person.email)).toContainText('Active');
    await signInWith(other, person, '/account');
    await expect(other.getByText('This device')).toBeVisible();
  },
);

test(
  'who is removed is archived with all that hangs on the account, and comes back',
  { tag: '@long' },
  async ({ page, request, openOther, complaints }) => {
    complaints.expect(/status of 401/);
    const admin = await asAdmin(request);
    const person = await newAccount(request, admin, 'customer');
    await admin(
      'mutation ($id: ID) { createProject(input: { name: "Archive Home", customerId: $id }) { id } }',
      { id: person.id },
    );
    const other = await openOther();
    await signInWith(other, person, '/account');
    await expect(other.getByText('This device')).toBeVisible();

    await openList(page, person.email);
    await button(page, `Manage ${person.name}`).click();
    await button(page, 'Remove account').click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('region', { name: 'What stays under this name' })).toContainText(
      'Projects as the customer1',
    );
    await expectNoAxeFindings(page);
    await question.getByRole('button', { name: 'Remove account' }).click();
    await expect(page.getByText('No matching users')).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL('/auth?next=%2Faccount');

    await button(page, 'Add User').click();
    await page.getByLabel('Name *').fill('Somebody');
    await page.getByRole('dialog').getByLabel('Email').fill(person.email);
    await button(page, 'Send invitation').click();
    await expect(button(page, 'Restore account')).toBeVisible();
    await expectNoAxeFindings(page);
    await button(page, 'Restore account').click();
    await expect(rowOf(page, person.email)).toContainText('Active');
    await signInWith(other, person, '/account');
    await expect(other.getByText('This device')).toBeVisible();
  },
);

test(
  'personal data is erased from an archived account once its address is typed',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    const person = await newAccount(request, admin, 'customer');
    await admin('mutation ($id: ID!) { removeUser(id: $id) }', { id: person.id });
    await openList(page, person.email);
    await page.getByLabel('State').selectOption('Archived');
    await button(page, `Manage ${person.name}`).click();
    await button(page, 'Erase personal data').click();
    await expectNoAxeFindings(page);
    await page.getByLabel(`Type ${person.email} to confirm`).fill('somebody@else.example');
    await button(page, 'Erase permanently').click();
    await expect(
      page.getByText('Please type the email address of the account exactly as shown.'),
    ).toBeVisible();
    await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
    await button(page, 'Erase permanently').click();
    await expect(page.getByText('No matching users')).toBeVisible();
    await page.goto('/admin?tab=users&state=erased');
    await expect(rowOf(page, `Erased person ${person.id.slice(-6)}`)).toContainText('Email erased');
  },
);

test('the permission table is there to read, the list to take along', { tag: '@long' }, async ({ page }) => {
  await openList(page, 'example.com');
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  expect((await download).suggestedFilename()).toBe('users.csv');
  await page.getByText('What each role can do').first().click();
  await expect(page.getByRole('rowheader', { name: 'Screens: Admin Console' })).toBeVisible();
});

test(
  'the overview counts what its links show, and every chart can be read as a table',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/admin');
    const figures = page.getByRole('list', { name: 'Figures' });
    await expect(figures.getByRole('listitem')).toHaveCount(4);
    // The charts are drawn when the reader comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(page.getByRole('img', { name: /leads in 12 weeks/ })).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const chart of ['Leads by week', 'Sales pipeline', 'Bookings by day']) {
      await button(page, `Show ${chart} as table`).click();
      await expect(page.getByRole('table', { name: chart })).toBeVisible();
    }
    await expectNoAxeFindings(page);
    // A week that is over, so no other test adds to it in the meantime.
    const figure = page
      .getByRole('table', { name: 'Leads by week' })
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .last();
    const count = await figure.textContent();
    await figure.click();
    await expect(page.getByText(`Showing 1 to ${count} of ${count} contacts`)).toBeVisible();
    await page.goBack();
    await figures.getByRole('link', { name: 'Total Contacts' }).click();
    await expect(page).toHaveURL('/admin?tab=contacts');
    await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  },
);

test(
  'a call that is logged from Today answers somebody who waits, unless that is undone',
  { tag: '@long' },
  async ({ page }) => {
    const name = `Wanda W${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
    await signIn(page, 'admin', '/healthz');
    const email = `${name.split(' ')[1]}@example.com`.toLowerCase();
    await ask(
      page,
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      {
        input: { fullName: name, email, phone: '(360) 555-0171' },
      },
    );
    const waiting = async (): Promise<number> =>
      (
        await ask(
          page,
          'query ($search: String) { contacts(waiting: true, search: $search) { pagination { total } } }',
          { search: email },
        )
      ).contacts.pagination.total;
    expect(await waiting()).toBe(1);

    await page.goto('/admin');
    // Dialing leaves the page; there is no program for it here.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      }),
    );
    const today = page.getByRole('region', { name: /^Today/ });
    const row = today.getByRole('listitem').filter({ hasText: name });
    const call = row.getByRole('link', { name: `Call ${name}` });
    await expect(today.getByRole('listitem').first()).toBeVisible();
    // Who has waited longest comes first, and this person has only just asked.
    await expect(async () => {
      if (!(await call.isVisible()))
        await today.getByRole('button', { name: 'Next' }).click({ timeout: 2000 });
      await expect(call).toBeVisible({ timeout: 2000 });
    }).toPass();
    await call.click();
    await expectNoAxeFindings(page);
    await row.getByRole('button', { name: 'No answer → tomorrow 9:00' }).click();
    await expect(row).toContainText('Done · Undo');
    expect(await waiting()).toBe(0);
    // Undone, they wait as before.
    await row.getByRole('button', { name: `Undo: ${name}` }).click();
    await expect(call).toBeVisible();
    expect(await waiting()).toBe(1);

    await call.click();
    await row.getByRole('button', { name: 'Reached' }).click();
    await expect(row).toContainText('Done · Undo');
    expect(await waiting()).toBe(0);
  },
);
