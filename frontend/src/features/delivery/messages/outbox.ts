import { useSyncExternalStore } from 'react';
import { tabStorage, unsentPrefix } from '../../../platform/browser/browser-storage.ts';
import { unsentInput } from '../../../platform/form-memory/unsent-input.ts';

/** A message that is not stored yet, as far as this browser knows. */
export interface PendingMessage {
  readonly key: string;
  readonly text: string;
  readonly at: string;
  /** The document that is sent along. */
  readonly documentId?: string | null;
  /** What went wrong; null while it is being sent. */
  readonly problem: string | null;
}

const watchers = new Set<() => void>();
const known = new Map<string, readonly PendingMessage[]>();
const nothing: readonly PendingMessage[] = [];

const isUnsent = (value: unknown): value is PendingMessage =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value && 'at' in value;

/** The messages left from before a reload: whether they arrived is unknown, but sending them again does no harm. */
const restore = (name: string): readonly PendingMessage[] => {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(unsentPrefix + name) ?? '[]');
    const unsent = Array.isArray(stored) ? stored.filter(isUnsent) : [];
    return unsent.length
      ? unsent.map(({ key, text, at, documentId = null }) => ({
          key,
          text,
          at,
          documentId,
          problem: 'The page was closed while it was being sent.',
        }))
      : nothing;
  } catch {
    return nothing;
  }
};

/** Unsent messages per thread; they outlive the page and a reload, but not their writer's sign-out. @param name of the thread and its writer */
export const outbox = {
  read: (name: string): readonly PendingMessage[] => {
    const found = known.get(name);
    if (found) return found;
    const restored = restore(name);
    known.set(name, restored);
    return restored;
  },
  change: (name: string, change: (unsent: readonly PendingMessage[]) => readonly PendingMessage[]): void => {
    const next = change(outbox.read(name));
    known.set(name, next);
    tabStorage.write(unsentPrefix + name, next.length ? JSON.stringify(next) : null);
    for (const notify of watchers) notify();
  },
};

unsentInput.onClear(() => {
  known.clear();
  for (const notify of watchers) notify();
});

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The unsent messages of one thread. */
export const useOutbox = (name: string): readonly PendingMessage[] =>
  useSyncExternalStore(
    subscribe,
    () => outbox.read(name),
    () => nothing,
  );
