import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { expectNoTrace, field, heading, password, press, signInForm } from '../support/account-forms.ts';
import { asAdmin, linkOf, newAccount } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('somebody who forgot the password chooses a new one, and is signed out everywhere', async ({
  page,
  request,
  openOther,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const admin = await asAdmin(request);
  const person = await newAccount(request, admin, 'customer');
  const other = await openOther();
  await signInWith(other, person, '/account');
  await expect(heading(other, 'My Account')).toBeVisible();

  await page.goto('/auth');
  await field(page, 'Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Forgot Password')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await press(page, 'Send me a link');
  await expect(page.getByText(accountSentences.resetRequested)).toBeVisible();

  const link = await linkOf(admin, person.email, 'reset_password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await field(page, 'New Password').fill('Password1');
  await field(page, 'Confirm Password').fill('Password1');
  await press(page, 'Set new password');
  await expect(page.getByText(accountSentences.commonPassword)).toBeVisible();
  await expectNoAxeFindings(page);
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await press(page, 'Set new password');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(accountSentences.passwordReset)).toBeVisible();
  await expectNoTrace(page, link.split('#token=')[1] ?? '', password);

  await other.reload();
  await expect(other).toHaveURL('/auth?next=%2Faccount');
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await signInForm(page, person.email, person.password);
  await expect(page.getByText(errorCatalogue.INVALID_CREDENTIALS.message)).toBeVisible();
  await signInForm(page, person.email, password);
  await expect(page).toHaveURL('/dashboard');
});

test('who must change the password does so first, and then arrives', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const person = await newAccount(request, admin, 'customer');
  await admin('mutation ($id: ID!) { requirePasswordChange(id: $id) { id } }', { id: person.id });
  await page.goto('/account');
  await expect(page).toHaveURL('/auth?next=%2Faccount');
  await signInForm(page, person.email, person.password);
  await expect(page).toHaveURL('/change-password');
  await expect(page.getByText(/needs a new password before the rest of the site opens/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/change-password');
  await page.goto('/account');
  await expect(page).toHaveURL('/change-password');
  await page.reload();
  await field(page, 'Current Password').fill(person.password);
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await press(page, 'Change password');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(accountSentences.passwordChanged).first()).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
});

test(
  'a page that is open when a new password is asked for leads to it',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    const person = await newAccount(request, admin, 'customer');
    await signInWith(page, person, '/account');
    await expect(page.getByText('This device')).toBeVisible();
    await admin('mutation ($id: ID!) { requirePasswordChange(id: $id) { id } }', { id: person.id });
    await press(page, 'Save');
    await expect(page).toHaveURL('/change-password');
  },
);
