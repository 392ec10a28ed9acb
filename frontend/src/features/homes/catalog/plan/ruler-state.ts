import type { Point } from '@hearthline/model/plan/box.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { distanceText, nextFace, snapped, straightened, wallFaces, type Axis } from './ruler.ts';

/** In pixels: how near a wall attracts, and how far a finger may move and still tap. */
const reachPixels = 12;
const tapPixels = 6;
/** In inches, one press of an arrow key. */
const step = 6;

const directions: Readonly<Record<string, readonly [Axis, 1 | -1]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};

/** Where a pointer is on the sheet, in inches. */
const pointAt = (event: PointerEvent<SVGElement>): { point: Point; scale: number } | null => {
  const svg = event.currentTarget.ownerSVGElement ?? (event.currentTarget as SVGSVGElement);
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { point: { x, y }, scale: matrix.a };
};

export interface RulerState {
  readonly start: Point | null;
  readonly end: Point | null;
  /** The point that the arrow keys move. */
  readonly cursor: Point;
  /** As in `12' 7 1/2"`; empty while nothing is measured. */
  readonly distance: string;
  readonly clear: () => void;
  readonly pointer: {
    readonly onPointerDown: (event: PointerEvent<SVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGElement>) => void;
  };
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Measures between two points of a plan as it lies on the sheet: by dragging, by two taps, or by arrow keys and Enter.
 * Points near the face of a wall lie on it.
 */
export const useRuler = (plan: Plan): RulerState => {
  const faces = wallFaces(plan);
  const middle = { x: Math.round(plan.length / 2), y: Math.round(plan.width / 2) };
  const [start, setStart] = useState<Point | null>(null);
  const [end, setEnd] = useState<Point | null>(null);
  /** Whether the end still follows the pointer or the arrow keys. */
  const [isOpen, setOpen] = useState(false);
  const [cursor, setCursor] = useState<Point>(middle);
  const [pressed, setPressed] = useState<{ x: number; y: number; isSecond: boolean } | null>(null);

  const clear = (): void => {
    setStart(null);
    setEnd(null);
    setOpen(false);
  };
  const begin = (point: Point): void => {
    setStart(point);
    setEnd(null);
    setOpen(true);
  };
  const endAt = (point: Point): void => {
    if (start) setEnd(straightened(start, point));
  };
  const read = (event: PointerEvent<SVGElement>): Point | null => {
    const found = pointAt(event);
    return found && snapped(found.point, faces, reachPixels / found.scale);
  };

  return {
    start,
    end,
    cursor,
    distance: start && end ? distanceText(start, end) : '',
    clear,
    pointer: {
      onPointerDown: (event) => {
        const point = read(event);
        if (!point || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const isSecond = isOpen && start !== null;
        setPressed({ x: event.clientX, y: event.clientY, isSecond });
        setCursor(point);
        if (isSecond) endAt(point);
        else begin(point);
      },
      onPointerMove: (event) => {
        const point = isOpen ? read(event) : null;
        if (!point) return;
        setCursor(point);
        endAt(point);
      },
      onPointerUp: (event) => {
        if (!pressed) return;
        const isTap = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < tapPixels;
        // The first tap leaves the other end open; a drag and the second tap end the measure.
        if (!isTap || pressed.isSecond) setOpen(false);
        setPressed(null);
      },
    },
    onKeyDown: (event) => {
      const direction = directions[event.key];
      if (direction) {
        const [axis, sign] = direction;
        const moved = event.shiftKey
          ? nextFace(cursor, faces, axis, sign)
          : { ...cursor, [axis]: cursor[axis] + sign * step };
        setCursor(moved);
        if (isOpen) endAt(moved);
      } else if (event.key === 'Enter' || event.key === ' ') {
        if (isOpen) setOpen(false);
        else begin(cursor);
      } else if (event.key === 'Escape' && start) clear();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
