import { distanceTo } from '../../plan/box.ts';
import type { Room } from '../../plan/document.ts';
import { isBedroom } from '../../plan/kinds.ts';
import { boxesOf } from '../../plan/ring.ts';
import type { Survey } from './survey.ts';

/** Whether a point, such as an alarm's, lies on a room's floor or at most so far from it. */
export const liesIn = (room: Room, point: { x: number; y: number }, slack = 0): boolean =>
  boxesOf(room.floor).some((box) => distanceTo(box, point) <= slack);

/** Whether one may go from a private room into another: into its own bath, closet or toilet compartment. */
export const belongsTo = (owner: Room, room: Room): boolean =>
  room.for !== undefined && (room.for === owner.id || (owner.use !== 'bedroom' && room.for === owner.for));

/** Indexes of the rooms that a room has a way into. */
export const neighbours = ({ joins }: Survey, room: number): number[] =>
  joins.flatMap(({ a, b }) => (a === room ? [b] : b === room ? [a] : []));

export interface Indexed {
  readonly room: Room;
  readonly index: number;
}

/** The rooms of some uses, with their indexes. */
export const roomsWith = ({ rooms }: Survey, wanted: (room: Room) => boolean): Indexed[] =>
  rooms.flatMap((room, index) => (wanted(room) ? [{ room, index }] : []));

export const bedroomsOf = (home: Survey): Indexed[] => roomsWith(home, ({ use }) => isBedroom(use));

/** The closets of a bedroom: those which name it and which it or one of its own rooms has a way into. */
export const closetsOf = (home: Survey, { room, index }: Indexed): Indexed[] =>
  roomsWith(home, ({ use, for: owner }) => use === 'closet' && owner === room.id).filter((closet) =>
    neighbours(home, closet.index).some((next) => next === index || home.rooms[next]?.for === room.id),
  );

/** The baths that name a room as the one they belong to. */
export const bathsFor = (home: Survey, { id }: Room): Indexed[] =>
  roomsWith(home, ({ use, for: owner }) => use === 'bath' && owner === id);

/** How many people a bedroom is for: what it says, but no fewer than its bed holds. */
export const sleepersOf = ({ bed, sleeps }: Room): number => Math.max(sleeps ?? 1, bed === 'twin' ? 1 : 2);

/** Whether a room has only itself, its owner and what belongs to them behind its doors. */
export const isOwn = (home: Survey, bath: number, owner: number): boolean => {
  const there = home.rooms[owner];
  return neighbours(home, bath).every((next) => {
    const room = home.rooms[next];
    return (
      next === owner ||
      (room !== undefined &&
        there !== undefined &&
        (belongsTo(there, room) || room.for === home.rooms[bath]?.id))
    );
  });
};
