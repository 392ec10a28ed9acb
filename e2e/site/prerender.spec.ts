import {
  hasPart,
  isPublic,
  listedRoutes,
  notFoundText,
  routes,
  type Route,
} from '@hearthline/rules/routes.ts';
import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { accountButton, chooseFromAccount, openTab } from '../support/workspace.ts';

const publicRoutes = (routes as readonly Route[]).filter((route) => isPublic(route) && !hasPart(route));
const guarded = (routes as readonly Route[]).filter(({ allow }) => allow);

const words = (html: string, pattern: RegExp): string =>
  pattern
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim() ?? '';

test.describe('what curl gets', () => {
  for (const { path, sameAs = path } of publicRoutes) {
    test(`${path} has its words, title, description and canonical address`, async ({ request, baseURL }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(words(html, /<h1[^>]*>(.*?)<\/h1>/s)).not.toBe('');
      expect(words(html, /<title>(.*?)<\/title>/)).toMatch(/^.{5,70}$/);
      expect(words(html, /<title>(.*?)<\/title>/)).toContain('Hearthline Homes');
      expect(words(html, /<meta name="description" content="([^"]*)"/)).toMatch(/^.{50,160}$/);
      expect(words(html, /<link rel="canonical" href="([^"]*)"/)).toBe(baseURL + sameAs);
      expect(words(html, /<meta property="og:image" content="([^"]*)"/)).toContain(`${baseURL}/api/image/`);
      expect(html).toContain('tel:+13605550142');
      expect(html).not.toMatch(/\{\{|fill-in/i);
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1] ?? '');
      // Only the one in the head (frontend/early.js), which the content security policy allows by its hash.
      expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes))).toEqual([
        '',
      ]);
    });
  }

  for (const [path, shown] of [
    ['/admin', 'aria-label="Loading"'],
    ['/my-home', 'Book Consultation'],
  ] as const)
    test(`${path} shows its frame before any script has run`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(shown);
      expect(html).toContain('aria-busy="true"');
      expect(html).not.toMatch(/\{\{|fill-in/i);
    });

  test('no two pages have the same title or description', async ({ request }) => {
    const pages = await Promise.all(listedRoutes.map(async ({ path }) => (await request.get(path)).text()));
    for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
      expect(new Set(pages.map((html) => words(html, pattern))).size).toBe(pages.length);
    }
  });

  test('an unknown path is 404 with the not-found page', async ({ request }) => {
    const answer = await request.get('/nowhere-at-all');
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(words(html, /<h1[^>]*>(.*?)<\/h1>/s)).toBe(notFoundText);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  test('a guarded page tells nothing and is not indexed', async ({ request }) => {
    const seen = new Set<string>();
    for (const { path } of guarded) {
      const answer = await request.get(path);
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
      const html = await answer.text();
      expect(words(html, /<div id="root" data-frame>(.*?)<script/s), path).toBe('Hearthline Homes');
      seen.add(html);
    }
    // Nothing of an address is in it.
    expect(seen.size).toBe(1);
  });

  test('the home page says in data who sells the homes, and which', async ({ request, baseURL }) => {
    const html = await (await request.get('/')).text();
    const data = JSON.parse(words(html, /<script type="application\/ld\+json">(.*?)<\/script>/)) as {
      '@graph': Record<string, unknown>[];
    };
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      name: 'Hearthline Homes',
      url: `${baseURL}/`,
      telephone: '(360) 555-0142',
    });
    expect(
      data['@graph'].slice(1).map(({ '@type': type, name }) => `${String(type)} ${String(name)}`),
    ).toEqual(['Product WASCO', 'Product Birkenfeld', 'Product Enid']);
  });
});

test.describe('hydration', () => {
  test('a choice in the address is there after loading', async ({ page }) => {
    await page.goto('/design-roof?roof=gable&siding=wood');
    await expect(
      page
        .getByRole('radio', { name: /gable/i })
        .or(page.getByRole('option', { name: /gable/i }))
        .first(),
    ).toBeChecked();
  });

  test('an unknown address offers the closest pages', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/finanse');
    await expect(page.getByRole('main').getByRole('link', { name: 'Finance' })).toBeVisible();
  });

  test('a page whose script does not come offers to load again', async ({ page, complaints }) => {
    complaints.expect(/Failed to (load|fetch)/);
    await page.route('**/assets/mission-statement-page-*.js', (route) => route.abort());
    await page.goto('/about-us');
    const link = page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Mission Statement' });
    await link.click();
    await expect(page.getByRole('alert')).toContainText('This page could not be shown');
    await page.unroute('**/assets/mission-statement-page-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Statement');
  });

  test('title, description and canonical address follow a link', async ({ page, baseURL }) => {
    await page.goto('/about-us');
    await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Mission Statement' })
      .click();
    await expect(page).toHaveTitle('Mission Statement · Hearthline Homes');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/mission-statement`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /More value, more care/);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });
});

test.describe('before the script has come', () => {
  /** Holds back the page's script. @returns a function that lets it go on */
  const holdBack = async (page: Page): Promise<() => void> => {
    let goOn = (): void => undefined;
    const released = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await released;
      await route.continue();
    });
    return goOn;
  };

  test('a press is kept and done', async ({ page }) => {
    const goOn = await holdBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'View Floor Plan: Birkenfeld' }).click();
    goOn();
    await expect(page.getByRole('dialog', { name: 'Image viewer' })).toContainText('2 / ');
  });

  test('what is typed and chosen is kept, and a form is not sent by the browser', async ({ page }) => {
    const goOn = await holdBack(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel(/^Email/).fill('nobody');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/auth');
    goOn();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toHaveValue('nobody');
    await expect(page).toHaveURL('/auth');
  });

  test('a choice is kept where the page is drawn anew', async ({ page }) => {
    const goOn = await holdBack(page);
    await page.goto('/design-roof?siding=wood', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Hip' }).click();
    goOn();
    await expect(page).toHaveURL('/design-roof?siding=wood&roof=hip');
    await expect(page.getByRole('radio', { name: 'Hip' })).toBeChecked();
  });
});

test.describe('while the script takes the page over', () => {
  const darkMode = (page: Page): Locator =>
    page.getByRole('banner').getByRole('button', { name: 'Dark mode' });

  test('a press is done once, on a slow device', async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.goto('/', { waitUntil: 'commit' });
    const isAnswering = (): boolean =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
    await page.waitForFunction(isAnswering, undefined, { polling: 10 });
    // A device as slow as this takes its time until it reacts.
    await darkMode(page).click({ timeout: 40_000 });
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Presses kept from before are carried out before the page reacts to new ones.
    await page.getByRole('button', { name: 'View Floor Plan: Birkenfeld' }).click();
    await expect(page.getByRole('dialog', { name: 'Image viewer' })).toContainText('2 / ');
    await expect(darkMode(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a choice in the bar is made once, when the page comes later', async ({ page }) => {
    let goOn = (): void => undefined;
    const released = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/dashboard-page-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await signIn(page, 'customer');
    await chooseFromAccount(page, 'Dark mode');
    goOn();
    await openTab(page, 'Documents');
    await expect(page.getByRole('heading', { name: 'Documents', level: 2 })).toBeVisible();
    await accountButton(page).click();
    await expect(page.getByRole('menuitem', { name: 'Light mode' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page reads, styled, and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dare to Compare.');
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
      'Newsreader',
    );
    await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Mission Statement' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Statement');
  });
});
