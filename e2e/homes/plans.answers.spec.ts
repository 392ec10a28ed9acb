import { floorPlanSentences } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { cards, count, generate, generator, more, plans } from '../support/floor-plans.ts';
import { expect, test } from '../support/test.ts';

test('an order nobody builds finds a way on', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${generator}?twin=6&full-baths=3`);
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'No Matching Floor Plans' })).toBeVisible();
  await expect(
    page.getByText("We don't have a floor plan with 6 bedrooms and 3 bathrooms yet."),
  ).toBeVisible();
  // Every suggestion leads to as many plans as it says.
  const offered = plans(page).getByRole('link', { name: /\(\d+ plans?\)$/ });
  await expect(offered).toHaveCount(3);
  for (const text of await offered.allTextContents()) {
    await plans(page).getByRole('link', { name: text, exact: true }).click();
    await expect(cards(page)).toHaveCount(Number(/\((\d+)/.exec(text)?.[1]));
    await page.goBack();
  }
  await offered.filter({ hasText: '5 bedrooms and 3 bathrooms' }).click();
  await expect(cards(page).filter({ hasText: 'WASCO' })).toBeVisible();
  await expect(count(page, 'Twin bedrooms')).toHaveText('5');
});

test(
  'a slow answer shows three placeholders, a failed one can be tried again',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 503/);
    let answerNow = (): void => undefined;
    const hold = new Promise<void>((resolve) => (answerNow = resolve));
    await page.route('**/graphql', async (route) => {
      await hold;
      await route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        contentType: 'application/json',
        body: '{"errors":[{"message":"-","extensions":{"code":"UNAVAILABLE"}}]}',
      });
    });
    await page.goto(`${generator}?king=1&full-baths=1`);
    await generate(page).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    answerNow();
    const alert = plans(page).getByRole('alert');
    await expect(alert.getByRole('heading', { name: floorPlanSentences.errorTitle })).toBeVisible();
    await expect(alert).toContainText(floorPlanSentences.errorText);
    await expect(alert).toContainText(floorPlanSentences.errorAdvice);
    await expectNoAxeFindings(page);
    await page.unroute('**/graphql');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  },
);

test('without a connection Generate brings to the error, and later to the plans', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const alert = plans(page).getByRole('alert');
  let searches = 0;
  page.on('request', (request) => void (searches += request.postData()?.includes('floorPlans') ? 1 : 0));
  const failAndComeBack = async (change?: () => Promise<void>): Promise<void> => {
    await context.setOffline(true);
    await change?.();
    await generate(page).click();
    await expect(alert.getByRole('heading', { name: floorPlanSentences.errorTitle })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Floor Plans', exact: true })).toBeFocused();
    // Still no connection: the error is shown again, and the page survives.
    await generate(page).click();
    await expect(alert).toBeInViewport();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText(floorPlanSentences.errorAdvice);
    await context.setOffline(false);
    searches = 0;
    await generate(page).click();
    // With what draws prices, which is loaded by itself.
    await expect(cards(page).first()).toContainText('$');
    await expect(alert).toBeHidden();
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(generate(page)).toBeInViewport();
    expect(searches).toBe(1);
  };
  // Once before the code that draws the plans has been loaded, and once after.
  await page.goto(`${generator}?king=1&full-baths=1`, { waitUntil: 'networkidle' });
  await failAndComeBack();
  await failAndComeBack(() => more(page, 'King bedrooms').click());
});
