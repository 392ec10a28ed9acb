import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollMemory } from '../platform/scroll-memory.ts';
import { redoEarlyActs } from './early-acts.ts';
import { preloadAt } from './routes.tsx';

let firstPage = true;

/** Moves keyboard and screen reader to the page's heading, which the latter then reads. */
const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** How long a page may still grow until the reader's place is given up, in milliseconds. */
const patience = 5000;
const readersOwn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the reader was. A page that is too short because its data is on its way is waited for, until it
 * is long enough or the reader does something.
 * @returns the end of the waiting
 */
const scrollBack = (top: number): (() => void) => {
  const reached = (): boolean => {
    window.scrollTo(0, top);
    return Math.ceil(window.scrollY) >= Math.floor(top);
  };
  if (reached()) return () => undefined;
  const growth = new ResizeObserver(() => void (reached() && stop()));
  const timer = window.setTimeout(() => stop(), patience);
  const stop = (): void => {
    growth.disconnect();
    window.clearTimeout(timer);
    for (const kind of readersOwn) window.removeEventListener(kind, stop, true);
  };
  growth.observe(document.body);
  for (const kind of readersOwn) window.addEventListener(kind, stop, { capture: true, passive: true });
  return stop;
};

/**
 * Whether the first page of a visit may still be moved to where the reader left it: not where they (or the browser for
 * them) have scrolled what was prerendered, and not when they came by an address or a link, which begins at the top.
 */
const mayMoveFirstPage = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return window.scrollY === 0 && visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
};

/**
 * Stands beside a page inside its loading boundary: what it does happens when the page is there, not when
 * it was asked for. It scrolls to where the reader was, to the address's `#part`, or to the top.
 */
export const Arrival = () => {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const entry = useRef({ key, hash, kind });
  useLayoutEffect(() => {
    const { key: here, hash: part, kind: how } = entry.current;
    const before = scrollMemory.arrive(here);
    const anchor = part ? document.getElementById(part.slice(1)) : null;
    let stopWaiting = (): void => undefined;
    if (how === NavigationType.Pop && before !== undefined && (!firstPage || mayMoveFirstPage())) stopWaiting = scrollBack(before);
    else if (anchor) anchor.scrollIntoView();
    else if (!firstPage) window.scrollTo(0, 0);
    if (!firstPage) focusHeading();
    firstPage = false;
    return () => {
      stopWaiting();
      scrollMemory.leave();
    };
  }, []);
  // Effects of the page beside run before this one: from here on it answers.
  useEffect(redoEarlyActs, []);
  const last = useRef(key);
  // A step within the page (a choice in the address) is another entry of the history at the same place.
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    scrollMemory.step(key);
  }, [key]);
  return null;
};

const insideLink = (event: Event): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link.pathname : null;
};

/** Loads a page when a pointer or the focus comes to a link to it: it is there when the link is followed. */
export const Preloading = () => {
  useEffect(() => {
    const prepare = (event: Event): void => {
      const path = insideLink(event);
      if (path) void preloadAt(path);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, prepare, { passive: true });
    const stop = scrollMemory.start();
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prepare);
      stop();
    };
  }, []);
  return null;
};
