import type { ContentItem, ContentKind } from '@hearthline/rules/site/content.ts';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { FirstContent } from '../../../domain/served-content.ts';
import { rest } from '../../../platform/api/rest-client.ts';

/** How long content counts as fresh and is not loaded again, in milliseconds. */
const fresh = 5000;

/** The content loaded since the page was served; null before. */
let loaded: readonly ContentItem[] | null = null;
/** When that was requested, or else the page; in milliseconds since the page was opened. */
let requestedAt = 0;
const watchers = new Set<() => void>();

const load = async (): Promise<void> => {
  loaded = (await rest('GET /api/content', { cache: 'no-cache' })).content as readonly ContentItem[];
  for (const notify of watchers) notify();
};

/** Loads the content once, however many components of a page need it. If that fails, the previous content stays. */
const ask = (): void => {
  if (performance.now() - requestedAt < fresh) return;
  requestedAt = performance.now();
  load().catch(() => undefined);
};

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Today's content of a kind: at first as served with the page; a page opened later loads it again. */
export const useContent = (kind: ContentKind): readonly ContentItem[] => {
  const first = useContext(FirstContent).content;
  const content = useSyncExternalStore(
    subscribe,
    () => loaded ?? first,
    () => first,
  );
  useEffect(ask, []);
  return content.filter((item) => item.kind === kind);
};

/** Forgets the loaded content, for specs. */
export const forgetContent = (): void => {
  loaded = null;
  requestedAt = Number.NEGATIVE_INFINITY;
};

/** Loads the content again, after this page has changed it. */
export const refreshContent = (): void => void load().catch(() => undefined);
