import { documentFormats, documentLimits, endingOf, fileSentences, isDisguised, shownName, type DocumentType } from '@hearthline/rules/documents.ts';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../platform/error-text.ts';
import { useSessionStore } from '../../platform/session.tsx';
import { uploadForm } from '../../platform/upload.ts';
import { newUuid } from '../../platform/uuid.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Where a file goes: into a project as a kind of document, as the answer to a request, or as a new version. */
export type UploadTarget = { readonly projectId: string } & ({ readonly type: DocumentType } | { readonly requestId: string } | { readonly documentId: string });

/** A file on its way. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly sent: number;
  readonly message: string | null;
  /** What else could be done about a failure. */
  readonly remedy: 'retry' | 'again' | null;
}

interface Held {
  readonly file: File;
  readonly target: UploadTarget;
  readonly abort: AbortController;
}

/** What the server would refuse is said without sending it. */
const refusal = ({ name, size }: File): string | null => {
  const shown = shownName(name);
  if (!Object.hasOwn(documentFormats, endingOf(shown))) return fileSentences.ending(shown);
  if (isDisguised(name)) return fileSentences.disguised(shown);
  if (size > documentLimits.file) return fileSentences.tooLarge(shown);
  return size === 0 ? fileSentences.empty(shown) : null;
};

/** A reload would break off what is on its way: the browser asks first. */
const useLeavingAsked = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
};

/** Sends files one after the other and tells how far each is. @param onStored called after each that arrived */
export const useUploads = (onStored: () => void) => {
  const session = useSessionStore();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const held = useRef(new Map<string, Held>());
  const line = useRef<Promise<void>>(Promise.resolve());
  useLeavingAsked(items.some(({ state }) => state === 'waiting' || state === 'sending'));
  // They go on while something else is looked at; who does not see the list any more is told of what went wrong.
  const seen = useRef(false);
  useEffect(() => {
    seen.current = true;
    return () => {
      seen.current = false;
    };
  }, []);
  const change = (key: string, values: Partial<UploadItem>): void => setItems((before) => before.map((item) => (item.key === key ? { ...item, ...values } : item)));

  const send = async (key: string, again: boolean): Promise<void> => {
    const found = held.current.get(key);
    if (!found) return;
    const { file, target: { projectId, ...rest }, abort } = found;
    const form = new FormData();
    for (const [name, value] of Object.entries(rest)) form.append(name, value);
    if (again) form.append('again', 'true');
    form.append('file', file, file.name);
    change(key, { state: 'sending', message: null, remedy: null });
    try {
      await uploadForm(session, `/api/projects/${projectId}/documents`, form, { signal: abort.signal, onProgress: (sent) => change(key, { sent }) });
      held.current.delete(key);
      change(key, { state: 'done', sent: 1 });
      onStored();
    } catch (error) {
      if (abort.signal.aborted) return;
      const { code, message } = problemOf(error);
      const remedy = code === 'CONFLICT' && !('requestId' in rest) ? 'again' : code === null || code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'STORAGE_FULL' || code === 'TOO_MANY_REQUESTS' ? 'retry' : null;
      change(key, { state: 'failed', sent: 0, message, remedy });
      if (!seen.current) showToast({ title: 'Upload failed', text: `${file.name}: ${message}`, tone: 'error' });
    }
  };
  const enqueue = (key: string, again = false): void => {
    change(key, { state: 'waiting', message: null, remedy: null, sent: 0 });
    line.current = line.current.then(() => send(key, again));
  };

  return {
    items,
    add: (files: readonly File[], target: UploadTarget): void => {
      const added = files.map((file): UploadItem => {
        const message = refusal(file);
        return { key: newUuid(), name: file.name, size: file.size, state: message ? 'failed' : 'waiting', sent: 0, message, remedy: null };
      });
      setItems((before) => [...before.filter(({ state }) => state !== 'done'), ...added]);
      added.forEach(({ key, state }, index) => {
        const file = files[index];
        if (state === 'failed' || !file) return;
        held.current.set(key, { file, target, abort: new AbortController() });
        enqueue(key);
      });
    },
    retry: (key: string): void => enqueue(key),
    sendAgain: (key: string): void => enqueue(key, true),
    remove: (key: string): void => {
      held.current.get(key)?.abort.abort();
      held.current.delete(key);
      setItems((before) => before.filter((item) => item.key !== key));
    },
  };
};

export type Uploads = ReturnType<typeof useUploads>;
