import type { Locator, Page } from '@playwright/test';
import { asAdmin, linkOf, newAccount, type GraphqlClient } from '../support/accounts.ts';
import { sendAgreement, signLink } from '../support/agreements.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn, signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const consentOf = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'I agree to sign electronically' });
const agreementOf = async (admin: GraphqlClient, dealId: string) =>
  (
    await admin(
      'query ($id: ID!) { deal(id: $id) { agreement { status signers { state declineReason } } } }',
      {
        id: dealId,
      },
    )
  ).deal.agreement;

/** Draws a line over the pad, with the mouse or with a finger. */
const draw = async (page: Page, pad: Locator, byFinger: boolean): Promise<void> => {
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  const points = [0.2, 0.35, 0.5, 0.65, 0.8].map((at, index) => ({
    x: x + width * at,
    y: y + height * (index % 2 === 0 ? 0.3 : 0.7),
  }));
  if (!byFinger) {
    await page.mouse.move(points[0]!.x, points[0]!.y);
    await page.mouse.down();
    for (const point of points) await page.mouse.move(point.x, point.y, { steps: 3 });
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[0]!] });
  for (const point of points.slice(1))
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test(
  'a buyer signs with a name and a drawing, after a reload and a mistyped name',
  { tag: '@phone' },
  async ({ page, request, isMobile }) => {
    test.setTimeout(120_000);
    const admin = await asAdmin(request);
    const { link, dealId } = await sendAgreement(request, admin);
    await page.goto(link);
    await page.getByRole('button', { name: 'Read it on this page' }).click();
    await expect(page.getByRole('article', { name: 'The agreement' })).toBeFocused();
    await expect(consentOf(page)).toBeEnabled();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Read the agreement' }).click();
    // The agreement is open in a tab of its own; a page in the background draws nothing.
    await page.bringToFront();
    await page.reload();
    await consentOf(page).check();
    await expect(page.getByRole('heading', { name: '3. Sign' })).toBeFocused();

    await page.getByRole('button', { name: 'Draw your signature as well' }).click();
    const pad = page.getByRole('img', { name: 'Draw your signature (optional)' });
    await draw(page, pad, isMobile);
    await page.getByRole('button', { name: 'Clear drawing' }).click();
    await draw(page, pad, isMobile);
    await expectNoAxeFindings(page);
    await page.getByLabel('Your full name').fill('Nora Quilt');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type your name as it appears in the agreement')).toBeVisible();
    await page.getByLabel('Your full name').fill('Nora Quill');
    const sent = page.waitForRequest((one) => one.postData()?.includes('SignLinkedAgreement') ?? false);
    await page.getByRole('button', { name: 'Sign agreement' }).click();
    expect(((await sent).postDataJSON() as { variables: { drawing: string } }).variables.drawing).toMatch(
      /^data:image\/png;base64,.{600,}/,
    );
    await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeFocused();
    expect((await agreementOf(admin, dealId)).signers[0].state).toBe('signed');
  },
);

