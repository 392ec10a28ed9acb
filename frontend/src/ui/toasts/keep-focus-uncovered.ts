import { useEffect, useState, type RefObject } from 'react';

/** Where a floating box is: at its usual edge of the window, or at the opposite one. */
export type Edge = 'standard' | 'across';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The same box at the opposite edge of the window. */
const across = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x, window.innerHeight - y - height, width, height);

const edgeFor = (box: HTMLElement, edge: Edge): Edge => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return edge;
  const there = focused.getBoundingClientRect();
  const here = box.getBoundingClientRect();
  const other: Edge = edge === 'standard' ? 'across' : 'standard';
  // Stays if it would cover the focused element at both edges, as with a field that fills a phone's screen.
  return overlap(here, there) && !overlap(across(here), there) ? other : edge;
};

/**
 * Keeps a floating box from covering the focused element (WCAG 2.2, 2.4.11): if they would overlap, it moves to the
 * opposite edge of the window, and stays there until it is in the way again.
 * @param shown what it shows; null for nothing, which returns it to its usual edge
 */
export const useKeepFocusUncovered = (box: RefObject<HTMLElement | null>, shown: unknown): Edge => {
  const [edge, setEdge] = useState<Edge>('standard');
  if (shown === null && edge !== 'standard') setEdge('standard');
  useEffect(() => {
    if (shown === null) return;
    let frame = 0;
    const look = (): void => {
      if (box.current) setEdge(edgeFor(box.current, edge));
    };
    // Waits a frame: a newly focused element is scrolled into view first.
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    const happenings = ['focusin', 'scroll', 'resize'];
    for (const happening of happenings)
      window.addEventListener(happening, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const happening of happenings) window.removeEventListener(happening, lookSoon, { capture: true });
    };
  }, [box, shown, edge]);
  return edge;
};
