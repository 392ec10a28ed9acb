import { expect, test } from './support/test.ts';

test('what an integrator types stands there as it was typed', async ({ page }) => {
  const query = '{ floorPlans(bedrooms: 3, bathrooms: 2) { name } }';
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  const lines = editor.locator('.view-lines');
  await expect(lines).toContainText('query');
  await lines.click();
  await page.keyboard.press('ControlOrMeta+A');
  // As fast as a person: completions come up in between.
  await page.keyboard.type(query, { delay: 30 });
  // The editor draws spaces as such that do not break.
  await expect.poll(async () => (await lines.innerText()).replaceAll('\u00a0', ' ')).toBe(query);
});
