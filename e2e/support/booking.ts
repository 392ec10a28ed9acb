import { expect, type Locator, type Page } from '@playwright/test';

/** The free days of the month that the calendar shows. */
const freeDays = (page: Page): Locator => page.getByRole('grid').locator('button:not([disabled])');

/** Opens the calendar some months ahead and chooses a free day at random, so that runs and tests stay out of each other's way. */
export const chooseDay = async (page: Page): Promise<void> => {
  const months = 2 + Math.floor(Math.random() * 3);
  for (let month = 0; month < months; month += 1)
    await page.getByRole('button', { name: /Next Month/ }).click();
  const days = freeDays(page);
  await days.nth(Math.floor(Math.random() * (await days.count()))).click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a time' })).toBeVisible();
};

/** The times of the chosen day. */
export const timesOf = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Choose a time' });

/** Chooses the first free time. @returns it, as in `09:00 AM` */
export const chooseTime = async (page: Page): Promise<string> => {
  const slot = timesOf(page).getByRole('radio', { disabled: false }).first();
  await slot.click();
  await expect(slot).toBeChecked();
  // The visitor's own time follows where it is another one.
  return ((await slot.textContent()) ?? '').slice(0, '09:00 AM'.length);
};

export const slotOf = (page: Page, time: string): Locator =>
  timesOf(page).getByRole('radio', { name: new RegExp(`^${time}`) });

export const fillPerson = async (page: Page, email: string, name = 'Ada Byron'): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('(360) 555-0100');
};

export const submitBooking = (page: Page): Locator => page.getByRole('button', { name: /^Schedul/ });

/** A visible toast, not its additional announcement for screen readers. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ hasText: title });
