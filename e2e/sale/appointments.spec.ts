import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import {
  chooseDay,
  chooseTime,
  fillPerson,
  slotOf,
  submitBooking,
  toast,
  timesOf,
} from '../support/booking.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const newEmail = (): string => `booking-${randomUUID().slice(0, 8)}@example.com`;

const openPage = async (page: Page): Promise<void> => {
  await page.goto('/appointments');
  await expect(page.getByRole('grid')).toBeVisible();
};

/** The chosen day as the calendar writes it, as in `Sunday, February 7th, 2027`. */
const chosenDay = async (page: Page): Promise<string> =>
  (
    (await page.getByRole('gridcell', { selected: true }).getByRole('button').getAttribute('aria-label')) ??
    ''
  ).replace(/, selected$/, '');

test(
  'a visitor books a consultation, and staff find the visitor among the contacts',
  { tag: '@phone' },
  async ({ page, openOther }) => {
    const email = newEmail();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book Appointment' })).toBeFocused();
    await expect(page.getByText('7 days a week, 9:00 AM to 5:00 PM')).toBeVisible();

    await expect(page.getByRole('radio', { name: 'Phone call' })).toBeChecked();
    await expect(timesOf(page)).toHaveCount(0);
    await chooseDay(page);
    await expect(timesOf(page).getByRole('radio')).toHaveCount(16);
    const time = await chooseTime(page);
    await expect(page.getByText(new RegExp(`, 20\\d\\d at ${timeOfDay(time)}$`))).toBeVisible();
    await fillPerson(page, email, 'Grace Brewster Hopper');
    await page.getByRole('textbox', { name: 'Message' }).fill('We own a lot in Kelso.');
    await expectNoAxeFindings(page);

    await submitBooking(page).click();
    await expect(toast(page, 'Appointment Scheduled!')).toContainText(
      new RegExp(
        `Your appointment for .* at ${timeOfDay(time)} is confirmed. An email confirmation will follow.`,
      ),
    );
    await expect(page.getByText(`The details are on their way to ${email}.`)).toBeInViewport();
    const card = page.getByRole('article', { name: new RegExp(`^Consultation, .* at ${timeOfDay(time)}`) });
    for (const name of ['Reschedule', 'Cancel appointment', 'Add to calendar'])
      await expect(card.getByRole('button', { name })).toBeVisible();
    await expect(card.getByText('By phone: we call you')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Book another' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      await expect(page.getByRole('textbox', { name: label })).toHaveValue('');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');

    const staff = await openOther();
    await signIn(staff, 'admin', `/admin?tab=contacts&search=${encodeURIComponent(email)}`);
    await expect(staff.getByText(email)).toBeVisible();
    await expect(staff.getByText('Grace Brewster Hopper')).toBeVisible();
  },
);

test(
  'of two visitors who want the last place one is told kindly, and chooses another time',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const rival = await openOther();
    await openPage(page);
    await chooseDay(page);
    const day = await chosenDay(page);
    const time = await chooseTime(page);
    await fillPerson(page, newEmail());

    await openPage(rival);
    for (let visitor = 0; visitor < 2; visitor += 1) {
      for (
        let month = 0;
        month < 7 && !(await rival.getByRole('button', { name: day }).isVisible());
        month += 1
      )
        await rival.getByRole('button', { name: /Next Month/ }).click();
      await rival.getByRole('button', { name: day }).click();
      // One of the two consultants may already be booked at that time.
      if (await slotOf(rival, time).isDisabled()) break;
      await slotOf(rival, time).click();
      await fillPerson(rival, newEmail());
      await submitBooking(rival).click();
      await rival.getByRole('button', { name: 'Book another' }).click();
      await expect(rival.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    }

    await submitBooking(page).click();
    await expect(toast(page, 'Booking Failed')).toContainText(
      'There was an error scheduling your appointment. Please try again or contact us directly.',
    );
    await expect(
      page.getByText('This time is no longer available. Please choose another one.'),
    ).toBeInViewport();
    await expect(slotOf(page, `${time} Taken`)).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
    await expectNoAxeFindings(page);

    const another = await chooseTime(page);
    expect(another).not.toBe(time);
    await submitBooking(page).click();
    await expect(toast(page, 'Appointment Scheduled!')).toContainText(timeOfDay(another));
  },
);

