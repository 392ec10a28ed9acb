import { asAdmin, newAccount } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { ask } from '../support/graphql-as-user.ts';
import { countPresses, inPresses } from '../support/presses.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const contactsOf = 'query ($search: String) { contacts(search: $search) { contacts { id owner { name } } } }';

test('leave.all: who leaves hands everything over in four presses, and is signed out for good', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const leaver = await newAccount(request, admin, 'sales');
  await countPresses(page);
  await signIn(page, 'admin', '/healthz');
  const word = uniqueWord();
  await addContacts(page, word, ['Ada', 'Bo', 'Cy'], { ownerId: leaver.id });
  await page.goto(`/admin?tab=users&search=${encodeURIComponent(leaver.email)}`);
  await expect(page.getByRole('button', { name: /^Manage/ })).toHaveCount(1);
  const receiver = accountOf('sales').name;
  const dialog = page.getByRole('dialog', { name: `Remove ${leaver.name}` });
  await inPresses(page, 3, 'transfer all work of somebody who leaves', async () => {
    await page.getByRole('button', { name: /^Manage/ }).click();
    await page.getByRole('button', { name: 'Remove account' }).click();
    await expect(dialog.getByRole('region', { name: 'Open work' })).toContainText('Contacts3');
    // The list of a select is opened by its own press, which a script does not need.
    await dialog
      .getByRole('combobox', { name: /^Give this work to/ })
      .selectOption({ label: `${receiver} (Sales)` });
    await dialog.getByRole('button', { name: 'Remove account' }).click();
    await expect(dialog).toBeHidden();
  });
  await expect(page.getByText('Account removed', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  const { contacts } = (await ask(page, contactsOf, { search: word })).contacts;
  expect(contacts.map(({ owner }: { owner: { name: string } }) => owner.name)).toEqual([
    receiver,
    receiver,
    receiver,
  ]);
  const { userRecords } = await ask(
    page,
    'query ($id: ID!) { userRecords(id: $id) { ownedContacts openDeals managedProjects openTasks visits threads sharedReports sharedViews } }',
    { id: leaver.id },
  );
  expect(new Set(Object.values(userRecords))).toEqual(new Set([0]));
  const again = await request.post('/api/auth/login', {
    data: { email: leaver.email, password: leaver.password },
  });
  expect(again.status()).toBe(401);
});
