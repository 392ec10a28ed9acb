import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { companyKinds, standingContent, type ContentItem } from '@hearthline/rules/site/content.ts';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import {
  standingHomes,
  standingPrices,
  standingSizes,
} from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { sampleLegalText } from '@hearthline/rules/legal/sample-texts.ts';
import { hasPart, isPublic, pageFile, routes, type Route } from '@hearthline/rules/routes.ts';
import type { ServedContent } from '@hearthline/rules/site/served-content.ts';
import { sampleValues, toTemplate } from '@hearthline/rules/page-template.ts';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { pageAt } from './app/navigation/routes.tsx';
import { Layout } from './app/layout/layout.tsx';
import { Providers } from './app/providers.tsx';
import { WorkspaceFrame } from './app/workspace/workspace-frame.tsx';
import { createSession } from './platform/session/session-store.ts';
import { DesignFrame } from './features/homes/designs/design-frame.tsx';
import { DesignPlaceholder } from './features/homes/designs/design-placeholder.tsx';
import { SkeletonScreen } from './ui/layout/skeleton.tsx';
import { Container } from './ui/layout/surface.tsx';

/** A page as the build writes it into the site's HTML; its texts are templates of `rules/page-template.ts`. */
export interface PrerenderedPage {
  /** Its path within the built site. */
  readonly file: string;
  /** The path at which it may be hydrated; null for the not-found page, which is served at any. */
  readonly path: string | null;
  /** The address whose page this is another address of. */
  readonly sameAs?: string | undefined;
  /** Title, description and other elements of the head. */
  readonly head: string;
  readonly styles: string;
  readonly body: string;
  /** Whether it shows content that depends on the date, or homes: the server renders it again when they differ. */
  readonly usesContent: boolean;
  /** Whether it stands for many pages, none of which the build knows: only its frame is of use. */
  readonly isFrame: boolean;
  /** Whether the page needs the GraphQL client. */
  readonly usesData: boolean;
}

/** React writes these first, wherever they are in the tree. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
const runnable = /<script(?! type="application\/ld\+json")/;

type EmotionCache = ReturnType<typeof createCache>;

/**
 * The CSS rules that a page uses, in tags that Emotion adopts in the browser (`data-s` keeps it from moving global ones before it needs
 * them).
 */
const stylesOf = ({ key, inserted, registered }: EmotionCache): string => {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = ([id]: [string, string]): boolean => registered[`${key}-${id}`] === undefined;
  const globals = rules
    .filter(isGlobal)
    .map(([id, css]) => `<style data-emotion="${key}-global ${id}" data-s>${css}</style>`);
  const own = rules.filter((rule) => !isGlobal(rule));
  return `${globals.join('')}<style data-emotion="${key} ${own.map(([id]) => id).join(' ')}">${own.map(([, css]) => css).join('')}</style>`;
};

type RenderedPage = Pick<PrerenderedPage, 'head' | 'styles' | 'body' | 'usesData'>;

/**
 * Renders a page with the given content. The build renders it with the content that has no dates; the server calls this
 * when today's content differs.
 */
export const render = async (address: string, content: ServedContent): Promise<RenderedPage> => {
  const { preload, usesData } = pageAt(address);
  await preload();
  const page = (
    <App company={company} site={site} content={{ ...content, path: address }} session={createSession()} />
  );
  return { ...(await renderTree(address, page)), usesData };
};

const { site, ...company } = sampleValues;

const renderTree = async (
  address: string,
  children: ReactNode,
): Promise<Pick<PrerenderedPage, 'head' | 'styles' | 'body'>> => {
  const cache = createCache({ key: 'css' });
  // Collects the rules instead of writing style tags between the elements.
  cache.compat = true;
  const tree = (
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter location={address}>{children}</StaticRouter>
      </CacheProvider>
    </StrictMode>
  );
  const failures: unknown[] = [];
  // All in one piece: parts streamed later would need a script to move them into place.
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw new Error(`${address} cannot be prerendered`, { cause: failures[0] });
  const html = await new Response(prelude).text();
  if (runnable.test(html)) throw new Error(`The prerendered ${address} contains a script`);
  const head = headElements.exec(html)?.[0] ?? '';
  return {
    head: toTemplate(head),
    styles: stylesOf(cache),
    body: toTemplate(html.slice(head.length)),
  };
};

