import { expectNoAxeFindings } from '../support/axe.ts';
import { ask } from '../support/graphql-as-user.ts';
import { countPresses, inPresses } from '../support/presses.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('@phone press.count: somebody who comes by has the draft of a quote in six presses at most', async ({
  page,
}) => {
  const lastName = `Walker${Date.now()}`;
  await countPresses(page);
  await signIn(page, 'sales', '/walk-in');
  await expect(page.getByRole('form', { name: 'Walk-in' })).toBeVisible();
  await expectNoAxeFindings(page);

  // Nobody yet: the fields say what is missing, and nothing is made.
  await page.getByRole('button', { name: 'Quote' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('A contact needs an email address or a phone number')).toBeVisible();

  // What was chosen is there again after a reload.
  await page.getByRole('combobox', { name: /^Home/ }).selectOption({ index: 2 });
  await page.getByLabel('Last name').fill(lastName);
  await expect(page.getByRole('status').filter({ hasText: /^\$[\d,]+$/ })).toBeVisible();
  // No choice of the roof or siding stands alone in a line of its own.
  const lines = await page.locator('[data-question]').evaluateAll((groups) =>
    groups.slice(0, 2).map((group) => {
      const tops = [...group.querySelectorAll('[data-option]')].map(
        (tile) => tile.getBoundingClientRect().top,
      );
      return [...Map.groupBy(tops, (top) => Math.round(top)).values()].map(({ length }) => length);
    }),
  );
  for (const line of lines) expect(new Set(line).size, String(line)).toBe(1);
  const chosen = await page.getByRole('combobox', { name: /^Home/ }).inputValue();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Home/ })).toHaveValue(chosen);
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);

  await inPresses(page, 1, 'make the quote', async () => {
    await page.getByLabel('First name').fill('Wanda');
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Phone').fill('360 555 0161');
    await page.getByRole('combobox', { name: /^Home/ }).selectOption({ index: 1 });
    await expect(page.getByText('Delivered total')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\$[\d,]+$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Quote' }).click();
    await expect(page).toHaveURL(/\/quotes\//);
  });

  const { deals } = (
    await ask(page, 'query ($search: String) { deals(search: $search) { deals { source buyerEmail } } }', {
      search: lastName,
    })
  ).deals;
  expect(deals).toEqual([{ source: 'Walk-in', buyerEmail: null }]);
});
