import type { APIRequestContext, Page } from '@playwright/test';
import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';

// On a server of its own, and one after the other: what is entered here is seen by every visitor.
test.describe.configure({ mode: 'default' });

/** A PNG of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const dialog = (page: Page) => page.getByRole('dialog');
const save = async (page: Page, button: string): Promise<void> => {
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
};
const words = () => crypto.randomUUID().slice(0, 8);

/** Removes the entry with this title. */
const removeEntry = async (request: APIRequestContext, title: string): Promise<void> => {
  const admin = await asAdmin(request);
  const { contentItems } = await admin(
    '{ contentItems(kinds: [company_fact, testimonial, team_member]) { contentItems { id title } } }',
  );
  const found = contentItems.contentItems.find((item: { title: string }) => item.title === title);
  if (found) await admin('mutation ($id: ID!) { removeContentItem(id: $id) }', { id: found.id });
};

test(
  'an admin enters a fact, and visitors find it under the hero and on About Us',
  { tag: '@long' },
  async ({ page, request }) => {
    const title = `Bond ${words()}`;
    await signIn(page, 'admin', '/admin?tab=settings&part=company-and-team');
    try {
      await page.getByRole('button', { name: 'Add entry' }).click();
      await page.getByLabel('What it is *').fill(title);
      await page.getByLabel('Number or figure *').fill('No. 4471');
      await page.getByLabel('What it means, or where to check it *').fill('Ask us for the certificate.');
      await expectNoAxeFindings(page);
      await save(page, 'Save');
      await page.goto('/');
      const band = page.getByRole('region', { name: 'About the company' });
      await expect(band.getByText('No. 4471')).toBeVisible();
      await expect(band.getByText('Demo figures')).toBeVisible();
      await band.getByRole('link', { name: 'What these mean and who we are' }).click();
      await expect(page.getByRole('heading', { name: 'Licenses and warranty' })).toBeInViewport();
      await expect(page.getByText('Ask us for the certificate.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Ask us for the certificate.')).toBeVisible();
    } finally {
      await removeEntry(request, title);
    }
    await page.goto('/about-us');
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

test('a member of the team gets a picture', { tag: '@long' }, async ({ page, request }) => {
  const name = `Robin ${words()}`;
  await signIn(page, 'admin', '/admin?tab=settings&part=company-and-team');
  try {
    await page.getByRole('button', { name: 'Add entry' }).click();
    await page.getByLabel('Kind').last().selectOption('Team member');
    await page.getByLabel('Name *').fill(name);
    await page.getByLabel('Job *').fill('Site manager');
    await page.getByLabel('About them *').fill('Meets the truck.');
    await save(page, 'Save');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'robin.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    await expect(dialog(page).getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expectNoAxeFindings(page);
    await save(page, 'Save');
    await page.goto('/about-us');
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1);
  } finally {
    await removeEntry(request, name);
  }
});

test('an admin enters where a home stands', { tag: '@long' }, async ({ page, request }) => {
  const name = `Tacoma ${words()}`;
  await signIn(page, 'admin', '/admin?tab=settings&part=locations');
  try {
    await page.getByRole('button', { name: 'Add location' }).click();
    await page.getByLabel('Name *').fill(name);
    await page.getByLabel('Street address *').fill('9 Harbor Street');
    await page.getByLabel('City *').fill('Tacoma');
    await page.getByLabel('ZIP code *').fill('98402');
    await dialog(page).getByLabel('Packwood').check();
    await page.getByLabel('Open on Saturday').uncheck();
    await expectNoAxeFindings(page);
    await save(page, 'Save location');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Monday to Friday');
    await page.goto('/contact-info');
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('9 Harbor Street, Tacoma, WA 98402');
    await card.getByRole('link', { name: 'Packwood' }).click();
    await expect(page.getByText('See it in person:')).toContainText(name);
  } finally {
    const admin = await asAdmin(request);
    const { locations } = await admin('{ locations { id name } }');
    for (const location of locations)
      if (location.name === name)
        await admin('mutation ($id: ID!) { removeLocation(id: $id) }', { id: location.id });
  }
});

test('a visitor finds the nearest display models', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact-info');
  const names = page.getByRole('region', { name: 'Our display models' }).getByRole('heading', { level: 3 });
  await expect(names.first()).toHaveText('Vancouver display');
  await page.getByLabel('ZIP code').fill('99201');
  await expect(names.first()).toHaveText('Spokane Valley display');
  await expect(page.getByText(/^Nearest to 99201: Spokane Valley display/)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('ZIP code').fill('10001');
  await expect(page.getByText(/^We do not know how far 10001 is/)).toBeVisible();
  await expect(names.first()).toHaveText('Vancouver display');
  await page.getByLabel('ZIP code').fill('98502');
  await expect(names.first()).toHaveText('Olympia display');
  await page.getByRole('link', { name: 'Enid' }).click();
  await expect(page.getByText('See it in person:')).toContainText('Olympia display, about 10 miles');
  await expectNoAxeFindings(page);
});
