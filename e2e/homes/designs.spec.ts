import type { Page } from '@playwright/test';
import { asAdmin, linkOf, newAccount, uniqueEmail } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { toast } from '../support/booking.ts';
import { signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const saved = (page: Page) => page.getByText('Every change is saved.');
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: new RegExp(`^${name}`) });

/** The input itself is only for those who do not see its card. */
const choose = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click();

/** Makes a home of the catalog one's own. @returns the code of the design */
const makeMine = async (page: Page, slug: string): Promise<string> => {
  await page.goto(`/homes/${slug}`);
  await page.getByRole('button', { name: 'Make it my home' }).click();
  await expect(page).toHaveURL(/\/my-home\/[0-9A-Z]{12}$/);
  return page.url().slice(-12);
};

test('a visitor makes a home theirs, and finds everything again', async ({ page }) => {
  await makeMine(page, 'castle-rock');
  await expect(page.getByRole('heading', { level: 1, name: 'Castle Rock' })).toBeVisible();
  await choose(page, 'Roof profile', 'Hip');
  await expect(saved(page)).toBeVisible();
  await page.getByLabel('Name of your home').fill('Our place');
  await page.getByLabel('ZIP code').fill('9853');
  await page.getByLabel('ZIP code').press('Enter');
  await expect(page.getByText('A ZIP code has five digits')).toBeVisible();
  await page.getByLabel('ZIP code').fill('98532');
  await page.getByLabel('ZIP code').press('Enter');
  await expect(page.getByText('A ZIP code has five digits')).toHaveCount(0);
  await page.getByLabel('Land', { exact: true }).selectOption('My own land');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Our place' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(choice(page, 'Roof profile', 'Hip')).toBeChecked();
  await expect(page.getByLabel('ZIP code')).toHaveValue('98532');
  await expect(page.getByLabel('Land', { exact: true })).toHaveValue('own');
  // It is read when somebody comes near it.
  await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('listitem').filter({ hasText: 'Roof: Hip' })).toBeVisible();

  // Design Your Home begins with the roof that was chosen here, and what is chosen there is chosen here.
  await page.goto('/design-roof');
  await expect(page).toHaveURL(/roof=hip/);
  await page.getByRole('radio', { name: 'Brick Veneer' }).click();
  await expect(page).toHaveURL(/siding=brick/);
  await page.goto('/my-home');
  await expect(choice(page, 'Siding', 'Brick')).toBeChecked();
  await expect(choice(page, 'Roof profile', 'Hip')).toBeChecked();
});

test(
  'before any script has run, the page shows the picture of the design, or that there is none',
  { tag: '@phone' },
  async ({ page, complaints }) => {
    complaints.expect(/Failed to load|404/);
    const none = page.getByRole('heading', { name: 'You have not designed a home yet' });
    const picture = page.locator('[data-design-picture]');
    const background = () => picture.evaluate((element) => getComputedStyle(element).backgroundImage);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/my-home', { waitUntil: 'commit' });
    await expect(none).toBeVisible();
    await expect(picture).toBeHidden();
    await page.unroute('**/assets/*.js');

    const code = await makeMine(page, 'castle-rock');
    const shown = page.getByRole('img', { name: 'The Castle Rock home', exact: true });
    await expect(shown).toHaveJSProperty('complete', true);
    const source = await shown.evaluate((element) => (element as HTMLImageElement).currentSrc);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('designPicture'))).toContain(source);
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const address of ['/my-home', `/my-home/${code}`]) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(none).toBeHidden();
      await expect.poll(background).toBe(`url("${source}")`);
    }
    await page.goto('/my-home/000000000000', { waitUntil: 'commit' });
    await expect.poll(background).toBe('none');
  },
);

