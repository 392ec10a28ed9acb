import type { Page } from '@playwright/test';
import { asAdmin, linkOf, uniqueEmail } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from '../support/booking.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const findDeal = `query ($search: String) { deals(search: $search) { deals { id version designCode stage } } }`;
const change = `mutation ($id: ID!, $version: Int!, $input: DealInput!) { updateDeal(id: $id, version: $version, input: $input) { id } }`;
const staff = `query ($search: String) { users(search: $search) { users { id } } }`;

/** Reads, agrees to sign electronically and signs behind a mailed link. */
const sign = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL('/sign');
  const consent = page.getByRole('checkbox', { name: 'I agree to sign electronically' });
  await expect(consent).toBeDisabled();
  await page.getByRole('button', { name: 'Read the agreement' }).click();
  await expect(consent).toBeEnabled();
  await expectNoAxeFindings(page);
  await consent.check();
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  // What the agreement itself says is on the page as well: its heading says that it is done.
  await expect(page.getByRole('heading', { name: /have signed|has signed/ })).toBeVisible();
};

test('a design becomes a signed, paid, started project, and nothing is typed twice', async ({
  page: buyer,
  openOther,
  request,
}) => {
  test.setTimeout(360_000);
  const admin = await asAdmin(request);
  const [email, coEmail] = [uniqueEmail(), uniqueEmail()];

  // The buyer, on a phone: a home, a design, a booking.
  await buyer.setViewportSize({ width: 390, height: 844 });
  await buyer.goto('/homes/yachats');
  await buyer.getByRole('button', { name: 'Make it my home' }).click();
  await expect(buyer).toHaveURL(/\/my-home\/[0-9A-Z]{12}$/);
  const code = buyer.url().slice(-12);
  await buyer.goto('/appointments');
  await chooseDay(buyer);
  await chooseTime(buyer);
  await fillPerson(buyer, email, 'Robin Salewalk');
  await submitBooking(buyer).click();
  await expect(toast(buyer, 'Appointment Scheduled!')).toBeVisible();

  // The seller: the lead is a deal already. Who buys along and who sells is all that is added.
  const [deal] = (await admin(findDeal, { search: code })).deals.deals;
  expect(deal).toMatchObject({ designCode: code, stage: 'new' });
  const [owner] = (await admin(staff, { search: accountOf('admin').email })).users.users;
  await admin(change, {
    id: deal.id,
    version: deal.version,
    input: { ownerId: owner.id, coBuyers: [{ name: 'Sam Salewalk', email: coEmail }] },
  });
  const seller = await openOther();
  await signIn(seller, 'admin', `/deals/${deal.id}`);
  const quotes = seller.getByRole('region', { name: 'Quotes' });
  await quotes.getByRole('button', { name: 'Draft quote' }).click();
  await expect(seller).toHaveURL(/\/quotes\/[0-9a-f-]{36}$/);
  // What the buyer saw is what the quote comes to: the home page's price is of the same design.
  await expect(seller.getByText(/^You saw \$[\d,.]+ on .*\. The total is the same\.$/)).toBeVisible();
  await seller.getByRole('button', { name: 'Issue quote' }).click();
  const issue = seller.getByRole('dialog', { name: /^Issue quote for / });
  await issue.getByRole('button', { name: 'Issue and mail' }).click();
  await expect(issue).toHaveCount(0);

  await buyer.goto(await linkOf(admin, email, 'quote_link'));
  await buyer.getByRole('button', { name: 'Accept quote' }).click();
  const accepting = buyer.getByRole('dialog', { name: /^Accept / });
  await accepting.getByLabel('Your full name').fill('Robin Salewalk');
  await accepting.getByRole('button', { name: 'Accept quote' }).click();
  await expect(buyer.getByText(/^Robin Salewalk accepted this quote on /)).toBeVisible();

  await seller.goto(`/deals/${deal.id}`);
  const agreement = seller.getByRole('region', { name: 'Agreement', exact: true });
  await agreement.getByRole('button', { name: 'Make agreement' }).click();
  await agreement.getByRole('button', { name: 'Edit site' }).click();
  const site = seller.getByRole('dialog', { name: 'Where the home will stand' });
  await site.getByLabel('Address').fill('88 Cedar Road, Battle Ground, WA 98604');
  await site.getByRole('button', { name: 'Save site' }).click();
  await expect(agreement.getByText('To be set up at 88 Cedar Road, Battle Ground, WA 98604.')).toBeVisible();
  await agreement.getByRole('button', { name: 'Send for signature' }).click();
  await seller
    .getByRole('dialog', { name: 'Send for signature?' })
    .getByRole('button', { name: 'Send agreement' })
    .click();

  await sign(buyer, await linkOf(admin, email, 'agreement_link'), 'Robin Salewalk');
  await expect(buyer.getByText(/^It now waits for Sam Salewalk/)).toBeVisible();
  const coBuyer = await openOther();
  await sign(coBuyer, await linkOf(admin, coEmail, 'agreement_link'), 'Sam Salewalk');
  const { name, email: sellerEmail } = accountOf('admin');
  await sign(seller, await linkOf(admin, sellerEmail, 'agreement_link'), name);
  await expect(seller.getByRole('heading', { name: 'Everybody has signed' })).toBeVisible();

  await seller.goto(`/deals/${deal.id}`);
  const payments = seller.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Record payment' }).click();
  const paying = seller.getByRole('dialog', { name: 'Record a payment' });
  await paying.getByLabel('Amount').fill('10,000');
  await paying.getByRole('button', { name: 'Record payment' }).click();
  await expect(paying).toBeHidden();
  await expect(payments).toContainText('$10,000.00');

  await seller.getByRole('button', { name: 'Win the deal…' }).click();
  await seller
    .getByRole('dialog', { name: /^Win D-/ })
    .getByRole('button', { name: 'Win the deal' })
    .click();
  await expect(seller).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  await expect(seller.getByRole('heading', { level: 1 })).toContainText('Yachats');

  // Anybody: the file as the buyer got it is unchanged; with one byte changed, it is not known.
  const { deal: won } = await admin('query ($id: ID!) { deal(id: $id) { stage agreement { id } } }', {
    id: deal.id,
  });
  expect(won.stage).toBe('won');
  const token = (await linkOf(admin, email, 'agreement_signed')).split('token=')[1] ?? '';
  const answer = await request.get('/api/linked-agreement.pdf', { headers: { 'x-link-token': token } });
  expect(answer.status()).toBe(200);
  const file = await answer.body();
  const changed = Buffer.from(file);
  changed[2000] = (changed[2000] ?? 0) ^ 1;
  await coBuyer.goto('/verify');
  const choose = (buffer: Buffer) =>
    coBuyer
      .getByLabel('Document (PDF)')
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
  await choose(file);
  await expect(coBuyer.getByText('This document is unchanged.')).toBeVisible();
  await choose(changed);
  await expect(coBuyer.getByText('This document is not known here, or it was changed.')).toBeVisible();
  await expectNoAxeFindings(coBuyer);
});
