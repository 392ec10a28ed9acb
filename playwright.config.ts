import { defineConfig } from '@playwright/test';

/**
 * Browser journeys (e2e/) against the built product. One server for the run, made by the global setup; the browser
 * comes from `scripts/browser/find-chrome.ts` (see e2e/support/test.ts). Every journey runs on a desktop. It carries the
 * tag `@phone` and runs on a phone as well where somebody does there what they do differently: in another layout, by
 * touch, in a sheet or under a bar that stays; that each page is well on a phone is what e2e/site/sweep.spec.ts looks at.
 *
 * What measures time or kills a server, and what goes in a browser through what specs look at in smaller steps, carries `@long`
 * and runs by itself with LONG_TESTS=1, one after the other (docs/decisions/0070-time-of-the-gate.md).
 */
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A quarter of a journey's time is waiting (for a mail, for what was typed to be searched), in which another one works.
  workers: '150%',
  // A machine that stalls for seconds is not a finding; what fails twice is. A second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  // On a busy machine a page of staff takes 11 s where it takes 2 on a quiet one. What is there is found at once all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A reporter that ends with the run: nothing stays open after a failure.
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: process.env.LONG_TESTS
    ? [{ name: 'long', grep: /@long/, workers: 1, use: desktop }]
    : [
        { name: 'desktop', grepInvert: /@long/, use: desktop },
        { name: 'phone', grep: /@phone/, grepInvert: /@long/, use: phone },
      ],
});
