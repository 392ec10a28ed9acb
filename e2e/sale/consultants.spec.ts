import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { toast } from '../support/booking.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const newEmail = (): string => `consultant-${randomUUID().slice(0, 8)}@example.com`;
const button = (page: Page): Locator =>
  page.getByRole('button', { name: 'Speak to a Qualified Consultant — Make an Appointment Now' });

const open = async (page: Page): Promise<Locator> => {
  await button(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  return dialog;
};

const fill = async (dialog: Locator, email: string): Promise<void> => {
  await dialog.getByLabel('Full Name').fill('Katherine Johnson');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('(360) 555-0100');
};

test('a visitor asks for a consultant, and staff find the visitor among the contacts', async ({
  page,
  openOther,
}) => {
  const email = newEmail();
  await page.goto('/about-us');
  const dialog = await open(page);

  await dialog.getByRole('button', { name: 'Request a Call' }).click();
  for (const sentence of [
    'Full name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ]) {
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await expectNoAxeFindings(page);

  await fill(dialog, email);
  await dialog.getByLabel('Property address').fill('12 Elm St, Kelso');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Request a Call' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Thank you!')).toContainText('A consultant will reach out shortly.');
  await expect(button(page)).toBeFocused();
  await open(page);
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();

  const staff = await openOther();
  await signIn(staff, 'admin', `/admin?tab=contacts&search=${encodeURIComponent(email)}`);
  await expect(staff.getByText(email)).toBeVisible();
  await expect(staff.getByText('Katherine Johnson')).toBeVisible();
});

test(
  'an answer that is lost on its way does not make a second request',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    // Set up before the page loads: a busy browser may let through requests made right after a route is added.
    const ids: unknown[] = [];
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { requestConsultant: { id: string } } };
      ids.push(data.requestConsultant.id);
      if (ids.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await page.goto('/about-us');
    const dialog = await open(page);
    await fill(dialog, newEmail());
    await dialog.getByRole('button', { name: 'Request a Call' }).click();
    await expect(toast(page, 'Error')).toContainText(
      'There was a problem submitting your request. Please try again.',
    );
    await expect(dialog.getByRole('button', { name: 'Request a Call' })).toBeFocused();

    // The visitor gives up, comes back on another page, and tries again.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto('/mission-statement');
    await open(page);
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Katherine Johnson');
    await dialog.getByRole('button', { name: 'Request a Call' }).dblclick();
    await expect(toast(page, 'Thank you!')).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  },
);

test('the dialog holds the keyboard and gives it back', async ({ page }) => {
  await page.goto('/about-us');
  await button(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Between the dialog's last and first control, the focus may be on the browser's own controls.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

/** The words and the pictures of the page that are below the button, if it is there. */
const hiddenBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strip = document.querySelector<HTMLElement>('aside[aria-label="Talk to us"]');
    if (!strip || strip.dataset['place'] === 'gone') return [];
    const pill = strip.querySelector('button')?.getBoundingClientRect();
    if (!pill) return [];
    return [...document.querySelectorAll<HTMLElement>('main *, footer *')]
      .filter(
        (one) =>
          one.matches('a, button, img, svg, input') ||
          [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const boxes = one.matches('img, svg, input, button')
          ? [one.getBoundingClientRect()]
          : [...range.getClientRects()];
        const isHidden = boxes.some(
          ({ left, right, top, bottom, width }) =>
            width > 1 && left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top,
        );
        return isHidden ? [one.innerText ?? one.tagName] : [];
      });
  });

test('the button hides nothing, at any width', { tag: '@phone' }, async ({ page, isMobile }) => {
  for (const width of isMobile ? [360] : [768, 1024, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // On the first screen of Finance there is a booking button of the page's own.
    await page.goto(width < 1600 ? '/about-us' : '/finance');
    if (width >= 1600)
      await page.getByRole('heading', { name: 'Payment calculator' }).scrollIntoViewIfNeeded();
    if (width >= 1600) await page.mouse.wheel(0, 600);
    await expect(button(page)).toBeInViewport();
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    if (width < 1280) {
      // A line at the bottom, which leaves on the way down and comes back on the way up.
      const strip = await page.getByRole('complementary', { name: 'Talk to us' }).boundingBox();
      expect(strip?.height).toBeLessThanOrEqual(72);
      expect(Math.round((strip?.y ?? 0) + (strip?.height ?? 0))).toBe(800);
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(button(page)).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(button(page)).toBeInViewport();
    } else if (width < 1600) {
      // A pill or a circle at the lower right, with nothing of the page below it, down to its end.
      expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(40);
      expect(box?.width).toBeLessThanOrEqual(340);
      expect(box?.height).toBeLessThanOrEqual(60);
      for (let y = 0; y <= 4800; y += 600) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await expect.poll(() => hiddenBy(page)).toEqual([]);
      }
    } else {
      // In the margin, to the right of all text.
      const words = page
        .getByRole('region', { name: 'Government-backed loans' })
        .or(page.getByRole('region', { name: 'State and local programs' }))
        .last();
      const card = await words.boundingBox();
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // A click would be refused if the button covered the link.
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  }
});

test(
  'the button is gone while the page shows another one for the same',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    const own = page.getByRole('main').getByRole('link', { name: 'Book Consultation' });
    await expect(own).toBeInViewport();
    await expect(button(page)).toBeHidden();
    await page.getByRole('heading', { name: 'Featured Homes' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(own).not.toBeInViewport();
    await expect(button(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button(page)).toBeHidden();
  },
);

test('the button stays away from forms of their own and from portals', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/appointments', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
  await signIn(page, 'admin');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  // Nor do staff see it on the public pages.
  await page.goto('/finance');
  await expect(page.getByRole('link', { name: 'Avery' }).first()).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
