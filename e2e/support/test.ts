import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { findChrome } from '../../scripts/browser/find-chrome.ts';
import { createComplaints, type Complaints } from './browser-errors.ts';
import { addressVariable } from './global-setup.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The browser's complaints: any unexpected one fails the test. */
  readonly complaints: Complaints;
  /** Opens a page as if in another browser, with its own cookies and storage; it is watched for complaints like the first. */
  readonly openOther: () => Promise<Page>;
}

/** Runs in the page: whether React has taken over the prerendered content. Pages without the application have nothing to wait for. */
const isTakenOver = (): boolean => {
  const root = document.getElementById('root');
  return !root || Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
};

/** Makes `goto` wait until the page is interactive, because a prerendered page is visible before that. */
const patient = (page: Page): Page => {
  const go = page.goto.bind(page);
  page.goto = async (...to) => {
    const answer = await go(...to);
    // A test that asks for `commit` wants to see the page before React takes over.
    if (to[1]?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver);
    return answer;
  };
  return page;
};

/** Playwright's `test` with the product's browser and server, and with pages that fail their test on any unexpected complaint. */
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
  // Without JavaScript, React never takes over.
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
