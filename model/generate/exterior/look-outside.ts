import {
  sides,
  type Door,
  type Front,
  type Porch,
  type Side,
  type Steps,
  type StreetSide,
  type Style,
  type Window,
} from '../../plan/document.ts';
import type { Frame } from '../frame/frame.ts';
import { entryPorch } from './entry-porch.ts';
import { doorsAt, landingOf, landingsAt, type PorchPlace } from './porch-doors.ts';
import { roofParts } from './roof-parts.ts';
import { rampFrom, stairsFrom } from './steps.ts';
import { styleFacts } from './styles.ts';
import { boxBefore, sideLength, sideOfOpening, spanOf, type Span } from './wall-side.ts';

/** How a home is to look, and what its ground needs. */
export interface OutsideLook extends Pick<Front, 'style' | 'roof' | 'siding' | 'color'> {
  readonly street: StreetSide;
  /** Whether a ramp leads to the front door as well. */
  readonly ramp: boolean;
}

/** A porch and the stretch of wall before which its stairs lie. */
interface Placed {
  readonly side: Side;
  readonly place: PorchPlace;
  readonly door: Span;
  readonly isCovered: boolean;
}

const isUnder = ({ from, to }: Span, place: Span): boolean => from >= place.from && to <= place.to;

/** Landings before the doors of a side. */
const landingsBefore = (frame: Frame, doors: readonly Door[], side: Side): Placed[] =>
  landingsAt(frame, doors, side).map((place) => ({ side, place, door: place, isCovered: false }));

/** The porch of the front door first, then the landings beside it. */
const porchesAtStreet = (
  frame: Frame,
  doors: readonly Door[],
  windows: readonly Window[],
  street: StreetSide,
  style: Style,
): Placed[] => {
  const own = doorsAt(frame, doors, street);
  const entry = own.find((door) => door.entry);
  const styled = styleFacts[style].porch;
  if (!entry || !styled) return landingsBefore(frame, own, street);
  const wall = sideLength(frame, street);
  const others = own.filter((door) => door !== entry);
  const place = entryPorch(
    styled,
    landingOf(entry, street, wall),
    wall,
    windows
      .filter((window) => sideOfOpening(frame, window) === street)
      .map((window) => spanOf(window, street)),
    landingsAt(frame, others, street),
  );
  const beside = others.filter((door) => !isUnder(spanOf(door, street), place));
  return [
    { side: street, place, door: spanOf(entry, street), isCovered: true },
    ...landingsBefore(frame, beside, street),
  ];
};

/** Everything outside of the walls: a porch or landing before every outside door with its steps, and how the home looks. */
export const lookOutside = (
  frame: Frame,
  doors: readonly Door[],
  windows: readonly Window[],
  { street, ramp, ...look }: OutsideLook,
): { porches: Porch[]; steps: Steps[]; front: Front } => {
  const placed = [
    ...porchesAtStreet(frame, doors, windows, street, look.style),
    ...sides
      .filter((side) => side !== street)
      .flatMap((side) => landingsBefore(frame, doorsAt(frame, doors, side), side)),
  ];
  const porches = placed.map(({ side, place, isCovered }, index): Porch => ({
    id: `porch-${index + 1}`,
    ...boxBefore(frame, side, place, 0, place.depth),
    covered: isCovered,
  }));
  const steps = placed.map(({ side, place, door }, index): Steps => ({
    id: `steps-${index + 1}`,
    porch: `porch-${index + 1}`,
    ...stairsFrom(frame, side, place, door),
  }));
  const entry = doors.find((door) => door.entry);
  const front = entry && spanOf(entry, street);
  const atEntry = placed.findIndex(({ side, place }) => side === street && front && isUnder(front, place));
  const place = placed[atEntry]?.place;
  if (ramp && place)
    steps.push({
      id: `steps-${steps.length + 1}`,
      porch: `porch-${atEntry + 1}`,
      ...rampFrom(frame, street, place, [...porches, ...steps]),
    });
  const parts = front && place ? roofParts(frame, street, look, front, place) : [];
  return { porches, steps, front: { ...look, parts, second: styleFacts[look.style].second } };
};
