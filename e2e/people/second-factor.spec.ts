import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, testOn } from '../support/own-server.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { logout } from '../support/workspace.ts';

// Passkeys belong to a domain: a network address has none.
const test = testOn('localhost');

/** What an authenticator app shows. @param ahead steps of 30 seconds: a code works once, so the next one is used */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });

const typePassword = async (page: Page, { email, password }: ReturnType<typeof accountOf>): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Saves the recovery codes that a first second factor comes with. @returns them */
const saveCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toBeHidden();
  return codes;
};

test('an authenticator app is set up, and confirms the next sign-in; a recovery code stands in for it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const account = accountOf('agent');
  await signIn(page, 'agent', '/account');
  await section(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeFindings(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right. Each code works once.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const [recovery = ''] = await saveCodes(page);
  await expect(section(page).getByText('10 of 10 recovery codes left')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('Not used yet');
  await logout(page);

  await typePassword(page, account);
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/agent-developers');
  await logout(page);

  await typePassword(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/agent-developers');
  await page.goto('/account');
  await expect(section(page).getByText('9 of 10 recovery codes left')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section(page).getByText('None yet.')).toBeVisible();
});

test(
  'a passkey is added, signs in by itself, and confirms a password',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 401/);
    const account = accountOf('investor');
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, 'investor', '/account');
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Work laptop');
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await saveCodes(page);
    await expect(section(page).getByRole('listitem')).toContainText('Work laptop');
    await logout(page);

    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/investor-portal');
    await logout(page);

    await typePassword(page, account);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page).toHaveURL('/investor-portal');
  },
);

test('an export asks for a proof, once, and then goes on', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.expect(/status of (400|403)/);
  await signIn(page, 'admin', '/admin?tab=contacts');
  // As the server refuses it ten minutes after the sign-in (identity.spec.ts).
  let refusals = 0;
  await page.route('**/api/contacts/export*', async (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    return route.fulfill({
      status: 403,
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_user_authentication", max_age=600' },
      json: { message: 'Please confirm that it is you to continue.' },
    });
  });
  await page.getByRole('button', { name: 'More actions for contacts' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectNoAxeFindings(page);
  await dialog.getByLabel('Password').fill('NotThePassword1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByLabel('Password').fill(accountOf('admin').password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/contacts.*\.csv$/);
  await expect(dialog).toBeHidden();
});
