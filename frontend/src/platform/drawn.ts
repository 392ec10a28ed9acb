import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what asks is still on the screen: answers of a server may come later. */
export const useDrawn = (): (() => boolean) => {
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
 * What a form does at its end, as closing itself: nothing, when somebody closed it before. Another one may be open by then,
 * with something typed.
 */
export const useWhileDrawn = <Given extends unknown[]>(act: (...given: Given) => void): ((...given: Given) => void) => {
  const isDrawn = useDrawn();
  return (...given) => {
    if (isDrawn()) act(...given);
  };
};