/** What the HTML of pages that are made by the browser shows until their script has run. */
export interface ServedFrame extends Pick<PrerenderedPage, 'styles' | 'body'> {
  /** Its file in the folder of frames. */
  readonly file: string;
  /** The source files whose scripts the browser loads beside that of the site. */
  readonly sources: readonly string[];
}

const openRoutes = (routes as readonly Route[]).filter((route) => !route.allow && !isPublic(route));

/** The source files of a page that the browser makes. */
const sourcesOf = (path: string): readonly string[] => {
  const data = pageAt(path).usesData ? ['src/app/with-data.tsx'] : [];
  return path.startsWith('/my-home')
    ? ['src/pages/my-home-page.tsx', 'src/pages/my-design.tsx']
    : [`src/pages/${path.slice(1).replaceAll('/:', '-').replaceAll('/', '-')}-page.tsx`, ...data];
};

/** Renders the frames: those of the public site with gray in place of the page, and that of the signed-in screens. */
export const prerenderFrames = async (): Promise<ServedFrame[]> => {
  const framed = (children: ReactNode) =>
    renderTree(
      '/~',
      <Providers company={company} site={site} session={createSession()}>
        {children}
      </Providers>,
    );
  const gray = await framed(
    <Layout>
      <Container py="10">
        <SkeletonScreen label="Loading" />
      </Container>
    </Layout>,
  );
  const design = await framed(
    <Layout>
      <DesignPlaceholder />
    </Layout>,
  );
  const ownDesign = await framed(
    <Layout>
      <DesignFrame />
    </Layout>,
  );
  const workspace = await framed(<WorkspaceFrame name={company.name} />);
  return [
    ...openRoutes.map(({ path }) => ({
      file: pageFile(path),
      sources: sourcesOf(path),
      ...(path === '/my-home' ? ownDesign : path.startsWith('/my-home') ? design : gray),
    })),
    { file: 'workspace.html', sources: ['src/app/workspace/workspace.tsx'], ...workspace },
  ];
};

const standing: ServedContent = {
  content: standingContent,
  featured: standingHomes,
  sizes: standingSizes,
};
const nothing: ServedContent = { content: [], featured: [] };

const entry = (kind: ContentItem['kind']): ContentItem => ({
  slug: kind,
  kind,
  topic: null,
  title: kind,
  terms: kind,
  text: kind,
  figures: {},
  startsOn: null,
  endsOn: null,
  sample: false,
  pictureUrl: null,
});
/** With something of all that an installation begins without. */
const filled: ServedContent = {
  ...standing,
  content: [...standingContent, ...companyKinds.map(entry)],
  locations: [
    {
      id: '',
      name: '',
      address: '',
      city: '',
      state: '',
      zip: '',
      phone: null,
      hours: [],
      hoursText: [],
      opening: { open: false, text: '', changesAt: null },
      homes: [],
      miles: null,
      point: null,
      sample: false,
    },
  ],
};

type BuiltPage = Omit<PrerenderedPage, 'file' | 'path' | 'sameAs'>;

/** Some pages show more: they are built with the homes that a new installation features. */
const shownAt = (address: string): ServedContent =>
  address === '/'
    ? { ...standing, prices: standingPrices }
    : address === '/homes'
      ? { ...standing, prices: standingPrices, homes: standingHomes }
      : address === '/privacy' || address === '/terms'
        ? { ...standing, legal: sampleLegalText(address === '/privacy' ? 'privacy' : 'terms') }
        : standing;

const built = async (address: string): Promise<BuiltPage> => {
  const page = await render(address, shownAt(address));
  const others = await Promise.all([nothing, filled].map((content) => render(address, content)));
  return { ...page, usesContent: others.some(({ body }) => body !== page.body), isFrame: false };
};

/** The frame of the pages of homes, with which the server renders each home of its catalog. */
const frame = async (): Promise<BuiltPage> => {
  const [home] = standingHomes;
  if (!home) throw new Error('No home to render');
  const page = await render(homePath(home.slug), { ...nothing, home });
  return { ...page, usesContent: true, isFrame: true };
};

/** Renders every public page as a visitor who is not signed in sees it, and the not-found page. */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => {
  const pages: PrerenderedPage[] = [];
  for (const route of (routes as readonly Route[]).filter(isPublic)) {
    const { path, sameAs } = route;
    pages.push({ file: pageFile(path), path, sameAs, ...(await (hasPart(route) ? frame() : built(path))) });
  }
  pages.push({ file: pageFile(), path: null, ...(await built('/~')) });
  return pages;
};
