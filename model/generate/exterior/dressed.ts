import { fitsStyle, standardLook } from '@hearthline/rules/homes/looks/look.ts';
import {
  isNewPlan,
  sides,
  type DressedPlan,
  type Look,
  type NewPlan,
  type Plan,
  type Porch,
  type Side,
  type StreetSide,
} from '../../plan/document.ts';
import { boundsOf } from '../../plan/ring.ts';
import { frontOf, lookOutside } from './look-outside.ts';
import { doorsAt, landingsAt, placeOf, sideOfPorch, type PorchPlace } from './porch-doors.ts';
import { stairsFrom } from './steps.ts';
import { boxBefore, sideOfOpening, spanOf, type Outline, type Span } from './wall-side.ts';

/** The look that a document has by itself. */
export const ownLook = ({ front }: Plan): Look => {
  const { style, roof, siding, color } = front ?? standardLook;
  return { style, roof, siding, color };
};

const outlineOf = ({ length, width, levels: [{ sections, rooms }] }: Plan): Outline => ({
  length,
  width,
  sections,
  rooms: rooms.map((room) => ({ room, bounds: boundsOf(room.floor) })),
});

const meets = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** A landing shortened where it would run into a porch beside its door. */
const between = (
  porches: readonly PorchPlace[],
  door: Span,
  { from, to, depth }: PorchPlace,
): PorchPlace => ({
  from: Math.max(from, ...porches.map((porch) => (porch.to <= door.from ? porch.to : from))),
  to: Math.min(to, ...porches.map((porch) => (porch.from >= door.to ? porch.from : to))),
  depth,
});

/** The porches of an old document at a side, which are covered, and landings before its other doors. */
const oldPorchesAt = (plan: Plan, home: Outline, side: Side): Porch[] => {
  const own = plan.porches.filter((porch) => sideOfPorch(home, porch) === side);
  const places = own.map((porch) => placeOf(porch, side));
  const bare = doorsAt(home, plan.levels[0].doors, side).filter(
    (door) => !places.some((place) => meets(place, spanOf(door, side))),
  );
  return [
    ...own.map((porch) => ({ ...porch, covered: porch.covered ?? true })),
    ...landingsAt(home, bare, side).map((landing, index): Porch => {
      const doors = bare.map((door) => spanOf(door, side)).filter((door) => meets(door, landing));
      const span = {
        from: Math.min(...doors.map(({ from }) => from)),
        to: Math.max(...doors.map(({ to }) => to)),
      };
      const place = between(places, span, landing);
      return {
        id: `landing-${side}-${index + 1}`,
        ...boxBefore(home, side, place, 0, place.depth),
        covered: false,
      };
    }),
  ];
};

/** The outside of an old document: its own porches, a landing before each other outside door, and their stairs. */
const oldOutside = (plan: Plan, home: Outline): Pick<DressedPlan, 'porches' | 'steps'> => {
  const bySide = sides.map((side) => ({ side, porches: oldPorchesAt(plan, home, side) }));
  return {
    porches: bySide.flatMap(({ porches }) => porches),
    steps: bySide.flatMap(({ side, porches }) => {
      const doors = doorsAt(home, plan.levels[0].doors, side);
      return porches.flatMap((porch) => {
        const place = placeOf(porch, side);
        const own = doors.filter((door) => meets(place, spanOf(door, side)));
        const door = own.find(({ entry }) => entry) ?? own[0];
        return door
          ? [
              {
                id: `steps-${porch.id}`,
                porch: porch.id,
                ...stairsFrom(home, side, place, spanOf(door, side)),
              },
            ]
          : [];
      });
    }),
  };
};

/** The side of a plan toward the street: of an old document that of its front door, or the front. */
export const streetOf = (plan: Plan): StreetSide => {
  if (plan.street) return plan.street;
  const entry = plan.levels[0].doors.find((door) => door.entry);
  const side = entry && sideOfOpening(plan, entry);
  return side && side !== 'rear' ? side : 'front';
};

const isSame = (a: Look, b: Look): boolean =>
  a.style === b.style && a.roof === b.roof && a.siding === b.siding && a.color === b.color;

/**
 * A plan in a look: the same rooms, with the porches, steps and front of that look. In the style that it has, a document keeps its
 * own porches and steps; in its own look it is the same document. A roof that cannot carry a part of the style leaves it out.
 * An old document gets a landing with stairs before each outside door without a porch.
 * @returns undefined where the style does not fit the side at which the street is
 */
export function dressed(plan: NewPlan, look: Look): NewPlan | undefined;
export function dressed(plan: Plan, look: Look): DressedPlan | undefined;
export function dressed(plan: Plan, look: Look): DressedPlan | undefined {
  const street = streetOf(plan);
  if (!fitsStyle(look.style, street)) return undefined;
  const own = ownLook(plan);
  if (isNewPlan(plan) && isSame(own, look)) return plan;
  const home = outlineOf(plan);
  const [{ doors, windows }] = plan.levels;
  if (look.style !== own.style) {
    const ramp = plan.steps?.some(({ kind }) => kind === 'ramp') ?? false;
    return { ...plan, street, ...lookOutside(home, doors, windows, { ...look, street, ramp }) };
  }
  const { porches, steps } = isNewPlan(plan) ? plan : oldOutside(plan, home);
  return { ...plan, street, porches, steps, front: frontOf(home, doors, street, look, porches) };
}

/**
 * A document in a look, as it is stored and sent: only a new one says its look, an old one stays as it is.
 * @returns undefined where the style does not fit the side at which the street is
 */
export const documentInLook = (plan: Plan, look: Look): Plan | undefined => {
  const found = dressed(plan, look);
  return found && (isNewPlan(plan) ? found : plan);
};
