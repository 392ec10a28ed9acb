import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { accountOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const word = (): string => crypto.randomUUID().slice(0, 8);
const box = (page: Page) => page.getByLabel('Your message');
const write = async (page: Page, text: string): Promise<void> => {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
/** Asks the API as whoever is signed in on the page. */
const ask = (page: Page, query: string, variables: object = {}): Promise<any> =>
  page.evaluate(async (body) => {
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('accessToken')}` }, body });
    return ((await answer.json()) as { data: unknown }).data;
  }, JSON.stringify({ query, variables }));

/** A project of the demo customer's, made by the admin on the page. */
const addProject = async (page: Page, name: string): Promise<string> => {
  const people = await ask(page, 'query ($search: String) { projectPeople(role: customer, search: $search) { id } }', { search: accountOf('customer').email });
  const made = await ask(page, 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }', { input: { name, customerId: people.projectPeople[0].id } });
  return String(made.createProject.id);
};

test('a customer writes, staff answers, and the answer arrives without a reload', async ({ page, openOther }) => {
  const name = `Talk ${word()}`;
  await signIn(page, 'admin', '/admin/messages');
  const id = await addProject(page, name);

  const other = await openOther();
  await signIn(other, 'customer', `/dashboard?tab=messages&thread=${id}`);
  await expect(other.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await write(other, `Where is my house?\nSee https://example.com/plan (please)`);
  await expect(log(other).getByText('Where is my house?')).toBeVisible();
  await expect(log(other).getByRole('link', { name: 'https://example.com/plan' })).toHaveAttribute('rel', /noopener/);

  // The inbox hears of it by itself.
  const line = page.getByRole('link', { name: new RegExp(name) });
  await expect(line).toContainText('1 unread');
  await line.click();
  await expect(log(page).getByText('Where is my house?')).toBeVisible();
  await expect(line).not.toContainText('unread');
  await expect(log(other).getByText('Seen')).toBeVisible();
  await expectNoAxeFindings(page);
  // The customer looks at something else: the tab counts.
  await other.getByRole('tab', { name: 'My Projects' }).click();
  await write(page, `It leaves the factory on Monday. ${name}`);
  await expect(log(page).getByText('It leaves the factory on Monday.')).toBeVisible();
  await expect(other.getByRole('tab', { name: /Messages \d+ unread/ })).toBeVisible();

  await other.goto(`/projects/${id}`);
  await expect(other.getByRole('tab', { name: 'Messages 1 unread' })).toBeVisible();
  await other.getByRole('tab', { name: /Messages/ }).click();
  await expect(log(other).getByText('It leaves the factory on Monday.')).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
  await write(page, 'And arrives on Tuesday.');
  await expect(log(other).getByText('And arrives on Tuesday.')).toBeVisible();
  await expectNoAxeFindings(other);
});

test('a message that cannot be sent is kept, and sent once when it is tried again', { tag: '@phone' }, async ({ page, complaints, openOther }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const other = await openOther();
  await signIn(other, 'admin', '/admin/messages');
  const id = await addProject(other, `Line ${word()}`);
  await signIn(page, 'customer', `/projects/${id}?tab=messages`);
  await box(page).fill('Not yet sent');
  await page.reload();
  // What was typed is still there.
  await expect(box(page)).toHaveValue('Not yet sent');
  let tries = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('sendMessage')) return route.continue();
    tries += 1;
    // The second time it arrives, but its answer does not: the client cannot know.
    if (tries === 2) await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  // The line tells of the message all the same.
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await expect(log(page).getByText('Not yet sent')).toHaveCount(1);
  const stored = async (): Promise<unknown> => (await ask(page, 'query ($id: ID!) { messages(id: $id) { messages { text } } }', { id })).messages.messages;
  await expect.poll(stored).toEqual([{ text: 'Not yet sent' }]);
});
