import { homeOf, type Role } from '@hearthline/rules/permissions.ts';
import { expect, type Page } from '@playwright/test';
import { demoAccounts, demoPassword, demoStaff } from '../../backend/src/seed/accounts.ts';

/** The demo account of a role. */
export const accountOf = (
  role: Role,
): {
  name: string;
  email: string;
  username?: string | null;
  password: string;
} => {
  // Of staff the one whose address says the role.
  const named = ['sales@example.com', 'manager@example.com', 'office@example.com'];
  const account =
    demoAccounts.find((candidate) => candidate.role === role) ??
    demoStaff.find((candidate) => candidate.role === role && named.includes(candidate.email));
  if (!account) throw new Error(`The demo has no ${role}.`);
  return { ...account, password: demoPassword };
};

/** Signs an account in without the form and opens a page. */
export const signInWith = async (
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  at: string,
): Promise<void> => {
  // Uses the browser's own cookies, where the token that renews the session is kept.
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status(), `signing in as ${email}`).toBe(200);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  // Any address of the server gives access to its storage; this one loads no application.
  await page.goto('/healthz');
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto(at);
};

/**
 * Signs in the demo account of a role without the form (which e2e/people/sign-in.spec.ts tests) and opens a page.
 * @param at the address to open, by default the home of the role
 */
export const signIn = (page: Page, role: Role, at: string = homeOf[role] ?? '/'): Promise<void> =>
  signInWith(page, accountOf(role), at);
