import type { Box, Door, Fixture, Plan, Room } from '../../../model/plan/document.ts';
import { boundsOf } from '../../../model/plan/ring.ts';
import { emptySquare } from './empty-floor.ts';
import { everydayFaults } from './everyday.ts';
import { outlineOf } from './outline.ts';
import { disproportion, gapOf, stepsBeyond } from './proportions.ts';
import { sightFault } from './sight.ts';

/** Points against a plan, the more the less a buyer would want to live in it; 0 for none. */
export type PlanFault = (plan: Plan) => number;

const squareFoot = 144;
const publicUses: readonly string[] = ['living', 'family', 'dining', 'kitchen', 'foyer'];

const roomsOf = (plan: Plan, ...uses: readonly string[]): Room[] =>
  plan.levels[0].rooms.filter(({ use }) => uses.includes(use));

const useOf = (plan: Plan, id: string): string =>
  plan.levels[0].rooms.find((room) => room.id === id)?.use ?? id;

const has = (plan: Plan, room: Room, fits: (piece: Fixture) => boolean): boolean =>
  plan.levels[0].fixtures.some((piece) => piece.room === room.id && fits(piece));

const entryOf = (plan: Plan): Door | undefined => plan.levels[0].doors.find(({ entry }) => entry === true);

/** The front door belongs in the front, if need be at an end. */
const entrySide: PlanFault = (plan) => {
  const entry = entryOf(plan);
  if (!entry || entry.y + entry.h >= plan.width) return 0;
  return entry.w > entry.h ? 14 : 6;
};

/** One comes in, and does not stumble over the sofa: 4 feet of way. */
const entryBlocked: PlanFault = (plan) => {
  const entry = entryOf(plan);
  if (!entry) return 0;
  const near = plan.levels[0].fixtures
    .filter(({ kind }) => kind === 'sofa' || kind === 'armchair')
    .filter((piece) => gapOf(piece, entry) < 48);
  return 4 * near.length;
};

/** A bath that opens onto a room for guests, and worse where a sofa stands. */
const publicBath: PlanFault = (plan) =>
  plan.levels[0].doors.reduce((sum, { rooms: [a, b] }) => {
    const uses = [useOf(plan, a), useOf(plan, b)];
    if (!uses.some((use) => use === 'bath' || use === 'toilet')) return sum;
    const open = plan.levels[0].rooms.find(
      ({ id, use }) => (id === a || id === b) && publicUses.includes(use),
    );
    return sum + (open ? (has(plan, open, ({ kind }) => kind === 'sofa') ? 40 : 25) : 0);
  }, 0);

/** Bedrooms whose door is in the great room: only the primary's may be in the part where one sits. */
const publicBedroom: PlanFault = (plan) =>
  plan.levels[0].doors.reduce((sum, { rooms: [a, b] }) => {
    const uses = [useOf(plan, a), useOf(plan, b)];
    const open = uses.find((use) => publicUses.includes(use));
    if (!open) return sum;
    const cooks = open === 'kitchen' || open === 'dining';
    if (uses.includes('bedroom')) return sum + 8;
    return sum + (uses.includes('primary') && cooks ? 4 : 0);
  }, 0);

/** A hall that leads on beyond its last door. In steps of 4 inches beyond 4 feet. */
const deadEnd: PlanFault = (plan) => {
  const { doors } = plan.levels[0];
  return roomsOf(plan, 'hall').reduce((sum, { id, floor }) => {
    const { x, y, w, h } = boundsOf(floor);
    const along = w >= h;
    const [from, to] = along ? [x, x + w] : [y, y + h];
    const own = doors.filter(({ rooms }) => rooms.includes(id));
    const starts = own.map((door) => (along ? door.x : door.y));
    const ends = own.map((door) => (along ? door.x + door.w : door.y + door.h));
    const unused = Math.max(Math.min(...starts) - from, to - Math.max(...ends));
    return sum + (own.length > 0 ? stepsBeyond(unused, 48, 4) : 0);
  }, 0);
};

