// npm run screenshots: takes the pictures of the README from the built product with its demo data.
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { startBuiltServer } from '../../e2e/support/server.ts';
import { demoPassword } from '../../backend/src/seed/accounts.ts';
import { findChrome } from './find-chrome.ts';

const folder = 'docs/pictures';

/** Waits for a page's content and its pictures, except lazy ones. A signed-in page holds a connection open, so its network is never idle. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    'document.readyState === "complete" && !document.querySelector("[data-skeleton], [aria-busy=true]")',
  );
  await page.waitForFunction(
    '[...document.images].every((image) => image.complete || image.loading === "lazy")',
  );
};

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill('admin@example.com');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin**');
};

const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  generator: async (page) => {
    await page.goto(
      '/floor-plan-generator?bedrooms=king&bathrooms=master&king=1&queen=2&full-baths=2&plans=3x2',
      { waitUntil: 'networkidle' },
    );
    await settled(page);
  },
  sale: async (page) => {
    await signIn(page);
    await page.goto('/deals?view=list&stage=agreed');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).nth(1).waitFor();
    await settled(page);
  },
  contacts: async (page) => {
    await signIn(page);
    await page.goto('/admin?tab=contacts');
    await page.getByRole('row').nth(5).waitFor();
    await settled(page);
    // The picture is about the rows, and what is above them takes as much space again.
    await page.evaluate(
      'scrollBy(0, document.querySelector("[role=tablist]").getBoundingClientRect().top - 72)',
    );
  },
};

const { executablePath, args, env } = await findChrome();
const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args, env });
try {
  await mkdir(folder, { recursive: true });
  for (const [name, open] of Object.entries(pictures)) {
    // The conditions above are passed as text, which the page's own security policy would not run.
    const page = await browser.newPage({
      bypassCSP: true,
      baseURL: server.url,
      viewport: { width: 1280, height: 860 },
      reducedMotion: 'reduce',
    });
    await open(page);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.close();
    console.log(`${folder}/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
}
