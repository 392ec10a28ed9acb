import type { Locator, Page } from '@playwright/test';

/** Where a message is typed. */
export const messageBox = (page: Page): Locator => page.getByLabel('Your message');

/** The messages written so far. */
export const messageLog = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

export const writeMessage = async (page: Page, text: string): Promise<void> => {
  await messageBox(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
