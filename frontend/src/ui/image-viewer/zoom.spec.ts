import { describe, expect, it } from 'vitest';
import {
  doubleClickZoom,
  inSight,
  panBy,
  toggleZoom,
  wholeView,
  zoomBy,
  zoomFactors,
  zoomRange,
  type Point,
  type View,
} from './zoom.ts';

/** Which part of the picture (in its own pixels from its middle) lies under a point of the stage. */
const under = ({ scale, x, y }: View, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

describe('zoom (docs/specification.md, section 9)', () => {
  it('has the documented numbers', () => {
    expect(zoomFactors).toEqual({ in: 1.2, out: 0.8, wheelIn: 1.1, wheelOut: 0.9 });
    expect(zoomRange).toEqual({ min: 0.5, max: 3 });
    expect(doubleClickZoom).toBe(2);
  });

  it('stays within its range', () => {
    const repeat = (factor: number): number =>
      Array.from({ length: 30 }).reduce<View>((view) => zoomBy(view, factor), wholeView).scale;
    expect(repeat(zoomFactors.in)).toBe(3);
    expect(repeat(zoomFactors.out)).toBe(0.5);
  });

  it.each<[number, Point]>([
    [1.1, { x: 120, y: -80 }],
    [0.9, { x: -40, y: 200 }],
    [2, { x: 0, y: 0 }],
  ])('by %d keeps what lies under the pointer under it', (factor, at) => {
    const before: View = { scale: 1.5, x: 30, y: -10 };
    const after = zoomBy(before, factor, at);
    expect(after.scale).toBeCloseTo(1.5 * factor);
    expect(under(after, at).x).toBeCloseTo(under(before, at).x);
    expect(under(after, at).y).toBeCloseTo(under(before, at).y);
  });

  it('puts a picture that is whole or smaller back into the middle', () => {
    expect(zoomBy({ scale: 1.05, x: 40, y: 40 }, 0.9)).toEqual({ scale: 1.05 * 0.9, x: 0, y: 0 });
  });

  it('toggles between whole and twice the size', () => {
    const large = toggleZoom(wholeView, { x: 100, y: 50 });
    expect(large).toEqual({ scale: 2, x: -100, y: -50 });
    expect(toggleZoom(large, { x: 0, y: 0 })).toEqual(wholeView);
  });
});

describe('dragging', () => {
  it('moves a picture that is zoomed', () =>
    expect(panBy({ scale: 2, x: 5, y: 5 }, { x: 10, y: -20 })).toEqual({ scale: 2, x: 15, y: -15 }));
  it('leaves a whole one alone', () => expect(panBy(wholeView, { x: 10, y: 10 })).toEqual(wholeView));

  it('ends where the edge reaches the middle of the stage', () => {
    expect(inSight({ scale: 2, x: 5000, y: -5000 }, { width: 800, height: 600 })).toEqual({
      scale: 2,
      x: 800,
      y: -600,
    });
    expect(inSight({ scale: 2, x: 100, y: -50 }, { width: 800, height: 600 })).toEqual({
      scale: 2,
      x: 100,
      y: -50,
    });
  });
});