test('a buyer goes through signing by keyboard; another tab and the way back show what was done', async ({
  page,
  context,
  request,
}) => {
  const admin = await asAdmin(request);
  const { link } = await sendAgreement(request, admin);
  await page.goto('/verify');
  await page.goto(link);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Read the agreement' })).toBeVisible();
  const read = page.getByRole('button', { name: 'Read the agreement' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Yachats" [level=1]
    - region "1. Read":
      - heading "1. Read" [level=2]
      - button "Read the agreement"
      - button "Read the disclosures"
    - region "2. Agree to sign electronically":
      - region "What you agree to":
        - list
      - checkbox "I agree to sign electronically" [disabled]
    - region "3. Sign":
      - paragraph: Once you have agreed, you sign here with your name.
  `);
  await read.focus();
  await page.keyboard.press('Enter');
  await expect(consentOf(page)).toBeEnabled();
  await expect(read).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).toHaveText(/^You have opened the agreement\./);
  await consentOf(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: '3. Sign' })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "2. Agree to sign electronically":
      - checkbox "I agree to sign electronically" [checked] [disabled]
    - region "3. Sign":
      - heading "3. Sign" [level=2]
      - form "Signature":
        - textbox "Your full name"
        - paragraph: "As it appears in the agreement: Nora Quill"
        - button "Draw your signature as well"
        - button "Sign agreement"
  `);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nora Quill');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeFocused();

  await other.getByRole('button', { name: 'Read the agreement' }).click();
  await expect(other.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/verify');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
});

test('a buyer declines with a reason, which staff read', { tag: '@long' }, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const { link, dealId } = await sendAgreement(request, admin);
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline agreement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this agreement' });
  await dialog.getByRole('button', { name: 'Decline agreement' }).click();
  await expect(dialog.getByLabel('Why?')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Why?').fill('The porch is missing.');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Decline agreement' }).click();
  await expect(page.getByText(/^You have declined this agreement\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline agreement' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(
    'This agreement was declined, so it can no longer be signed.',
  );
  expect(await agreementOf(admin, dealId)).toMatchObject({
    status: 'declined',
    signers: [{ state: 'declined', declineReason: 'The porch is missing.' }, {}],
  });
});

test('a buyer asks for paper instead', { tag: '@long' }, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const { link, dealId } = await sendAgreement(request, admin);
  await page.goto(link);
  await page.getByRole('button', { name: 'I would rather sign on paper' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign on paper instead?' });
  await dialog.getByRole('button', { name: 'GraphqlClient for paper' }).click();
  await expect(page.getByText(/^You have asked to sign on paper\./)).toBeFocused();
  expect(await agreementOf(admin, dealId)).toMatchObject({
    status: 'declined',
    signers: [{ declineReason: 'paper' }, {}],
  });
  await signIn(page, 'admin', `/deals/${dealId}`);
  await expect(page.getByRole('region', { name: 'Agreement', exact: true })).toContainText(/paper/i);
});

test('what was signed reaches the factory without a price, and the co-buyer as the customer', async ({
  page,
  request,
  openOther,
}) => {
  const admin = await asAdmin(request);
  const sam = await newAccount(request, admin, 'customer');
  const seller = await newAccount(request, admin, 'admin');
  const coBuyers = [{ name: 'Sam Quill', email: sam.email }];
  const { link, dealId } = await sendAgreement(request, admin, coBuyers, seller.id);
  await signLink(request, link, 'Nora Quill');
  await signLink(request, await linkOf(admin, sam.email, 'agreement_link'), 'Sam Quill');
  await signLink(request, await linkOf(admin, seller.email, 'agreement_link'), seller.name);
  const { deal } = await admin('query ($id: ID!) { deal(id: $id) { version } }', { id: dealId });
  const name = `Signed ${crypto.randomUUID().slice(0, 8)}`;
  const { winDeal } = await admin(
    'mutation ($id: ID!, $version: Int!, $name: String) { winDeal(id: $id, version: $version, input: { name: $name }) { project { id } } }',
    { id: dealId, version: deal.version, name },
  );
  await admin('mutation ($input: PlanHomeInput!) { planHome(input: $input) { id } }', {
    input: {
      projectId: winDeal.project.id,
      startsOn: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    },
  });

  await signIn(page, 'factory');
  await page.getByRole('listitem', { name }).getByRole('button', { name: 'House' }).click();
  const house = page.getByRole('dialog', { name: 'Yachats' });
  await expect(house.getByText('Hip', { exact: true })).toBeVisible();
  await expect(house.getByRole('img', { name: 'Floor plan of Yachats' })).toBeVisible();
  await expect(house).not.toContainText('$');
  await expectNoAxeFindings(page);

  const co = await openOther();
  await signInWith(co, sam, '/dashboard');
  await co
    .getByRole('article', { name })
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(co.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(co.getByRole('heading', { name: 'My house as signed' })).toBeVisible();
  await co
    .getByRole('tablist', { name: 'Project' })
    .getByRole('tab', { name: /^Documents/ })
    .click();
  await expect(co.getByText(/^Purchase agreement A-\d+$/).first()).toBeVisible();
});
