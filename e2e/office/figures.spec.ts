import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test(
  'a visitor sees the hub with samples only, and asks the server nothing',
  { tag: '@long' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) requests.push(request.postData() ?? '');
    });
    await page.goto('/customer-service');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('tab', { name: 'Sales Agents CRM' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const [tab, figures] of [
      ['Sales Agents CRM', ['47', '$2.4M', '156']],
      ['Customer Projects', ['8', '15', '6', '23']],
      ['Management CRM', ['125%', '4.8/5.0', '92%', '12', '8', '15']],
      ["Owner's Dashboard", ['$12.4M', '52', '167']],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      for (const figure of figures)
        await expect(page.getByRole('tabpanel').getByText(figure, { exact: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText('Sample', { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Master Control Dashboard' })).toBeVisible();
    expect(requests).toEqual([]);
  },
);

test(
  'an admin records a figure, keeps its history, and the investor sees it',
  { tag: '@long' },
  async ({ page, openOther }) => {
    await signIn(page, 'admin', '/customer-service');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('link', { name: 'Active Leads' })).toBeVisible();
    await expect(panel.getByText('Sample', { exact: true })).toHaveCount(0);

    await page.goto('/admin?tab=settings&part=figures');
    await page.getByRole('button', { name: 'Edit YTD return' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Value').fill('many');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog.getByText('Enter a number, as in 92 or 4.8')).toBeVisible();
    await dialog.getByLabel('Value').fill('24.6 %');
    await dialog.getByLabel('Note').fill('From the third quarter');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'History of YTD return' }).click();
    await expect(page.getByRole('dialog').getByText('Before: 23.4%.', { exact: false })).toBeVisible();
    await expectNoAxeFindings(page);

    const investor = await openOther();
    await signIn(investor, 'investor');
    await expect(investor.getByText('24.6%', { exact: true })).toBeVisible();
  },
);

test('an investor opens a division and comes back', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'investor');
  await expect(page.getByText('$47.2M', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Access Division Vertical Pods Housing Systems' }).click();
  await expect(page.getByRole('heading', { name: 'Access Required' })).toBeFocused();
  await expect(page).toHaveURL(/division=vertical-pods/);
  await expectNoAxeFindings(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Divisions' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Portal' }).click();
  await expect(page.getByRole('heading', { name: 'Portfolio Overview' })).toBeVisible();
});

test(
  'development operations lead to the API, the picture, the builds and live health',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'devops');
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Optimal', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'API Documentation' }).click();
    await page.getByText('/api/floor-plans/search', { exact: true }).click();
    await expect(page.getByText('Floor plans with exactly these counts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open GraphiQL' })).toHaveAttribute('href', '/graphql');
    await page.getByRole('link', { name: 'Back to Operations' }).click();
    await page.getByRole('link', { name: 'System Architecture' }).click();
    await expect(page.getByRole('img', { name: /A browser calls one of several servers/ })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Deployment Pipelines' }).click();
    await expect(page.getByRole('list', { name: 'Builds' }).getByText('Running')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Monitoring and Alerts' }).click();
    await expect(page.getByRole('region', { name: 'Database' }).getByText('Reachable')).toBeVisible();
  },
);
