import type { Box, Door, Plan, Room } from '../../../model/plan/document.ts';

/** A box along the way that one looks (`from`, `to`) and across it. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

const spanOf = ({ x, y, w, h }: Box, alongX: boolean): Span =>
  alongX ? { from: x, to: x + w, left: y, right: y + h } : { from: y, to: y + h, left: x, right: x + w };

const covers = ({ left, right }: Span, at: number): boolean => left <= at && at <= right;

/** Least width, in inches, through which one sees a fixture. */
const glimpse = 12;

const isBath = (room: Room | undefined): boolean => room?.use === 'bath' || room?.use === 'toilet';

/** Whether one looks straight from one door to another: no wall between, but for openings without a leaf. */
const looksAt = (plan: Plan, door: Door, other: Door): boolean => {
  const alongX = door.h > door.w;
  if (alongX !== other.h > other.w) return false;
  const [own, there] = [spanOf(door, alongX), spanOf(other, alongX)];
  const [left, right] = [Math.max(own.left, there.left), Math.min(own.right, there.right)];
  if (right - left < glimpse) return false;
  const at = (left + right) >> 1;
  const [near, far] = own.to <= there.from ? [own.to, there.from] : [there.to, own.from];
  const { walls, doors } = plan.levels[0];
  return !walls.some((wall) => {
    const span = spanOf(wall, alongX);
    if (span.from >= far || span.to <= near || !covers(span, at)) return false;
    return !doors.some(({ kind, wall: within, ...opening }) => {
      return kind === 'cased' && within === wall.id && covers(spanOf(opening, alongX), at);
    });
  });
};

/** The front door must not look at a toilet: at the door of a room with one. */
export const sightFault = (plan: Plan): number => {
  const { doors, rooms } = plan.levels[0];
  const entry = doors.find((door) => door.entry === true);
  if (!entry) return 0;
  const ofBaths = doors.filter(
    (door) => !door.entry && door.rooms.some((id) => isBath(rooms.find((room) => room.id === id))),
  );
  return 25 * ofBaths.filter((door) => looksAt(plan, entry, door)).length;
};
