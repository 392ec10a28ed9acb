import { hasPart, notFoundText, routeAt, routes, type Route } from '@hearthline/rules/routes.ts';
import { expect, test } from '../support/test.ts';

/** Of the many pages of one kind, as of homes, as many are opened; of the others it is enough that they are there. */
const maxOfKind = 2;

/** An address without its fragment. */
const plain = (address: string): string => address.replace(/#.*$/, '');

/** The addresses inside the site that a page links to, as its HTML has them: every public page comes with its content. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, address = '']) =>
    plain(address.replaceAll('&amp;', '&')),
  );

test('every link inside the site leads somewhere, from the home page on', async ({ request }) => {
  const known = new Set<string>(['/']);
  const seen = new Set<string>();
  const opened = new Map<string, number>();
  for (const path of known) {
    seen.add(path);
    const route: Route | undefined = routeAt(path.replace(/\?.*$/, ''));
    const kind = route?.path ?? path;
    opened.set(kind, (opened.get(kind) ?? 0) + 1);
    if ((opened.get(kind) ?? 0) > maxOfKind) {
      expect((await request.head(path)).status(), path).toBe(200);
      continue;
    }
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).not.toContain(notFoundText);
    const inside = linksIn(html).filter((link) => link !== path);
    // A page for those who are signed in has its links from the script.
    if (!route?.allow && !route?.private) expect(inside.length, `${path} is a dead end`).toBeGreaterThan(0);
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
