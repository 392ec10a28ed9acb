import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillTemplate } from '@hearthline/rules/page-template.ts';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { hasPart, isPublic, partOf, routeAt, type Route } from '@hearthline/rules/routes.ts';
import type { ServedContent } from '@hearthline/rules/site/served-content.ts';
import type { PublicCompany } from '@hearthline/rules/company.ts';
import type { Request, RequestHandler, Router } from 'express';
import { notFound } from '../http/error-response.ts';
import { previewTags } from './link-preview.ts';
import type { Made, SiteMemory } from './site-memory.ts';
import type { PageSource } from './page-source.ts';

const placeholder = '<!--bootstrap-->';

/** JSON that cannot close the script element around it. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Serves GraphiQL to browsers that open the GraphQL endpoint; other clients pass. */
export const explorerPage =
  (source: PageSource): RequestHandler =>
  async (request, response, next) => {
    if (
      request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) !== 'text/html'
    )
      return next();
    response.type('html').send(await source.explorer(request.originalUrl));
  };

/** What a page knows before its first request: the company's details, and what public addresses start with. */
export interface Bootstrap {
  readonly company: PublicCompany;
  readonly site: string;
}

/** What a page shows, and when that stops being true even if nobody changes anything. */
export interface ServedNow {
  readonly content: ServedContent;
  readonly until: Date;
}

interface WebOptions {
  /** Reads from the database what the page at a path shows right now; its home is null if the path names one that is not there. */
  readonly shown: (path: string, request?: Request) => Promise<ServedNow>;
  readonly source: PageSource;
  readonly bootstrap: () => Promise<Bootstrap>;
  readonly memory: SiteMemory;
}

/** The same, with what the page shows right now. */
type Filling = Bootstrap & ServedContent;

const fill = (template: string, { preview, ...bootstrap }: Filling): string =>
  fillTemplate(template, { ...bootstrap.company, site: bootstrap.site })
    .replace('</head>', (end) => (preview ? previewTags(preview, bootstrap.site) : '') + end)
    .replace(
      placeholder,
      () => `<script type="application/json" id="bootstrap">${inertJson(bootstrap)}</script>`,
    );

/** A page as it is sent. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  readonly tag: string;
  /** In each encoding that was requested so far. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** In order of preference. Brotli at 9 takes 40 times as long as at 6, for pages that are 1.5 percent smaller. */
const encoders: Readonly<Record<string, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html) => promisify(gzip)(html),
};

const bodyOf = ({ encoded, html }: Page, encoding: string): Promise<Buffer> => {
  const known = encoded.get(encoding);
  if (known) return known;
  const body = encoders[encoding]?.(html) ?? Promise.resolve(html);
  encoded.set(encoding, body);
  return body;
};

/** Headers that keep guarded pages out of search engines, and addresses that carry a secret out of the Referer header (docs/security.md, C6). */
export const discretion = (route: Route | undefined): Readonly<Record<string, string>> => ({
  ...((!route || !isPublic(route)) && { 'X-Robots-Tag': 'noindex' }),
  ...(route?.private && { 'Referrer-Policy': 'no-referrer' }),
});

/** Under which name a page is remembered: one for all addresses that lead to it; null for one that shows what a code in its address names. */
const nameOf = (path: string): string | null => {
  const route = routeAt(path);
  if (!route) return 'not found';
  // The frame of a signed-in screen is the same whatever its address names.
  if (!hasPart(route) || route.allow) return route.path;
  return route.path === '/homes/:slug' ? homePath((partOf(route, path) ?? '').toLowerCase()) : null;
};

/**
 * Serves the pages: every route in the route table with status 200, and the not-found page with 404 for anything else, such as a home
 * that is not there. The page of a design that is not there has 404, too, and is the page of all designs: its browser may hold the key.
 * @returns makes a page ready, so that its first visitor does not wait for it
 */
export const pageRoutes = (
  router: Router,
  { source, bootstrap, shown, memory }: WebOptions,
): ((path: string) => Promise<unknown>) => {
  const make = async (path: string, request?: Request): Promise<Made<Page>> => {
    const [known, { content, until }] = await Promise.all([bootstrap(), shown(path, request)]);
    const route = content.home === null ? undefined : routeAt(path);
    const html = Buffer.from(fill(await source.page(path, content), { ...known, ...content }));
    // What an address with a code or an unknown name leads to is not worth remembering.
    const isLasting = nameOf(path) !== null && content.home !== null;
    return {
      until: isLasting ? until : null,
      value: {
        // A page that the browser makes says itself that what its address names is not there.
        status: route && content.preview !== null ? 200 : 404,
        headers: discretion(route),
        html,
        tag: createHash('sha256').update(html).digest('base64url').slice(0, 20),
        encoded: new Map(),
      },
    };
  };
  const pageAt = (path: string, request?: Request): Promise<Page> =>
    memory.recall(nameOf(path) ?? path, () => make(path, request));
  router.use(source.assets);
  // Files of the build do not wait for a turn (http/admission.ts): one that there is not must not cost what a page costs.
  router.use('/assets', notFound);
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    const page = await pageAt(path, request);
    const encoding = Object.keys(encoders).find((name) => request.acceptsEncodings(name)) ?? 'identity';
    const body = await bodyOf(page, encoding);
    response.status(page.status);
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', `"${page.tag}-${encoding}"`);
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.type('html').send(body);
  });
  return async (path) => bodyOf(await pageAt(path), 'br');
};
