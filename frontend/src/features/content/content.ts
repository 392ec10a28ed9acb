import type { ContentItem, ContentKind } from '@hearthline/rules/content.ts';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { FirstContent } from '../../platform/first-content.ts';

/** In milliseconds: what was told so lately is not asked for again. */
const fresh = 5000;

/** What the server has told since the page was served. */
let told: readonly ContentItem[] | null = null;
/** When that was asked for, or the page was; in milliseconds of the page's life. */
let askedAt = 0;
const watchers = new Set<() => void>();

const load = async (): Promise<void> => {
  const answer = await fetch('/api/content', { cache: 'no-cache' });
  if (!answer.ok) return;
  ({ content: told } = (await answer.json()) as { content: ContentItem[] });
  for (const notify of watchers) notify();
};

/** Asks once, however many parts of a page want to know. Without an answer, what was told before stays. */
const ask = (): void => {
  if (performance.now() - askedAt < fresh) return;
  askedAt = performance.now();
  load().catch(() => undefined);
};

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** What is offered today of a kind: at first as the page was served with it; a page that is opened later asks again. */
export const useContent = (kind: ContentKind): readonly ContentItem[] => {
  const first = useContext(FirstContent);
  const content = useSyncExternalStore(subscribe, () => told ?? first, () => first);
  useEffect(ask, []);
  return content.filter((item) => item.kind === kind);
};

/** Forgets what was told: for specs. */
export const forgetContent = (): void => {
  told = null;
  askedAt = Number.NEGATIVE_INFINITY;
};

/** Asks again: for whoever has just changed what is offered. */
export const refreshContent = (): void => void load().catch(() => undefined);
