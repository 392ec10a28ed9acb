import { homeOf } from '@hearthline/rules/permissions.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import {
  accountButton,
  chooseFromAccount,
  expectWholePage,
  moreOf,
  openTab,
  pageAbove,
  rail,
  screenName,
  tabOf,
} from '../support/workspace.ts';

test('Access Denied leads to their own portal, and home', async ({ page, context }) => {
  for (const [role, at] of [
    ['customer', '/admin'],
    ['contractor', '/dashboard'],
    ['factory', '/investor-portal'],
    ['admin', '/development-ops'],
    ['investor', '/dashboard'],
    ['customer', '/admin/documents'],
  ] as const) {
    await signIn(page, role, at);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Access Denied']);
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Go to / })
      .click();
    await expect(page).toHaveURL(homeOf[role]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(screenName(page)).toBeFocused();
    await context.clearCookies();
  }
  await page.goto('/admin/documents');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the public site is one choice away, and leads back', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin', '/reports');
  await chooseFromAccount(page, 'Public site');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Dare to Compare.']);
  await expect(rail(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'My Portal' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(screenName(page)).toHaveText('Overview');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test(
  'a portal of one place has the account beside it, that of a customer a tab for each',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'contractor');
    await chooseFromAccount(page, 'My Account');
    await expectWholePage(page, 'My Account');
    await pageAbove(page).click();
    await expect(page).toHaveURL(homeOf.contractor);
    await signIn(page, 'customer');
    for (const name of ['Documents', 'Appointments', 'Messages', 'My Projects']) {
      await openTab(page, name);
      await expect(page).toHaveURL(`/dashboard?tab=${name.split(' ').at(-1)?.toLowerCase()}`);
      await expectWholePage(page, 'Customer Portal');
    }
  },
);

test('the frame has nothing for axe to find', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.slow();
  await signIn(page, 'admin', '/account');
  await expect(page.getByText('This device')).toBeVisible();
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  if (isMobile) {
    await moreOf(page).click();
    await expect(tabOf(page, 'Users')).toBeVisible();
    for (const place of await rail(page).getByRole('link').or(rail(page).getByRole('tab')).all())
      expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoAxeFindings(page);
  } else {
    // Only icons: the names are for screen readers.
    await page.setViewportSize({ width: 1000, height: 800 });
    await expectNoAxeFindings(page);
  }
  await page.goto('/admin?tab=settings');
  await expectWholePage(page, 'Settings');
});
