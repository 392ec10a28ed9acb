import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { expectNoTrace, field, heading, password, press, signInForm } from '../support/account-forms.ts';
import { asAdmin, invite, linkOf, uniqueEmail } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { logout } from '../support/workspace.ts';

test('somebody signs up, verifies the address, signs in and signs out', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const email = uniqueEmail();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth?tab=signup');
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
  await expect(async () =>
    expect((link = await linkOf(admin, email, 'verify_email'))).not.toBe(first),
  ).toPass();
  const token = link.split('#token=')[1] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Verify Email')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await field(page, 'Password').fill('Some Other Words 6');
  await press(page, 'Confirm my address');
  await expect(page.getByText(accountSentences.notThisSignUp)).toBeVisible();
  await expectNoAxeFindings(page);
  await field(page, 'Password').fill(password);
  await press(page, 'Confirm my address');
  await expect(page).toHaveURL('/dashboard');
  await expectNoTrace(page, token, password);
  await logout(page);
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  for (const [dead, code] of [
    [link, 'LINK_USED'],
    [first, 'LINK_EXPIRED'],
    ['/verify-email#token=nonsense', 'LINK_INVALID'],
  ] as const) {
    await page.goto(dead);
    await expect(page.getByText(errorCatalogue[code].message)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('somebody invited chooses a password and signs in', async ({ page, request }) => {
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
});
