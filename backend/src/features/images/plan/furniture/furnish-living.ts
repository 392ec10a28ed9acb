import { best, covered, offCentre, spots, type Space, type Spot } from '@hearthline/model/furniture/spot.ts';
import { overlaps, within, type Rect } from '@hearthline/model/layout/room.ts';
import {
  armchair,
  chest,
  diningTable,
  lowTable,
  nightstand,
  plant,
  put,
  rug,
  screen,
  sofa,
  type Furnished,
} from './symbol.ts';

/** The place nearest to the middle of the floor for the first of several sizes that fits. */
export const centred = (
  space: Space,
  sizes: readonly { w: number; h: number }[],
  taken: readonly Rect[],
  gap: number,
): Rect | null => {
  const { floor, doors } = space;
  for (const { w, h } of sizes) {
    let winner: { rect: Rect; off: number } | null = null;
    for (let x = floor.x + 6; x <= floor.x + floor.w - w - 6; x += 3) {
      for (let y = floor.y + 6; y <= floor.y + floor.h - h - 6; y += 3) {
        const rect = { x, y, w, h };
        if (doors.some((door) => overlaps(door, rect)) || taken.some((other) => overlaps(other, rect, gap)))
          continue;
        const off = Math.hypot(x + w / 2 - floor.x - floor.w / 2, y + h / 2 - floor.y - floor.h / 2);
        if (!winner || off < winner.off) winner = { rect, off };
      }
    }
    if (winner) return winner.rect;
  }
  return null;
};

export const furnishDining = (space: Space): Furnished[] => {
  const upright = space.floor.h > space.floor.w + 30;
  const sizes = [
    { w: 104, h: 74 },
    { w: 88, h: 70 },
    { w: 76, h: 66 },
  ];
  const table = centred(space, upright ? sizes.map(({ w, h }) => ({ w: h, h: w })) : sizes, [], 0);
  const items: Furnished[] = table
    ? [{ shape: put(diningTable, table, upright ? 'right' : 'rear'), rect: table }]
    : [];
  const taken = items.map(({ rect }) => rect);
  const sideboard = best(
    spots(space, { w: 54, d: 17, reach: 22 }, taken),
    (spot) => -covered(space.room, spot, space.windows) - offCentre(space.floor, spot) * 0.3,
  );
  return sideboard
    ? [...items, { shape: put(chest, sideboard.rect, sideboard.side), rect: sideboard.rect }]
    : items;
};

interface Seating {
  readonly w: number;
  readonly d: number;
  readonly sofa: number;
  readonly chairs: boolean;
}

/** Screen, rug, table and sofa as one piece that begins at a wall. */
const seatings: readonly Seating[] = [
  { w: 150, d: 148, sofa: 90, chairs: true },
  { w: 132, d: 138, sofa: 86, chairs: true },
  { w: 108, d: 132, sofa: 84, chairs: false },
  { w: 90, d: 116, sofa: 76, chairs: false },
  { w: 76, d: 104, sofa: 60, chairs: false },
];

