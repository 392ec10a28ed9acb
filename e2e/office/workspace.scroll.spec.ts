import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { table } from '../support/contact-list.ts';
import { addContacts, people, uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const count = 5000;
const rowHeight = 36;

/** Runs in the page: scrolls an element to its end in as many steps as frames. @returns how long each frame took */
const scrollToEnd = (region: Element, frames: number): Promise<number[]> =>
  new Promise((done) => {
    const step = (region.scrollHeight - region.clientHeight) / frames;
    const took: number[] = [];
    let before = performance.now();
    const next = (now: number): void => {
      took.push(now - before);
      before = now;
      region.scrollTop += step;
      if (took.length <= frames) requestAnimationFrame(next);
      else done(took);
    };
    requestAnimationFrame(next);
  });

const saveView = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
};

test(
  'five thousand contacts of a saved view are scrolled over without a stop, and walked through by keys',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const word = uniqueWord();
    const lines = Array.from({ length: count }, (_, n) => `Row${n + 1},${word},row${n + 1}@${word}.example`);
    await signIn(page, 'admin', '/contacts/import');
    await page.locator('input[type=file]').setInputFiles({
      name: `${word}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(['First name,Last name,E-mail', ...lines].join('\n')),
    });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: /^Import 5,?000 contacts$/ }).click({ timeout: 60_000 });
    await expect(page.getByText(/5,?000 contacts created/)).toBeVisible({ timeout: 60_000 });

    await page.goto(`/admin?tab=contacts&search=${word}`);
    await saveView(page, word);
    await expect(page.getByText(/^Showing 1 to 5,?000 of 5,?000 contacts$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);

    const list = table(page);
    const region = page.getByRole('group', { name: 'Contacts', exact: true });
    await expect(list).toHaveAttribute('aria-rowcount', String(count + 1));
    expect(await region.evaluate((element) => element.scrollHeight)).toBe((count + 1) * rowHeight);
    const top = (await list.getByRole('columnheader', { name: 'Name' }).boundingBox())?.y;

    // Seventeen rows go by in each frame, which is the pace of a scroll bar that is dragged: most frames are on time even
    // on a machine that does other work. The best of three tries says what the page itself takes.
    let late = Infinity;
    for (let turn = 0; turn < 3 && late >= 0.4; turn += 1) {
      await region.evaluate((element) => (element.scrollTop = 0));
      const took = await region.evaluate(scrollToEnd, 300);
      late = Math.min(late, took.filter((ms) => ms > 50).length / took.length);
    }
    expect(late).toBeLessThan(0.4);
    const last = list.locator(`[aria-rowindex="${count + 1}"]`);
    await expect(last).toBeInViewport();
    await expect(last).toContainText(word);
    expect(await list.getByRole('row').count()).toBeLessThan(80);
    expect((await list.getByRole('columnheader', { name: 'Name' }).boundingBox())?.y).toBe(top);
    await expect(list.locator('[data-unread]')).toHaveCount(0);
    await expectNoAxeFindings(page);

    // The keys cross the pages, of which rows out of sight are not drawn; the oldest contact is the last.
    const current = list.locator('[aria-current=true]');
    await last.getByRole('cell').nth(4).click();
    const panel = page.locator('[data-side-panel]');
    await expect(panel).toContainText(`Row1 ${word}`);
    for (let step = 1; step <= 60; step += 1) {
      await page.keyboard.press('k');
      await expect(current).toHaveAttribute('aria-rowindex', String(count + 1 - step));
    }
    await expect(current).toBeInViewport();
    await expect(current).toBeFocused();
    await expect(panel).toContainText(`Row61 ${word}`);
    await page.keyboard.press('x');
    await expect(page.getByText('1 contact selected')).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
  },
);

test(
  'a view has all its rows in one list, and cards and pages on a phone',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const word = uniqueWord();
    await signIn(page, 'admin', '/healthz');
    await addContacts(page, word, people(60));
    await page.goto(`/admin?tab=contacts&search=${word}`);
    await expect(page.getByText('Showing 1 to 50 of 60 contacts')).toBeVisible();
    await saveView(page, word);
    await expect(page.getByText(`Showing 1 to ${isMobile ? 50 : 60} of 60 contacts`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(isMobile ? 1 : 0);
  },
);
