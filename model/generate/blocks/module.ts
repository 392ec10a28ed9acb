import type { BathKind, BedKind, DoorKind, Use } from '../../plan/document.ts';
import { column, fixed, mirrored, part, rangeOf, row, type Axis, type Node, type Part } from './node.ts';

export interface RoomSpec {
  readonly id: string;
  readonly name: string;
  readonly use: Use;
  readonly bed?: BedKind;
  readonly bath?: BathKind;
  readonly for?: string;
}

/** How two rooms meet. `open`: without a wall. Everything else is a door; it swings into `b`. */
export interface Link {
  readonly kind: 'open' | Exclude<DoorKind, 'sliding-glass'>;
  /** The room, or several of which the first that borders on `b` is taken. */
  readonly a: string | readonly string[];
  readonly b: string;
}

/** A door to the outside. */
export interface OutsideDoor {
  readonly room: string;
  readonly kind: 'entry' | 'exit' | 'patio';
}

/** Some rooms that belong together. */
export interface Module {
  readonly node: Node;
  readonly rooms: readonly RoomSpec[];
  readonly links: readonly Link[];
  readonly outside: readonly OutsideDoor[];
  /** Share of the length that is left over. */
  readonly grow: number;
}

export const module = (
  node: Node,
  rooms: readonly RoomSpec[],
  links: readonly Link[] = [],
  outside: readonly OutsideDoor[] = [],
  grow = 1,
): Module => ({ node, rooms, links, outside, grow });

const joined = (modules: readonly Module[]): Pick<Module, 'rooms' | 'links' | 'outside'> => {
  const rooms = new Map(modules.flatMap((one) => one.rooms.map((room) => [room.id, room] as const)));
  return {
    rooms: [...rooms.values()],
    links: modules.flatMap(({ links }) => links),
    outside: modules.flatMap(({ outside }) => outside),
  };
};

/** A module as a part of a row. */
export const partOf = ({ node, grow }: Module): Part => part(node, 0, undefined, grow);

/** Modules from left to right. */
export const beside = (...modules: readonly Module[]): Module => ({
  ...joined(modules),
  grow: modules.reduce((sum, { grow }) => sum + grow, 0),
  node: modules.length === 1 && modules[0] ? modules[0].node : row(...modules.map(partOf)),
});

/** Modules from the rear to the front, each of its depth. */
export const stacked = (modules: readonly Module[], depths: readonly number[]): Module => ({
  ...joined(modules),
  grow: Math.max(...modules.map(({ grow }) => grow)),
  node: column(...modules.map(({ node }, index) => fixed(node, depths[index] ?? 0))),
});

/** The same with more links and doors. */
export const linked = (
  one: Module,
  links: readonly Link[],
  outside: readonly OutsideDoor[] = [],
): Module => ({ ...one, links: [...one.links, ...links], outside: [...one.outside, ...outside] });

export const turned = (one: Module, axis: Axis): Module => ({ ...one, node: mirrored(one.node, axis) });

/** The lengths that a module can take. */
export const lengthsOf = ({ node }: Module): { min: number; max: number } => rangeOf(node, 'row');