const furnishSeating = ({ rect, side }: Spot, seating: Seating): Furnished[] => {
  const lengthwise = side === 'rear' || side === 'front';
  const opposite = { rear: 'front', front: 'rear', left: 'right', right: 'left' } as const;
  // From the group's own frame (back to the screen's wall) into the room.
  const place = (across: number, away: number, w: number, d: number): Rect => {
    if (side === 'rear') return { x: rect.x + across, y: rect.y + away, w, h: d };
    if (side === 'front') return { x: rect.x + rect.w - across - w, y: rect.y + rect.h - away - d, w, h: d };
    if (side === 'left') return { x: rect.x + away, y: rect.y + rect.h - across - w, w: d, h: w };
    return { x: rect.x + rect.w - away - d, y: rect.y + across, w: d, h: w };
  };
  const width = lengthwise ? rect.w : rect.h;
  const deep = lengthwise ? rect.h : rect.w;
  const middle = width / 2;
  const sofaPlace = place(middle - seating.sofa / 2, deep - 36, seating.sofa, 36);
  const tablePlace = place(middle - 22, deep - 36 - 38, 44, 22);
  const rugPlace = place(middle - seating.sofa / 2 - 6, deep - 36 - 52, seating.sofa + 12, 66);
  const screenPlace = place(middle - 30, 0, 60, 15);
  const turn = (from: 'left' | 'right'): 'rear' | 'front' | 'left' | 'right' => {
    const order = ['rear', 'right', 'front', 'left'] as const;
    return order[(order.indexOf(side) + (from === 'right' ? 1 : 3)) % 4] ?? 'rear';
  };
  const chairs: Furnished[] = seating.chairs
    ? [{ rect: place(width - 33, deep - 36 - 50, 30, 30), side: turn('right') }].map(
        ({ rect: at, side: facing }) => ({ shape: put(armchair, at, facing), rect: at }),
      )
    : [];
  const lamp = place(middle + seating.sofa / 2 + 2, deep - 26, 17, 17);
  return [
    { shape: put(rug, rugPlace, side), rect: rugPlace, flat: true },
    { shape: put(screen, screenPlace, side), rect: screenPlace },
    { shape: put(lowTable, tablePlace, side), rect: tablePlace },
    { shape: put(sofa, sofaPlace, opposite[side]), rect: sofaPlace },
    ...(width >= seating.sofa + 38 ? [{ shape: put(nightstand, lamp, side), rect: lamp }] : []),
    ...chairs,
  ];
};

export const furnishLiving = (space: Space): Furnished[] => {
  const items: Furnished[] = [];
  for (const seating of seatings) {
    const spot = best(spots(space, { w: seating.w, d: seating.d }, [], 6), (each) => {
      const depthLeft =
        each.side === 'rear' || each.side === 'front' ? space.floor.h - seating.d : space.floor.w - seating.d;
      return (
        -covered(space.room, each, space.windows) * 0.4 -
        offCentre(space.floor, each) * 0.35 -
        Math.min(60, depthLeft) * 0.1
      );
    });
    if (!spot) continue;
    items.push(...furnishSeating(spot, seating));
    break;
  }
  if (items.length === 0) items.push(...readingCorner(space));
  const solid = items.filter(({ flat }) => !flat).map(({ rect }) => rect);
  const corner = best(
    spots(
      space,
      { w: 22, d: 22 },
      items.map(({ rect }) => rect),
    ),
    (each) => offCentre(space.floor, each),
  );
  if (corner) {
    items.push({ shape: put(plant, corner.rect), rect: corner.rect });
    solid.push(corner.rect);
  }
  const shelf = best(
    spots(
      space,
      { w: 48, d: 14, reach: 20 },
      items.map(({ rect }) => rect),
    ),
    (each) => -covered(space.room, each, space.windows) - offCentre(space.floor, each) * 0.1,
  );
  if (shelf && solid.every((rect) => !overlaps(rect, shelf.rect)) && within(shelf.rect, space.floor)) {
    items.push({ shape: put(chest, shelf.rect, shelf.side), rect: shelf.rect });
  }
  return items;
};

/** Where no sofa fits: two chairs at a round table. */
const readingCorner = (space: Space): Furnished[] => {
  const rect = centred(
    space,
    [
      { w: 96, h: 66 },
      { w: 66, h: 96 },
    ],
    [],
    0,
  );
  if (!rect) return [];
  const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
  const lengthwise = rect.w > rect.h;
  const chairs = [-1, 1].map((side) => {
    const at = lengthwise
      ? { x: middle.x + side * 33 - 15, y: middle.y - 15, w: 30, h: 30 }
      : { x: middle.x - 15, y: middle.y + side * 33 - 15, w: 30, h: 30 };
    const back = lengthwise ? (side < 0 ? 'left' : 'right') : side < 0 ? 'rear' : 'front';
    return { shape: put(armchair, at, back), rect: at };
  });
  const table = { x: middle.x - 11, y: middle.y - 11, w: 22, h: 22 };
  return [
    { shape: put(rug, rect), rect, flat: true },
    ...chairs,
    { shape: put(nightstand, table), rect: table },
  ];
};
