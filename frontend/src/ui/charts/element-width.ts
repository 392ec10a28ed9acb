import { useEffect, useRef, useState, type RefObject } from 'react';

/** The current width of an element in pixels; `initial` until it has been measured. */
export const useWidth = <Of extends HTMLElement>(initial: number): [RefObject<Of | null>, number] => {
  const place = useRef<Of>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
};
