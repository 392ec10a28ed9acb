import { houseIn } from '../home/house.ts';
import type { Box, Plan } from '../plan/document.ts';
import { drawDimensions } from './dimensions.ts';
import { doorBoxes, drawDoors } from './draw-doors.ts';
import { boxOfText, extentOf } from './extent.ts';
import { drawClosets, drawFloors, drawMarriageLines, jointsOf } from './draw-floors.ts';
import { drawInteriorDimensions } from './interior-dimensions.ts';
import { feetInches, wholeNumber } from './labels/feet-inches.ts';
import { labelOf } from './labels/room-labels.ts';
import { printable } from './labels/text-width.ts';
import { boxOfPoint, drawAlarms, drawExits } from './marks.ts';
import { mirroredPlan } from '../plan/mirror.ts';
import { drawPorches } from './porches.ts';
import { layers, type Primitive } from './primitive.ts';
import { isFurniture } from '../plan/furniture.ts';
import { drawFixtures } from './symbols/fixtures.ts';
import { drawSeats, impliedSeats } from './symbols/seats.ts';
import { drawTags } from './tags.ts';
import { turnedPlan } from './turn.ts';
import { drawWalls } from './draw-walls.ts';
import { drawWindows } from './draw-windows.ts';

export interface DrawingOptions {
  /** Beds, sofas, tables; fixtures and appliances are always drawn. By default yes. */
  readonly furniture?: boolean;
  /** Around the home. By default yes. */
  readonly dimensions?: boolean;
  /** Across the rooms as well. By default no: the size stands under each room's name. */
  readonly interiorDimensions?: boolean;
  /** What was at the left end is at the right. */
  readonly mirrored?: boolean;
  /** The left end is at the top, for an upright sheet. By default no. */
  readonly turned?: boolean;
  /** Alarms and fans. By default no. */
  readonly alarms?: boolean;
  /** The marks of doors and windows by which a schedule names them. By default no. */
  readonly tags?: boolean;
  /** Base cabinets along the front of their counters, for a drawing in which they have colors. By default no. */
  readonly fronts?: boolean;
  /** The height of the text in inches of the home; by default {@link textSizeFor} a screen of usual width. */
  readonly textSize?: number;
}

/** A drawing that knows nothing of the file it becomes: inches, in the order in which it is painted. */
export interface Drawing {
  readonly title: string;
  readonly description: string;
  readonly primitives: readonly Primitive[];
  /** All of it, with a margin. */
  readonly bounds: Box;
  readonly textSize: number;
}

/** The size of text, in inches, that is 12 pixels high where the whole drawing is shown in this width. */
export const textSizeFor = (plan: Plan, pixels = 1200): number =>
  // Dimensions beside the plan take about eighteen times the height of the text.
  Math.min(30, Math.max(5, (12 * plan.length) / Math.max(pixels - 18 * 12, 120)));

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the home is, in a line: `3 bedrooms · 2 baths · 1,493 sq ft · 56' 0" × 26' 8"`. */
export const factsOf = ({ summary, length, width }: Plan): string =>
  [
    counted(summary.bedrooms, 'bedroom'),
    counted(summary.fullBaths + summary.threeQuarterBaths + summary.halfBaths / 2, 'bath'),
    `${wholeNumber(summary.squareFeet)} sq ft`,
    `${feetInches(length)} × ${feetInches(width)}`,
  ].join(' · ');

const describe = (plan: Plan): string => {
  const rooms = plan.levels[0].rooms.map(({ name }) => printable(name)).filter(Boolean);
  return `Floor plan, seen from above, front at the bottom. ${factsOf(plan)}. Rooms: ${rooms.join(', ')}.`;
};

/** The plan as it lies on the sheet: mirrored, turned, or as it is. */
export const shownPlan = (
  plan: Plan,
  { mirrored = false, turned = false }: Pick<DrawingOptions, 'mirrored' | 'turned'>,
): Plan => {
  const seen = mirrored ? mirroredPlan(plan) : plan;
  return turned ? turnedPlan(seen) : seen;
};

/** A plan as a drawing. */
export const drawPlan = (source: Plan, options: DrawingOptions = {}): Drawing => {
  const {
    furniture = true,
    dimensions = true,
    alarms = false,
    tags = false,
    interiorDimensions = false,
    fronts = false,
  } = options;
  // An old document has a landing with steps at each outside door that has no porch.
  const plan = shownPlan(houseIn(source).plan, options);
  const textSize = options.textSize ?? textSizeFor(source);
  const [level] = plan.levels;
  const doors = doorBoxes(level);
  const seats = furniture ? impliedSeats(level, doors) : [];
  const tagged = tags ? drawTags(plan, [...doors, ...seats], textSize) : { drawn: [], boxes: [] };
  const symbols = alarms ? [...level.alarms, ...level.fans].map(boxOfPoint) : [];
  const closets = drawClosets(level);
  const obstacles = {
    solid: [
      ...level.fixtures.filter((piece) => furniture || !isFurniture(piece)),
      ...seats,
      ...symbols,
      ...tagged.boxes,
    ],
    lines: [
      ...doors,
      ...closets.map((one) => extentOf([one])),
      ...jointsOf(plan).map(({ x, y, w, h }) =>
        h === 0 ? { x, y: y - 1, w, h: 2 } : { x: x - 1, y, w: 2, h },
      ),
    ],
  };
  const labels = level.rooms.map((room) => labelOf(room, obstacles, textSize));
  const exits = drawExits(plan, textSize);
  const primitives: Primitive[] = [
    ...drawPorches(plan, textSize, [
      ...doors,
      ...exits.flatMap((one) => (one.kind === 'text' ? [boxOfText(one)] : [])),
    ]),
    ...drawFloors(level),
    ...closets,
    ...drawMarriageLines(plan).filter(({ ink }) => ink !== 'joint'),
    ...drawSeats(seats),
    ...drawFixtures(level, furniture, symbols, textSize, fronts),
    ...drawWalls(level),
    ...drawMarriageLines(plan).filter(({ ink }) => ink === 'joint'),
    ...drawWindows(level),
    ...drawDoors(level),
    ...(alarms ? drawAlarms(level) : []),
    ...(interiorDimensions ? drawInteriorDimensions(plan, obstacles, labels.flat(), textSize) : []),
    ...labels.flat(),
    ...exits,
    ...tagged.drawn,
    ...(dimensions ? drawDimensions(plan, textSize, textSize * 3.2, tags) : []),
  ];
  const extent = extentOf(primitives);
  const margin = textSize;
  return {
    title: `${printable(source.name)} floor plan`,
    description: describe(source),
    primitives,
    bounds: {
      x: extent.x - margin,
      y: extent.y - margin,
      w: extent.w + 2 * margin,
      h: extent.h + 2 * margin,
    },
    textSize,
  };
};

/** The layers that a drawing has something on, in their usual order. */
export const layersOf = ({ primitives }: Drawing): readonly (typeof layers)[number][] => {
  const used = new Set(primitives.map(({ layer }) => layer));
  return layers.filter((layer) => used.has(layer));
};
