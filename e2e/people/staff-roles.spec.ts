import { can, homeOf, type Action, type Role } from '@hearthline/rules/permissions.ts';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../backend/src/seed/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { rail, screenName, staffOwn, staffScreens, staffTabs } from '../support/workspace.ts';

/** What it takes to have each place of staff. */
const needs: Readonly<Record<string, Action>> = {
  Overview: 'today:list',
  Users: 'user:list',
  Projects: 'project:list',
  Contacts: 'contact:list',
  Marketing: 'campaign:list',
  Settings: 'consultant:update',
  'Walk-in': 'walkin:start',
  Deals: 'deal:list',
  Appointments: 'appointment:list',
  Documents: 'document:list',
  Messages: 'message:list',
  Homes: 'home:update',
  Prices: 'price:update',
  Contractors: 'contractor:list',
  'Factory board': 'factory:read',
  Reports: 'report:list',
  'Customer Service': 'hub:read',
};

const people = [
  ['sales@example.com', 'sales'],
  ['manager@example.com', 'project_manager'],
  ['office@example.com', 'office'],
] as const satisfies readonly (readonly [string, Role])[];

const signInByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** The names of the places in the rail, without saved views and how much waits. */
const placesIn = (page: Page, role: 'tab' | 'link'): Promise<string[]> =>
  rail(page)
    .getByRole(role)
    .evaluateAll((places) =>
      places
        .filter((place) => !place.getAttribute('href')?.includes('saved='))
        .map((place) => place.getAttribute('title') ?? '')
        .filter(Boolean),
    );

for (const [email, role] of people)
  test(`${email} has the places of ${role}, and no others`, async ({ page }) => {
    // Some twenty pages, one after the other.
    test.slow();
    const actor = { role, isEmailVerified: true, mustChangePassword: false };
    const has = ({ name }: { readonly name: string }): boolean => {
      const action = needs[name];
      if (!action) throw new Error(`Nobody said who has ${name}.`);
      return can(actor, action);
    };
    await signInByForm(page, email);
    await expect(page).toHaveURL(homeOf[role]);
    await expect(screenName(page)).toHaveText('Overview');
    await expect(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
    await expect(rail(page)).toBeVisible();
    expect(await placesIn(page, 'tab')).toEqual(staffTabs.filter(has).map(({ name }) => name));
    const own = staffOwn.filter(({ owns }) => mayOwn(role, owns));
    expect(await placesIn(page, 'link')).toEqual(
      [...own, ...staffScreens.filter(has)].map(({ name }) => name),
    );
    await expectNoAxeFindings(page);

    for (const place of [...staffTabs, ...staffScreens]) {
      // Of what is public everybody sees the sample.
      if (!has(place) && place.to === '/customer-service') continue;
      await page.goto(place.to);
      if (has(place)) {
        await expect(screenName(page)).toHaveText(place.title);
        continue;
      }
      await expect(page.getByRole('heading', { level: 1 }), place.name).toHaveText(['Access Denied']);
      await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
      await expect(page.getByText(/^Ask .*Avery Morgan.* for access\.$/)).toBeVisible();
      await expect(page).toHaveTitle(/^Access Denied · /);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Go to / })
        .click();
      await expect(screenName(page)).toHaveText('Overview');
    }
  });
