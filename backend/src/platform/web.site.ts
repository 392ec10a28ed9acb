import { listedRoutes, isPublic, routes, type Route } from '@hearthline/rules/routes.ts';
import type { Response, Router } from 'express';
import type { Bootstrap } from './web.ts';

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => xmlEntities[sign] ?? sign);

/** Every public page, for search engines. */
export const sitemap = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedRoutes.map(({ path }) => `  <url><loc>${xml(site + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * What search engines need not ask for: pages behind a guard. An address with a secret is not named here: what is
 * forbidden to read cannot be read to say `noindex`. `$` ends the address, so that /contractor is not /contractors; where a path has a variable part, all that begins like it is meant.
 */
export const robots = (site: string): string => {
  const guarded = (routes as readonly Route[]).filter((route) => !isPublic(route) && !route.private);
  return ['User-agent: *', ...guarded.map(({ path }) => `Disallow: ${path.includes(':') ? path.slice(0, path.indexOf(':')) : `${path}$`}`), 'Disallow: /graphql', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
};

/** What a browser needs to put the site among its apps. Colours are those of `frontend/src/ui/tokens.ts`. */
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

/** The files that depend on settings: where the site stands and whose it is. */
export const siteFiles = (router: Router, bootstrap: () => Promise<Bootstrap>): void => {
  router.get('/sitemap.xml', async (_request, response) => answer(response, 'application/xml; charset=utf-8', sitemap((await bootstrap()).site)));
  // Asked for by browsers wherever no page names an icon, as beside an answer in JSON.
  router.get('/favicon.ico', (_request, response) => response.redirect(302, '/icon.svg'));
  router.get('/robots.txt', async (_request, response) => answer(response, 'text/plain; charset=utf-8', robots((await bootstrap()).site)));
  router.get('/site.webmanifest', async (_request, response) =>
    answer(response, 'application/manifest+json; charset=utf-8', JSON.stringify(webManifest((await bootstrap()).company.name))),
  );
};
