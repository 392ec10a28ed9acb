import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { useSyncExternalStore } from 'react';
import { storage, unsentPrefix } from '../platform/browser/browser-storage.ts';
import { createStorageListeners } from '../platform/browser/storage-listeners.ts';
import { newUuid } from '../platform/browser/uuid.ts';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';

/** Fields of a design's content to change; null takes one away. */
export type DesignChange = {
  readonly [Field in keyof DesignContent]?:
    | (DesignContent[Field] extends readonly (infer Item)[] ? readonly Item[] : Partial<DesignContent[Field]>)
    | null;
};

/** A change that the server has not answered yet. */
export interface PendingChange {
  readonly id: string;
  /** The design that it changes; null for one that the first choice makes. */
  readonly code: string | null;
  readonly change: DesignChange;
}

const key = `${unsentPrefix}design-changes`;
const { notify, subscribe } = createStorageListeners();
const none: readonly PendingChange[] = [];
let last: { readonly text: string | null; readonly list: readonly PendingChange[] } = {
  text: null,
  list: none,
};

const isPending = (value: unknown): value is PendingChange =>
  typeof value === 'object' && value !== null && 'id' in value && 'code' in value && 'change' in value;

const listOf = (text: string): readonly PendingChange[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isPending) : none;
  } catch {
    return none;
  }
};

/** The changes that wait to be stored, the oldest first: they outlive a reload, and all tabs see the same. */
export const pendingChanges = (): readonly PendingChange[] => {
  const text = storage.read(key);
  // Where storage is refused, they live as long as the page.
  if (text !== null && text !== last.text) last = { text, list: listOf(text) };
  else if (text === null && last.text !== null) last = { text, list: none };
  return last.list;
};

const put = (list: readonly PendingChange[]): void => {
  const text = list.length > 0 ? JSON.stringify(list) : null;
  storage.write(key, text);
  last = { text: storage.read(key), list };
  notify();
};

/** Adds a change, to stay until the server has answered it. @returns its id */
export const addPendingChange = (code: string | null, change: DesignChange): string => {
  const id = newUuid();
  put([...pendingChanges(), { id, code, change }]);
  return id;
};

/** Removes a change that the server has answered. */
export const removePendingChange = (id: string): void => put(pendingChanges().filter((one) => one.id !== id));

/** Directs what waits for one design to another that goes on in its place. */
export const redirectPendingChanges = (from: string | null, to: string): void =>
  put(pendingChanges().map((one) => (one.code === from ? { ...one, code: to } : one)));

// The storage itself is cleared along with everything else that was typed.
unsentInput.onClear(() => put(none));

/** The changes that wait to be stored, kept current across tabs. */
export const usePendingChanges = (): readonly PendingChange[] =>
  useSyncExternalStore(subscribe, pendingChanges, () => none);

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A design as it will be once its changes are stored, the newest last. A home's facts come from the server, so a change of the home is not
 * shown before it is stored.
 */
export const withChanges = <Design extends { readonly code: string }>(
  design: Design,
  changes: readonly PendingChange[],
): Design => {
  const shown = new Map<string, unknown>(Object.entries(design));
  for (const { code, change } of changes)
    if (code === design.code)
      for (const [field, value] of Object.entries(change)) {
        const before = shown.get(field);
        if (field === 'home') continue;
        if (isPart(value)) shown.set(field, { ...(isPart(before) && before), ...value });
        else shown.set(field, value === null && Array.isArray(before) ? [] : value);
      }
  return Object.fromEntries(shown) as Design;
};
