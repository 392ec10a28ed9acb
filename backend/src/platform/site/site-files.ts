import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { listedRoutes, routes, type Route } from '@hearthline/rules/routes.ts';
import type { Response, Router } from 'express';
import type { Bootstrap } from './page-routes.ts';

/** The address of a home, and when it was changed. */
interface HomeAddress {
  readonly slug: string;
  readonly updatedAt: Date;
}

/** Every public page, for search engines. @param homes the published ones */
export const sitemap = (site: string, homes: readonly HomeAddress[] = []): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedRoutes.map(({ path }) => `  <url><loc>${escapeMarkup(site + path)}</loc></url>`),
    ...homes.map(
      ({ slug, updatedAt }) =>
        `  <url><loc>${escapeMarkup(site + homePath(slug))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Tells search engines to skip pages behind a guard. Pages whose address carries a secret are not listed: a crawler that
 * may not read a page cannot see its `noindex`. `$` ends an address, so that /contractor does not cover /contractors; a
 * path with a variable part covers everything that begins like it.
 */
export const robots = (site: string): string => {
  const guarded = (routes as readonly Route[]).filter((route) => route.allow);
  return [
    'User-agent: *',
    ...guarded.map(
      ({ path }) => `Disallow: ${path.includes(':') ? path.slice(0, path.indexOf(':')) : `${path}$`}`,
    ),
    'Disallow: /graphql',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
};

/** The manifest with which a browser installs the site as an app. Colors are those of `frontend/src/ui/theme/tokens.ts`. */
export const webManifest = (name: string): object => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'standalone',
  background_color: '#f6f3ec',
  theme_color: '#f6f3ec',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

const answer = (response: Response, type: string, body: string): void => {
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.setHeader('Content-Type', type);
  response.send(body);
};

/** Serves the files that depend on the site's address and the company's name, and the icon. */
export const siteFiles = (
  router: Router,
  bootstrap: () => Promise<Bootstrap>,
  homes: () => Promise<readonly HomeAddress[]>,
): void => {
  router.get('/sitemap.xml', async (_request, response) => {
    const [{ site }, addresses] = await Promise.all([bootstrap(), homes()]);
    answer(response, 'application/xml; charset=utf-8', sitemap(site, addresses));
  });
  // Browsers request this if no page names an icon, for example with a JSON answer.
  router.get('/favicon.ico', (_request, response) => response.redirect(302, '/icon.svg'));
  router.get('/robots.txt', async (_request, response) =>
    answer(response, 'text/plain; charset=utf-8', robots((await bootstrap()).site)),
  );
  router.get('/site.webmanifest', async (_request, response) =>
    answer(
      response,
      'application/manifest+json; charset=utf-8',
      JSON.stringify(webManifest((await bootstrap()).company.name)),
    ),
  );
};
