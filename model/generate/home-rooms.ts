import type { BathKind, BedKind, Box, DoorKind, Use } from '../plan/document.ts';

/** What a room of a home is to be. */
export interface RoomSpec {
  readonly id: string;
  readonly name: string;
  readonly use: Use;
  readonly bed?: BedKind;
  readonly bath?: BathKind;
  readonly for?: string;
}

/** A box of a room, to the middles of its walls. A room that is not a rectangle has several. */
export interface RoomBox extends Box {
  readonly room: string;
}

/** How two rooms meet. `open`: without a wall. Everything else is a door; it swings into `b`. */
export interface Link {
  readonly kind: 'open' | Exclude<DoorKind, 'sliding-glass'>;
  /** The room, or several of which the first that borders on `b` is taken. */
  readonly a: string | readonly string[];
  readonly b: string;
  /** Only where the two rooms meet. */
  readonly optional?: true;
}

/** A door to the outside. */
export interface OutsideDoor {
  readonly room: string;
  readonly kind: 'entry' | 'exit' | 'patio';
}
