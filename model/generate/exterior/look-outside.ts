import {
  sides,
  type Door,
  type Front,
  type Look,
  type Porch,
  type Side,
  type Steps,
  type StreetSide,
  type Style,
  type Window,
} from '../../plan/document.ts';
import { entryPorch } from './entry-porch.ts';
import {
  doorsAt,
  isUnder,
  landingOf,
  landingsAt,
  placeOf,
  sideOfPorch,
  type PorchPlace,
} from './porch-doors.ts';
import { roofParts } from './roof-parts.ts';
import { rampFrom, stairsFrom } from './steps.ts';
import { styleFacts } from './styles.ts';
import { boxBefore, sideLength, sideOfOpening, spanOf, type Outline, type Span } from './wall-side.ts';

/** How a home is to look, and what its ground needs. */
export interface OutsideLook extends Look {
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

/** Landings before the doors of a side. */
const landingsBefore = (home: Outline, doors: readonly Door[], side: Side): Placed[] =>
  landingsAt(home, doors, side).map((place) => ({ side, place, door: place, isCovered: false }));

/** The porch of the front door first, then the landings beside it. */
const porchesAtStreet = (
  home: Outline,
  doors: readonly Door[],
  windows: readonly Window[],
  street: StreetSide,
  style: Style,
): Placed[] => {
  const own = doorsAt(home, doors, street);
  const entry = own.find((door) => door.entry);
  const styled = styleFacts[style].porch;
  if (!entry || !styled) return landingsBefore(home, own, street);
  const wall = sideLength(home, street);
  const others = own.filter((door) => door !== entry);
  const place = entryPorch(
    styled,
    landingOf(entry, street, wall),
    wall,
    windows
      .filter((window) => sideOfOpening(home, window) === street)
      .map((window) => spanOf(window, street)),
    landingsAt(home, others, street),
  );
  const beside = others.filter((door) => !isUnder(spanOf(door, street), place));
  return [
    { side: street, place, door: spanOf(entry, street), isCovered: true },
    ...landingsBefore(home, beside, street),
  ];
};

/** The porches at their places, each with its stairs. */
const built = (home: Outline, placed: readonly Placed[]): { porches: Porch[]; steps: Steps[] } => ({
  porches: placed.map(({ side, place, isCovered }, index) => ({
    id: `porch-${index + 1}`,
    ...boxBefore(home, side, place, 0, place.depth),
    covered: isCovered,
  })),
  steps: placed.map(({ side, place, door }, index) => ({
    id: `steps-${index + 1}`,
    porch: `porch-${index + 1}`,
    ...stairsFrom(home, side, place, door),
  })),
});

/** The porch that lies before the whole width of the front door. */
const porchOfEntry = (
  home: Outline,
  entry: Span,
  street: StreetSide,
  porches: readonly Porch[],
): Porch | undefined =>
  porches.find((porch) => sideOfPorch(home, porch) === street && isUnder(entry, spanOf(porch, street)));

/** What a roof carries above the porch of the front door, and the second siding of the style. */
export const frontOf = (
  home: Outline,
  doors: readonly Door[],
  street: StreetSide,
  look: Look,
  porches: readonly Porch[],
): Front => {
  const entry = doors.find((door) => door.entry);
  const span = entry && spanOf(entry, street);
  const porch = span && porchOfEntry(home, span, street, porches);
  const { style, roof, siding, color } = look;
  const parts = porch ? roofParts(home, street, look, span, spanOf(porch, street)) : [];
  return { style, roof, siding, color, parts, second: styleFacts[style].second };
};

/** Everything outside of the walls: a porch or landing before every outside door with its steps, and how the home looks. */
export const lookOutside = (
  home: Outline,
  doors: readonly Door[],
  windows: readonly Window[],
  { street, ramp, ...look }: OutsideLook,
): { porches: Porch[]; steps: Steps[]; front: Front } => {
  const { porches, steps } = built(home, [
    ...porchesAtStreet(home, doors, windows, street, look.style),
    ...sides
      .filter((side) => side !== street)
      .flatMap((side) => landingsBefore(home, doorsAt(home, doors, side), side)),
  ]);
  const entry = doors.find((door) => door.entry);
  const porch = entry && porchOfEntry(home, spanOf(entry, street), street, porches);
  if (ramp && porch)
    steps.push({
      id: `steps-${steps.length + 1}`,
      porch: porch.id,
      ...rampFrom(home, street, placeOf(porch, street), [...porches, ...steps]),
    });
  return { porches, steps, front: frontOf(home, doors, street, look, porches) };
};