test('the whole form works with the keyboard alone', async ({ page }) => {
  await openPage(page);
  await page.getByRole('link', { name: 'Back to Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Phone call' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /Next Month/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focusedDay = page.locator('[data-days] button:focus');
  const first = await focusedDay.getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const later = await focusedDay.getAttribute('aria-label');
  const dayOf = (label: string | null): number =>
    Date.parse((label ?? '').replace(/^\w+, |(?<=\d)(st|nd|rd|th)/g, ''));
  expect(dayOf(later) - dayOf(first)).toBe(8 * 24 * 3600 * 1000);
  await page.keyboard.press('Enter');

  const radios = timesOf(page).getByRole('radio');
  await expect(radios).toHaveCount(16);
  await page.keyboard.press('Tab');
  const focused = page.locator('[role=radio]:focus');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(radios.nth(15)).toBeFocused();
  // Beside the calendar, the times are in two columns, so up goes back by two.
  await page.keyboard.press('ArrowUp');
  await expect(radios.nth(13)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(radios.nth(12)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(radios.nth(12)).toBeChecked();

  const email = newEmail();
  for (const text of ['Ada Byron', email, '(360) 555-0100', 'No mouse was harmed.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(submitBooking(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();
});

test(
  'what is missing or wrong is marked, and the first of it has the focus',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page);
    await submitBooking(page).click();
    await expect(toast(page, 'Missing Information')).toContainText(
      'Please fill in all required fields and select a date and time.',
    );
    await expect(page.locator('[data-days] button:focus')).toBeInViewport();
    await expectNoAxeFindings(page);
    await chooseDay(page);
    await chooseTime(page);
    await fillPerson(page, 'ada@');
    await submitBooking(page).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
  },
);

test(
  'without a connection the form keeps its values; with it again the booking succeeds',
  { tag: '@long' },
  async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    let isOnline = false;
    let goOn = (): void => undefined;
    const seen = new Promise<void>((resolve) => (goOn = resolve));
    // Set up before the page loads: a busy browser may let through requests made right after a route is added.
    await page.route('**/graphql', async (route) => {
      if (isOnline && route.request().postData()?.includes('bookAppointment')) await seen;
      await route.continue();
    });
    await openPage(page);
    await chooseDay(page);
    const time = await chooseTime(page);
    await fillPerson(page, newEmail());
    // What sends it was loaded while it was filled in.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submitBooking(page).click();
    await expect(toast(page, 'Booking Failed')).toBeVisible();
    await expect(submitBooking(page)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
    await expect(slotOf(page, time)).toBeChecked();
    await context.setOffline(false);
    isOnline = true;
    await submitBooking(page).click();
    await expect(submitBooking(page)).toHaveText('Scheduling...');
    goOn();
    await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();
  },
);

test('what was typed outlives leaving the page, a reload and the tab, and is gone once it was sent', async ({
  page,
  context,
}) => {
  await openPage(page);
  await chooseDay(page);
  const time = await chooseTime(page);
  await fillPerson(page, newEmail());
  const day = await chosenDay(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.goBack();
  await expect(slotOf(page, time)).toBeChecked();
  await page.reload();
  await expect(slotOf(page, time)).toBeChecked();
  expect(await chosenDay(page)).toBe(day);
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(360) 555-0100');
  const secondVisit = await context.newPage();
  await openPage(secondVisit);
  await expect(secondVisit.getByRole('textbox', { name: 'Phone' })).toHaveValue('(360) 555-0100');
  await secondVisit.close();
  await submitBooking(page).click();
  await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
});

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu', 'Africa/Cairo']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the calendar of the business', async ({ page }) => {
      const dayInBusiness = (): string =>
        new Intl.DateTimeFormat('en-US', {
          timeZone: 'America/Los_Angeles',
          weekday: 'long',
          month: 'long',
          day: 'numeric',
        }).format(new Date());
      const before = dayInBusiness();
      await openPage(page);
      const label = (await page.getByRole('button', { name: /^Today, / }).getAttribute('aria-label')) ?? '';
      // Midnight may pass between the two readings.
      expect([before, dayInBusiness()]).toContain(/^Today, (\w+, \w+ \d+)/.exec(label)?.[1]);
      await chooseDay(page);
      const day = await chosenDay(page);
      await chooseTime(page);
      await expect(page.getByText(day.replace(/(?<=\d)(st|nd|rd|th)/, ''), { exact: false })).toBeVisible();
      await expect(page.getByText('Pacific Time, 30 minutes', { exact: true })).toBeVisible();
    });
  });
}
