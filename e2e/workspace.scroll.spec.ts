import { expectNoAxeFindings } from './support/axe.ts';
import { table } from './support/contact-list.ts';
import { uniqueWord } from './support/contacts.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

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

test('five thousand contacts of a saved view are scrolled over without a stop, and walked through by keys', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(word);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(/^Showing 1 to 5,?000 of 5,?000 contacts$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);

  const list = table(page);
  const region = page.getByRole('group', { name: 'Contacts', exact: true });
  await expect(list).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(await region.evaluate((element) => element.scrollHeight)).toBe((count + 1) * rowHeight);
  const top = (await list.getByRole('columnheader', { name: 'Name' }).boundingBox())?.y;

  const frames = await region.evaluate(scrollToEnd, 300);
  const slow = frames.filter((ms) => ms > 50).length;
  console.log(`${slow} of ${frames.length}, longest ${Math.max(...frames)}, total ${frames.reduce((a, b) => a + b)}`);
  const last = list.locator(`[aria-rowindex="${count + 1}"]`);
  await expect(last).toBeInViewport();
  await expect(last).toContainText(word);
  expect(await list.getByRole('row').count()).toBeLessThan(80);
  expect((await list.getByRole('columnheader', { name: 'Name' }).boundingBox())?.y).toBe(top);
  await expect(list.locator('[data-unread]')).toHaveCount(0);
  await expectNoAxeFindings(page);
});
