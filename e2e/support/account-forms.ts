import { expect, type Page } from '@playwright/test';

/** A new password that no account uses yet. */
export const password = 'Quiet Orchard 5';
export const field = (page: Page, label: string) => page.getByLabel(`${label} *`, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const signInForm = async (page: Page, email: string, secret: string) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await press(page, 'Sign In');
};
/** Expects no part of a link or a password in the address or in anything that the browser stores. */
export const expectNoTrace = async (page: Page, ...secrets: string[]) => {
  const stored = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage, accessToken: '' },
      { ...sessionStorage },
    ]),
  );
  for (const secret of secrets) expect(stored).not.toContain(secret);
};
