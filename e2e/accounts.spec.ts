import { accountSentences } from '@hearthline/rules/accounts.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import type { Page } from '@playwright/test';
import { asAdmin, invite, linkOf, newAccount, uniqueEmail } from './support/accounts.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { accountOf, signIn, signInWith } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const password = 'Quiet Orchard 5';
const field = (page: Page, label: string) => page.getByLabel(`${label} *`, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const signInForm = async (page: Page, email: string, secret: string) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await press(page, 'Sign In');
};
/** Nothing of a link or a password is left in the address or anywhere that the browser keeps. */
const expectNoTrace = async (page: Page, ...secrets: string[]) => {
  const kept = await page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage, accessToken: '' }, { ...sessionStorage }]));
  for (const secret of secrets) expect(kept).not.toContain(secret);
};

test('somebody signs up, verifies the address, signs in and signs out', { tag: '@phone' }, async ({ page, request, complaints }) => {
  complaints.expect(/status of 403/);
  const email = uniqueEmail();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth?tab=signup');
  await expectNoAxeFindings(page);
  await press(page, 'Create Account');
  await expect(page.getByText(accountSentences.nameTooShort)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expectNoAxeFindings(page);
  await field(page, 'Name').fill('Robin Vale');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveValue(password);
  await field(page, 'Confirm Password').fill(password);
  await press(page, 'Create Account');
  await expect(page.getByText(accountSentences.signedUp)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expectNoTrace(page, password);

  await signInForm(page, email, password);
  await expect(page.getByText(accountSentences.verifyNotice)).toBeVisible();
  const admin = await asAdmin(request);
  const first = await linkOf(admin, email, 'verify_email');
  await press(page, 'Send the link again');
  await expect(page.getByText(accountSentences.verificationSent)).toBeVisible();
  await expectNoAxeFindings(page);

  let link = first;
  await expect(async () => expect((link = await linkOf(admin, email, 'verify_email'))).not.toBe(first)).toPass();
  const token = link.split('#token=')[1] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Verify Email')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.reload();
  await expectNoAxeFindings(page);
  await press(page, 'Confirm my address');
  await expect(page.getByText(accountSentences.emailVerified)).toBeVisible();
  await expectNoTrace(page, token);

  await signInForm(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  await press(page, 'Logout');
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  for (const [dead, code] of [[link, 'LINK_USED'], [first, 'LINK_EXPIRED'], ['/verify-email#token=nonsense', 'LINK_INVALID']] as const) {
    await page.goto(dead);
    await press(page, 'Confirm my address');
    await expect(page.getByText(errorCatalogue[code].message)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('somebody who forgot the password chooses a new one, and is signed out everywhere', { tag: '@phone' }, async ({ page, request, openOther, complaints }) => {
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
  await expectNoAxeFindings(page);
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

test('who must change the password does so first, and then arrives', { tag: '@phone' }, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const person = await newAccount(request, admin, 'customer');
  await admin('mutation ($id: ID!) { requirePasswordChange(id: $id) { id } }', { id: person.id });
  await page.goto('/account');
  await expect(page).toHaveURL('/auth?next=%2Faccount');
  await signInForm(page, person.email, person.password);
  await expect(page).toHaveURL('/change-password');
  await expect(page.getByText(/needs a new password before the rest of the site opens/)).toBeVisible();
  await expectNoAxeFindings(page);
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

test('a page that is open when a new password is asked for leads to it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const person = await newAccount(request, admin, 'customer');
  await signInWith(page, person, '/account');
  await expect(page.getByText('This device')).toBeVisible();
  await admin('mutation ($id: ID!) { requirePasswordChange(id: $id) { id } }', { id: person.id });
  await press(page, 'Save');
  await expect(page).toHaveURL('/change-password');
});

test('somebody invited chooses a password and signs in', { tag: '@phone' }, async ({ page, request }) => {
  const { email, name, link } = await invite(await asAdmin(request), 'investor');
  await page.goto(link);
  await expect(page).toHaveURL('/invitation');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('investor', { exact: true })).toBeVisible();
  await expect(field(page, 'Your Name')).toHaveValue(name);
  await expectNoAxeFindings(page);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill('something else');
  await press(page, 'Accept invitation');
  await expect(page.getByText(accountSentences.passwordsDiffer)).toBeVisible();
  await field(page, 'Confirm Password').fill(password);
  await press(page, 'Accept invitation');
  await expect(page).toHaveURL('/auth');
  await signInForm(page, email, password);
  await expect(page).toHaveURL('/investor-portal');
  await page.goto(link);
  await expect(page.getByText(errorCatalogue.LINK_USED.message)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('devices are signed out one by one and all together', { tag: '@phone' }, async ({ page, request, openOther, complaints }) => {
  complaints.expect(/status of 401/);
  const person = await newAccount(request, await asAdmin(request), 'agent');
  const other = await openOther();
  await signInWith(other, person, '/account');
  await signInWith(page, person, '/account');
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first()).toContainText('Chrome');
  await expectNoAxeFindings(page);
  await devices.nth(1).getByRole('button', { name: /^Sign out/ }).click();
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
});

test('a person changes name, phone and address of the account', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const person = await newAccount(request, admin, 'customer');
  const email = uniqueEmail();
  await signInWith(page, person, '/dashboard');
  await page.getByRole('link', { name: 'My Account' }).click();
  await field(page, 'Name').fill('Quinn Vale');
  await page.getByLabel('Phone').fill('(360) 555-0177');
  await press(page, 'Save');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quinn' })).toBeVisible();
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
  await page.goto(await linkOf(admin, email, 'change_email'));
  await press(page, 'Confirm my address');
  await expect(page.getByText('This address is confirmed.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('(360) 555-0177');
});

test('the contractors’ gate opens to contractors alone', { tag: '@phone' }, async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  const enter = async (username: string, secret: string) => {
    await field(page, 'Username').fill(username);
    await field(page, 'Password').fill(secret);
    await press(page, 'Sign In');
  };
  const { username, password: secret } = accountOf('contractor');
  await page.goto('/contractors');
  await expectNoAxeFindings(page);
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
  await expectNoAxeFindings(page);
  await press(page, 'Logout');
  await expect(field(page, 'Username')).toBeVisible();
});

for (const [role, at] of [['customer', '/admin'], ['contractor', '/dashboard'], ['factory', '/investor-portal'], ['admin', '/development-ops']] as const) {
  test(`a ${role} at ${at} sees Access Denied`, async ({ page }) => {
    await signIn(page, role, at);
    await expect(heading(page, 'Access Denied')).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
