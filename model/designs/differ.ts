import type { Plan } from '../plan/document.ts';
import { outlineOf, type Outline, type Shape } from './outline.ts';

/** Where a room lies: in per mille of the home's length and width. */
interface Place {
  readonly use: string;
  readonly x: number;
  readonly y: number;
}

const isMain = ({ use }: Shape): boolean => use !== 'closet' && use !== 'pantry' && use !== 'hall';

const placesOf = ({ length, width, shapes }: Outline): Place[] =>
  shapes.filter(isMain).map(({ use, bath, bounds: { x, y, w, h } }) => ({
    use: use === 'bath' && bath === 'half' ? 'half-bath' : use,
    x: Math.round(((x + w / 2) * 1000) / length),
    y: Math.round(((y + h / 2) * 1000) / width),
  }));

/** A room has moved when its middle lies elsewhere by more than this, in per mille. */
const moved = 170;

/** Rooms that have no counterpart of their use near the same place. */
const displaced = (one: readonly Place[], other: readonly Place[]): number => {
  const free = [...other];
  return one.filter(({ use, x, y }) => {
    const near = free.findIndex(
      (place) => place.use === use && Math.abs(place.x - x) <= moved && Math.abs(place.y - y) <= moved,
    );
    if (near >= 0) free.splice(near, 1);
    return near < 0;
  }).length;
};

/** The same of outlines, whose rooms reach to the middle of their walls. */
export const outlineDifference = (one: Outline, other: Outline): number => {
  const [own, there] = [placesOf(one), placesOf(other)];
  const mirrors = [false, true].flatMap((flipX) =>
    [false, true].map((flipY) =>
      there.map(({ use, x, y }) => ({ use, x: flipX ? 1000 - x : x, y: flipY ? 1000 - y : y })),
    ),
  );
  return Math.min(...mirrors.map((mirror) => Math.max(displaced(own, mirror), displaced(mirror, own))));
};

/**
 * How many rooms lie elsewhere in one plan than in another, whichever way the other is mirrored or stretched. Bedrooms
 * count as alike, so that two that only changed places are none.
 */
export const differenceOf = (one: Plan, other: Plan): number =>
  outlineDifference(outlineOf(one), outlineOf(other));
