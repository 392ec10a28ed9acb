import { mortgageInsuranceText, paymentsText } from '@hearthline/rules/homes/prices/price-text.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { exact, expectPriceOnCard, homesOf, priceOf, terms, whole } from '../support/prices.ts';
import { expect, test } from '../support/test.ts';

test('a home says what it costs, opens how that is made, and what each kind of loan comes to', async ({
  page,
}) => {
  const price = await priceOf(page, { slug: 'yachats' });
  await page.goto('/homes/yachats');
  const [home] = (await homesOf(page)).filter(({ slug }) => slug === 'yachats');
  await expectPriceOnCard(page.getByRole('main'), home!.price);

  const block = page.getByRole('region', { name: 'What it costs' });
  await expect(block).toContainText('From $89,000');
  await expect(block).toContainText(`About ${whole(price.aboutCents)}`);
  await expect(block).toContainText(`${whole(price.totalLowCents)}–${whole(price.totalHighCents)}`);
  const conventional = price.payments.find(({ kind }) => kind === 'conventional')!;
  await expect(block).toContainText(
    `${conventional.aprPercent}% APR, ${whole(conventional.downCents)} (10%) down, ${paymentsText(conventional)} over 30 years. ${mortgageInsuranceText(conventional)} Property tax and insurance are included. The land is not included.`,
  );

  await block.getByText('How this price is calculated').click();
  const lines = block.getByRole('table', { name: 'The price line by line' });
  for (const line of price.lines) {
    const row = lines.getByRole('row', { name: line.label }).filter({ hasText: 'Hearthline estimate, Nov' });
    const amount =
      line.lowCents === line.highCents
        ? exact(line.lowCents)
        : `${exact(line.lowCents)}–${exact(line.highCents)}`;
    await expect(row.getByRole('cell').last(), line.key).toHaveText(amount);
  }
  await expect(lines.getByRole('row', { name: /^Total/ })).toContainText(
    `${exact(price.totalLowCents)}–${exact(price.totalHighCents)}`,
  );
  for (const sentence of price.assumptions)
    await expect(block.getByText(sentence, { exact: true })).toBeVisible();

  const payments = block.getByRole('table', { name: 'Payments of the kinds of loan' });
  for (const payment of price.payments) {
    const row = payments.getByRole('row', { name: payment.label, exact: false });
    for (const text of [
      exact(payment.monthlyCents),
      `${payment.aprPercent}%`,
      `${whole(payment.downCents)} (${payment.downPercent}%)`,
      `${payment.years} years, ${payment.payments} payments`,
      exact(payment.paymentCents),
    ])
      await expect(row, payment.kind).toContainText(text);
  }
  await expectNoAxeFindings(page);
});

test('prices are in the page itself, before any script', async ({ request }) => {
  const words = async (path: string): Promise<string> =>
    (await (await request.get(path)).text())
      .replace(/<(script|style).*?<\/\1>/gs, '')
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, ' ');
  const home = await words('/homes/castle-rock');
  expect(home).toContain('From $145,000');
  expect(home).toMatch(/About \$1,810 a month.*% APR, .*down.*30 years.*land (is )?not included/s);
  expect(await words('/')).toMatch(/From \$242,680.*% APR, 10% down, 30 years.*land not included/s);
  expect(await words('/homes')).toMatch(/From \$89,000.*APR.*land not included/s);
  expect(await words('/finance')).toMatch(/% APR\s*, \$8,900 \(10%\) down, 360\s+payments/);
});

test(
  'featured homes and example prices name the terms of each payment',
  { tag: '@long' },
  async ({ page }) => {
    const homes = await homesOf(page);
    await page.goto('/');
    for (const name of ['WASCO', 'Birkenfeld', 'Enid'])
      await expectPriceOnCard(
        page.getByRole('article', { name }),
        homes.find((home) => home.name === name)!.price,
      );
    for (const [text, slug] of [
      ['about $1,200 a month', 'yachats'],
      ['about $1,800 a month', 'castle-rock'],
    ] as const) {
      const { price } = homes.find((home) => home.slug === slug)!;
      const example = page.getByRole('listitem').filter({ hasText: text });
      await expect(example).toContainText('Estimated with 10% down and a 30-year term.');
      await expect(example).toContainText(`${price.aprPercent}% APR.`);
      await expect(example).toContainText('land not included');
    }
  },
);

