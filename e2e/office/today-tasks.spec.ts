import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { uniqueWord } from '../support/contacts.ts';
import { ask } from '../support/graphql-as-user.ts';
import { countPresses, inPresses } from '../support/presses.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { addCaller, today, todayRow } from '../support/today.ts';

/** The day of the business so many days from today. */
const dayFromNow = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format();
  return new Date(Date.parse(today) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
};

test('press.count: a task is completed with one press, and reopened with another', async ({ page }) => {
  await countPresses(page);
  await signIn(page, 'office', '/healthz');
  const title = `Send the checklist ${uniqueWord()}`;
  await ask(page, 'mutation ($input: TaskInput!) { createTask(input: $input) { id } }', {
    input: { title, dueOn: dayFromNow(0) },
  });
  await page.goto('/admin?scope=mine&kind=task');
  const row = todayRow(page, title);
  await expect(row).toBeVisible();
  await expectNoAxeFindings(page);
  await inPresses(page, 1, 'complete a task', async () => {
    await row.getByRole('button', { name: `Complete ${title}` }).click();
    await expect(row).toContainText('Done · Undo');
  });
  await inPresses(page, 1, 'undo it', async () => {
    await row.getByRole('button', { name: /^Undo/ }).click();
    await expect(row.getByRole('button', { name: `Complete ${title}` })).toBeVisible();
  });
  // What is done and not taken back is gone after a reload.
  await row.getByRole('button', { name: `Complete ${title}` }).click();
  await expect(row).toContainText('Done · Undo');
  await page.reload();
  await expect(today(page).getByRole('button', { name: /^All \d/ })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('press.count: who asked is followed up in three days with two presses, which shows under Later', async ({
  page,
  request,
}) => {
  const { who } = await addCaller(await asAdmin(request));
  await countPresses(page);
  await signIn(page, 'office', '/admin?scope=all&kind=call');
  const row = todayRow(page, who);
  // It is minutes old: its time to be answered runs, over night from the hour of opening.
  await expect(row).toContainText(/\d+ min left|by \d+:\d\d AM/);
  await inPresses(page, 2, 'follow up in 3 days', async () => {
    await row.getByRole('button', { name: `Follow up: ${who}` }).click();
    await page.getByRole('menuitem', { name: /^In 3 days/ }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Follow-up on');
  });
  // A task does not answer who waits.
  await expect(row).toBeVisible();
  const { tasks } = await ask(page, '{ tasks(owner: "me", done: false) { tasks { title dueOn } } }', {});
  expect(tasks.tasks).toContainEqual({ title: `Follow up with ${who}`, dueOn: dayFromNow(3) });
  await page.goto('/admin?scope=mine&kind=task');
  await today(page)
    .getByRole('button', { name: /^Later/ })
    .click();
  await expect(today(page).getByText(`Follow up with ${who}`)).toBeVisible();
});
