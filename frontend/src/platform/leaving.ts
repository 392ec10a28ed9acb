/** How long after the first sign of leaving a page may still stand, in milliseconds. */
export const leavingTime = 3000;

let since = -Infinity;
const note = (): void => {
  since = performance.now();
};
const forget = (): void => {
  since = -Infinity;
};

/**
 * Whether the page is being left (a link out, a reload, the tab's end). The browser then cuts off what is on its
 * way, which looks like a broken connection: nothing may be concluded from it.
 */
export const leaving = {
  /** Starts to watch; returns the end of it. */
  start: (): (() => void) => {
    window.addEventListener('beforeunload', note);
    window.addEventListener('pagehide', note);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('beforeunload', note);
      window.removeEventListener('pagehide', note);
      window.removeEventListener('pageshow', forget);
    };
  },
  now: (): boolean => performance.now() - since < leavingTime,
};
