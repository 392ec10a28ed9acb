import { beside, sharedArea } from '../../plan/box.ts';
import { floorHeight, type Box, type Side, type Steps } from '../../plan/document.ts';
import type { PorchPlace } from './porch-doors.ts';
import { boxBefore, sideLength, type Footprint, type Span } from './wall-side.ts';

/** Inches of a riser at most, of a tread, and across stairs and ramps. */
const maxRiser = 7.75;
const tread = 10;
const stairs = { min: 36, usual: 60 } as const;
const ramp = { width: 36, length: 360 } as const;

const risers = Math.ceil(floorHeight / maxRiser);

/** Stairs straight down from a porch, before the middle of a door where they can be. */
export const stairsFrom = (
  home: Footprint,
  side: Side,
  porch: PorchPlace,
  door: Span,
): Omit<Steps, 'id' | 'porch'> => {
  const width = Math.max(stairs.min, Math.min(stairs.usual, porch.to - porch.from));
  const from = Math.max(
    porch.from,
    Math.min(porch.to - width, Math.floor((door.from + door.to - width) / 2)),
  );
  const far = porch.depth + tread * (risers - 1);
  return {
    ...boxBefore(home, side, { from, to: from + width }, porch.depth, far),
    kind: 'stairs',
    risers,
    facing: side,
  };
};

/**
 * A ramp from a porch: along the wall where nothing else lies there, rather before the home than beyond its end; else
 * straight away from it.
 * @param others porches and steps
 */
export const rampFrom = (
  home: Footprint,
  side: Side,
  porch: PorchPlace,
  others: readonly Box[],
): Omit<Steps, 'id' | 'porch'> => {
  const along = beside(side)
    .map((facing, index) => {
      const span =
        index === 0
          ? { from: porch.from - ramp.length, to: porch.from }
          : { from: porch.to, to: porch.to + ramp.length };
      const beyond = Math.max(0, -span.from, span.to - sideLength(home, side));
      return { facing, beyond, box: boxBefore(home, side, span, porch.depth - ramp.width, porch.depth) };
    })
    .filter(({ box }) => others.every((other) => sharedArea(box, other) === 0))
    .toSorted((a, b) => a.beyond - b.beyond)[0];
  if (along) return { ...along.box, kind: 'ramp', risers: 0, facing: along.facing };
  const straight = boxBefore(
    home,
    side,
    { from: porch.from, to: porch.from + ramp.width },
    porch.depth,
    porch.depth + ramp.length,
  );
  return { ...straight, kind: 'ramp', risers: 0, facing: side };
};
