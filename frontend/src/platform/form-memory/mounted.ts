import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still mounted: a server's answer may come later. */
export const useIsMounted = (): (() => boolean) => {
  const drawn = useRef(false);
  useEffect(() => {
    drawn.current = true;
    return () => {
      drawn.current = false;
    };
  }, []);
  return useCallback(() => drawn.current, []);
};

/**
 * Wraps what a form does once it is saved, such as closing itself: does nothing if the form is already closed, as by then
 * another one may be open, with something typed into it.
 */
export const useIfMounted = <Given extends unknown[]>(
  act: (...given: Given) => void,
): ((...given: Given) => void) => {
  const isMounted = useIsMounted();
  return (...given) => {
    if (isMounted()) act(...given);
  };
};
