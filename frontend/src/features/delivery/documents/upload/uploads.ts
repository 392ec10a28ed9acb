import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SessionStore } from '../../../../platform/session/session-store.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import type { UploadItem } from './upload-item.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

const stores = new WeakMap<SessionStore, Map<string, UploadStore>>();

const storeOf = (session: SessionStore, list: string): UploadStore => {
  const known = stores.get(session) ?? new Map<string, UploadStore>();
  stores.set(session, known);
  const store = known.get(list) ?? createUploadStore(session);
  known.set(list, store);
  return store;
};

/** The files being uploaded from a list, with their actions. */
export type Uploads = Pick<UploadStore, 'add' | 'retry' | 'sendAgain' | 'remove'> & {
  readonly items: readonly UploadItem[];
};

/**
 * Uploads files one after the other and reports their progress.
 * @param list the name of the list they are sent from, which shows them again after leaving and returning
 * @param onStored called after each stored file
 */
export const useUploads = (list: string, onStored: () => void): Uploads => {
  const store = storeOf(useSessionStore(), list);
  const items = useSyncExternalStore(store.subscribe, store.items);
  const read = useRef(onStored);
  useEffect(() => {
    read.current = onStored;
  });
  useEffect(() => store.onStored(() => read.current()), [store]);
  const { add, retry, sendAgain, remove } = store;
  return { items, add, retry, sendAgain, remove };
};
