import type { Page } from '@playwright/test';
import { asAdmin, newAccount } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { button, listOf, range, rowOf, statusFilter, table } from '../support/contact-list.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { signIn, signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { rail } from '../support/workspace.ts';

const viewLink = (page: Page, name: string) => rail(page).getByRole('link', { name: new RegExp(`^${name}`) });

/** Saves what the list shows. @returns the id of the view */
const saveView = async (page: Page, name: string, shared: boolean): Promise<string> => {
  await button(page, 'Save view').click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByLabel('Name').fill(name);
  if (shared) await form.getByRole('checkbox', { name: 'Share with all staff' }).check();
  await expectNoAxeFindings(page);
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(button(page, `View ${name}`)).toBeVisible();
  return new URL(page.url()).searchParams.get('saved') ?? '';
};

test(
  'a view that is shared is a colleague’s as well, with its count and its address; a private one is nobody else’s',
  { tag: '@long' },
  async ({ page, request, openOther }) => {
    test.slow();
    const word = uniqueWord();
    const [common, own] = [`Buyers ${word}`, `Mine ${word}`];
    const person = await newAccount(request, await asAdmin(request), 'admin');
    await signIn(page, 'admin', '/healthz');
    await addContacts(page, word, ['Uma', 'Vera'], { status: 'customer' });
    await addContacts(page, `${word}z`, ['Walt']);
    await page.goto(listOf(word));
    await expect(range(page)).toHaveText('Showing 1 to 3 of 3 contacts');
    await statusFilter(page).selectOption('Customer');
    await expect(range(page)).toHaveText('Showing 1 to 2 of 2 contacts');
    await saveView(page, common, true);
    await expect(viewLink(page, common)).toHaveText(`${common}2`);
    const address = page.url();

    await page.goto(listOf(`${word}z`));
    await expect(rowOf(page, 'Walt')).toBeVisible();
    const privateId = await saveView(page, own, false);
    await expect(viewLink(page, own)).toHaveText(`${own}1`);

    const colleague = await openOther();
    await signInWith(colleague, person, '/admin?tab=contacts');
    await expect(viewLink(colleague, common)).toHaveText(`${common}2`);
    await expect(viewLink(colleague, own)).toHaveCount(0);
    await viewLink(colleague, common).click();
    await expect(range(colleague)).toHaveText('Showing 1 to 2 of 2 contacts');
    await expect(table(colleague).getByRole('row')).toHaveCount(3);
    expect(colleague.url()).toBe(address);
    await expect(viewLink(colleague, common)).toHaveAttribute('aria-current', 'page');
    // It can be taken along under another name, but not changed.
    await button(colleague, `View ${common}`).click();
    await expect(colleague.getByRole('menuitem')).toHaveText(['Save as a new view…', 'Show the whole list']);
    await colleague.keyboard.press('Escape');

    // The address of somebody else's view names a view that is not there.
    await colleague.goto(`/admin?tab=contacts&saved=${privateId}`);
    await expect(table(colleague)).toBeVisible();
    await expect(button(colleague, `View ${own}`)).toHaveCount(0);
    await expect(colleague.getByText(own)).toHaveCount(0);
    const token = await colleague.evaluate(() => localStorage.getItem('accessToken'));
    const refusals = async (id: string): Promise<unknown[]> =>
      Promise.all(
        [
          'query ($id: ID!) { savedView(id: $id) { name count } }',
          'mutation ($id: ID!) { deleteView(id: $id, version: 1) }',
          'mutation ($id: ID!) { updateView(id: $id, input: { name: "Taken", parameters: [], version: 1 }) { id } }',
        ].map(async (query) => {
          const answer = await colleague.request.post('/graphql', {
            headers: { authorization: `Bearer ${token}` },
            data: { query, variables: { id } },
          });
          const { errors } = await answer.json();
          return errors?.map(({ message, extensions }: any) => [message, extensions.code]);
        }),
      );
    const guessed = await refusals(crypto.randomUUID());
    expect(guessed.map((errors: any) => errors[0][1])).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(await refusals(privateId), 'told apart from one that never was').toEqual(guessed);

    await page.reload();
    await expect(viewLink(page, own)).toHaveText(`${own}1`);
  },
);
