import { sanitizeFileName } from '@hearthline/rules/delivery/documents.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import type { SessionStore } from '../../../../platform/session/session-store.ts';
import { uploadForm } from '../../../../platform/api/upload.ts';
import { newUuid } from '../../../../platform/browser/uuid.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { validateFile, remedyOf, type UploadItem, type UploadTarget } from './upload-item.ts';

interface PendingUpload {
  readonly file: File;
  readonly target: UploadTarget;
  readonly abort: AbortController;
}

const isOpen = ({ state }: UploadItem): boolean => state === 'waiting' || state === 'sending';

/** Has the browser ask before a reload, which would break off running uploads. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Uploads files one after the other. It outlives the list that shows them, so uploads continue on other pages. */
export const createUploadStore = (session: SessionStore) => {
  let items: readonly UploadItem[] = [];
  let line: Promise<void> = Promise.resolve();
  const uploads = new Map<string, PendingUpload>();
  const watchers = new Set<() => void>();
  const readers = new Set<() => void>();

  const become = (next: readonly UploadItem[]): void => {
    items = next;
    if (items.some(isOpen)) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    for (const notify of watchers) notify();
  };
  const change = (key: string, values: Partial<UploadItem>): void =>
    become(items.map((item) => (item.key === key ? { ...item, ...values } : item)));

  const send = async (key: string, again: boolean): Promise<void> => {
    const found = uploads.get(key);
    if (!found) return;
    const { file, target, abort } = found;
    const { projectId, ...rest } = target;
    const form = new FormData();
    for (const [name, value] of Object.entries(rest)) form.append(name, value);
    if (again) form.append('again', 'true');
    form.append('file', file, file.name);
    change(key, { state: 'sending', message: null, remedy: null });
    try {
      // The same key for every try: a file that arrived although no answer came is neither stored twice nor taken for a copy.
      await uploadForm(session, `/api/projects/${projectId}/documents`, form, {
        key: again ? `${key}-again` : key,
        signal: abort.signal,
        onProgress: (sent) => change(key, { sent }),
      });
      uploads.delete(key);
      change(key, { state: 'done', sent: 1 });
      for (const read of readers) read();
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = problemOf(error);
      const { message } = problem;
      change(key, { state: 'failed', sent: 0, message, remedy: remedyOf(problem, target) });
      // If the list is no longer shown, reports the failure in a toast.
      if (watchers.size === 0)
        showToast({
          title: 'Upload failed',
          text: `${sanitizeFileName(file.name)}: ${message}`,
          tone: 'error',
        });
    }
  };
  const enqueue = (key: string, again = false): void => {
    change(key, { state: 'waiting', message: null, remedy: null, sent: 0 });
    line = line.then(() => send(key, again));
  };
  const drop = (key: string): void => {
    uploads.get(key)?.abort.abort();
    uploads.delete(key);
  };

  // The user changed or is gone: the uploads belonged to the previous one.
  session.onLeave(() => {
    const open = items.filter(isOpen).length;
    for (const key of [...uploads.keys()]) drop(key);
    become([]);
    if (open > 0)
      showToast({
        title: 'Upload stopped',
        text: `You were signed out before ${open === 1 ? 'a file was' : `${open} files were`} uploaded.`,
        tone: 'error',
      });
  });

  return {
    items: (): readonly UploadItem[] => items,
    subscribe: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        // On returning, the list shows only unfinished uploads; finished ones are in the list of documents.
        if (watchers.size === 0) items = items.filter(({ state }) => state !== 'done');
      };
    },
    /** @param read called after each stored file @returns a function that removes it */
    onStored: (read: () => void): (() => void) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    add: (files: readonly File[], target: UploadTarget): void => {
      const added = files.map((file): UploadItem => {
        const message = validateFile(file);
        return {
          key: newUuid(),
          name: sanitizeFileName(file.name) || file.name,
          size: file.size,
          state: message ? 'failed' : 'waiting',
          sent: 0,
          message,
          remedy: null,
        };
      });
      become([...items.filter(({ state }) => state !== 'done'), ...added]);
      added.forEach(({ key, state }, index) => {
        const file = files[index];
        if (state === 'failed' || !file) return;
        uploads.set(key, { file, target, abort: new AbortController() });
        enqueue(key);
      });
    },
    retry: (key: string): void => enqueue(key),
    sendAgain: (key: string): void => enqueue(key, true),
    remove: (key: string): void => {
      drop(key);
      become(items.filter((item) => item.key !== key));
    },
  };
};

export type UploadStore = ReturnType<typeof createUploadStore>;
