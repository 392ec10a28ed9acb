import { randomUUID } from 'node:crypto';
import { addProject } from '../support/projects.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the keyboard keeps its place when what it pressed goes, and chooses before it changes', async ({
  page,
  complaints,
}) => {
  const word = `Key${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin', `/admin?tab=contacts&search=${word}`);
  await page.evaluate(async (name) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    };
    for (const lastName of ['One', 'Two']) {
      await fetch('/api/contacts', {
        method: 'POST',
        headers,
        body: JSON.stringify({ firstName: name, lastName, email: `${name}.${lastName}@example.com` }),
      });
    }
  }, word);
  // Set up before the page loads: a busy browser may let through requests made right after a route is added.
  let isBroken = false;
  await page.route('**/graphql', (route) => (isBroken ? route.abort() : route.continue()));
  await page.reload();
  const all = page.getByLabel('Select all on this page');
  const heading = page.getByRole('heading', { name: 'Contacts', level: 2 });

  await all.press('Space');
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(heading).toBeFocused();

  await all.press('Space');
  await page.getByRole('button', { name: 'Status…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Status of 2 contacts' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Change status' })).toBeFocused();

  // The button is disabled while the request is under way, and enabled again afterwards.
  complaints.expect(/ERR_FAILED/);
  isBroken = true;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nothing was changed' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change status' })).toBeFocused();
  isBroken = false;
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(`${word} One`) })).toContainText('Active');
});

test('on a narrow screen a conversation and the list give the focus to each other', async ({
  page,
  openOther,
}) => {
  const home = `Home ${randomUUID().slice(0, 8)}`;
  const staff = await openOther();
  await signIn(staff, 'admin', '/admin/messages');
  await addProject(staff, home);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'customer', '/dashboard?tab=messages');
  const line = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: home });
  await line.press('Enter');
  await expect(page.getByRole('heading', { name: home })).toBeFocused();
  await page.getByRole('link', { name: 'All conversations' }).press('Enter');
  await expect(line).toBeFocused();
});
