import { defineConfig } from '@playwright/test';

/**
 * Browser journeys (e2e/) against the built product. One server for the run, made by the global setup; the browser
 * comes from `scripts/browser/find-chrome.ts` (see e2e/support/test.ts). Every test runs on a desktop; those that also
 * matter on a phone carry the tag `@phone`.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that stalls for seconds is not a finding; what fails twice is. A second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A reporter that ends with the run: nothing stays open after a failure.
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'desktop', grepInvert: /@alone/, use: { viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'alone',
      grep: /@alone/,
      dependencies: ['desktop', 'phone'],
      workers: 1,
      use: { viewport: { width: 1280, height: 860 } },
    },
  ],
});
