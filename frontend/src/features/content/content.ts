import { standingContent, type ContentItem, type ContentKind } from '@hearthline/rules/content.ts';
import { useEffect, useSyncExternalStore } from 'react';

let current: readonly ContentItem[] = standingContent;
let asked: Promise<void> | null = null;
const watchers = new Set<() => void>();

const load = async (): Promise<void> => {
  const answer = await fetch('/api/content');
  if (!answer.ok) throw new Error(`${answer.status}`);
  ({ content: current } = (await answer.json()) as { content: ContentItem[] });
  for (const notify of watchers) notify();
};

/** Asks once for each visit. Without an answer, what has no dates stays: it is still right. The next page asks again. */
const ask = (): void => {
  asked ??= load().catch(() => void (asked = null));
};

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** What is offered today of a kind. At first what has no dates, as it was prerendered; then what the server says. */
export const useContent = (kind: ContentKind): readonly ContentItem[] => {
  const content = useSyncExternalStore(subscribe, () => current, () => standingContent);
  useEffect(ask, []);
  return content.filter((item) => item.kind === kind);
};

/** Forgets what was told: for specs. */
export const forgetContent = (): void => {
  current = standingContent;
  asked = null;
};
