import type { Layout } from './plan-model.ts';
import type { Rect } from './room.ts';

/** A porch or landing outside the walls, in the inches of its layout. */
export interface Deck {
  readonly rect: Rect;
  readonly covered: boolean;
  readonly side: 'rear' | 'front';
  /** Middle of the door it serves. */
  readonly door: number;
}

/** The covered porch in front of the entry and the landings in front of the other outside doors. */
export const decksOf = (layout: Layout): Deck[] =>
  layout.doors.flatMap(({ kind, edge, rooms }): Deck[] => {
    if (rooms[1] !== null || edge.axis !== 'x') return [];
    const middle = (edge.from + edge.to) / 2;
    const side = edge.at === 0 ? 'rear' : 'front';
    const size =
      kind === 'entry' ? { w: 132, h: 60 } : kind === 'patio' ? { w: 120, h: 54 } : { w: 54, h: 40 };
    const x = Math.max(0, Math.min(layout.length - size.w, middle - size.w / 2));
    const y = side === 'rear' ? -size.h : layout.width;
    return [{ rect: { x, y, ...size }, covered: kind === 'entry', side, door: middle }];
  });
