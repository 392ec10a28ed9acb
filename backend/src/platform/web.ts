import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '@hearthline/rules/routes.ts';
import express, { type RequestHandler, type Router } from 'express';

/** Where the pages come from: the built files, or Vite in development. */
export interface PageSource {
  /** The HTML of the site with the placeholder `<!--bootstrap-->`. */
  page(url: string): Promise<string>;
  /** The GraphiQL page. */
  explorer(url: string): Promise<string>;
  /** Serves scripts, styles, fonts and pictures; passes on what it does not know. */
  readonly assets: RequestHandler;
}

const paths = new Set<string>(routes.map(({ path }) => path));
const placeholder = '<!--bootstrap-->';

/** JSON that cannot end the script element it stands in. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Whether a path may name a file: pages come from the route table, and source maps are for nobody (security F4). */
const isAsset = (path: string): boolean => {
  try {
    return !/\.(html|map)$/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** The built client in `directory` (frontend/dist). */
export const builtPages = (directory: string): PageSource => {
  const pages = new Map<string, Promise<string>>();
  const read = (file: string): Promise<string> => {
    const known = pages.get(file);
    if (known) return known;
    const page = readFile(join(directory, file), 'utf8');
    pages.set(file, page);
    // A page that is not built yet may be there the next time.
    page.catch(() => pages.delete(file));
    return page;
  };
  const files = express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    etag: true,
    setHeaders: (response, file) => {
      // Files under /assets carry a hash of their content in their name.
      response.setHeader('Cache-Control', file.includes(`${directory}/assets/`) ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  return {
    page: () => read('index.html'),
    explorer: () => read('graphiql.html'),
    assets: (request, response, next) => {
      if (!isAsset(request.path) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
      // What the file server refuses is no file of ours.
      files(request, response, (error?: unknown) => next((error as { status?: number } | undefined)?.status === 500 ? error : undefined));
    },
  };
};

export const isBuilt = (directory: string): boolean => existsSync(join(directory, 'index.html'));

/** GraphiQL for browsers that come to the GraphQL door; programs pass. */
export const explorerPage =
  (source: PageSource): RequestHandler =>
  async (request, response, next) => {
    if (request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) !== 'text/html') return next();
    response.type('html').send(await source.explorer(request.originalUrl));
  };

interface WebOptions {
  readonly source: PageSource;
  /** What the page knows before it asks: the company's details. */
  readonly bootstrap: () => Promise<object>;
}

/** The pages: every route of the route table with status 200, anything else the not-found page with 404. */
export const pageRoutes = (router: Router, { source, bootstrap }: WebOptions): void => {
  router.use(source.assets);
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const html = await source.page(request.originalUrl);
    const json = inertJson(await bootstrap());
    const known = paths.has(request.path === '/' ? '/' : request.path.replace(/\/$/, ''));
    response.status(known ? 200 : 404);
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(html.replace(placeholder, () => `<script type="application/json" id="bootstrap">${json}</script>`));
  });
};
