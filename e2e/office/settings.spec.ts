import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { chooseFromAccount } from '../support/workspace.ts';

const details = 'name phone email website address timeZone days opens closes version';

// Changes the website, not the phone number, which other tests look for at the same time.
test('an admin changes the company details, and every page shows them', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const { company: before } = await admin(`{ company { ${details} } }`);
  const website = `www.${crypto.randomUUID().slice(0, 8)}.example`;
  await signIn(page, 'admin', '/admin?tab=settings&part=company');
  try {
    await page.getByLabel('Website *').fill(website);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Visitors now see the new details.' }),
    ).toBeVisible();
    await chooseFromAccount(page, 'Public site');
    await expect(page.getByRole('contentinfo').getByText(website)).toBeVisible();
    expect(await (await request.get('/contact-info')).text()).toContain(website);
  } finally {
    const { company: now } = await admin(`{ company { ${details} } }`);
    await admin('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { version } }', {
      input: { ...before, version: now.version },
    });
  }
});

test('of two promotions only the one that has not ended is shown', async ({ page, request }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const { bookingDays } = await (await asAdmin(request))('{ bookingDays { firstDate } }');
  const day = (plus: number): string =>
    new Date(Date.parse(`${bookingDays.firstDate}T00:00:00Z`) + plus * 86_400_000).toISOString().slice(0, 10);
  await signIn(page, 'admin', '/admin?tab=settings&part=content');
  for (const [title, endsOn] of [
    [`Over ${word}`, day(-1)],
    [`Open ${word}`, day(2)],
  ] as const) {
    await page.getByRole('button', { name: 'Add entry' }).click();
    await page.getByLabel('Title *').fill(title);
    await page.getByLabel('Terms *').fill('$5 off');
    await page.getByLabel('Text *').fill('For those who look.');
    await page.getByLabel('Ends on').fill(endsOn);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('listitem').filter({ hasText: `Over ${word}:` })).toContainText('Expired');
  await expectNoAxeFindings(page);
  await page.goto('/finance');
  await expect(page.getByText(`Open ${word}`)).toBeVisible();
  await expect(page.getByText(`Over ${word}`)).toHaveCount(0);
});

test('a blocked day cannot be booked', { tag: '@long' }, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const { bookingDays } = await admin('{ bookingDays { lastDate } }');
  // The last day that can be booked, which no other test uses.
  const day: string = bookingDays.lastDate;
  const reason = `Away ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin', '/admin?tab=settings&part=blocked');
  await page.getByRole('button', { name: 'Block days' }).click();
  await page.getByLabel('First day *').fill(day);
  await page.getByLabel('Reason *').fill(reason);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await expect(row).toBeVisible();
  await expectNoAxeFindings(page);
  const answer = await request.post('/api/appointments', {
    data: {
      customerName: 'Ada',
      customerEmail: 'ada@example.com',
      customerPhone: '3605550100',
      appointmentDate: day,
      appointmentTime: '10:00 AM',
    },
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).message).toMatch(/no consultations on this day/);
  expect((await admin('{ bookingDays { closedDates } }')).bookingDays.closedDates).toContain(day);
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Open days' }).click();
  await expect(row).toHaveCount(0);
});
