import { outside, floorHeight, type Door, type Plan, type Side, type Window } from '../plan/document.ts';
import { houseIn, type House, type Opening } from '../home/house.ts';
import { wallHeight } from '../home/roof.ts';
import { outsideFaces } from '../home/solid/house-solid.ts';
import { secondOn } from '../home/solid/wall-faces.ts';
import type { Drawing } from './draw-plan.ts';
import { drawFaces, groupFaces, viewOf } from './elevation-faces.ts';
import { extentOf } from './extent.ts';
import { feetInches } from './labels/feet-inches.ts';
import { printable, textWidth } from './labels/text-width.ts';
import type { Primitive, Style } from './primitive.ts';
import { box, circle, line, outline } from './shapes.ts';

/** What each side is called: the front as its viewer sees it. */
export const elevationNames: Readonly<Record<Side, string>> = {
  front: 'Front elevation',
  rear: 'Rear elevation',
  left: 'Left elevation',
  right: 'Right elevation',
};

const outer: Style = { layer: 'walls', pen: 'fine', ink: 'line' };
const hair: Style = { layer: 'walls', pen: 'hair', ink: 'detail' };

/** A frame with its trim. Heights are above the floor; on the sheet, up is less. */
const framed = ({ u, w, sill, h }: Opening, style: Style): Primitive[] => [
  box({ x: u - 3, y: -sill - h - 3, w: w + 6, h: h + 6 }, { ...style, fill: 'paper' }),
  box({ x: u, y: -sill - h, w, h }, { ...style, fill: 'glass' }),
];

const drawWindow = (opening: Opening, { operation }: Window): Primitive[] => {
  const { id, u, w, sill, h } = opening;
  const style: Style = { layer: 'windows', pen: 'fine', ink: 'line', of: id, id };
  const [middle, rail] = [u + w / 2, -sill - h / 2];
  const bar = { ...style, pen: 'hair' } as const;
  const sash = /hung|egress/.test(operation)
    ? [line(u, rail, u + w, rail, bar)]
    : operation === 'slider'
      ? [line(middle, -sill - h, middle, -sill, bar)]
      : [];
  return [...framed(opening, style), ...sash];
};

const drawDoor = ({ id, u, w, h }: Opening, door: Door): Primitive[] => {
  const style: Style = { layer: 'doors', pen: 'fine', ink: 'line', of: id, id };
  const whole = { x: u, y: -h, w, h };
  const trim = box({ x: u - 3, y: -h - 3, w: w + 6, h: h + 3 }, { ...style, fill: 'paper' });
  if (door.kind === 'sliding-glass')
    return [
      trim,
      box(whole, { ...style, fill: 'glass' }),
      line(u + w / 2, -h, u + w / 2, 0, { ...style, pen: 'hair' }),
    ];
  const glazed = Math.min((door.glazedArea ?? 0) / Math.max(w * 0.6, 1), h - 16);
  const lite: Primitive[] =
    glazed > 4
      ? [box({ x: u + w * 0.2, y: -h + 8, w: w * 0.6, h: glazed }, { ...style, fill: 'glass' })]
      : [0.08, 0.54].map((share) =>
          box(
            { x: u + w * 0.18, y: -h * (1 - share) + 4, w: w * 0.64, h: h * 0.36 },
            { ...style, pen: 'hair' },
          ),
        );
  return [
    trim,
    box(whole, { ...style, fill: 'piece' }),
    ...lite,
    circle({ x: u + w * 0.9, y: -36 }, 1.3, style),
  ];
};

/** The windows and outside doors of a side. */
const drawOpenings = ({ plan, walls }: House, side: Side): Primitive[] => {
  const [{ windows, doors }] = plan.levels;
  return walls[side].openings.flatMap((opening) => {
    const window = windows.find(({ id }) => id === opening.id);
    if (window) return drawWindow(opening, window);
    const door = doors.find(({ id, rooms }) => id === opening.id && rooms.includes(outside));
    return door ? drawDoor({ ...opening, h: Math.max(opening.h, 12) }, door) : [];
  });
};

/** The wall with what it stands on: up to the line below the roof, with its siding. */
const drawWall = (house: House, side: Side): Primitive[] => {
  const wall = house.walls[side];
  const corners = [...wall.top].toReversed().map(([u, v]) => ({ x: u, y: -v }));
  const least = Math.min(wallHeight, ...wall.top.map(([, v]) => v));
  return [
    box({ x: 0, y: 0, w: wall.length, h: floorHeight }, { ...hair, fill: 'shade' }),
    outline([[{ x: 0, y: 0 }, { x: wall.length, y: 0 }, ...corners]], { ...outer, fill: 'piece' }),
    ...Array.from({ length: Math.max(0, Math.floor(least / 8) - 1) }, (_, at) =>
      line(0, -(at + 1) * 8, wall.length, -(at + 1) * 8, { ...hair, ink: 'faint' }),
    ),
    ...secondOn(house, wall).map(({ from, to, high }) =>
      box(
        { x: from, y: -Math.min(high, least), w: to - from, h: Math.min(high, least) },
        { ...hair, fill: 'soft' },
      ),
    ),
  ];
};

