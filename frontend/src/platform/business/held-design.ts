import { useSyncExternalStore } from 'react';
import { unsentInput } from '../form-memory/unsent-input.ts';

/** The design that this browser works on, and the key that lets it do so. */
export interface HeldDesign {
  readonly code: string;
  readonly editKey: string;
}

const key = 'design';
const listeners = new Set<() => void>();
/** What is read again only when the text has changed, so that React sees the same object. */
let last: { readonly text: string | null; readonly held: HeldDesign | null } = { text: null, held: null };

const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is refused: the design then lives as long as the page.
    return last.text;
  }
};

const parse = (text: string | null): HeldDesign | null => {
  try {
    const { code, editKey } = JSON.parse(text ?? 'null') as Partial<HeldDesign>;
    return typeof code === 'string' && typeof editKey === 'string' ? { code, editKey } : null;
  } catch {
    return null;
  }
};

/** The design that this browser holds; null if it holds none. */
export const heldDesign = (): HeldDesign | null => {
  const text = stored();
  if (text !== last.text) last = { text, held: parse(text) };
  return last.held;
};

/** Puts a design in place of the one that this browser holds; null for none. */
export const holdDesign = (held: HeldDesign | null): void => {
  const text = held && JSON.stringify({ code: held.code, editKey: held.editKey });
  last = { text, held };
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // See `stored`.
  }
  for (const listener of listeners) listener();
};

// Whoever signs out leaves nothing of theirs behind.
unsentInput.onClear(() => holdDesign(null));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab holds another design.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The design that this browser holds, kept current across tabs; null while the page is rendered by the server. */
export const useHeldDesign = (): HeldDesign | null => useSyncExternalStore(subscribe, heldDesign, () => null);
