import { expect, test } from '../support/test.ts';

test('a visitor sees a home from its corner and at its front door', { tag: '@long' }, async ({ page }) => {
  await page.goto('/homes/enid');
  const views = page.getByRole('group', { name: 'See the home from' });
  const large = page.getByRole('button', { name: 'View the Enid full screen' }).getByRole('img');
  await expect(views.getByRole('button', { name: 'Street' })).toHaveAttribute('aria-pressed', 'true');
  await expect(large).toHaveAttribute('alt', 'The Enid home');

  // The script of the choice comes after the page, and is not waited for by what is pressed.
  await expect(async () => {
    await views.getByRole('button', { name: 'Corner' }).click();
    await expect(large).toHaveAttribute('src', /home-enid\.webp\?view=corner&w=800$/, { timeout: 1000 });
  }).toPass();
  await expect(large).toHaveAttribute('alt', 'The Enid home, seen from the corner');
  await expect(views.getByRole('button', { name: 'Corner' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(large).toHaveAttribute('alt', 'The Enid home, seen at its front door');
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

  await page.getByRole('button', { name: 'View the Enid full screen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByText('Enid: porch')).toBeVisible();
  await expect(viewer.getByText('3 / 3', { exact: true })).toBeVisible();
});

test('the address of a shared design has a preview of its home', async ({ page, request, baseURL }) => {
  const made = await request.post('/api/designs', {
    data: { home: { slug: 'toledo' }, roof: 'gambrel', siding: 'wood' },
  });
  const { code } = (await made.json()) as { code: string };
  const html = await (await request.get(`/my-home/${code}`)).text();
  expect(html).toContain(
    `<meta property="og:image" content="${baseURL}/api/image/home-toledo.card.png?roof=gambrel&amp;siding=wood&amp;design=${code}">`,
  );
  await page.goto(`/my-home/${code}`);
  await page.getByRole('group', { name: 'See the home from' }).getByRole('button', { name: 'Porch' }).click();
  const porch = page.getByRole('img', {
    name: 'The Toledo home with a gambrel roof and wood siding, seen at its front door',
  });
  await expect(porch).toHaveAttribute('src', /view=porch&w=800$/);
  // It stays as it was chosen when everything else has come.
  await page.waitForLoadState('networkidle');
  await expect(porch).toBeVisible();
});
