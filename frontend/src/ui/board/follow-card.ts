import { useEffect, useRef } from 'react';
import { handleId } from './board-card.tsx';

/**
 * Keeps the keyboard on a card that its menu has moved: its button is gone from where it was.
 * @param columns what the board shows; the card is found when it changes
 */
export const useFollowCard = (columns: unknown): ((id: string) => void) => {
  const follow = useRef<string | null>(null);
  useEffect(() => {
    if (follow.current) document.getElementById(handleId(follow.current))?.focus();
    follow.current = null;
  }, [columns]);
  return (id) => {
    follow.current = id;
  };
};
