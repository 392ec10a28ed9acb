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
  await expect(block).toContainText(`${whole(price.aboutCents)} delivered and set up`);
  await expect(block).toContainText('$89,000 for the home');
  await expect(block).toContainText(`${whole(price.totalLowCents)}–${whole(price.totalHighCents)}`);
  const conventional = price.payments.find(({ kind }) => kind === 'conventional')!;
  await expect(block).toContainText(terms(conventional));

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
    `${whole(price.totalLowCents)}–${whole(price.totalHighCents)}`,
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
  const month =
    'About \\$1,810 a month.*6\\.934% APR, \\$24,938 \\(10%\\) down, 109 payments.*land is not included';
  const glance = `\\$249,379 delivered and set up.*\\$145,000 for the home.*`;
  expect(home).toMatch(new RegExp(glance + month, 's'));
  expect(await words('/homes')).toMatch(new RegExp(glance + month, 's'));
  expect(await words('/')).toMatch(/\$386,778 delivered and set up.*\$242,680 for the home.*% APR/s);
  expect(await words('/')).toMatch(
    /\$145,000.*about \$1,800 a month.*\$145,000 for the home, \$249,379 delivered and set up/s,
  );
  expect(await words('/finance')).toMatch(
    /\$249,379 delivered and set up.*\$145,000.*\$104,379.*6\.934% APR, \$24,938 \(10%\) down, 109 payments/s,
  );
  expect(await words('/public-info')).toMatch(
    /\$249,379 delivered and set up, \$145,000 for the home.*\$1,809\.57.*6\.934%.*\$24,938/s,
  );
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
      await expect(example).toContainText(
        `${whole(price.baseCents)} for the home, ${whole(price.aboutCents)} delivered and set up`,
      );
      await expect(example).toContainText(terms(price.payment));
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
    await expect(drawn).toContainText(`${whole(price.aboutCents)} delivered and set up`);
    await expect(drawn).toContainText(`About ${whole(conventional.monthlyCents)} a month`);
    await expect(drawn).toContainText(terms(conventional));

    await link.click();
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText(
      `${whole(price.aboutCents)} delivered and set up`,
    );
  },
);

test('the calculator says what the API says, and its address keeps what was entered', async ({ page }) => {
  await page.goto('/finance');
  const calculator = page.getByRole('region', { name: 'Payment calculator' });
  await page.getByLabel('Price, delivered and set up').fill('120000');
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
  const loans = (await (await page.request.get('/api/loans')).json()) as {
    loans: (Record<string, number> & { key: string; label: string })[];
  };
  const feesOf = (kind: Record<string, unknown>) =>
    Object.fromEntries(
      [
        'upfrontFeePercent',
        'annualFeePercent',
        'annualFeeAbovePercent',
        'annualFeeUntilPercent',
        'originationPercent',
      ].map((name) => [name, kind[name]]),
    );
  const usual = loans.loans.find(({ key }) => key === 'conventional')!;
  const [own] = await ask([{ ...home, ...feesOf(usual), downPercent: 20, ratePercent: 7.25, years: 30 }]);
  await expect(calculator.locator('output')).toHaveText(whole(own!.monthlyCents));
  await expect(calculator).toContainText(
    `${own!.aprPercent}% APR, ${whole(own!.downCents)} (20%) down, 360 payments of ${exact(own!.paymentCents)} over 30 years. Property tax and insurance are included. Not included: the land`,
  );

  const kinds = loans.loans.filter(({ key }) => key !== 'cash');
  const payments = await ask(
    kinds.map((kind) => ({
      ...home,
      ...feesOf(kind),
      downPercent: kind['downPercent'],
      ratePercent: kind['ratePercent'],
      years: kind['years'],
    })),
  );
  const table = page.getByRole('table', { name: 'Payments of the kinds of loan' });
  for (const [index, { label }] of kinds.entries()) {
    const row = table.getByRole('row', { name: label });
    await expect(row).toContainText(exact(payments[index]!.monthlyCents));
    await expect(row).toContainText(`${payments[index]!.aprPercent}%`);
  }

  await page.reload();
  await expect(page.getByLabel('Price, delivered and set up')).toHaveValue('120,000');
  await expect(page.getByLabel('Down payment ($)')).toHaveValue('24,000');
  await expect(calculator.locator('output')).toHaveText(whole(own!.monthlyCents));
});
