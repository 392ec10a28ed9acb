import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** The texts of the filled buttons of the page, and of the pill that floats over it. */
const filledButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const colorOf = (name: string): string => {
      const probe = document.createElement('i');
      probe.style.background = `var(--h-colors-${name})`;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const fills = ['pine', 'ember'].map(colorOf);
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button), aside > button')]
      .filter((one) => one.offsetParent !== null && fills.includes(getComputedStyle(one).backgroundColor))
      .map(({ innerText }) => innerText.trim());
  });

for (const [path, action] of [
  ['/', /^Design Your Home Now/],
  ['/homes/birkenfeld', /^Book a consultation$/],
  ['/finance', /^Call/],
  ['/about-us', /^Book Consultation$/],
  ['/contact-info', /^Book Appointment$/],
  ['/mission-statement', /^Book Consultation$/],
  ['/public-info', /^Sign In$/],
  ['/design-roof', /^Book Consultation$/],
] as const)
  test(`${path} has one filled button`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => filledButtons(page)).toEqual([expect.stringMatching(action)]);
  });

test('of all that waits, the row in hand has the filled button', async ({ page }) => {
  await signIn(page, 'admin');
  const rows = page.getByRole('region', { name: /^Today/ }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const filledRows = async (): Promise<boolean[]> =>
    Promise.all(
      [0, 1].map((at) =>
        rows
          .nth(at)
          .locator('[data-answer]')
          .first()
          .evaluate((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      ),
    );
  await expect.poll(filledRows).toEqual([true, false]);
  await rows.nth(1).getByRole('link').first().focus();
  await expect.poll(filledRows).toEqual([false, true]);
});
