import type { Page } from '@playwright/test';
import { asAdmin, linkOf } from '../support/accounts.ts';
import { sendAgreement } from '../support/agreements.ts';
import { addDeal } from '../support/deals.ts';
import { ask } from '../support/graphql-as-user.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The texts of the filled buttons of the page, and of the pill that floats over it. */
const filledButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const colorOf = (name: string): string => {
      const probe = document.createElement('i');
      probe.style.background = `var(--h-colors-${name})`;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const fills = ['pine', 'ember'].map(colorOf);
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button), aside > button')]
      .filter((one) => one.offsetParent !== null && fills.includes(getComputedStyle(one).backgroundColor))
      .map(({ innerText }) => innerText.trim());
  });

test('a public page has one filled button', { tag: '@phone' }, async ({ page }) => {
  for (const [path, action] of [
    ['/', /^Design Your Home Now/],
    ['/homes/birkenfeld', /^Book( a consultation)?$/],
    ['/finance', /^Call/],
    ['/about-us', /^Book Consultation$/],
    ['/contact-info', /^Book Appointment$/],
    ['/mission-statement', /^Book Consultation$/],
    ['/public-info', /^Sign In$/],
    ['/design-roof', /^Book( a consultation)?$/],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => filledButtons(page), path).toEqual([expect.stringMatching(action)]);
  }
});

test('My Home has one filled button', { tag: '@long' }, async ({ page }) => {
  await page.goto('/homes/castle-rock');
  await page.getByRole('button', { name: 'Make it my home' }).click();
  await expect(page.getByText('Every change is saved.')).toBeVisible();
  await expect.poll(() => filledButtons(page)).toEqual(['Book a consultation']);
});

test('of a deal, its next step alone has the filled button', { tag: '@long' }, async ({ page, request }) => {
  const { dealId } = await sendAgreement(request, await asAdmin(request));
  await signIn(page, 'admin', `/deals/${dealId}`);
  await expect(page.getByRole('button', { name: 'Void agreement' })).toBeVisible();
  await expect.poll(() => filledButtons(page)).toEqual(['Remind']);
  const { createDesign } = await ask(
    page,
    'mutation { createDesign(input: { home: { slug: "yachats" } }) { design { code } } }',
  );
  const { id } = await addDeal(page, { designCode: createDesign.design.code });
  for (const _ of [1, 2]) await ask(page, 'mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', { id });
  await page.goto(`/deals/${id}`);
  await expect(page.getByRole('button', { name: 'Issue', exact: true })).toHaveCount(2);
  await expect.poll(() => filledButtons(page)).toEqual(['Issue quote']);
});

test(
  'a quote and an agreement have one filled button at each step',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    const { email, link } = await sendAgreement(request, admin);
    await page.goto(link);
    await expect.poll(() => filledButtons(page)).toEqual(['Read the agreement']);
    await page.goto(await linkOf(admin, email, 'quote_link'));
    await expect.poll(() => filledButtons(page)).toEqual(['Download PDF']);
  },
);

test('a project has one filled button', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin', '/healthz');
  const { projects } = await ask(
    page,
    'query { projects(status: in_progress) { projects { id name } } }',
    {},
  );
  await page.goto(`/projects/${projects.projects[0].id}`);
  await expect.poll(() => filledButtons(page)).toEqual([expect.stringMatching(/^Move to /)]);
});

test('of all that waits, the row in hand has the filled button', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin');
  const rows = page.getByRole('region', { name: /^Today/ }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const filledRows = async (): Promise<boolean[]> =>
    Promise.all(
      [0, 1].map((at) =>
        rows
          .nth(at)
          .locator('[data-answer]')
          .first()
          .evaluate((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      ),
    );
  await expect.poll(filledRows).toEqual([true, false]);
  await rows.nth(1).getByRole('link').first().focus();
  await expect.poll(filledRows).toEqual([false, true]);
});
