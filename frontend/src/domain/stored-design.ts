import { useSyncExternalStore } from 'react';
import { storage } from '../platform/browser/browser-storage.ts';
import { createStorageListeners } from '../platform/browser/storage-listeners.ts';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';

/** A design that this browser may change, and the key that lets it do so. */
export interface StoredDesign {
  readonly code: string;
  readonly editKey: string;
}

/** The design that the pages work on, `{"code","editKey"}`. */
const currentKey = 'design';
/** The others, `[{"code","editKey"}]`, the last one worked on first. */
const othersKey = 'designs';

/** The code of a design and the address of its picture, which `early.js` shows before any script has run. */
const pictureKey = 'designPicture';

/** The most designs that a browser holds. One more, and the one that was left longest goes. */
export const maxStoredDesigns = 12;

type Texts = readonly [current: string | null, others: string | null];

const { notify, subscribe } = createStorageListeners();
/** What is read again only when a text has changed, so that React sees the same objects. */
let last: { readonly texts: Texts; readonly designs: readonly StoredDesign[] } = {
  texts: [null, null],
  designs: [],
};

const readTexts = (): Texts => {
  try {
    return [localStorage.getItem(currentKey), localStorage.getItem(othersKey)];
  } catch {
    // Storage is refused: designs then live as long as the page.
    return last.texts;
  }
};

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const parseDesign = (value: unknown): readonly StoredDesign[] => {
  const { code, editKey } = (value ?? {}) as Partial<StoredDesign>;
  return typeof code === 'string' && typeof editKey === 'string' ? [{ code, editKey }] : [];
};

const listOf = ([current, others]: Texts): readonly StoredDesign[] => {
  const [first] = parseDesign(parsed(current));
  // Without a current one there is none: a page of an earlier version, which knows no others, has let go of it.
  if (!first) return [];
  const rest = parsed(others);
  return [
    first,
    ...(Array.isArray(rest) ? rest.flatMap(parseDesign) : []).filter(({ code }) => code !== first.code),
  ];
};

/** All designs that this browser holds, the one that it works on first. */
export const storedDesigns = (): readonly StoredDesign[] => {
  const texts = readTexts();
  if (texts[0] !== last.texts[0] || texts[1] !== last.texts[1]) last = { texts, designs: listOf(texts) };
  return last.designs;
};

/** The design that this browser works on; null if it holds none. */
export const storedDesign = (): StoredDesign | null => storedDesigns()[0] ?? null;

/** The key that this browser has for a design. */
export const keyOf = (code: string): string | undefined =>
  storedDesigns().find((design) => design.code === code)?.editKey;

/** Sends the key of a design along, if there is one. */
export const keyHeader = (editKey: string | undefined): Record<string, string> =>
  editKey ? { 'x-design-key': editKey } : {};

const put = (designs: readonly StoredDesign[]): void => {
  const [current, ...others] = designs;
  const texts: Texts = [
    current ? JSON.stringify(current) : null,
    others.length > 0 ? JSON.stringify(others) : null,
  ];
  last = { texts, designs };
  try {
    for (const [index, key] of [currentKey, othersKey].entries()) {
      const text = texts[index] ?? null;
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
    localStorage.removeItem(pictureKey);
  } catch {
    // See `readTexts`.
  }
  notify();
};

/** Makes a design the one that this browser works on, and keeps the others; null lets go of all. */
export const storeDesign = (design: StoredDesign | null): void => {
  if (!design) return put([]);
  const { code, editKey } = design;
  put([{ code, editKey }, ...storedDesigns().filter((one) => one.code !== code)].slice(0, maxStoredDesigns));
};

/** Has the next page that begins with this design show its picture at once, if this browser holds the design. @param source of the picture */
export const rememberPicture = (code: string, source: string): void => {
  // The picture itself is there now.
  document.documentElement.style.removeProperty('--design-picture');
  if (keyOf(code)) storage.write(pictureKey, `${code} ${source}`);
};

/** Lets go of one design. If it was the one that this browser works on, the one before it is. */
export const dropDesign = (code: string): void => put(storedDesigns().filter((one) => one.code !== code));

// Whoever signs out leaves nothing of theirs behind.
unsentInput.onClear(() => storeDesign(null));

/** The design that this browser works on, kept current across tabs; null while the page is rendered by the server. */
export const useStoredDesign = (): StoredDesign | null =>
  useSyncExternalStore(subscribe, storedDesign, () => null);

const none: readonly StoredDesign[] = [];

/** All designs that this browser holds, kept current across tabs; none while the page is rendered by the server. */
export const useStoredDesigns = (): readonly StoredDesign[] =>
  useSyncExternalStore(subscribe, storedDesigns, () => none);
