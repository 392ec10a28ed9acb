import { useRef, useState, type PointerEvent } from 'react';

/** How far a pointer moves before that is a swipe, in pixels: a finger is never quite still. */
const shake = { touch: 10, other: 2 } as const;

/** What is being swiped away: how far to the right, in pixels; null: nothing, or no longer. */
type Swipe =
  | { readonly state: 'move' | 'end'; readonly pixels: number }
  | { readonly state: 'cancel' }
  | null;

/**
 * Follows an element that is swiped to the right.
 * @param threshold in pixels: beyond it the element goes when it is let go, else it is back in its place
 * @returns what to draw, and the handlers of the element
 */
export const useSwipeRight = (threshold: number, onSwiped: () => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [swipe, drawSwipe] = useState<Swipe>(null);
  // A quick swipe is over before it is drawn.
  const latest = useRef<Swipe>(null);
  const setSwipe = (next: Swipe): void => {
    latest.current = next;
    drawSwipe(next);
  };
  const onPointerDown = ({ button, clientX, clientY }: PointerEvent): void => {
    if (button === 0) start.current = { x: clientX, y: clientY };
  };
  const onPointerMove = ({ clientX, clientY, pointerId, pointerType, currentTarget }: PointerEvent): void => {
    if (!start.current) return;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    const minDistance = pointerType === 'touch' ? shake.touch : shake.other;
    if (latest.current?.state === 'move') setSwipe({ state: 'move', pixels: Math.max(0, x) });
    else if (x > minDistance) {
      setSwipe({ state: 'move', pixels: x });
      // From now on a button below the pointer is not clicked.
      currentTarget.setPointerCapture(pointerId);
    } else if (x < -minDistance || Math.abs(y) > minDistance) start.current = null;
  };
  const onPointerUp = (): void => {
    start.current = null;
    if (latest.current?.state !== 'move') return;
    const { pixels } = latest.current;
    if (pixels <= threshold) return setSwipe({ state: 'cancel' });
    setSwipe({ state: 'end', pixels });
    onSwiped();
  };
  const onPointerCancel = (): void => {
    start.current = null;
    if (latest.current?.state === 'move') setSwipe({ state: 'cancel' });
  };
  return { swipe, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
};
