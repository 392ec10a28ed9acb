import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentItem } from '@hearthline/rules/content.ts';
import { fillTemplate } from '@hearthline/rules/page-template.ts';
import { isPublic, pageFile, routeAt, type Route } from '@hearthline/rules/routes.ts';
import type { PublicCompany } from '@hearthline/rules/settings.ts';
import type { RequestHandler, Router } from 'express';
import type { PageSource } from './web.files.ts';

const placeholder = '<!--bootstrap-->';

/** JSON that cannot end the script element it stands in. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** GraphiQL for browsers that come to the GraphQL door; programs pass. */
export const explorerPage =
  (source: PageSource): RequestHandler =>
  async (request, response, next) => {
    if (request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) !== 'text/html') return next();
    response.type('html').send(await source.explorer(request.originalUrl));
  };

/** What a page knows before it asks: the company's details, what public addresses start with, and what is offered. */
export interface Bootstrap {
  readonly company: PublicCompany;
  readonly site: string;
}

interface WebOptions {
  /** What is offered today, as the database has it at this moment. */
  readonly content: () => Promise<readonly ContentItem[]>;
  readonly source: PageSource;
  readonly bootstrap: () => Promise<Bootstrap>;
}

interface Filling extends Bootstrap {
  readonly content: readonly ContentItem[];
}

const fill = (template: string, bootstrap: Filling): string =>
  fillTemplate(template, { ...bootstrap.company, site: bootstrap.site }).replace(
    placeholder,
    () => `<script type="application/json" id="bootstrap">${inertJson(bootstrap)}</script>`,
  );

/** A page as it is sent, in each encoding that was asked for so far. */
interface FilledPage {
  /** What it was filled with; when that changes, the page is made anew. */
  readonly from: string;
  readonly template: string;
  readonly html: Buffer;
  readonly tag: string;
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** In the order of our liking. */
const encoders: Readonly<Record<string, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
};

/** Keeps every page filled in and compressed: both are done once for each change of what is filled in. */
const pageCache = () => {
  const pages = new Map<string, FilledPage>();
  return (path: string, template: string, bootstrap: Filling): FilledPage => {
    const from = JSON.stringify(bootstrap);
    const known = pages.get(path);
    if (known?.from === from && known.template === template) return known;
    const html = Buffer.from(fill(template, bootstrap));
    const page = { from, template, html, tag: createHash('sha256').update(html).digest('base64url').slice(0, 20), encoded: new Map<string, Promise<Buffer>>() };
    pages.set(path, page);
    return page;
  };
};

const bodyOf = ({ encoded, html }: FilledPage, encoding: string): Promise<Buffer> => {
  const known = encoded.get(encoding);
  if (known) return known;
  const body = encoders[encoding]?.(html) ?? Promise.resolve(html);
  encoded.set(encoding, body);
  return body;
};

/** Pages behind a guard are for no search engine; an address that carries a secret is told to nobody (security C6). */
export const discretion = (route: Route | undefined): Readonly<Record<string, string>> => ({
  ...((!route || !isPublic(route)) && { 'X-Robots-Tag': 'noindex' }),
  ...(route?.private && { 'Referrer-Policy': 'no-referrer' }),
});

/** The pages: every route of the route table with status 200, anything else the not-found page with 404. */
export const pageRoutes = (router: Router, { source, bootstrap, content }: WebOptions): void => {
  const filled = pageCache();
  router.use(source.assets);
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const [known, offered] = await Promise.all([bootstrap(), content()]);
    const page = filled(pageFile(routeAt(request.path)?.path), await source.page(request.path, offered), { ...known, content: offered });
    const encoding = Object.keys(encoders).find((name) => request.acceptsEncodings(name)) ?? 'identity';
    const body = await bodyOf(page, encoding);
    const route = routeAt(request.path);
    response.status(route ? 200 : 404);
    for (const [name, value] of Object.entries(discretion(route))) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', `"${page.tag}-${encoding}"`);
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.type('html').send(body);
  });
};