/** The largest square of the great room in which nothing stands: each foot beyond 9 costs more than the last. */
const emptyFloor: PlanFault = (plan) => {
  const feet = Math.max(0, emptySquare(plan, publicUses) - 9);
  return 3 * feet * feet;
};

const groupOf = (pieces: readonly Box[]): number => {
  const left = Math.min(...pieces.map(({ x }) => x));
  const rear = Math.min(...pieces.map(({ y }) => y));
  const right = Math.max(...pieces.map(({ x, w }) => x + w));
  const front = Math.max(...pieces.map(({ y, h }) => y + h));
  return (right - left) * (front - rear);
};

/** What stands in the living room fills a third of it. In steps of 10 square feet beyond. */
const lostFurniture: PlanFault = (plan) =>
  roomsOf(plan, 'living').reduce((sum, { id, squareFeet }) => {
    const own = plan.levels[0].fixtures.filter(({ room }) => room === id);
    if (own.length === 0) return sum;
    return sum + stepsBeyond(Math.floor(squareFeet) * squareFoot, 3 * groupOf(own), 10 * squareFoot);
  }, 0);

/** A living room without a screen to look at, or a table before the sofa; a family room without a sofa. */
const bareSitting: PlanFault = (plan) =>
  roomsOf(plan, 'living').reduce(
    (sum, room) =>
      sum +
      (has(plan, room, ({ kind }) => kind === 'media-unit') ? 0 : 12) +
      (has(plan, room, ({ kind }) => kind === 'table') ? 0 : 4),
    0,
  ) +
  10 * roomsOf(plan, 'family').filter((room) => !has(plan, room, ({ kind }) => kind === 'sofa')).length;

/** All eat at one table, not at the kitchen's island. */
const noTable: PlanFault = (plan) =>
  plan.levels[0].fixtures.some(({ kind, seats = 0 }) => kind === 'table' && seats > plan.summary.bedrooms)
    ? 0
    : 18;

/** The living room looks out, and to the front if it lies there. */
const darkLiving: PlanFault = (plan) =>
  roomsOf(plan, 'living').reduce((sum, { id, floor }) => {
    const { doors, windows } = plan.levels[0];
    const panes: Box[] = [
      ...windows.filter(({ room }) => room === id),
      ...doors.filter(({ kind, rooms }) => kind === 'sliding-glass' && rooms.includes(id)),
    ];
    if (panes.length === 0) return sum + 25;
    const { y, h } = boundsOf(floor);
    const isFront = y + h >= plan.width - 12;
    return sum + (isFront && !panes.some((pane) => pane.y + pane.h >= plan.width) ? 10 : 0);
  }, 0);

/** One does the dishes at a window, or looks into the room from an island. */
const blindSink: PlanFault = (plan) => {
  const { fixtures, windows } = plan.levels[0];
  const sink = fixtures.find(({ kind }) => kind === 'sink');
  if (!sink || windows.some((pane) => gapOf(pane, sink) <= 12)) return 0;
  const island = fixtures.find(({ kind }) => kind === 'island');
  return island && gapOf(island, sink) === 0 ? 0 : 3;
};

/** What is judged in a plan that is built, each by itself. */
export const planFaults = {
  entrySide,
  entryBlocked,
  sight: sightFault,
  publicBath,
  publicBedroom,
  deadEnd,
  emptyFloor,
  lostFurniture,
  bareSitting,
  noTable,
  darkLiving,
  blindSink,
  ...everydayFaults,
} as const satisfies Readonly<Record<string, PlanFault>>;

/**
 * Points against a plan as a buyer would judge it; the least are the best. Whole numbers, alike on every machine.
 * A plan with many may pass every rule: this is about what one would like to live in.
 */
export const discomfortOf = (plan: Plan): number =>
  disproportion(outlineOf(plan)) + Object.values(planFaults).reduce((sum, fault) => sum + fault(plan), 0);
