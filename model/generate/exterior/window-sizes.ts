import type { Box, Operation, Window } from '../../plan/document.ts';

/** A window as it is ordered; in inches. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly operation: Extract<Operation, 'single-hung' | 'awning'>;
}

/** All windows of a home end at this height above the floor, an inch above its doors. */
const headHeight = 81;

const hung = (width: number, height: number): WindowSize => ({ width, height, operation: 'single-hung' });

/** Rooms to live and sleep in: the widest that a wall has room for. One can leave through the first two. */
export const livingSizes: readonly WindowSize[] = [hung(36, 60), hung(30, 60), hung(24, 60)];
/** Above a counter. */
export const kitchenSizes: readonly WindowSize[] = [hung(36, 42), hung(30, 42)];
/** High enough for nobody to look in. */
export const bathSizes: readonly WindowSize[] = [
  { width: 30, height: 21, operation: 'awning' },
  { width: 24, height: 21, operation: 'awning' },
];

/** The same across a wall that would be blank. */
export const wideBathSize: WindowSize = { width: 56, height: 21, operation: 'awning' };

/** Share of a frame that is glass, in per cent. */
const glassShare = 80;
/** What frame and sash take of the clear opening. */
const frame = 4;
const sash = 2;
/** Above the floor, and of an awning above its sill. */
const maxLatch = 52;
const awningLatch = 2;

/** Square inches of glass. */
export const glassOf = ({ width, height }: WindowSize): number =>
  Math.floor((width * height * glassShare) / 100);

const clearOf = ({ width, height, operation }: WindowSize): readonly [width: number, height: number] => [
  width - frame,
  operation === 'single-hung' ? (height >> 1) - sash : height - frame,
];

/** Square inches that open: half of the glass, and no more than the clear opening. */
export const openableOf = (size: WindowSize): number => {
  const [width, height] = clearOf(size);
  return Math.min(glassOf(size) >> 1, width * height);
};

/** A window of a size, without the name of its wall. @param safe whether its glass must not break into shards */
export const windowOf = (
  id: string,
  wall: string,
  room: string,
  box: Box,
  size: WindowSize,
  safe: boolean,
): Window => {
  const sill = headHeight - size.height;
  const [clearWidth, clearHeight] = clearOf(size);
  return {
    id,
    wall,
    room,
    ...box,
    operation: size.operation,
    sill,
    height: size.height,
    glazedArea: glassOf(size),
    openableArea: openableOf(size),
    clearWidth,
    clearHeight,
    latch: size.operation === 'awning' ? sill + awningLatch : Math.min(maxLatch, sill + (size.height >> 1)),
    safetyGlazing: safe,
  };
};
