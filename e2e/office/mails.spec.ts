import { asAdmin, invite } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/own-server.ts';

// On a server of its own: among the mails of all journeys, the one that is looked for may be on a later page. One after the other,
// so that there is one such server.
test.describe.configure({ mode: 'default' });

test(
  'an admin reads a mail in the outbox and follows its link',
  { tag: '@long' },
  async ({ page, request, context }) => {
    const { email } = await invite(await asAdmin(request), 'agent');
    await signIn(page, 'admin', '/admin?tab=settings&part=outbox');
    await expect(page.getByText(/Email service: development mode/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(row).toContainText('In outbox', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\?tab=settings&part=outbox&mail=/);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /\/invitation#token=/ })).toBeVisible();

    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame.getByRole('link').first().click(),
    ]);
    await expect(opened).toHaveURL('/invitation');
    await expect(opened.getByText(email)).toBeVisible();
    await expect(opened.getByText(/signs you out here/)).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();

    await page.getByRole('button', { name: 'All emails' }).click();
    await expect(row.getByRole('link')).toBeFocused();

    await row.getByRole('link').click();
    await expect(page.getByTitle(/invites you/)).toBeVisible();
    // axe cannot look into a frame without scripts.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await expectNoAxeFindings(page);
  },
);

test('a mail that carries markup stays inert', { tag: '@long' }, async ({ page, complaints }) => {
  // The browser's own message when a frame that allows no scripts is told to run one.
  complaints.expect(/Blocked script execution in 'about:srcdoc'/);
  const mail = {
    __typename: 'Mail',
    id: 'x',
    kind: 'security_notice',
    toName: 'A',
    toAddress: 'a@example.com',
    subject: 'Inert',
    state: 'failed',
    lastError: 'Connection refused',
    createdAt: '2026-11-01T10:00:00.000Z',
    sentAt: null,
    attachments: [],
  };
  const html =
    '<html><head></head><body><p>Hello</p><script>parent.document.title = "taken"</script><img src="data:," onerror="top.location = \'/finance\'"></body></html>';
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'Mail')
      return route.fulfill({
        json: { data: { mail: { ...mail, html, text: 'javascript:alert(1) https://example.com/x' } } },
      });
    return route.fallback();
  });
  await signIn(page, 'admin', '/admin?tab=settings&mail=x');
  await expect(page.frameLocator('iframe').getByText('Hello')).toBeVisible();
  await expect(page.getByText('Connection refused')).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://example.com/x' })).toBeVisible();
  expect(await page.getByRole('link', { name: /javascript/ }).count()).toBe(0);
  await expect(page).toHaveTitle(/Admin Console/);
  await expect(page).toHaveURL('/admin?tab=settings&mail=x');
});
