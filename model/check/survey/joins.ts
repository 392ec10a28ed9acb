import type { Box, Door, Side } from '../../plan/document.ts';
import type { Contact } from './contacts.ts';
import { beyond, type Opening } from './opening.ts';

/** A way from one room into another: a door, or floors that touch. */
export interface Join {
  readonly a: number;
  readonly b: number;
  readonly door?: Opening<Door>;
}

/** Every way between two rooms, by where doors lie rather than by what they say. */
export const joinsOf = (doors: readonly Opening<Door>[], contacts: readonly Contact[]): Join[] => [
  ...doors.flatMap((door): Join[] => {
    const [a, b] = [door.faces[0].room, door.faces[1].room];
    return a >= 0 && b >= 0 && a !== b ? [{ a, b, door }] : [];
  }),
  ...contacts.filter(({ open }) => open > 0).map(({ a, b }): Join => ({ a, b })),
];

/** The room on the inner face of an exterior door; undefined for other doors. */
export const innerRoom = ({ faces: [one, other] }: Opening<Door>): number | undefined => {
  if (one.room === beyond && other.room >= 0) return other.room;
  return other.room === beyond && one.room >= 0 ? one.room : undefined;
};

/** The side of an exterior door or window that looks outside; undefined for others. */
export const outerSide = ({ faces }: Opening<Box>): Side | undefined =>
  faces.some(({ room }) => room >= 0) ? faces.find(({ room }) => room === beyond)?.side : undefined;

/** All rooms that can be reached from some, along the ways that are allowed. */
export const reach = (
  from: readonly number[],
  joins: readonly Join[],
  allowed: (from: number, to: number, join: Join) => boolean,
): ReadonlySet<number> => {
  const reached = new Set(from);
  const waiting = [...from];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop())
    for (const join of joins) {
      const to = join.a === room ? join.b : join.b === room ? join.a : undefined;
      if (to === undefined || reached.has(to) || !allowed(room, to, join)) continue;
      reached.add(to);
      waiting.push(to);
    }
  return reached;
};

/** Puts what is joined into one group. @returns the group of each, as the least index in it */
export const groupsOf = (size: number, pairs: Iterable<readonly [number, number]>): number[] => {
  const group = Array.from({ length: size }, (_, index) => index);
  for (const [a, b] of pairs) {
    const [one, other] = [group[a], group[b]];
    if (one === undefined || other === undefined || one === other) continue;
    for (let i = 0; i < size; i++) if (group[i] === Math.max(one, other)) group[i] = Math.min(one, other);
  }
  return group;
};
