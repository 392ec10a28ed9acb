import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { addProject } from '../support/projects.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { screenName } from '../support/workspace.ts';

const options = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' }).getByRole('option');

/** Opens the search, or empties it, and types. */
const search = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box.fill(text);
};

test(
  'the search ranks what it finds, whatever the accents, and remembers what was opened',
  { tag: '@phone' },
  async ({ page }) => {
    const word = uniqueWord();
    await signIn(page, 'admin', '/healthz');
    // The name, its beginning, and a word of it; stored in another order.
    for (const [index, name] of [`Maria ${word}`, `${word}son`, `Zoë${word}`].entries())
      await addContacts(page, `of${word}`, [name], { email: `${index}@${word}.example` });
    const project = await addProject(page, `The ${word} home`);
    await page.goto('/admin?tab=contacts');
    await search(page, word);
    await expect(options(page)).toHaveCount(4);
    await expect(options(page).nth(0)).toContainText(`${word}son Tester`);
    await expect(options(page).nth(1)).toContainText(`Maria ${word} Tester`);
    await expect(page.getByRole('group', { name: 'Projects' }).getByRole('option')).toHaveCount(1);

    await search(page, `zoe${word}`);
    await expect(options(page)).toHaveText([new RegExp(`^Zoë${word} Tester`)]);
    await search(page, `ZÖE${word}`.replace('Ö', 'O'));
    await expect(options(page)).toHaveText([new RegExp(`^Zoë${word} Tester`)]);
    await page.keyboard.press('Enter');
    await expect(screenName(page)).toHaveText(`Zoë${word} Tester`);

    // A screen that is called exactly so comes before everything that only resembles it.
    await search(page, 'contacts');
    await expect(options(page).first()).toHaveText('Contacts');

    await search(page, `${word} home`);
    await options(page)
      .filter({ hasText: `The ${word} home` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/projects/${project}`));
    // Without a text: what was opened last comes first, also after a reload.
    await page.reload();
    await expect(screenName(page)).toHaveText(`The ${word} home`);
    await search(page, '');
    await expect(options(page).nth(0)).toContainText(`The ${word} home`);
    await expect(options(page).nth(1)).toContainText(`Zoë${word} Tester`);
  },
);

test('a customer finds what is theirs, and nothing of anybody else', async ({ page, openOther }) => {
  const word = uniqueWord();
  const staff = await openOther();
  await signIn(staff, 'admin', '/healthz');
  await addContacts(staff, word, [`Secret${word}`]);
  const own = await addProject(staff, `Home ${word}`);
  await signIn(page, 'customer');
  await search(page, `Secret${word}`);
  await expect(page.getByText(`Nothing found for “Secret${word}”.`)).toBeVisible();
  await search(page, word);
  await expect(options(page)).toHaveText([new RegExp(`^Home ${word}`)]);
  for (const name of ['Users', 'Settings', 'New contact', 'Factory board']) {
    await search(page, name);
    await expect(page.getByText(`Nothing found for “${name}”.`).or(options(page).first())).toBeVisible();
    await expect(options(page).filter({ hasText: name })).toHaveCount(0);
  }
  await search(page, word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/projects/${own}`));
  await expect(screenName(page)).toHaveText(`Home ${word}`);
});

test('what is typed before the search has loaded is searched for', { tag: '@long' }, async ({ page }) => {
  const word = uniqueWord();
  await signIn(page, 'admin', '/healthz');
  await addContacts(page, `of${word}`, [`Ida${word}`]);
  const { promise: whenTyped, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route(/search-palette.*\.js/, async (route) => {
    await whenTyped;
    await route.continue();
  });
  await page.goto('/admin?tab=contacts');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  // Neither the box that has the focus nor a key of the screen takes a letter.
  await page.keyboard.type(`ida${word}?`);
  await page.keyboard.press('Backspace');
  letLoad();
  await expect(options(page)).toHaveText([new RegExp(`^Ida${word} Tester`)]);
  await page.keyboard.press('Enter');
  await expect(screenName(page)).toHaveText(`Ida${word} Tester`);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the search and the list of keys have nothing for axe to find', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin', '/admin?tab=contacts');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(options(page).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'All keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoAxeFindings(page);
});
