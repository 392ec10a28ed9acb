import type { Locator, Page } from '@playwright/test';

/** The address of the generator. */
export const generator = '/floor-plan-generator';

export const more = (page: Page, kind: string): Locator =>
  page.getByRole('button', { name: `One more: ${kind}` });
export const generate = (page: Page): Locator => page.getByRole('button', { name: 'Generate Floor Plan' });
export const plans = (page: Page): Locator => page.getByRole('region', { name: 'Floor Plans' });
export const cards = (page: Page): Locator => plans(page).getByRole('article');
export const count = (page: Page, kind: string): Locator =>
  page.getByRole('group', { name: kind }).locator('output');
