import { ask } from '../support/graphql-as-user.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { messageBox, messageLog } from '../support/messages.ts';
import { addProject } from '../support/projects.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a message that cannot be sent is kept, and sent once when it is tried again', async ({
  page,
  complaints,
  openOther,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const other = await openOther();
  await signIn(other, 'admin', '/admin/messages');
  const id = await addProject(other, `Line ${crypto.randomUUID().slice(0, 8)}`);
  await signIn(page, 'customer', `/projects/${id}?tab=messages`);
  await messageBox(page).fill('Not yet sent');
  // Set up before the page loads: a busy browser may let through requests made right after a route is added.
  let tries = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('sendMessage')) return route.continue();
    tries += 1;
    // The second time, the request arrives but its answer is lost, which the client cannot know.
    if (tries === 2) await route.fetch();
    await route.abort();
  });
  await page.reload();
  // What was typed is still there.
  await expect(messageBox(page)).toHaveValue('Not yet sent');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  // The live connection reports the message all the same.
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await expect(messageLog(page).getByText('Not yet sent')).toHaveCount(1);
  const stored = async (): Promise<unknown> =>
    (await ask(page, 'query ($id: ID!) { messages(id: $id) { messages { text } } }', { id })).messages
      .messages;
  await expect.poll(stored).toEqual([{ text: 'Not yet sent' }]);
});
