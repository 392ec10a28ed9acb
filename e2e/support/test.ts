import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { findChrome } from '../../scripts/find-chrome.ts';
import { createComplaints, type Complaints } from './complaints.ts';
import { addressVariable } from './global-setup.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser says that it should not: anything unexpected fails the test. */
  readonly complaints: Complaints;
  /** A page of another browser: other cookies, other storage, watched like the first. */
  readonly openOther: () => Promise<Page>;
}

/** Playwright's `test` with our browser, our server, and pages that fail their test on any complaint. */
export const test = base.extend<Fixtures>({
  launchOptions: [
    async ({}, use) => {
      const { executablePath, args, env } = await findChrome();
      await use({ executablePath, args: [...args], env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(process.env[addressVariable]),
  complaints: async ({}, use) => {
    const complaints = createComplaints();
    await use(complaints);
    complaints.settle();
  },
  context: async ({ context, complaints }, use) => {
    await complaints.watch(context);
    await use(context);
  },
  openOther: async ({ browser, baseURL, contextOptions, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      opened.push(context);
      await complaints.watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
