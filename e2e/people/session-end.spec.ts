import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const signInAgain = async (page: Page, role: Role): Promise<void> => {
  await page.getByLabel('Email').fill(accountOf(role).email);
  await page.getByLabel('Password').fill(accountOf(role).password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Ends the session from outside the page, which learns of it at its next request. */
const endSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.request.post('/api/auth/logout', {
    headers: { 'x-hearthline': 'logout', authorization: `Bearer ${token}` },
  });
};

/** Leaves a new contact half typed when the session ends. */
const typeAndEnd = async (page: Page, word: string): Promise<void> => {
  await signIn(page, 'admin', `/admin?tab=contacts&search=${word}`);
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await form.getByLabel('First Name').fill('Wilma');
  await form.getByLabel('Last Name').fill(word);
  await form.getByLabel('Email').fill(`wilma@${word}.example`);
  await endSession(page);
  // The form looks for contacts of that name by itself, so it may already have noticed the end of the session and be gone.
  await page.keyboard.press('Enter');
  await expect(page.getByText(accountSentences.inputPreserved)).toBeVisible();
  await expect(page).toHaveURL('/auth?next=%2Fadmin');
};

test('a form that was open when the session ended comes back with what was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const word = crypto.randomUUID().slice(0, 8);
  await typeAndEnd(page, word);
  await expectNoAxeFindings(page);
  await signInAgain(page, 'admin');
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await expect(form.getByLabel('First Name')).toHaveValue('Wilma');
  await expect(form.getByLabel('Email')).toHaveValue(`wilma@${word}.example`);
  await expect(page).toHaveURL(`/admin?tab=contacts&search=${word}`);
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Wilma ${word}`, exact: true })).toBeVisible();
});

test('somebody else finds nothing of it', async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  const word = crypto.randomUUID().slice(0, 8);
  await typeAndEnd(page, word);
  await signInAgain(page, 'customer');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    word,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