test('the link in the mail opens the design on another device, where it goes on', async ({
  page,
  openOther,
  request,
}) => {
  const code = await makeMine(page, 'yachats');
  const email = uniqueEmail();
  await page.getByRole('button', { name: 'Email it to me' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Email/)
    .fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(toast(page, 'On its way')).toBeVisible();
  const link = await linkOf(await asAdmin(request), email, 'design_link');
  expect(link).toContain(`/my-home/${code}#key=`);

  const laptop = await openOther();
  await laptop.goto(link);
  await expect(laptop).toHaveURL(new RegExp(`/my-home/${code}$`));
  await choose(laptop, 'Roof profile', 'Shed');
  await expect(saved(laptop)).toBeVisible();
  await laptop.reload();
  await expect(choice(laptop, 'Roof profile', 'Shed')).toBeChecked();

  await page.reload();
  await expect(choice(page, 'Roof profile', 'Shed')).toBeChecked();
});

test(
  'by its code alone a design is looked at, and copied',
  { tag: '@long' },
  async ({ page, openOther, complaints }) => {
    complaints.expect(/status of 404/);
    const code = await makeMine(page, 'castle-rock');
    await page.getByLabel('Name of your home').fill('Secret garden');
    await page.getByLabel('Name of your home').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Secret garden' })).toBeVisible();

    const other = await openOther();
    await other.goto(`/my-home/${code.toLowerCase()}`);
    await expect(other.getByRole('heading', { level: 1, name: 'Castle Rock' })).toBeVisible();
    await expect(other.getByText('Secret garden')).toHaveCount(0);
    await expect(choice(other, 'Roof profile', 'Hip')).toBeDisabled();
    await other.getByRole('button', { name: 'Make a copy to change' }).click();
    await expect(other).not.toHaveURL(new RegExp(code));
    await choose(other, 'Roof profile', 'Hip');
    await expect(saved(other)).toBeVisible();
    await other.goto('/my-home/000000000000');
    await expect(other.getByRole('heading', { name: 'There is no design with this code' })).toBeVisible();
    await expect(choice(page, 'Roof profile', 'Hip')).not.toBeChecked();
  },
);

test('who signs in finds their design in the portal', { tag: '@long' }, async ({ page, request }) => {
  await makeMine(page, 'yachats');
  const account = await newAccount(request, await asAdmin(request), 'customer');
  await signInWith(page, account, '/dashboard');
  const designs = page.getByRole('region', { name: 'My Designs' });
  await designs.getByRole('link', { name: 'Yachats' }).click();
  await choose(page, 'Roof profile', 'Hip');
  await expect(saved(page)).toBeVisible();
});

test(
  'Finance begins with the price of the design, and what is changed there is kept in it',
  { tag: '@long' },
  async ({ page }) => {
    await makeMine(page, 'castle-rock');
    await page.goto('/finance');
    await expect(page.getByRole('button', { name: 'Castle Rock' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('$249,379 delivered and set up')).toBeVisible();
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/designs/'),
    );
    await page.getByLabel('Down (%)').fill('20');
    await expect(page).toHaveURL(/down=20/);
    expect((await stored).status()).toBe(200);
    await page.getByRole('link', { name: 'your design of the Castle Rock' }).click();
    await expect(page.getByLabel('Down payment (%)')).toHaveValue('20');
  },
);

test(
  'an address says what it says, the design says the rest, and nothing of it is stored',
  { tag: '@long' },
  async ({ page }) => {
    await makeMine(page, 'castle-rock');
    await choose(page, 'Roof profile', 'Hip');
    await expect(saved(page)).toBeVisible();
    await choose(page, 'Siding', 'Brick');
    await expect(page.getByRole('listitem').filter({ hasText: 'Siding: Brick' })).toBeVisible();
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByLabel('Down payment (%)').fill('20');
    await page.getByLabel('Down payment (%)').press('Enter');
    expect((await stored).status()).toBe(200);
    const changes: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()));

    await page.goto('/design-roof?roof=shed');
    await expect(page).toHaveURL(/\?roof=shed&siding=brick$/);
    await page.goto('/finance?price=150000');
    await expect(page.getByLabel('Price, delivered and set up ($)')).toHaveValue('150,000');
    await expect(page.getByLabel('Down (%)')).toHaveValue('20');
    await page.goto('/my-home');
    await expect(choice(page, 'Roof profile', 'Hip')).toBeChecked();
    await expect(page.getByLabel('Down payment (%)')).toHaveValue('20');
    expect(changes).toEqual([]);
  },
);

test(
  'another home is another design: both are kept, switched between and compared',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const first = await makeMine(page, 'castle-rock');
    await page.getByLabel('Name of your home').fill('Our place');
    await page.getByLabel('Name of your home').press('Enter');
    await choose(page, 'Roof profile', 'Hip');
    await expect(saved(page)).toBeVisible();
    const second = await makeMine(page, 'yachats');
    expect(second).not.toBe(first);
    await expect(choice(page, 'Roof profile', 'Hip')).toBeChecked();
    const list = page.getByRole('region', { name: 'Designs in this browser' });
    await expect(list.getByRole('article')).toHaveCount(2);
    await expectNoAxeFindings(page);

    // What the family was sent shows what it showed.
    const family = await openOther();
    await family.goto(`/my-home/${first}`);
    await expect(family.getByRole('heading', { level: 1, name: 'Castle Rock' })).toBeVisible();

    await list.getByRole('button', { name: 'Make it my home: Our place' }).click();
    await expect(page).toHaveURL(new RegExp(`/my-home/${first}$`));
    await page.goto('/my-home');
    await expect(page).toHaveURL(new RegExp(`/my-home/${first}$`));

    await list.getByRole('link', { name: 'Compare them' }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?homes=${first},${second}$`));
    const heads = page.getByRole('region', { name: 'Homes side by side' }).getByRole('columnheader');
    await expect(heads.nth(0)).toContainText('Our place');
    await expect(heads.nth(1)).toContainText('Yachats');
  },
);

test(
  'choices made without a connection outlive a reload, and are stored once it is back',
  { tag: '@long' },
  async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|NetworkError|access control checks|internet connection/i);
    const code = await makeMine(page, 'castle-rock');
    await expect(saved(page)).toBeVisible();
    await context.setOffline(true);
    await choose(page, 'Roof profile', 'Hip');
    await choose(page, 'Roof profile', 'Shed');
    await expect(page.getByText(/^Not saved yet\. Your changes are kept in this browser/)).toBeVisible();
    await expect(choice(page, 'Roof profile', 'Shed')).toBeChecked();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(choice(page, 'Roof profile', 'Shed')).toBeChecked();
    const stored = await page.request.get(`/api/designs/${code}`);
    expect(((await stored.json()) as { roof: string }).roof).toBe('shed');
  },
);
