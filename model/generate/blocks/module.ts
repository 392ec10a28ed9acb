import type { BathKind, BedKind, DoorKind, Use } from '../../plan/document.ts';
import { column, mirrored, part, row, type Node } from './node.ts';

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
  readonly a: string;
  readonly b: string;
}

/** A door to the outside. */
export interface OutsideDoor {
  readonly room: string;
  readonly kind: 'entry' | 'exit' | 'patio';
}

/** Some rooms that belong together, over a stretch of the home's length. */
export interface Module {
  readonly min: number;
  readonly grow: number;
  readonly node: Node;
  readonly rooms: readonly RoomSpec[];
  readonly links: readonly Link[];
  readonly outside: readonly OutsideDoor[];
}

export const module = (
  min: number,
  grow: number,
  node: Node,
  rooms: readonly RoomSpec[],
  links: readonly Link[] = [],
  outside: readonly OutsideDoor[] = [],
): Module => ({ min, grow, node, rooms, links, outside });

const joined = (modules: readonly Module[]): Pick<Module, 'rooms' | 'links' | 'outside'> => ({
  rooms: modules.flatMap(({ rooms }) => rooms),
  links: modules.flatMap(({ links }) => links),
  outside: modules.flatMap(({ outside }) => outside),
});

/** Modules from left to right. */
export const beside = (...modules: readonly Module[]): Module => ({
  ...joined(modules),
  min: modules.reduce((sum, { min }) => sum + min, 0),
  grow: modules.reduce((sum, { grow }) => sum + grow, 0),
  node: row(...modules.map(({ node, min, grow }) => part(node, min, grow))),
});

/** Modules from the rear to the front, each of its depth. */
export const stacked = (modules: readonly Module[], depths: readonly number[]): Module => ({
  ...joined(modules),
  min: Math.max(...modules.map(({ min }) => min)),
  grow: Math.max(...modules.map(({ grow }) => grow)),
  node: column(...modules.map(({ node }, index) => part(node, depths[index] ?? 0, 0))),
});

/** The same with more links and doors. */
export const linked = (
  one: Module,
  links: readonly Link[],
  outside: readonly OutsideDoor[] = [],
): Module => ({ ...one, links: [...one.links, ...links], outside: [...one.outside, ...outside] });

export const turned = (one: Module, axis: 'row' | 'column'): Module => ({
  ...one,
  node: mirrored(one.node, axis),
});
