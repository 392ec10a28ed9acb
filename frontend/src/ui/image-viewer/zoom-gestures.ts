import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { inSight, panBy, toggleZoom, zoomBy, zoomFactors, type Point, type View } from './zoom.ts';

/** How far a finger must move for a swipe, in px; and more sideways than up or down. */
const swipeDistance = 50;

interface ZoomGestures {
  readonly stage: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLElement | null>;
  readonly view: View;
  /** Whether the picture lies on its side: its width then runs down the stage. */
  readonly turned: boolean;
  /** `smooth` if the picture should glide to its new position instead of following a hand. */
  readonly onView: (change: (view: View) => View, smooth?: boolean) => void;
  /** A finger swiped a picture that is not zoomed: 1 for the next one. */
  readonly onSwipe: (step: 1 | -1) => void;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Wheel, drag, pinch, swipe and double-click on a picture; the returned handlers belong on the stage. */
export const useZoomGestures = ({ stage, picture, view, turned, onView, onSwipe }: ZoomGestures) => {
  const pointers = useRef(new Map<number, Point>());
  const swipeFrom = useRef<Point | null>(null);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const look = (change: (view: View) => View, smooth?: boolean): void => {
    const { offsetWidth: across = 0, offsetHeight: down = 0 } = picture.current ?? {};
    const size = turned ? { width: down, height: across } : { width: across, height: down };
    onView((before) => inSight(change(before), size), smooth);
  };

  const onWheel = useRef<(event: WheelEvent) => void>(() => undefined);
  useEffect(() => {
    onWheel.current = (event) => {
      event.preventDefault();
      if (event.deltaY === 0) return;
      const at = placeOf(event);
      look((before) => zoomBy(before, event.deltaY < 0 ? zoomFactors.wheelIn : zoomFactors.wheelOut, at));
    };
  });
  useEffect(() => {
    const element = stage.current;
    // React's wheel listener is passive; only one added by hand can keep the browser from zooming the whole page.
    const listen = (event: WheelEvent): void => onWheel.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  const lift = (event: PointerEvent, swiped: boolean): void => {
    const from = swipeFrom.current;
    swipeFrom.current = null;
    if (!pointers.current.delete(event.pointerId) || !from || !swiped) return;
    const { x, y } = way(from, placeOf(event));
    if (Math.abs(x) > swipeDistance && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };

  return {
    onDoubleClick: (event: MouseEvent): void => {
      const at = placeOf(event);
      look((before) => toggleZoom(before, at), true);
    },
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      stage.current?.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, placeOf(event));
      const alone = pointers.current.size === 1;
      swipeFrom.current = alone && event.pointerType === 'touch' && view.scale <= 1 ? placeOf(event) : null;
    },
    onPointerMove: (event: PointerEvent): void => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      pointers.current.set(event.pointerId, now);
      const [other] = [...pointers.current]
        .filter(([id]) => id !== event.pointerId)
        .map(([, point]) => point);
      if (!other) look((last) => panBy(last, way(before, now)));
      else {
        const from = between(before, other);
        const to = between(now, other);
        look((last) =>
          panBy(
            zoomBy(last, distance(now, other) / Math.max(1, distance(before, other)), from),
            way(from, to),
          ),
        );
      }
    },
    onPointerUp: (event: PointerEvent): void => lift(event, true),
    onPointerCancel: (event: PointerEvent): void => lift(event, false),
  };
};
