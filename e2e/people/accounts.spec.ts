import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { field, press, signInForm } from '../support/account-forms.ts';
import { asAdmin, linkOf, newAccount, uniqueEmail } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { accountOf, signIn, signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { accountButton, chooseFromAccount } from '../support/workspace.ts';

test(
  'devices are signed out one by one and all together',
  { tag: '@long' },
  async ({ page, request, openOther, complaints }) => {
    complaints.expect(/status of 401/);
    const person = await newAccount(request, await asAdmin(request), 'agent');
    const other = await openOther();
    await signInWith(other, person, '/account');
    await signInWith(page, person, '/account');
    const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText('This device');
    await expect(devices.first()).toContainText('Chrome');
    await devices
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(devices).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL('/auth?next=%2Faccount');
    await press(page, 'Sign out everywhere');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  },
);

test('a person changes name, phone and address of the account', async ({ page, request, openOther }) => {
  const admin = await asAdmin(request);
  const person = await newAccount(request, admin, 'customer');
  const email = uniqueEmail();
  await signInWith(page, person, '/dashboard');
  await chooseFromAccount(page, 'My Account');
  await field(page, 'Name').fill('Quinn Vale');
  await page.getByLabel('Phone').fill('(360) 555-0177');
  await press(page, 'Save');
  await expect(accountButton(page)).toHaveAccessibleName('Account of Quinn Vale');
  await press(page, 'Change email');
  await field(page, 'New Email').fill(email);
  await field(page, 'Current Password').fill('Not This One 1');
  await press(page, 'Send the link');
  await expect(page.getByText(accountSentences.wrongPassword)).toBeVisible();
  await expectNoAxeFindings(page);
  await field(page, 'Current Password').fill(person.password);
  await press(page, 'Send the link');
  await expect(page.getByText(accountSentences.emailChangeRequested)).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const link = await linkOf(admin, email, 'change_email');
  const stranger = await openOther();
  await stranger.goto(link);
  await expect(stranger.getByRole('link', { name: 'Sign In' }).last()).toBeVisible();
  await expectNoAxeFindings(stranger);
  await stranger.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signInForm(stranger, person.email, person.password);
  await expect(stranger).toHaveURL('/verify-email');
  await press(stranger, 'Confirm my address');
  await expect(stranger.getByText(accountSentences.emailChanged)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(errorCatalogue.LINK_USED.message)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('(360) 555-0177');
});

test(
  'a new address that belongs to a buyer waits for the office',
  { tag: '@long' },
  async ({ page, request, openOther }) => {
    const admin = await asAdmin(request);
    const person = await newAccount(request, admin, 'customer');
    const email = uniqueEmail();
    const { createContact } = await admin(
      'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
      { input: { firstName: 'Bea', lastName: 'Buyer', email } },
    );
    await admin(
      'mutation ($id: ID) { createProject(input: { name: "Two Mailboxes", contactId: $id }) { id } }',
      {
        id: createContact.id,
      },
    );
    await signInWith(page, person, '/account');
    await press(page, 'Change email');
    await field(page, 'New Email').fill(email);
    await field(page, 'Current Password').fill(person.password);
    await press(page, 'Send the link');
    await expect(page.getByText(accountSentences.emailChangeRequested)).toBeVisible();
    const link = await linkOf(admin, email, 'change_email');
    const other = await openOther();
    await signIn(other, 'admin', '/admin');
    await other.goto(link);
    await expect(other.getByText(accountSentences.requestedByOtherAccount)).toBeVisible();
    await expectNoAxeFindings(other);
    await page.goto(link);
    await press(page, 'Confirm my address');
    await expect(page.getByText(accountSentences.emailChangePending)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByText('Waiting for our office')).toBeVisible();
    await expectNoAxeFindings(page);
  },
);

test('the contractors’ gate opens to contractors alone', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  const enter = async (username: string, secret: string) => {
    await field(page, 'Username').fill(username);
    await field(page, 'Password').fill(secret);
    await press(page, 'Sign In');
  };
  const { username, password: secret } = accountOf('contractor');
  await page.goto('/contractors');
  await press(page, 'Sign In');
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText(accountSentences.passwordRequired)).toBeVisible();
  await enter(username ?? '', 'NotThePassword1');
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  await enter(accountOf('customer').email, accountOf('customer').password);
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await enter(username ?? '', secret);
  await expect(page.getByText('Logged in as: contractor (contractor)')).toBeVisible();
  await press(page, 'Logout');
  await expect(field(page, 'Username')).toBeVisible();
});
