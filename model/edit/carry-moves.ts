import { checkPlan } from '../check/check-plan.ts';
import type { GeneratedPlan } from '../designs/design.ts';
import { ahead, runsAlongX, sharedArea } from '../plan/box.ts';
import type { Level, Wall } from '../plan/document.ts';
import { boxesOf } from '../plan/ring.ts';
import type { Edit } from './edit.ts';
import { editedPlan } from './edited-plan.ts';

/** The rooms on both sides of a wall, one side after the other. */
const roomsBeside = (wall: Wall, { rooms }: Level): string =>
  (runsAlongX(wall) ? (['rear', 'front'] as const) : (['left', 'right'] as const))
    .map((side) => {
      const strip = ahead(wall, side, 1);
      return rooms.filter(({ floor }) => boxesOf(floor).some((box) => sharedArea(box, strip) > 0));
    })
    .map((beside) => beside.map(({ id }) => id).join(','))
    .join('|');

/** By what a thing is known again in another plan of the same rooms, in the order of the document. */
const namesOf = ({ rooms, walls, doors, windows, fixtures }: Level) => {
  const level = { rooms, walls } as Level;
  return {
    wall: walls.map((wall) => `${wall.kind} ${roomsBeside(wall, level)}`),
    door: doors.map(({ kind, rooms: between }) => `${kind} ${between.join('|')}`),
    window: windows.map(({ room, w, h }) => `${room} ${w > h}`),
    piece: fixtures.map(({ kind, room }) => `${room} ${kind}`),
    room: rooms.map(({ id }) => id),
  };
};

/** The place of the thing with the same name; of several the one with as many before it. */
const placeIn = (names: readonly string[], others: readonly string[], of: number): number | undefined => {
  const name = names[of];
  const before = names.slice(0, of).filter((one) => one === name).length;
  const places = others.flatMap((one, index) => (one === name ? [index] : []));
  return places[before];
};

const listOf = {
  wall: 'wall',
  door: 'door',
  window: 'window',
  piece: 'piece',
  turn: 'piece',
  swap: 'room',
  stretch: 'room',
} as const;

/** The same moves in another plan of the same rooms; those of things that are not there are left out. */
export const movesIn = (before: GeneratedPlan, after: GeneratedPlan, moves: readonly Edit[]): Edit[] => {
  const [names, others] = [namesOf(before.levels[0]), namesOf(after.levels[0])];
  return moves.flatMap((edit): Edit[] => {
    const list = listOf[edit.kind];
    const of = placeIn(names[list], others[list], edit.of);
    if (of === undefined) return [];
    if (edit.kind !== 'swap') return [{ ...edit, of }];
    const partner = placeIn(names.room, others.room, edit.with);
    return partner === undefined ? [] : [{ ...edit, of: Math.min(of, partner), with: Math.max(of, partner) }];
  });
};

/** The same moves in a plan that is seen in a mirror. */
export const mirroredMoves = ({ levels: [level] }: GeneratedPlan, moves: readonly Edit[]): Edit[] =>
  moves.map((edit): Edit => {
    switch (edit.kind) {
      case 'wall': {
        const wall = level.walls[edit.of];
        return wall && !runsAlongX(wall) ? { ...edit, by: -edit.by } : edit;
      }
      case 'door':
      case 'window': {
        const opening = (edit.kind === 'door' ? level.doors : level.windows)[edit.of];
        const wall = level.walls.find(({ id }) => id === opening?.wall);
        return wall && runsAlongX(wall) ? { ...edit, by: -edit.by } : edit;
      }
      case 'piece':
        return { ...edit, x: edit.x === 0 ? 0 : -edit.x };
      case 'turn':
        return { ...edit, quarters: 4 - edit.quarters };
      case 'swap':
      case 'stretch':
        return edit;
    }
  });

const passes = (base: GeneratedPlan, moves: readonly Edit[]): boolean => {
  const plan = editedPlan(base, moves);
  return !('refused' in plan) && !checkPlan(plan, plan.wish).some(({ level }) => level === 'error');
};

/**
 * The moves that a plan holds: all of them if it passes every rule of level `error` with them; otherwise one after the other, those
 * with which it does.
 */
export const validMoves = (base: GeneratedPlan, moves: readonly Edit[]): Edit[] =>
  moves.length === 0 || passes(base, moves)
    ? [...moves]
    : moves.reduce<Edit[]>((valid, move) => (passes(base, [...valid, move]) ? [...valid, move] : valid), []);
