import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { standingContent, type ContentItem } from '@hearthline/rules/content.ts';
import { isPublic, pageFile, routes, type Route } from '@hearthline/rules/routes.ts';
import { sampleValues, toTemplate } from '@hearthline/rules/page-template.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { pageAt } from './app/routes.tsx';
import { createSession } from './platform/session-store.ts';

/** A page as the build writes it into the site's HTML; templates of `rules/page-template.ts`. */
export interface PrerenderedPage {
  /** Its place within the built site. */
  readonly file: string;
  /** The path it may be taken over at; null for the not-found page, which stands at any. */
  readonly path: string | null;
  /** Title, description and what else belongs into the head. */
  readonly head: string;
  readonly styles: string;
  readonly body: string;
  /** Whether it shows what is offered on a day. */
  readonly usesContent: boolean;
  /** Whether the page needs the GraphQL client. */
  readonly usesData: boolean;
}

/** React writes these first, wherever in the tree they stand. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
const runnable = /<script(?! type="application\/ld\+json")/;

type EmotionCache = ReturnType<typeof createCache>;

/** The rules that a page uses, in tags that Emotion takes over in the browser. */
const stylesOf = ({ key, inserted, registered }: EmotionCache): string => {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isGlobal = ([id]: [string, string]): boolean => registered[`${key}-${id}`] === undefined;
  const globals = rules.filter(isGlobal).map(([id, css]) => `<style data-emotion="${key}-global ${id}">${css}</style>`);
  const own = rules.filter((rule) => !isGlobal(rule));
  return `${globals.join('')}<style data-emotion="${key} ${own.map(([id]) => id).join(' ')}">${own.map(([, css]) => css).join('')}</style>`;
};

type RenderedPage = Pick<PrerenderedPage, 'head' | 'styles' | 'body' | 'usesData'>;

/**
 * A page with what is offered on a day in it. The build renders what has no dates; the server calls this where
 * today's content is another.
 */
export const render = async (address: string, content: readonly ContentItem[]): Promise<RenderedPage> => {
  const { preload, usesData } = pageAt(address);
  await preload();
  const cache = createCache({ key: 'css' });
  // Rules are collected, not written between the elements.
  cache.compat = true;
  const { site, ...company } = sampleValues;
  const tree = (
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter location={address}>
          <App company={company} site={site} content={content} session={createSession()} />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>
  );
  const failures: unknown[] = [];
  // All in one piece: parts that come later would need a script to be put into their places.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) });
  if (failures.length > 0) throw new Error(`${address} cannot be prerendered`, { cause: failures[0] });
  const html = await new Response(prelude).text();
  if (runnable.test(html)) throw new Error(`The prerendered ${address} contains a script`);
  const head = headElements.exec(html)?.[0] ?? '';
  return { head: toTemplate(head), styles: stylesOf(cache), body: toTemplate(html.slice(head.length)), usesData };
};

const built = async (address: string): Promise<Omit<PrerenderedPage, 'file' | 'path'>> => {
  const page = await render(address, standingContent);
  const without = await render(address, []);
  return { ...page, usesContent: page.body !== without.body };
};

/** Renders every public page, as somebody sees it who is not signed in, and the not-found page. */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => {
  const paths = (routes as readonly Route[]).filter(isPublic).map(({ path }) => path);
  const pages: PrerenderedPage[] = [];
  for (const path of paths) pages.push({ file: pageFile(path), path, ...(await built(path)) });
  pages.push({ file: pageFile(), path: null, ...(await built('/~')) });
  return pages;
};
