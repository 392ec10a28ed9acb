import { centreOf, facesAlongX, sharedArea } from '../plan/box.ts';
import {
  sides,
  type ArrangementKind,
  type Box,
  type Fixture,
  type Plan,
  type Room,
  type Side,
} from '../plan/document.ts';
import { isBedroom, isGreatRoom } from '../plan/kinds.ts';
import { boundsOf, boxesOf } from '../plan/ring.ts';
import { between } from './survey/between.ts';
import { bathsFor, bedroomsOf } from './survey/belongings.ts';
import { entriesOf } from './survey/entry.ts';
import { innerRoom, outerSide } from './survey/joins.ts';
import { surveyOf, type Survey } from './survey/survey.ts';

/** Inches of the thickest exterior wall: a floor that is no farther from the outside lies at the wall. */
const thickestWall = 8;

/** Square feet of a foyer that is one, and square inches of glass that make a door a glass door. */
const [minFoyer, glassDoor] = [30, 1000];

/** From counter to counter in a galley, and how much of them has to face, in inches. */
const galley = { min: 42, max: 60, overlap: 24 } as const;

/** The x of the center of area of the great room; of the home where there is none. */
const middleOfGreatRoom = ({ rooms, plan }: Survey): number => {
  let [area, moment] = [0, 0];
  for (const { use, floor } of rooms) {
    if (!isGreatRoom(use)) continue;
    for (const box of boxesOf(floor)) {
      area += box.w * box.h;
      moment += box.w * box.h * centreOf(box).x;
    }
  }
  return area === 0 ? plan.length / 2 : moment / area;
};

const middleX = ({ floor }: Room): number => centreOf(boundsOf(floor)).x;

/** Whether the floor of a room lies at the exterior wall of a side. */
const liesAt = ({ floor }: Room, side: Side, { length, width }: Plan): boolean => {
  const { x, y, w, h } = boundsOf(floor);
  const gap = { left: x, right: length - x - w, rear: y, front: width - y - h }[side];
  return gap <= thickestWall;
};

const builtIn = new Set<string>(['counter', 'sink', 'range', 'refrigerator', 'dishwasher']);

/** Whether counters and appliances stand in two rows that face each other. */
const isGalley = (home: Survey): boolean => {
  const kitchens = home.rooms.filter(({ use }) => use === 'kitchen');
  return kitchens.some((kitchen) => {
    const fixtures = home.fixturesIn(kitchen);
    const rows = fixtures.filter(({ kind }) => builtIn.has(kind));
    const isFree = (box: Box, but: readonly Fixture[]): boolean =>
      !fixtures.some((piece) => !but.includes(piece) && sharedArea(piece, box) > 0);
    return rows.some((one) =>
      rows.some((other) =>
        sides.some((side) => {
          if (one.facing && one.facing !== side) return false;
          const gap = between(one, other, side);
          const [across, along] = facesAlongX(side) ? [gap.w, gap.h] : [gap.h, gap.w];
          return (
            across >= galley.min &&
            across <= galley.max &&
            along >= galley.overlap &&
            isFree(gap, [one, other])
          );
        }),
      ),
    );
  });
};

const onBothSides = (rooms: readonly Room[], g: number): boolean =>
  rooms.some((room) => middleX(room) < g) && rooms.some((room) => middleX(room) > g);

const isSingleOrDouble = ({ widthClass }: Plan): boolean => widthClass !== 'triple';

const definitions: Readonly<Record<ArrangementKind, (home: Survey, g: number) => boolean>> = {
  split: ({ rooms }, g) => {
    const primary = rooms.find(({ use }) => use === 'primary');
    const others = rooms.filter(({ use }) => use === 'bedroom');
    if (!primary || others.length === 0) return false;
    const [at, away] = [middleX(primary), others.map(middleX)];
    return (at < g && away.every((x) => x > g)) || (at > g && away.every((x) => x < g));
  },

  'one-wing': ({ rooms, plan }, g) => {
    const bedrooms = rooms.filter(({ use }) => isBedroom(use)).map(middleX);
    const touches = (end: Side): boolean =>
      rooms.some((room) => isGreatRoom(room.use) && liesAt(room, end, plan));
    if (bedrooms.length === 0) return false;
    return (
      (bedrooms.every((x) => x < g) && touches('right')) || (bedrooms.every((x) => x > g) && touches('left'))
    );
  },

  'foyer-wings': (home, g) =>
    home.plan.widthClass !== 'single' &&
    onBothSides(
      home.rooms.filter(({ use }) => isBedroom(use)),
      g,
    ) &&
    entriesOf(home).some(
      ({ room }) => home.rooms[room]?.use === 'foyer' && (home.squareFeet[room] ?? 0) >= minFoyer,
    ),

  'two-suites': (home, g) =>
    onBothSides(
      bedroomsOf(home)
        .filter(({ room }) => bathsFor(home, room).some((bath) => bath.room.bath !== 'half'))
        .map(({ room }) => room),
      g,
    ),

  'rear-living': (home) =>
    home.rooms.some(
      (room, index) =>
        room.use === 'living' &&
        liesAt(room, 'rear', home.plan) &&
        home.doors.some(
          (door) =>
            innerRoom(door) === index &&
            outerSide(door) === 'rear' &&
            (door.item.kind === 'sliding-glass' || (door.item.glazedArea ?? 0) >= glassDoor),
        ),
    ),

  galley: (home) => home.plan.widthClass === 'single' && isGalley(home),

  cottage: ({ plan, rooms }) => isSingleOrDouble(plan) && !rooms.some(({ use }) => use === 'hall'),

  'porch-end': ({ plan }) => isSingleOrDouble(plan) && (plan.street === 'left' || plan.street === 'right'),
};

/**
 * Whether what an arrangement means is drawn in a plan.
 * @param arrangement the plan's own if left out; an old document has none
 */
export const holdsArrangement = (
  plan: Plan,
  arrangement: ArrangementKind | undefined = plan.arrangement,
): boolean => {
  if (arrangement === undefined) return false;
  const home = surveyOf(plan);
  return definitions[arrangement](home, middleOfGreatRoom(home));
};
