import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { homeOf, roles, type Role } from '@hearthline/rules/permissions.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import {
  accountButton,
  chooseFromAccount,
  logout,
  pageAbove,
  rail,
  screenName,
} from '../support/workspace.ts';

const fillIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

const signInAs = (page: Page, role: Role): Promise<void> => {
  const { email, password } = accountOf(role);
  return fillIn(page, email, password);
};

test('an admin signs in and lands on /admin', async ({ page }) => {
  await page.goto('/auth');
  await signInAs(page, 'admin');
  await expect(page).toHaveURL('/admin');
  await expect(page).toHaveTitle(/^Admin Console · /);
  await expect(screenName(page)).toHaveText('Overview');
  await expect(accountButton(page)).toHaveAccessibleName(`Account of ${accountOf('admin').name}`);
  await accountButton(page).click();
  await expect(page.getByText(accountOf('admin').name).filter({ visible: true })).toBeVisible();
});

test('every other role lands on its home', async ({ page, context }) => {
  for (const role of roles.filter((candidate) => candidate !== 'admin')) {
    await page.goto('/auth');
    await signInAs(page, role);
    await expect(page, role).toHaveURL(homeOf[role] ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rail(page).locator('[aria-selected=true], [aria-current=page]')).toHaveCount(1);
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
  }
});

test('a wrong password and an unknown address are refused with the same sentence', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.goto('/auth');
  const refusal = page.getByRole('alert').filter({ hasText: /\w/ });
  await fillIn(page, accountOf('investor').email, 'NotThePassword1');
  await expect(refusal).toBeVisible();
  const sentence = await refusal.textContent();
  await page.reload();
  await fillIn(page, 'nobody-at-all@example.com', 'NotThePassword1');
  await expect(refusal).toHaveText(sentence ?? '');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('Email')).toHaveValue('nobody-at-all@example.com');
});

test('broken fields are named without asking the server', async ({ page }) => {
  await page.goto('/auth');
  await fillIn(page, 'not an address', '');
  await expect(page.getByText(invalidEmail)).toBeVisible();
  await expect(page.getByText(accountSentences.passwordRequired)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('the address asked for is reached after signing in', async ({ page }) => {
  await page.goto('/admin?tab=contacts&search=Keiko#list');
  // The query is left out, because nobody else should read what was searched for.
  await expect(page).toHaveURL('/auth?next=%2Fadmin');
  await signInAs(page, 'admin');
  await expect(page).toHaveURL('/admin?tab=contacts&search=Keiko#list');
});

test('who signs out leaves no address behind, neither there nor a step back', async ({ page }) => {
  await signIn(page, 'admin', '/admin?tab=contacts&search=Keiko');
  await chooseFromAccount(page, 'My Account');
  await expect(page).toHaveURL('/account');
  await pageAbove(page).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin?tab=users&search=Keiko');
  await logout(page);
  await expect(page).toHaveURL('/auth');
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expect(page).toHaveURL('/auth?next=%2Fa' + (step === 0 ? 'dmin' : 'ccount'));
  }
  await signInAs(page, 'admin');
  await expect(page).toHaveURL('/account');
});

test('an address that is not theirs to open is not remembered', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signInAs(page, 'customer');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('who is signed in already does not see the form', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'customer', '/auth');
  await expect(page).toHaveURL('/dashboard');
});

test('signing out in one tab signs out the other, and takes along what was typed there', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/admin?tab=contacts');
  const storedInput = () =>
    other.evaluate(() => Object.values({ ...sessionStorage }).filter((value) => value.includes('private')));
  await other.getByRole('searchbox').fill('private words');
  await expect.poll(storedInput).toHaveLength(1);
  await logout(page);
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect(await storedInput()).toEqual([]);
  await other.goto('/admin');
  await expect(other).toHaveURL('/auth?next=%2Fadmin');
});

test('a session that was ended elsewhere says so, and leads back', async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  await signIn(page, 'customer');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.request.post('/api/auth/logout', {
    headers: { 'x-hearthline': 'logout', authorization: `Bearer ${token}` },
  });
  await page.goto('/dashboard?tab=documents');
  await expect(page.getByText(accountSentences.sessionEnded)).toBeVisible();
  await expectNoAxeFindings(page);
  await signInAs(page, 'customer');
  await expect(page).toHaveURL('/dashboard?tab=documents');
  // Users who log out themselves are not told that their session has ended.
  await logout(page);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText(accountSentences.sessionEnded)).toHaveCount(0);
});

test('reloading before the page has finished keeps the session', async ({ page }) => {
  await signIn(page, 'admin');
  const title = screenName(page);
  await expect(title).toHaveText('Overview');
  // The request for the signed-in user stays unanswered for as long as the page exists.
  await page.route('**/api/auth/me', () => undefined);
  for (let hurry = 0; hurry < 6; hurry += 1) {
    const meRequest = page.waitForRequest('**/api/auth/me');
    await page.reload({ waitUntil: 'commit' });
    await meRequest;
  }
  await page.unroute('**/api/auth/me');
  await page.reload();
  await expect(title).toHaveText('Overview');
  await expect(page).toHaveURL('/admin');
});
