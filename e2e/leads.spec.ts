import { uniqueEmail } from './support/accounts.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from './support/booking.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('staff see the design of a booking, and find who chose the home', async ({ page }) => {
  const name = `Dee ${uniqueEmail().slice(7, 15)}`;
  await page.goto('/homes/birkenfeld?utm_source=journey&utm_campaign=spring');
  await page.getByRole('button', { name: 'Make it my home' }).click();
  await expect(page).toHaveURL(/\/my-home\/[0-9A-Z]{12}$/);
  const code = page.url().slice(-12);
  await page.goto('/appointments');
  await chooseDay(page);
  await chooseTime(page);
  await fillPerson(page, uniqueEmail(), name);
  await submitBooking(page).click();
  await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();

  await signIn(page, 'admin', '/admin?tab=contacts&home=birkenfeld');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/admin?tab=contacts&home=enid');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  await page.goto(`/admin?tab=contacts&search=${code}`);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name })
    .first()
    .click();
  await expect(page.getByText('Nothing has changed since')).toBeVisible();
  await expect(page.getByText('Campaign spring').first()).toBeVisible();
});