test(
  'results of the generator have their prices, those of the catalog and those drawn',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/floor-plan-generator?king=1&twin=2&full-baths=2&plans=3x2');
    const birkenfeld = page.getByRole('article', { name: 'Birkenfeld' });
    const [home] = (await homesOf(page)).filter(({ slug }) => slug === 'birkenfeld');
    await expectPriceOnCard(birkenfeld, home!.price);
    const drawn = page.getByRole('region', { name: 'Drawn for you' }).getByRole('article').first();
    const link = drawn.getByRole('link', { name: /^See the/ });
    const code = (await link.getAttribute('href'))!.split('/').at(-1)!;
    const price = await priceOf(page, { planCode: code });
    const conventional = price.payments.find(({ kind }) => kind === 'conventional')!;
    await expect(drawn).toContainText(`About ${whole(conventional.monthlyCents)} a month`);
    await expect(drawn).toContainText(terms(conventional.aprPercent));

    await link.click();
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText(
      `About ${whole(price.aboutCents)}`,
    );
  },
);

test('the calculator says what the API says, and its address keeps what was entered', async ({ page }) => {
  await page.goto('/finance');
  const calculator = page.getByRole('region', { name: 'Payment calculator' });
  await page.getByLabel('Price of the home').fill('120000');
  await page.getByLabel('Down (%)').fill('20');
  await page.getByLabel('Interest rate').fill('7.25');
  await expect(page).toHaveURL('/finance?price=120000&down=20&rate=7.25');
  const ask = async (loans: object[]): Promise<LoanPayment[]> =>
    (
      (await (await page.request.post('/api/finance/payments', { data: { loans } })).json()) as {
        payments: LoanPayment[];
      }
    ).payments;
  const home = { priceCents: 12_000_000, taxPercent: 0.95, insuranceCents: 120_000 };
  const [own] = await ask([{ ...home, downPercent: 20, ratePercent: 7.25, years: 30 }]);
  await expect(calculator.locator('output')).toHaveText(whole(own!.monthlyCents));
  await expect(calculator).toContainText(
    `${own!.aprPercent}% APR, ${whole(own!.downCents)} (20%) down, 360 payments of ${exact(own!.paymentCents)} over 30 years. Not included: the land`,
  );

  const loans = (await (await page.request.get('/api/loans')).json()) as {
    loans: (Record<string, number> & { key: string; label: string })[];
  };
  const kinds = loans.loans.filter(({ key }) => key !== 'cash');
  const payments = await ask(
    kinds.map((kind) => ({
      ...home,
      ...Object.fromEntries(
        [
          'downPercent',
          'ratePercent',
          'years',
          'upfrontFeePercent',
          'annualFeePercent',
          'annualFeeAbovePercent',
          'annualFeeUntilPercent',
          'originationPercent',
        ].map((name) => [name, kind[name]]),
      ),
    })),
  );
  const table = page.getByRole('table', { name: 'Payments of the kinds of loan' });
  for (const [index, { label }] of kinds.entries()) {
    const row = table.getByRole('row', { name: label });
    await expect(row).toContainText(exact(payments[index]!.monthlyCents));
    await expect(row).toContainText(`${payments[index]!.aprPercent}%`);
  }

  await page.reload();
  await expect(page.getByLabel('Price of the home')).toHaveValue('120,000');
  await expect(page.getByLabel('Down payment ($)')).toHaveValue('24,000');
  await expect(calculator.locator('output')).toHaveText(whole(own!.monthlyCents));
});
