/** How long a page may still be shown after the first sign of leaving, in milliseconds. */
export const unloadGraceMs = 3000;

let since = -Infinity;
const note = (): void => {
  since = performance.now();
};
const forget = (): void => {
  since = -Infinity;
};

/**
 * Knows whether the page is being left (an external link, a reload, closing the tab). The browser then cuts off pending
 * requests, which looks like a broken connection but must not be taken for one.
 */
export const pageUnload = {
  /** Starts watching; returns a function that stops it. */
  watch: (): (() => void) => {
    window.addEventListener('beforeunload', note);
    window.addEventListener('pagehide', note);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('beforeunload', note);
      window.removeEventListener('pagehide', note);
      window.removeEventListener('pageshow', forget);
    };
  },
  isUnderWay: (): boolean => performance.now() - since < unloadGraceMs,
};
