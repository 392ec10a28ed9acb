import { expect, test } from '../support/test.ts';

test('what an integrator types stands there as it was typed', async ({ page }) => {
  const query = '{ floorPlans(bedrooms: 3, bathrooms: 2) { name } }';
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  const lines = editor.locator('.view-lines');
  await expect(lines).toContainText('query');
  await lines.click();
  await page.keyboard.press('ControlOrMeta+A');
  // Types as fast as a person would, with completions popping up in between.
  await page.keyboard.type(query, { delay: 30 });
  // The editor renders spaces as non-breaking ones.
  await expect.poll(async () => (await lines.innerText()).replaceAll('\u00a0', ' ')).toBe(query);
});

test(
  'the documentation begins with how to sign in, what errors look like and which limits there are',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/graphql');
    await page.getByRole('button', { name: /Documentation Explorer/ }).click();
    for (const title of ['Authentication', 'Errors', 'Limits', 'Idempotency'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Bookings from one address: 20 in a minute.')).toBeVisible();
  },
);
