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
export const useIfMounted = <Args extends unknown[]>(
  act: (...args: Args) => void,
): ((...args: Args) => void) => {
  const isMounted = useIsMounted();
  return (...args) => {
    if (isMounted()) act(...args);
  };
};
