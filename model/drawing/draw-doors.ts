import { outside, type Box, type Door, type Level } from '../plan/document.ts';
import { extentOf } from './extent.ts';
import { openingFrame, wallBeside, type OpeningFrame } from './opening-frame.ts';
import type { Path, Style } from './primitive.ts';
import { outline, polyline } from './shapes.ts';

const leafThickness = 1.75;
/** The bulge of a quarter turn. */
const quarterTurn = Math.tan(Math.PI / 8);

type Draw = (frame: OpeningFrame, style: Style, door: Door, level: Level) => Path[];

const leaf = (
  frame: OpeningFrame,
  along: number,
  out: number,
  long: number,
  deep: number,
  style: Style,
): Path =>
  outline(
    [
      frame.ring([
        [along, out],
        [along + long, out],
        [along + long, out + deep],
        [along, out + deep],
      ]),
    ],
    { ...style, fill: 'paper' },
  );

const hinged: Draw = (frame, style) => {
  const { width } = frame;
  return [
    polyline(
      frame.ring([
        [width, 0, quarterTurn],
        [0, width],
      ]),
      { ...style, pen: 'hair', ink: 'detail' },
    ),
    leaf(frame, 0, 0, leafThickness, width, style),
  ];
};

/** Pairs of leaves that fold towards the jambs: one pair for a narrow opening, else two. */
const bifold: Draw = (frame, style) => {
  const pairs = frame.width >= 40 ? 2 : 1;
  const long = frame.width / pairs / 2;
  const [half, peak] = [long * 0.82, long * 0.57];
  const middle = -frame.thickness / 2;
  const fold = (jamb: number, direction: number): Path =>
    polyline(
      frame.ring([
        [jamb, middle],
        [jamb + direction * half, middle + peak],
        [jamb + direction * 2 * half, middle],
      ]),
      { ...style, pen: 'medium' },
    );
  return pairs === 2 ? [fold(0, 1), fold(frame.width, -1)] : [fold(0, 1)];
};

const bypass: Draw = (frame, style) => {
  const deep = Math.min(leafThickness, frame.thickness * 0.35);
  const gap = (frame.thickness - 2 * deep) / 3;
  const long = frame.width * 0.54;
  return [
    leaf(frame, 0, -gap - deep, long, deep, style),
    leaf(frame, frame.width - long, -2 * gap - 2 * deep, long, deep, style),
  ];
};

const slidingGlass: Draw = (frame, style) => [
  outline(
    [
      frame.ring([
        [0, 0],
        [frame.width, 0],
        [frame.width, -frame.thickness],
        [0, -frame.thickness],
      ]),
    ],
    { ...style, pen: 'fine', fill: 'glass' },
  ),
  ...bypass(frame, style, {} as Door, {} as Level),
];

const header: Draw = (frame, style) =>
  [0, -frame.thickness].map((out) =>
    polyline(
      frame.ring([
        [0, out],
        [frame.width, out],
      ]),
      { ...style, pen: 'hair', ink: 'detail', dash: 'hidden' },
    ),
  );

/** Half out of its wall; dashed where the wall hides it. */
const pocket: Draw = (frame, style) => {
  const { width, thickness } = frame;
  const deep = Math.min(leafThickness, thickness * 0.4);
  const out = -(thickness + deep) / 2;
  const hidden = frame.ring([
    [0, out],
    [-width, out],
    [-width, out + deep],
    [0, out + deep],
  ]);
  return [
    polyline(hidden, { ...style, pen: 'hair', ink: 'joint', dash: 'hidden' }),
    leaf(frame, 0, out, width * 0.45, deep, style),
  ];
};

/** On the wall beside the opening, half across it, under its track. */
const barn: Draw = (frame, style) => {
  const { width } = frame;
  return [
    polyline(
      frame.ring([
        [-width, 1],
        [width, 1],
      ]),
      { ...style, pen: 'hair', ink: 'detail' },
    ),
    leaf(frame, -width * 0.55, 1.5, width, leafThickness, style),
  ];
};

const draws: Readonly<Record<Door['kind'], Draw>> = {
  hinged,
  bifold,
  bypass,
  'sliding-glass': slidingGlass,
  cased: header,
  pocket,
  barn,
};

/** The room from which a door is seen: where it swings, or the one that one comes from. */
const seenFrom = (door: Door, level: Level): string => {
  if (door.kind === 'hinged') return door.into ?? door.rooms[1];
  const use = (id: string): string => level.rooms.find((one) => one.id === id)?.use ?? '';
  const [first, second] = door.rooms;
  // Leaves fold and slide outside of closets and baths.
  return /^(closet|pantry|bath|toilet)$/.test(use(second)) || second === outside ? first : second;
};

const firstEnd = (door: Door, level: Level): 'start' | 'end' => {
  if (door.kind === 'hinged') return door.hinge ?? 'start';
  if (door.kind !== 'pocket' && door.kind !== 'barn') return 'start';
  const { start, end } = wallBeside(door, level);
  return end > start ? 'end' : 'start';
};

/** The sill of an exterior door: a line along both faces of the wall. */
const sill = (frame: OpeningFrame, style: Style): Path[] =>
  [0, -frame.thickness].map((out) =>
    polyline(
      frame.ring([
        [0, out],
        [frame.width, out],
      ]),
      { ...style, pen: 'hair' },
    ),
  );

/** Leaves with the arcs they swing through, or the way they fold or slide. */
export const drawDoors = (level: Level): Path[] =>
  level.doors.flatMap((door) => {
    const frame = openingFrame(door, seenFrom(door, level), level, firstEnd(door, level));
    const style: Style = { layer: 'doors', pen: 'fine', ink: 'line', of: door.id };
    const threshold = door.kind === 'hinged' && door.rooms.includes(outside) ? sill(frame, style) : [];
    return [...threshold, ...draws[door.kind](frame, style, door, level)];
  });

/** What each door takes of the rooms when it is opened: boxes around its leaves and the arcs they swing through. */
export const doorBoxes = (level: Level): Box[] => {
  const paths = drawDoors(level);
  return level.doors.map(({ id }) => extentOf(paths.filter(({ of }) => of === id)));
};
