// What buyers held against drawings of the first edition: where one leaves a coat, how far a bath is, how narrow a bedroom.
import { centreOf, distance } from '../../../model/plan/box.ts';
import {
  outside,
  type Box,
  type Door,
  type Plan,
  type Room,
  type Use,
} from '../../../model/plan/document.ts';
import { boundsOf } from '../../../model/plan/ring.ts';
import { stepsBeyond } from './proportions.ts';

/** Points against a plan; 0 for none. */
type Fault = (plan: Plan) => number;

const foot = 12;

const roomOf = (plan: Plan, id: string): Room | undefined =>
  plan.levels[0].rooms.find((room) => room.id === id);

const isUse = (plan: Plan, id: string, ...uses: readonly Use[]): boolean =>
  uses.includes(roomOf(plan, id)?.use ?? 'closet');

/** Doors between rooms of one use and others. */
const doorsOf = ({ levels: [{ doors }] }: Plan, isOwn: (id: string) => boolean): Door[] =>
  doors.filter(({ rooms }) => rooms.some(isOwn) && !rooms.includes(outside));

const washes = ({ bath }: Room): boolean => bath === 'full' || bath === 'three-quarter';

/** From the door of each bedroom to that of a bath for it, at most 9 feet; its own bath is near. In feet beyond, up to 15. */
const farBath: Fault = (plan) => {
  const baths = plan.levels[0].rooms.filter(washes);
  return plan.levels[0].rooms
    .filter(({ use }) => use === 'primary' || use === 'bedroom')
    .reduce((sum, { id }) => {
      if (baths.some((bath) => bath.for === id)) return sum;
      const shared = baths.filter((bath) => bath.for === undefined).map((bath) => bath.id);
      const ways = doorsOf(plan, (one) => shared.includes(one)).map(centreOf);
      const own = doorsOf(plan, (one) => one === id).filter(
        ({ rooms }) => !rooms.some((one) => isUse(plan, one, 'closet')),
      );
      const far = Math.min(
        ...own.map(centreOf).flatMap((from) => ways.map((way) => distance(from, way))),
        30 * foot,
      );
      return sum + 2 * Math.min(15, stepsBeyond(Math.round(far), 9 * foot, foot));
    }, 0);
};

/** A bath within 10 feet of the front door, entered from where one comes in. */
const bathAtEntry: Fault = (plan) => {
  const { doors } = plan.levels[0];
  const entry = doors.find((door) => door.entry === true);
  if (!entry) return 0;
  return (
    14 *
    doorsOf(plan, (id) => isUse(plan, id, 'bath', 'toilet')).filter(
      (door) =>
        door.rooms.some((id) => isUse(plan, id, 'living', 'foyer', 'dining', 'kitchen')) &&
        distance(centreOf(door), centreOf(entry)) < 10 * foot,
    ).length
  );
};

/** A bath that is entered through the laundry. */
const bathBehindUtility: Fault = (plan) =>
  80 *
  doorsOf(plan, (id) => {
    const room = roomOf(plan, id);
    return room !== undefined && washes(room);
  }).filter(({ rooms }) => rooms.some((id) => isUse(plan, id, 'utility', 'mud'))).length;

/** There is a closet for coats, and not only a bench. */
const noCoats: Fault = (plan) => (plan.levels[0].rooms.some(({ name }) => name === 'Coats') ? 0 : 16);

/** Bedrooms are 9 feet wide. In steps of 2 inches below. */
const narrowBedroom: Fault = (plan) =>
  plan.levels[0].rooms
    .filter(({ use }) => use === 'primary' || use === 'bedroom')
    .reduce((sum, { floor }) => {
      const { w, h } = boundsOf(floor);
      const steps = stepsBeyond(9 * foot, Math.min(w, h), 2);
      return sum + (steps > 0 ? 6 + 3 * steps : 0);
    }, 0);

/** Halls of more than 16 feet, in feet. */
const hallWalk: Fault = (plan) =>
  plan.levels[0].rooms
    .filter(({ use }) => use === 'hall')
    .reduce((sum, { floor }) => {
      const { w, h } = boundsOf(floor);
      return sum + 2 * stepsBeyond(Math.max(w, h), 16 * foot, foot);
    }, 0);

const isOpenAt = (plan: Plan, x: number, y: number): boolean => {
  const holds = (box: Box): boolean => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  const { walls, doors } = plan.levels[0];
  return !walls.some(holds) || doors.some((door) => door.kind === 'cased' && holds(door));
};

/** Whoever sits at the table does not look at the door of a bath. */
const bathInSight: Fault = (plan) => {
  const table = plan.levels[0].fixtures.find(({ kind, seats = 0 }) => kind === 'table' && seats > 1);
  if (!table) return 0;
  const from = centreOf(table);
  return (
    10 *
    doorsOf(plan, (id) => isUse(plan, id, 'bath', 'toilet')).filter((door) => {
      if (door.rooms.some((id) => isUse(plan, id, 'primary', 'bedroom'))) return false;
      const to = centreOf(door);
      const steps = Math.ceil(distance(from, to) / 3);
      return Array.from({ length: steps }, (_, step) => step / steps).every(
        (share) =>
          distance(from, to) * (1 - share) < foot ||
          isOpenAt(plan, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share),
      );
    }).length
  );
};

/** Each by itself. */
export const everydayFaults = {
  farBath,
  bathAtEntry,
  bathBehindUtility,
  noCoats,
  narrowBedroom,
  hallWalk,
  bathInSight,
} as const satisfies Readonly<Record<string, Fault>>;
