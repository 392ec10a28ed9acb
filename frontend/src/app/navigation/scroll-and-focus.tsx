import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollRestoration } from '../../platform/navigation/scroll-restoration.ts';
import { replayEarlyEvents } from '../hydration-replay.ts';
import { preloadAt } from './routes.tsx';

let firstPage = true;

/**
 * Focuses the page's heading, for the keyboard to continue there and a screen reader to read it; but not while the reader,
 * tired of waiting for the page, is in a menu of the frame: it would close under the pointer.
 */
const focusHeading = (): void => {
  if (document.activeElement?.closest('[role="menu"][data-state="open"]')) return;
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** How long a page may grow until its scroll position is given up, in milliseconds. */
const patience = 5000;
const readersOwn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the reader was, and again while the page grows, until the reader does something: its data may still be
 * loading, so that it is too short at first, and what comes late above that place would move it.
 * @returns a function that stops following the growth
 */
const scrollBack = (top: number): (() => void) => {
  const growth = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = (): void => {
    growth.disconnect();
    window.clearTimeout(timer);
    for (const kind of readersOwn) window.removeEventListener(kind, stop, true);
  };
  const timer = window.setTimeout(stop, patience);
  window.scrollTo(0, top);
  growth.observe(document.body);
  for (const kind of readersOwn) window.addEventListener(kind, stop, { capture: true, passive: true });
  return stop;
};

/**
 * Whether the first page of a visit may still be scrolled to where the reader left it: not if they (or the browser for
 * them) have already scrolled the prerendered page, nor if they came by an address or a link, which starts at the top.
 */
const mayMoveFirstPage = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return window.scrollY === 0 && visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
};

/**
 * Scrolls a new page to where the reader was, to the address's `#part`, or to the top. Rendered beside the page inside its
 * loading boundary, so that this happens when the page is there, not when it was requested.
 */
export const ScrollAndFocus = () => {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const entry = useRef({ key, hash, kind });
  useLayoutEffect(() => {
    const { key: here, hash: part, kind: how } = entry.current;
    const before = scrollRestoration.arrive(here);
    const anchor = part ? document.getElementById(part.slice(1)) : null;
    let stopWaiting = (): void => undefined;
    if (how === NavigationType.Pop && before !== undefined && (!firstPage || mayMoveFirstPage()))
      stopWaiting = scrollBack(before);
    else if (anchor) anchor.scrollIntoView();
    else if (!firstPage) window.scrollTo(0, 0);
    if (!firstPage) focusHeading();
    firstPage = false;
    return () => {
      stopWaiting();
      scrollRestoration.leave();
    };
  }, []);
  // The effects of the page run before this one: from here on it is interactive.
  useEffect(replayEarlyEvents, []);
  const last = useRef(key);
  // A step within the page (a choice in the address) is another history entry with the same scroll position.
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    scrollRestoration.step(key);
  }, [key]);
  return null;
};

const insideLink = (event: Event): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link.pathname : null;
};

/** Loads a page when the pointer or the focus reaches a link to it, so that it is there when the link is followed. */
export const LinkPreloading = () => {
  useEffect(() => {
    const prepare = (event: Event): void => {
      const path = insideLink(event);
      if (path) void preloadAt(path);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, prepare, { passive: true });
    const stop = scrollRestoration.start();
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prepare);
      stop();
    };
  }, []);
  return null;
};