/**
 * The middle of the text of a height above or below the floor: of the height, or as far from the floor as the text needs
 * to end before the other's begins, where the drawing is small.
 */
const middleOf = (from: number, to: number, text: string, textSize: number): number => {
  const middle = (from + to) / 2;
  const min = textWidth(text, textSize) / 2 + textSize * 0.2;
  return Math.sign(middle) * Math.max(Math.abs(middle), min);
};

/** A height from or to the floor, at 0. */
const dimension = (x: number, from: number, to: number, textSize: number): Primitive[] => [
  line(x, from, x, to, { layer: 'dimensions', pen: 'hair', ink: 'quiet' }),
  ...[from, to].flatMap((y) => [
    line(x - textSize * 0.3, y + textSize * 0.3, x + textSize * 0.3, y - textSize * 0.3, {
      layer: 'dimensions',
      pen: 'medium',
      ink: 'quiet',
    }),
  ]),
  {
    kind: 'text',
    layer: 'dimensions',
    text: feetInches(Math.abs(from - to)),
    x: x - textSize * 0.95,
    y: middleOf(from, to, feetInches(Math.abs(from - to)), textSize),
    size: textSize,
    ink: 'quiet',
    upright: true,
  },
];

const titleBelow = (side: Side, wide: number, bottom: number, textSize: number): Primitive => ({
  kind: 'text',
  layer: 'text',
  text: `${elevationNames[side]} · ${feetInches(wide)}`,
  x: wide / 2,
  y: bottom + textSize * 1.6,
  size: textSize * 1.1,
  strong: true,
});

export interface ElevationOptions {
  /** The heights of the walls and of the floor above the ground. By default yes. */
  readonly dimensions?: boolean;
  /** Which side it is and how long, below it. By default yes. */
  readonly caption?: boolean;
}

/**
 * A side of the home as it is seen from outside: walls, openings, porches and steps where the plan has them, and the roof of its
 * look with what it carries. What stands on this side is named by its id, once each. The ground and the pitch of the roof are for
 * illustration, because a plan says nothing about them.
 */
export const drawElevation = (
  plan: Plan,
  side: Side,
  textSize: number,
  { dimensions = true, caption = true }: ElevationOptions = {},
): Drawing => {
  const house = houseIn(plan);
  const wide = house.walls[side].length;
  const view = viewOf(house, side);
  const faces = groupFaces(house, outsideFaces(house));
  const draw = (own: typeof faces): Primitive[] =>
    own.flatMap((group) => drawFaces(group, view, group.side === side));
  const of = (kind: (typeof faces)[number]['kind'], isHere = true): typeof faces =>
    faces.filter(
      (group) => group.kind === kind && (group.side === side) === isHere && !view.hides(group.side),
    );
  const outdoors = [...draw(of('porch', false)), ...draw(of('porch')), ...draw(of('steps'))];
  const ground = extentOf([box({ x: 0, y: 0, w: wide, h: floorHeight }, hair), ...outdoors]);
  const heights = dimensions
    ? [
        ...dimension(ground.x - textSize * 3, 0, -wallHeight, textSize),
        ...dimension(ground.x - textSize * 3, floorHeight, 0, textSize),
      ]
    : [];
  const { y, h } = extentOf(heights);
  const bottom = y + h;
  const primitives: Primitive[] = [
    // What stands on the sides beside this one is seen where it reaches beyond it.
    ...draw([...of('part', false), ...of('steps', false), ...of('porch', false)]),
    ...drawWall(house, side),
    ...draw(faces.filter(({ kind }) => kind === 'roof')),
    ...drawOpenings(house, side),
    ...draw([...of('part'), ...of('porch'), ...of('steps')]),
    line(ground.x - 36, floorHeight, ground.x + ground.w + 36, floorHeight, {
      layer: 'walls',
      pen: 'heavy',
      ink: 'line',
    }),
    ...heights,
    ...(caption ? [titleBelow(side, wide, Math.max(floorHeight, bottom - textSize * 0.8), textSize)] : []),
  ];
  const extent = extentOf(primitives);
  return {
    title: `${printable(plan.name)} ${elevationNames[side].toLowerCase()}`,
    description: `${elevationNames[side]}, ${feetInches(wide)} long, ridge ${feetInches(Math.round(house.roof.top - floorHeight))} above the floor; pitch of the roof and ground for illustration.`,
    primitives,
    bounds: {
      x: extent.x - textSize,
      y: extent.y - textSize,
      w: extent.w + 2 * textSize,
      h: extent.h + 2 * textSize,
    },
    textSize,
  };
};
