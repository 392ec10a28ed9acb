import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { accountOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const monthly = (page: Page): Locator =>
  page.getByRole('region', { name: 'Payment calculator' }).locator('output');

test('a buyer finds the terms and works out a payment', async ({ page }) => {
  await page.goto('/finance');
  for (const [name, terms] of [
    ['Government-backed loans', /FHA.*3\.5% down.*VA.*0% down.*USDA rural.*0% down/s],
    ['State and local programs', /HUD vouchers.*accepted/s],
    ['Private and specialty loans', /Conventional.*starting at 6\.5%/s],
    ['Unique solutions', /Paying cash.*5% discount/s],
  ] as const) {
    await expect(page.getByRole('region', { name })).toHaveText(terms);
  }
  // It ended with 2025.
  await expect(page.getByText('Federal tax credit')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call (360) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13605550142',
  );
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@hearthline.example' }),
  ).toHaveAttribute('href', 'mailto:hello@hearthline.example');

  await page.getByRole('button', { name: '2 bedrooms, 1 bath' }).click();
  await expect(page).toHaveURL('/finance?home=yachats');
  await expect(page.getByText('$161,446 delivered and set up')).toBeVisible();
  await expect(monthly(page)).toHaveText('$1,207');
  await page.getByLabel('Price, delivered and set up').fill('100000');
  await page.getByLabel('Down (%)').fill('20');
  await page.getByLabel('Interest rate').fill('6');
  await page.getByLabel('Property tax').fill('1.2');
  await page.getByLabel('Insurance').fill('600');
  await expect(monthly(page)).toHaveText('$630');
  await expect(page.getByRole('region', { name: 'How it is calculated' })).toContainText('$479.64');

  await page.getByLabel('Term').fill('100');
  await expect(page.getByText('Please enter 1 year to 40 years')).toBeVisible();
  await expect(monthly(page)).toBeHidden();
  await expectNoAxeFindings(page);
});

test('what is offered today is in the page itself, at once, and what has expired is not', async ({
  page,
  request,
  baseURL,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const { accessToken } = (await (
    await request.post('/api/auth/login', { data: accountOf('admin') })
  ).json()) as { accessToken: string };
  const ask = async (query: string, variables: object): Promise<Record<string, { id: string }>> =>
    (
      (await (
        await request.post('/graphql', {
          data: { query, variables },
          headers: { authorization: `Bearer ${accessToken}` },
        })
      ).json()) as { data: Record<string, { id: string }> }
    ).data;
  const input = {
    kind: 'promotion',
    title: `Porch ${word}`,
    terms: '$250 off',
    text: 'A porch swing.',
    figures: {},
    position: 90,
    endsOn: '2999-12-31',
  };
  const before = await (await request.get('/finance')).text();
  expect(before).toContain('Extra 2%');
  expect(before).not.toMatch(/solar|Porch/i);

  const { createContentItem } = await ask(
    'mutation ($input: ContentItemInput!) { createContentItem(input: $input) { id } }',
    { input },
  );
  try {
    expect(await (await request.get('/finance')).text()).toMatch(
      new RegExp(`<p[^>]*>Porch ${word}</p>.*Through December 31, 2999`, 's'),
    );
    const requests: string[] = [];
    page.on('request', (sent) => void requests.push(sent.url()));
    // React would complain in the console if the text differed from what it renders.
    await page.goto('/finance');
    await expect(page.getByRole('region', { name: 'Current Promotions' })).toContainText(`Porch ${word}`);
    expect(requests).not.toContain(`${baseURL}/api/content`);
  } finally {
    await ask('mutation ($id: ID!) { removeContentItem(id: $id) }', { id: createContentItem?.id });
  }
  expect(await (await request.get('/finance')).text()).not.toContain(word);
});
