import { hasPart, notFoundText, routeAt, routes, type Route } from '@hearthline/rules/routes.ts';
import { expect, test } from './support/test.ts';

/** Of the many pages of one kind, as of homes, as many are opened; of the others it is enough that they are there. */
const mostOfKind = 2;

/** An address without its fragment. */
const plain = (address: string): string => address.replace(/#.*$/, '');

test('every link inside the site leads somewhere, from the home page on', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const known = new Set<string>(['/']);
  const seen = new Set<string>();
  const opened = new Map<string, number>();
  for (const path of known) {
    const kind = routeAt(path.replace(/\?.*$/, ''))?.path ?? path;
    opened.set(kind, (opened.get(kind) ?? 0) + 1);
    if ((opened.get(kind) ?? 0) > mostOfKind) {
      expect((await page.request.head(path)).status(), path).toBe(200);
      seen.add(path);
      continue;
    }
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText(notFoundText), path).toHaveCount(0);
    seen.add(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const inside = links
      .filter((link) => link.startsWith(`${baseURL}/`))
      .map((link) => plain(link.slice(baseURL?.length)));
    expect(inside.filter((link) => link !== path).length, `${path} is a dead end`).toBeGreaterThan(0);
    for (const link of inside) if (!link.startsWith('/api/')) known.add(link);
  }
  const isPublic = (route: Route): boolean =>
    !route.allow && !route.private && !route.sameAs && !hasPart(route);
  const reached = new Set([...seen].map((link) => link.replace(/\?.*$/, '')));
  expect(
    (routes as readonly Route[])
      .filter(isPublic)
      .map(({ path }) => path)
      .filter((path) => !reached.has(path)),
    'public pages without a link',
  ).toEqual([]);
});

test('links into a page lead to something on it', async ({ page }) => {
  await page.goto('/finance?price=145000#calculator');
  await expect(page.getByRole('heading', { name: 'Payment calculator' })).toBeInViewport();
});
