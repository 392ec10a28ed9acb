import { pathToFileURL } from 'node:url';
import type { ServedContent } from '@hearthline/rules/site/served-content.ts';

/** The parts of a page that its frame has places for. */
export type RenderedPage = Readonly<Record<'head' | 'styles' | 'body', string>>;

/** The type of the built page renderer: `render` in frontend/src/prerender.tsx. */
type Renderer = Promise<{
  readonly render: (path: string, shown: ServedContent) => Promise<RenderedPage>;
}>;

const rendererAt = (program: string): Renderer => import(pathToFileURL(program).href) as Renderer;

/** Loads the renderer, which takes most of a second. @param program its file */
export const loadRenderer = async (program: string): Promise<void> => void (await rendererAt(program));

/** Renders a page with what it shows. */
export const renderPage = async ({
  program,
  path,
  shown,
}: {
  readonly program: string;
  readonly path: string;
  readonly shown: ServedContent;
}): Promise<RenderedPage> => (await rendererAt(program)).render(path, shown);
