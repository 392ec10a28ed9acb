import { tabStorage, unsentPrefix } from '../browser/browser-storage.ts';
import { unsentInput } from '../form-memory/unsent-input.ts';

/**
 * The scroll positions of the history's entries. The browser restores its own too early: a lazily loaded page has no
 * height yet by then. They have `unsentPrefix`, to be removed at sign-out: an address may contain what the user searched
 * for.
 */
const sessionKey = `${unsentPrefix}scroll`;

const restore = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage.read(sessionKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

let positions: Record<string, number> | null = null;
unsentInput.onClear(() => {
  positions = null;
});
/** The entry being shown; null while the next page is loading and the scroll position means nothing. */
let entry: string | null = null;

const known = (): Record<string, number> => (positions ??= restore());

/** The router gives the first entry of every visit the key `default`: only the address tells two of those apart. */
const nameOf = (key: string): string =>
  key === 'default' ? `${window.location.pathname}${window.location.search}` : key;

const note = (): void => {
  if (entry !== null) known()[entry] = window.scrollY;
};

export const scrollRestoration = {
  /** Starts remembering; returns a function that stops it. */
  start: (): (() => void) => {
    const keep = (): void => {
      // Scroll events come once per frame: the last one may be outstanding.
      note();
      // If the browser refuses, a reload starts at the top.
      tabStorage.write(sessionKey, JSON.stringify(known()));
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  },
  /** To be called when another page is requested: until it has arrived, scrolling is done by the browser, not the reader. */
  leave: (): void => {
    entry = null;
  },
  /** To be called when this entry's page is drawn; returns its scroll position in pixels, if it was visited before. */
  arrive: (key: string): number | undefined => {
    // Until now the browser's own restoration applied, which keeps the position when a page that is still only prerendered is reloaded.
    window.history.scrollRestoration = 'manual';
    entry = nameOf(key);
    return known()[entry];
  },
  /** To be called for another entry of the same page, which keeps the scroll position. */
  step: (key: string): void => {
    entry = nameOf(key);
    note();
  },
};
