import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findChrome } from '../../browser/find-chrome.ts';
import { percentile, type Figure } from '../report.ts';

/** A phone on a slow line, as Lighthouse throttles one by its mobile preset. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true } as const;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

const maxShift = 0.05;
/** The most that a page may take to its largest paint, as a multiple of what the home page takes. */
const maxRatio = 1.5;

/** Runs in the page: notes when the largest of what it shows was painted, and how much has moved by itself. */
const watch = `
  const measured = (window.measured = { paint: 0, shift: 0 });
  new PerformanceObserver((list) => {
    measured.paint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) measured.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

interface Measured {
  readonly paint: number;
  readonly shift: number;
}

interface Opened {
  readonly path: string;
  readonly state?: BrowserContextOptions['storageState'];
  /** What is there once the page is. */
  readonly until: string;
}

/** What a page has, as far as it is looked at here: scripts are checked without the types of browsers. */
interface Window {
  readonly document: { querySelector(selector: string): { readonly complete?: boolean } | null };
  readonly localStorage: object;
  readonly measured: Measured;
}

const timeout = 120_000;

/** Waits until an element is there, and complete if it is a picture. */
const waitUntilShown = async (page: Page, selector: string): Promise<void> => {
  const isShown = (wanted: string): boolean => {
    const found = (globalThis as unknown as Window).document.querySelector(wanted);
    return found !== null && found.complete !== false;
  };
  await page.waitForFunction(isShown, selector, { timeout });
  await page.waitForLoadState('networkidle');
};

/** Opens a page as a phone does that has nothing of the site cached. */
const open = async (browser: Browser, baseURL: string, { path, state, until }: Opened): Promise<Measured> => {
  const context = await browser.newContext({ baseURL, ...phone, ...(state && { storageState: state }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(path);
  await waitUntilShown(page, until);
  const measured = await page.evaluate(() => (globalThis as unknown as Window).measured);
  await context.close();
  return measured;
};

const designPicture = 'main img[fetchpriority="high"]';

/** What is stored in a browser that has made a design and has seen its page once. */
const withDesign = async (browser: Browser, baseURL: string): Promise<Opened['state']> => {
  const answer = await fetch(`${baseURL}/api/designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ home: { slug: 'wasco' }, siding: 'brick' }),
  });
  const { code, editKey } = (await answer.json()) as { code: string; editKey: string };
  const localStorage = [{ name: 'design', value: JSON.stringify({ code, editKey }) }];
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] };
  const context = await browser.newContext({ baseURL, ...phone, storageState });
  const page = await context.newPage();
  await page.goto('/my-home');
  // Once the picture is there, the page remembers it.
  const isRemembered = (): boolean => 'designPicture' in (globalThis as unknown as Window).localStorage;
  await page.waitForFunction(isRemembered, null, { timeout });
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Measures in a browser how soon pages show the largest of what they show, and how much of it moves. @param runs how often; the median counts */
export const measureInBrowser = async (
  baseURL: string,
  runs: number,
  say: (line: string) => void,
): Promise<Figure[]> => {
  const { executablePath, args, env } = await findChrome();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const state = await withDesign(browser, baseURL);
    const pages: Readonly<Record<string, Opened>> = {
      '/': { path: '/', until: 'main img' },
      '/my-home without a design': { path: '/my-home', until: 'main h1' },
      '/my-home with a design': { path: '/my-home', state, until: designPicture },
    };
    const results = new Map(Object.keys(pages).map((name) => [name, [] as Measured[]]));
    for (let run = 0; run < runs; run += 1)
      for (const [name, page] of Object.entries(pages)) {
        const result = await open(browser, baseURL, page);
        say(
          `${name}: largest paint after ${result.paint.toFixed(0)} ms, layout shift ${result.shift.toFixed(3)}`,
        );
        results.get(name)?.push(result);
      }
    const paintOf = (name: string): number =>
      percentile(results.get(name)?.map(({ paint }) => paint) ?? [], 0.5);
    return Object.keys(pages).flatMap((name) => {
      const [paint, beside] = [paintOf(name), paintOf('/')];
      const shift = Math.max(...(results.get(name) ?? []).map((result) => result.shift));
      const largest: Figure = {
        name: `${name}: largest paint on a slow phone`,
        value: `${paint.toFixed(0)} ms`,
        ...(name !== '/' && {
          goal: `at most ${maxRatio} × ${beside.toFixed(0)} ms`,
          met: paint <= maxRatio * beside,
        }),
      };
      const moved: Figure = {
        name: `${name}: layout shift`,
        value: shift.toFixed(3),
        goal: `under ${maxShift}`,
        met: shift < maxShift,
      };
      return [largest, moved];
    });
  } finally {
    await browser.close();
  }
};
