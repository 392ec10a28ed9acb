import type { OutsideDoor, RoomBox, RoomSpec } from '../generate/home-rooms.ts';
import { frameOf, type Frame } from '../generate/frame/frame.ts';
import { exteriorDoor } from '../generate/openings/door-sizes.ts';
import type { PlacedDoor } from '../generate/openings/door-spots.ts';
import { outside, type Door, type Side, type Use } from '../plan/document.ts';

/** Rooms and walls of a home with its outside doors only, as the windows and the porches need them. */
export interface FramedHome {
  readonly frame: Frame;
  readonly placed: readonly PlacedDoor[];
  readonly doors: readonly Door[];
}

type RoomRow = [
  id: string,
  use: Use,
  box: [x: number, y: number, toX: number, toY: number],
  more?: Partial<RoomSpec>,
];

/** A door in a side of the home: its room, kind, side, and where it begins. */
export type DoorRow = [room: string, kind: OutsideDoor['kind'], side: Side, at: number];

const doorIn = (frame: Frame, [room, kind, side, at]: DoorRow, index: number): Door => {
  const { width, ...rest } = exteriorDoor(kind);
  const alongX = side === 'front' || side === 'rear';
  const order: readonly Side[] = ['rear', 'front', 'left', 'right'];
  const wall = frame.walls.filter((one) => one.kind === 'exterior')[order.indexOf(side)];
  if (!wall) throw new Error(`No ${side} wall`);
  const box = alongX ? { x: at, y: wall.y, w: width, h: wall.h } : { x: wall.x, y: at, w: wall.w, h: width };
  return { id: `door-${index + 1}`, wall: wall.id, ...box, rooms: [room, outside], ...rest };
};

/** A home of rooms and outside doors. @throws Error for rooms that make none */
export const framedHome = (
  rooms: readonly RoomRow[],
  open: readonly (readonly [string, string])[],
  length: number,
  depths: readonly number[],
  rows: readonly DoorRow[],
): FramedHome => {
  const boxes = rooms.map(([room, , [x, y, toX, toY]]): RoomBox => ({ room, x, y, w: toX - x, h: toY - y }));
  const specs = rooms.map(([id, use, , more]): RoomSpec => ({ id, name: id, use, ...more }));
  const frame = frameOf(boxes, specs, open, length, depths);
  if (!frame) throw new Error('No frame');
  const doors = rows.map((row, index) => doorIn(frame, row, index));
  return { frame, doors, placed: doors.map((door) => ({ door, keep: [], landings: [] })) };
};

/** A double of 56 ft: the front door in the living room, between the primary bedroom and the kitchen, bedrooms and a glass door at the rear. */
export const framedDouble = (
  rows: readonly DoorRow[] = [
    ['living', 'entry', 'front', 276],
    ['utility', 'exit', 'rear', 620],
    ['dining', 'patio', 'rear', 480],
  ],
): FramedHome =>
  framedHome(
    [
      ['primary', 'primary', [0, 160, 160, 320], { bed: 'king' }],
      ['living', 'living', [160, 160, 440, 320]],
      ['kitchen', 'kitchen', [440, 160, 570, 320]],
      ['bath', 'bath', [570, 160, 672, 320], { bath: 'full' }],
      ['primary-bath', 'bath', [0, 0, 100, 160], { bath: 'full', for: 'primary' }],
      ['primary-closet', 'closet', [100, 0, 160, 160], { for: 'primary' }],
      ['bedroom-2', 'bedroom', [160, 0, 300, 160], { bed: 'queen' }],
      ['bedroom-3', 'bedroom', [300, 0, 430, 160], { bed: 'full' }],
      ['dining', 'dining', [430, 0, 580, 160]],
      ['utility', 'utility', [580, 0, 672, 160]],
    ],
    [
      ['living', 'kitchen'],
      ['kitchen', 'dining'],
    ],
    672,
    [160, 160],
    rows,
  );

/** A single of 48 ft whose rooms reach through it, with the street at its left end or before it. */
export const framedSingle = (
  rows: readonly DoorRow[] = [
    ['living', 'entry', 'left', 100],
    ['utility', 'exit', 'front', 380],
  ],
): FramedHome =>
  framedHome(
    [
      ['living', 'living', [0, 0, 170, 160]],
      ['kitchen', 'kitchen', [170, 0, 290, 160]],
      ['hall', 'hall', [290, 120, 340, 160]],
      ['bath', 'bath', [290, 0, 340, 120], { bath: 'full' }],
      ['utility', 'utility', [340, 0, 430, 160]],
      ['primary', 'primary', [430, 0, 576, 160], { bed: 'queen' }],
    ],
    [['living', 'kitchen']],
    576,
    [160],
    rows,
  );
