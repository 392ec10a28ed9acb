import { useEffect, useRef, useState, type RefObject } from 'react';

/** Calls back with the size of an element's content in whole pixels, now and whenever it changes. @returns what ends that */
const observeSize = (element: Element | null, onSize: (width: number, height: number) => void) => {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0)
      onSize(Math.round(entry.contentRect.width), Math.round(entry.contentRect.height));
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** The current width of an element in pixels; `initial` until it has been measured. */
export const useWidth = <Of extends HTMLElement>(initial: number): [RefObject<Of | null>, number] => {
  const place = useRef<Of>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => observeSize(place.current, setWidth), []);
  return [place, width];
};

/** The current width and height of an element in pixels; what is given until they have been measured. */
export const useSize = <Of extends HTMLElement>(
  initialWidth: number,
  initialHeight: number,
): [RefObject<Of | null>, number, number] => {
  const place = useRef<Of>(null);
  const [width, setWidth] = useState(initialWidth);
  const [height, setHeight] = useState(initialHeight);
  useEffect(
    () =>
      observeSize(place.current, (wide, high) => {
        setWidth(wide);
        setHeight(high);
      }),
    [],
  );
  return [place, width, height];
};
