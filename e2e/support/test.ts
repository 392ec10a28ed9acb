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

/** Runs in the page: whether React has taken over what was prerendered. Pages without our root have nothing to wait for. */
const isTakenOver = (): boolean => {
  const root = document.getElementById('root');
  return !root || Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
};

/** A page whose `goto` ends when the page hears: prerendered, it is seen before that. */
const patient = (page: Page): Page => {
  const go = page.goto.bind(page);
  page.goto = async (...to) => {
    const answer = await go(...to);
    // A test that does not wait for the page wants to see it before that.
    if (to[1]?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver);
    return answer;
  };
  return page;
};

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
  // Without JavaScript nothing takes over.
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : patient(page)),
  openOther: async ({ browser, baseURL, contextOptions, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      opened.push(context);
      await complaints.watch(context);
      return patient(await context.newPage());
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
