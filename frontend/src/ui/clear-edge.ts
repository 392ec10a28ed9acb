import { useEffect, useState, type RefObject } from 'react';

/** Something that floats stands at its usual edge of the window, or at the one across. */
export type Edge = 'usual' | 'across';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The same box at the other edge of the window. */
const across = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, window.innerHeight - y - height, width, height);

const edgeFor = (box: HTMLElement, edge: Edge): Edge => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return edge;
  const there = focused.getBoundingClientRect();
  const here = box.getBoundingClientRect();
  const other: Edge = edge === 'usual' ? 'across' : 'usual';
  // Where it would lie over the focus at both edges, as on a field that fills a phone, it stays.
  return overlap(here, there) && !overlap(across(here), there) ? other : edge;
};

/**
 * Keeps what floats off whatever has the focus (WCAG 2.2, 2.4.11): where the two would meet it goes to the other edge of the
 * window, and stays there until that one is in the way.
 * @param shown what it shows; null: nothing, and it is back at its usual edge
 */
export const useClearEdge = (box: RefObject<HTMLElement | null>, shown: unknown): Edge => {
  const [edge, setEdge] = useState<Edge>('usual');
  if (shown === null && edge !== 'usual') setEdge('usual');
  useEffect(() => {
    if (shown === null) return;
    let frame = 0;
    const look = (): void => {
      if (box.current) setEdge(edgeFor(box.current, edge));
    };
    // Afterwards: what gets the focus is scrolled into view first.
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    const happenings = ['focusin', 'scroll', 'resize'];
    for (const happening of happenings) window.addEventListener(happening, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const happening of happenings) window.removeEventListener(happening, lookSoon, { capture: true });
    };
  }, [box, shown, edge]);
  return edge;
};
