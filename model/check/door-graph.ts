import type { Plan, Use } from '../plan/document.ts';
import { surveyOf } from './survey/survey.ts';

/** Rooms by their use, and between which of them a door or an opening leads. */
export interface DoorGraph {
  readonly uses: readonly Use[];
  /** The rooms beside each, by index. */
  readonly neighbors: readonly ReadonlySet<number>[];
}

/** The doors and openings of a plan as a graph, by where they lie. Doors to the outside are left out. */
export const doorGraphOf = (plan: Plan): DoorGraph => {
  const { rooms, joins } = surveyOf(plan);
  const neighbors = rooms.map(() => new Set<number>());
  for (const { a, b } of joins) {
    neighbors[a]?.add(b);
    neighbors[b]?.add(a);
  }
  return { uses: rooms.map(({ use }) => use), neighbors };
};

/** What a room is and what is beside it, so many steps far: rooms that differ in it do not correspond. */
const colorsOf = ({ uses, neighbors }: DoorGraph): string[] => {
  let colors: string[] = [...uses];
  for (let step = 0; step < 3; step++)
    colors = colors.map(
      (color, index) =>
        `${color}(${[...(neighbors[index] ?? [])]
          .map((next) => colors[next] ?? '')
          .sort()
          .join()})`,
    );
  return colors;
};

/** Whether two graphs are the same but for the order of their rooms. */
export const sameGraph = (a: DoorGraph, b: DoorGraph): boolean => {
  const [colors, otherColors] = [colorsOf(a), colorsOf(b)];
  if (colors.toSorted().join('\n') !== otherColors.toSorted().join('\n')) return false;
  const matched: number[] = [];
  const used = new Set<number>();
  const fits = (room: number, other: number): boolean =>
    matched.every(
      (there, before) =>
        (a.neighbors[room]?.has(before) ?? false) === (b.neighbors[other]?.has(there) ?? false),
    );
  // The rooms of one color are few, so that trying them one after another ends soon.
  const extend = (room: number): boolean => {
    if (room === colors.length) return true;
    for (const [other, color] of otherColors.entries()) {
      if (color !== colors[room] || used.has(other) || !fits(room, other)) continue;
      matched.push(other);
      used.add(other);
      if (extend(room + 1)) return true;
      matched.pop();
      used.delete(other);
    }
    return false;
  };
  return extend(0);
};
