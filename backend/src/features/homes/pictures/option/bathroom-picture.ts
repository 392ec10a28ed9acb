import type { BathroomType } from '@hearthline/rules/home-options.ts';
import type { Picture } from '../drawing/shape.ts';
import { shower, soakingTub, toilet, tub, vanity } from './furniture/fixture.ts';
import { ink } from '../drawing/ink.ts';
import { plant, rug } from './furniture/symbol.ts';
import { at, piece, roomShapes, sheet, type Room } from './room.ts';

/** Rooms of the usual sizes, with the fixtures that define each type, at the same scale. */
const rooms: Record<BathroomType, Room> = {
  master: {
    w: 150,
    h: 112,
    floor: 'tile',
    window: { at: 42, w: 48 },
    door: { at: 104, w: 30 },
    contents: [
      piece(rug, at(32, 44, 44, 24), 'rear', 'flat'),
      piece(soakingTub, at(6, 4, 68, 34), 'rear', 'round'),
      piece(shower, at(104, 0, 46, 42)),
      piece(vanity, at(0, 42, 22, 70), 'left'),
      piece(toilet, at(75, 0, 28, 28), 'rear', 'round'),
      piece(plant, at(26, 92, 18, 18), 'rear', 'round'),
    ],
  },
  standard: {
    w: 108,
    h: 92,
    floor: 'tile',
    window: { at: 52, w: 26 },
    door: { at: 70, w: 28 },
    contents: [
      piece(rug, at(34, 22, 20, 36), 'right', 'flat'),
      piece(tub, at(0, 4, 30, 60), 'left'),
      piece(toilet, at(62, 0, 30, 28), 'rear', 'round'),
      piece(vanity, at(4, 71, 44, 21), 'front'),
    ],
  },
  'three-quarter': {
    w: 96,
    h: 80,
    floor: 'tile',
    window: { at: 58, w: 24 },
    door: { at: 58, w: 28 },
    contents: [
      piece(rug, at(40, 30, 26, 18), 'rear', 'flat'),
      piece(shower, at(0, 0, 38, 38), 'left'),
      piece(toilet, at(62, 0, 30, 28), 'rear', 'round'),
      piece(vanity, at(4, 59, 36, 21), 'front'),
    ],
  },
  half: {
    w: 62,
    h: 66,
    floor: 'tile',
    window: null,
    door: { at: 28, w: 28 },
    contents: [piece(toilet, at(32, 0, 28, 28), 'rear', 'round'), piece(vanity, at(0, 2, 19, 30), 'left')],
  },
};

/** A bathroom with exactly the fixtures its name promises. */
export const bathroomPicture = (type: BathroomType): Picture => ({
  title: `${type} bathroom`,
  width: sheet.width,
  height: sheet.height,
  paper: ink.paper,
  shapes: roomShapes(rooms[type], sheet.bathroom),
});
