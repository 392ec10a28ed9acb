import type { Page } from '@playwright/test';
import { rowOf, searchBox, table } from '../support/contact-list.ts';
import { addContacts, people, uniqueWord } from '../support/contacts.ts';
import { interactions, watchInteractions } from '../support/interactions.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How long 19 of 20 interactions may take until the next picture, in milliseconds. */
const max = 200;
const min = 40;

/** Waits until the page has drawn what was asked of it: nobody presses the next key before. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
  }
};

/** What somebody does with a list in a minute: moving, ticking, opening, sorting, searching. */
const workWith = async (page: Page, word: string): Promise<void> => {
  await press(page, ...Array.from({ length: 10 }, () => 'j'), 'k', 'k', 'x', 'x');
  for (const name of ['Person48', 'Person40', 'Person30']) {
    await page.getByRole('checkbox', { name: `Select ${name} Tester` }).click();
    await drawn(page);
  }
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await drawn(page);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await drawn(page);

  for (const name of ['Person45', 'Person44', 'Person43']) {
    await rowOf(page, name).getByRole('cell').nth(4).click();
    await expect(page.getByRole('dialog', { name: `${name} Tester` })).toBeVisible();
    await page.getByRole('button', { name: 'Close panel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'j', 'j', 'k', 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const column of ['Name', 'Name', 'Email', 'Created']) {
    await table(page).getByRole('columnheader', { name: column }).getByRole('button').first().click();
    await drawn(page);
  }
  await press(page, '/', 'End', ...' person2');
  await expect(searchBox(page)).toHaveValue(`${word} person2`);
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await press(page, ...Array.from({ length: 8 }, () => 'Backspace'));
  await expect(table(page).getByRole('row')).toHaveCount(51);
  await page.getByRole('heading', { level: 1 }).focus();
};

test('a list of fifty contacts answers every press and key at once', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const word = uniqueWord();
  await watchInteractions(page);
  await signIn(page, 'admin', '/healthz');
  await addContacts(page, word, people(50), { company: word, tags: ['first home', 'military'] });
  await page.goto(`/admin?tab=contacts&search=${word}`);
  await expect(table(page).getByRole('row')).toHaveCount(51);

  // The machine may do other work: the fastest of three tries says how long the page itself takes.
  const lines: string[] = [];
  let best = Infinity;
  for (let turn = 0; turn < 3 && best >= max; turn += 1) {
    await workWith(page, word);
    const times = await interactions(page);
    expect(times.length).toBeGreaterThanOrEqual(min);
    const p95 = times[Math.ceil(times.length * 0.95) - 1] as number;
    lines.push(
      `${times.length} interactions, p95 ${p95} ms, median ${times[Math.floor(times.length / 2)]} ms, longest ${times.at(-1)} ms`,
    );
    best = Math.min(best, p95);
  }
  test.info().annotations.push({ type: 'interaction to next paint', description: lines.join('; ') });
  expect(best, lines.join('; ')).toBeLessThan(max);
});
