import { useEffect, useState } from 'react';

/** Longer than it takes to press a button again. */
const pauseMs = 300;

/** A text once it has stood still for a moment; the first at once. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
};
