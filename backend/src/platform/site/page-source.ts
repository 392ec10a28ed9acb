import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standingContent } from '@hearthline/rules/site/content.ts';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import {
  standingHomes,
  standingPrices,
  standingSizes,
} from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { hasPart, isPublic, pageFile, routeAt } from '@hearthline/rules/routes.ts';
import type { ServedContent } from '@hearthline/rules/site/served-content.ts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { createPageRenderer } from './page-renderer.ts';

/** Where the pages come from: the built files, or Vite in development. */
export interface PageSource {
  /**
   * The HTML of the page at a path, with the placeholder `<!--bootstrap-->`: prerendered (a template of
   * `rules/page-template.ts`) if there is such a file, else the frame of such pages, which the client renders into.
   * @param shown what is offered today, and the home that the path names; pages that show it contain it in their HTML
   */
  page(path: string, shown: ServedContent): Promise<string>;
  /** Loads what renders pages, so that no visitor waits for it. */
  load(): Promise<void>;
  /** The GraphiQL page. */
  explorer(url: string): Promise<string>;
  /** The hashes of the pages' inline scripts, for the content security policy. */
  readonly inlineScripts: readonly string[];
  /** Serves scripts, styles, fonts and images; calls `next` for anything else. */
  readonly assets: RequestHandler;
}

/** Whether a path may name a file: pages come from the route table, and source maps are never served (docs/security.md, F4). */
const isAsset = (path: string): boolean => {
  try {
    return !/\.(html|map|br|gz)$/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** In order of preference. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The paths of the files that the build has compressed. They are few and do not change while a server runs. */
const compressedFiles = (directory: string): ReadonlySet<string> => {
  if (!existsSync(directory)) return new Set();
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  return new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
};

/** Makes the file server answer with a file's compressed twin if there is one that the client accepts. */
const chooseTwin = (request: Request, response: Response, twins: ReadonlySet<string>): void => {
  const { path } = request;
  if (!twins.has(`${path}.br`) && !twins.has(`${path}.gz`)) return;
  response.vary('Accept-Encoding');
  const chosen = encodings.find(
    ({ name, ending }) => twins.has(path + ending) && request.acceptsEncodings(name),
  );
  if (!chosen) return;
  response.setHeader('Content-Encoding', chosen.name);
  response.type(path.slice(path.lastIndexOf('.')));
  request.url = path + chosen.ending;
};

/** `sha256-…` of each inline script in the shell; every page is made from the shell. */
const inlineScriptsOf = (directory: string): readonly string[] => {
  const shell = join(directory, 'index.html');
  if (!existsSync(shell)) return [];
  const scripts = readFileSync(shell, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(
    scripts,
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
};

/** Where the build puts the page renderer, and the frames of pages that show what is offered. */
const hidden = '.prerender';
/** Objects with their fields in one order. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same content, in whatever order the database returns the fields. */
const textOf = ({ content, featured, sizes, prices }: ServedContent): string =>
  JSON.stringify([content, featured, sizes, prices], inOrder);
const built: ServedContent = { content: standingContent, featured: standingHomes, sizes: standingSizes };
const asBuilt = { withPrices: textOf({ ...built, prices: standingPrices }), without: textOf(built) };

/** Whether a page shows what the build has shown on it: it never shows the whole catalog, a price line by line, or a display location. */
const isAsBuilt = (shown: ServedContent): boolean =>
  !shown.homes &&
  !shown.price &&
  !shown.locations?.length &&
  // A legal page is built with the text of a new installation.
  !shown.legal?.updatedOn &&
  textOf(shown) === (shown.prices ? asBuilt.withPrices : asBuilt.without);

/**
 * The built client in `directory` (frontend/dist).
 * @param onFailure called when a page could not be rendered with today's content; the page is then served as built
 */
export const builtPages = (
  directory: string,
  onFailure: (error: unknown) => void = () => undefined,
): PageSource => {
  const pages = new Map<string, Promise<string>>();
  const read = (file: string): Promise<string> => {
    const known = pages.get(file);
    if (known) return known;
    const page = readFile(join(directory, file), 'utf8');
    pages.set(file, page);
    // Failures are not cached: a page that is not built yet may be there the next time.
    page.catch(() => pages.delete(file));
    return page;
  };
  const offers = (file: string): Promise<boolean> =>
    read(join(hidden, file)).then(
      () => true,
      () => false,
    );
  const renderer = createPageRenderer(join(directory, hidden, 'prerender.js'));
  /** Renders a page with what is offered today. @param path as in the route table, or of a home */
  const withToday = async (path: string, file: string, shown: ServedContent): Promise<string> => {
    const [frame, page] = await Promise.all([read(join(hidden, file)), renderer.render(path, shown)]);
    return (
      frame
        // Of many pages there is one frame: this is the page that the browser takes over.
        .replace(/ data-path="[^"]*"/, () => ` data-path="${path}"`)
        .replace(/<!--(head|styles|body)-->/g, (_place, part: 'head' | 'styles' | 'body') => page[part])
    );
  };
  const files = express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    etag: true,
    setHeaders: (response, file) => {
      // Of texts, only XML gets no character set by itself.
      if (/\.svg(\.br|\.gz)?$/.test(file)) response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
      // Mails show the icon too, in pages of others.
      if (/\/icon-\d+\.png$/.test(file)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      // Files under /assets carry a hash of their content in their name.
      response.setHeader(
        'Cache-Control',
        file.includes(`${directory}/assets/`) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  const twins = compressedFiles(directory);
  return {
    page: async (path, shown) => {
      const route = shown.home === null ? undefined : routeAt(path);
      const asShell = (): Promise<string> => read('index.html');
      if (route && !isPublic(route))
        return read(join(hidden, 'frames', route.allow ? 'workspace.html' : pageFile(route.path))).catch(
          asShell,
        );
      const file = pageFile(route?.path);
      const today = (address: string): Promise<string> =>
        withToday(address, file, shown).catch(
          (error: unknown) => (onFailure(error), read(file).catch(asShell)),
        );
      if (route && hasPart(route)) return shown.home ? today(homePath(shown.home.slug)) : asShell();
      if (route && !isAsBuilt(shown) && (await offers(file))) return today(route.path);
      return read(file).catch(asShell);
    },
    load: () => renderer.load(),
    explorer: () => read('graphiql.html'),
    inlineScripts: inlineScriptsOf(directory),
    assets: (request, response, next) => {
      if (!isAsset(request.path) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
      const { url } = request;
      chooseTwin(request, response, twins);
      files(request, response, (error?: unknown) => {
        request.url = url;
        // Any other refusal by the file server means that there is no such file.
        next((error as { status?: number } | undefined)?.status === 500 ? error : undefined);
      });
    },
  };
};
