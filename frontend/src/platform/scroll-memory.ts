import { tabStorage, typedPrefix } from './storage.ts';
import { typed } from './typed.ts';

/**
 * How far each entry of the history was scrolled. The browser's own memory comes too early here: a page that is
 * loaded when it is needed has no height yet when the browser would scroll. It goes with whoever signs out: an address may
 * carry what they searched for.
 */
const sessionKey = `${typedPrefix}scroll`;

const restore = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage.read(sessionKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

let positions: Record<string, number> | null = null;
typed.onForget(() => {
  positions = null;
});
/** The entry being looked at; null while the next page is on its way and the height means nothing. */
let entry: string | null = null;

const known = (): Record<string, number> => (positions ??= restore());

/** The router calls the first entry of every visit `default`: only the address tells two of those apart. */
const nameOf = (key: string): string => (key === 'default' ? `${window.location.pathname}${window.location.search}` : key);

const note = (): void => {
  if (entry !== null) known()[entry] = window.scrollY;
};

export const scrollMemory = {
  /** Starts to remember; returns the end of it. */
  start: (): (() => void) => {
    const keep = (): void => {
      // The browser tells of scrolling once a frame: the last of it may not have been told yet.
      note();
      // Where that is refused, a reload starts at the top.
      tabStorage.write(sessionKey, JSON.stringify(known()));
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  },
  /** Another page is asked for: until it has arrived, scrolling is the browser's, not the reader's. */
  leave: (): void => {
    entry = null;
  },
  /** The page of this entry stands; answers how far it was scrolled when it was left, if it was seen before. */
  arrive: (key: string): number | undefined => {
    // Until here the browser's own memory served: who scrolls and reloads while the page only stands there prerendered keeps their place.
    window.history.scrollRestoration = 'manual';
    entry = nameOf(key);
    return known()[entry];
  },
  /** Another entry at the same place of the same page. */
  step: (key: string): void => {
    entry = nameOf(key);
    note();
  },
};
