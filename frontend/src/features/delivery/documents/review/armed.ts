import { useEffect, useState } from 'react';

/** How long the buttons rest when a document takes the place of a decided one, in milliseconds: longer than a double press. */
const restMs = 800;

/**
 * Whether a document may be decided. One that followed a decision by itself first has to be there to be read, so that a second
 * press with the same button decides nothing.
 */
export const useArmed = (id: string, follows: boolean): { isArmed: boolean; onShown: () => void } => {
  const [shown, setShown] = useState<string>();
  const [armed, setArmed] = useState<string>();
  const isShown = shown === id;
  useEffect(() => {
    if (!follows || !isShown) return;
    const timer = setTimeout(() => setArmed(id), restMs);
    return () => clearTimeout(timer);
  }, [id, follows, isShown]);
  return { isArmed: !follows || armed === id, onShown: () => setShown(id) };
};
