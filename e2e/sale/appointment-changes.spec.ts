import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from '../support/booking.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Books through the form. @returns day and time as the page writes them, `Monday, March 1, 2027 at 9:00 AM` */
const book = async (page: Page, email: string, name = 'Ada Byron'): Promise<string> => {
  await page.goto('/appointments');
  await expect(page.getByRole('grid')).toBeVisible();
  await chooseDay(page);
  await chooseTime(page);
  await fillPerson(page, email, name);
  await submitBooking(page).click();
  await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();
  return (
    /Your appointment for (.*) is confirmed/.exec(
      (await toast(page, 'Appointment Scheduled!').textContent()) ?? '',
    )?.[1] ?? ''
  );
};

/** Chooses another time in the open dialog. */
const moveTo = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  // Before the months in which journeys book: in one of those it could be the time that it has already.
  await dialog.getByRole('button', { name: /Next Month/ }).click();
  const days = dialog.getByRole('grid').locator('button:not([disabled])');
  await days.nth(Math.floor(Math.random() * (await days.count()))).click();
  await dialog.getByRole('radio', { disabled: false }).first().click();
  await dialog.getByRole('button', { name: 'Move the appointment' }).click();
};

test('a visitor moves and cancels by the link of the mail, without an account', async ({
  page,
  openOther,
}) => {
  const email = `link-${randomUUID().slice(0, 8)}@example.com`;
  const when = await book(page, email);
  const staff = await openOther();
  await signIn(staff, 'admin', '/admin?tab=settings');
  const token = await staff.evaluate(async (address) => {
    const ask = async (query: string, variables: object): Promise<any> => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}`,
      };
      return (
        await (
          await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
        ).json()
      ).data;
    };
    const { mails } = (await ask('{ mails { mails { id toAddress } } }', {})).mails;
    const { mail } = await ask('query ($id: ID!) { mail(id: $id) { text } }', {
      id: mails.find((one: { toAddress: string }) => one.toAddress === address).id,
    });
    return /#token=([\w-]+)/.exec(mail.text)?.[1];
  }, email);

  await page.goto(`/appointment#token=${token}`);
  await expect(page.getByText(when.split(' at ')[0] ?? '?')).toBeVisible();
  await expect(page).toHaveURL('/appointment');
  await expectNoAxeFindings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('consultation.ics');

  await page.getByRole('button', { name: 'Reschedule' }).click();
  await moveTo(page);
  await expect(toast(page, 'Appointment moved')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
});

test('the week and the list of staff are in the address', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'admin', '/admin/appointments');
  await expect(page.getByText('All times are Pacific Time.')).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { name: /, 20\d\d to / });
  const week = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(heading).not.toHaveText(week);
  await page.goBack();
  await expect(heading).toHaveText(week);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByText(/^Showing 1 to 20 of \d+ appointments$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('Past');
  await expect(page).toHaveURL('/admin/appointments?view=list&period=past');
  await expect(
    page.getByRole('table', { name: 'Appointments' }).getByText('Held', { exact: true }).first(),
  ).toBeVisible();
});

test('staff find a booking, confirm, move and cancel it', async ({ page, openOther }) => {
  const word = randomUUID().slice(0, 8);
  await book(await openOther(), `staff-${word}@example.com`, `Grace ${word}`);
  await signIn(page, 'admin', '/admin/appointments?view=list');
  await page.getByRole('searchbox', { name: 'Search appointments' }).fill(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await expect(page.getByText('Showing 1 to 1 of 1 appointments')).toBeVisible();
  await page.getByRole('button', { name: /^Open / }).click();
  const details = page.getByRole('dialog', { name: 'Consultation' });
  await details.getByRole('button', { name: 'Confirm' }).click();
  await expect(details.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await details.getByRole('button', { name: 'Reschedule' }).click();
  await moveTo(page);
  await expect(details.getByText(/^Moved from /)).toBeVisible();
  await expectNoAxeFindings(page);
  await details.getByRole('button', { name: 'Cancel appointment' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await cancel.getByRole('textbox').fill('The display home is closed that day.');
  await cancel.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(details.getByText('“The display home is closed that day.”')).toBeVisible();
});

test(
  'a customer schedules a meeting with the details filled in, and finds it among the appointments',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'customer', '/dashboard?tab=appointments');
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
    await page.getByRole('link', { name: 'Schedule Meeting' }).click();
    await expect(page.getByText('You are booking a meeting.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@example.com');
    await chooseDay(page);
    const time = await chooseTime(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('(360) 555-0100');
    await submitBooking(page).click();
    await expect(toast(page, 'Appointment Scheduled!')).toContainText(timeOfDay(time));
    const day =
      /Your appointment for (.*) at \d/.exec(
        (await toast(page, 'Appointment Scheduled!').textContent()) ?? '',
      )?.[1] ?? '?';
    await page.goto('/dashboard?tab=appointments');
    const card = page.getByRole('article', { name: `Meeting, ${day} at ${timeOfDay(time)}` });
    await card.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await card.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(card.getByRole('button')).toHaveCount(0);
    // There may be several: by chance, another test may have booked and cancelled the same time before.
    await expect(card.getByText('Cancelled', { exact: true }).last()).toBeVisible();
  },
);
