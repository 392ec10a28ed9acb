import type { BedroomType } from '@hearthline/rules/home-options.ts';
import type { Picture } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { armchair, bench, chest, desk, nightstand, plant, rug } from './furniture/symbol.ts';
import { madeBed } from './bed.ts';
import { at, measure, piece, roomShapes, sheet, type Piece } from './room.ts';

/** Standard mattress sizes, in inches. */
const mattress: Record<BedroomType, { w: number; h: number; cover: string; throw: string }> = {
  king: { w: 76, h: 80, cover: '#b4c2ad', throw: '#8fa387' },
  queen: { w: 60, h: 80, cover: '#bccad1', throw: '#93a9b4' },
  full: { w: 54, h: 75, cover: '#dcb59f', throw: '#c08c72' },
  twin: { w: 38, h: 75, cover: '#d8cba9', throw: '#bfa876' },
};

const room = { w: 168, h: 132 } as const;

const furniture = (type: BedroomType, left: number): Piece[] => {
  const { w } = mattress[type];
  const tables = (sides: readonly ('left' | 'right')[]): Piece[] =>
    sides.map((side) => piece(nightstand, at(side === 'left' ? left - 25 : left + w + 4, 2, 21, 18)));
  switch (type) {
    case 'king':
      return [
        ...tables(['left', 'right']),
        piece(bench, at(left + 11, 92, w - 22, 15)),
        piece(armchair, at(2, 62, 32, 32), 'left'),
        piece(plant, at(146, 4, 20, 20), 'rear', 'round'),
      ];
    case 'queen':
      return [
        ...tables(['left', 'right']),
        piece(chest, at(1, 44, 20, 60), 'left'),
        piece(plant, at(146, 4, 20, 20), 'rear', 'round'),
      ];
    case 'full':
      return [
        ...tables(['left']),
        piece(desk, at(137, 36, 28, 56), 'right'),
        piece(plant, at(146, 4, 18, 18), 'rear', 'round'),
      ];
    case 'twin':
      return [
        ...tables(['right']),
        piece(desk, at(137, 36, 28, 54), 'right'),
        piece(chest, at(1, 98, 17, 32), 'left'),
        piece(plant, at(148, 4, 18, 18), 'rear', 'round'),
      ];
  }
};

/** A bedroom, always of the same size, with one type of bed, so that the four pictures can be compared. */
export const bedroomPicture = (type: BedroomType): Picture => {
  const { w, h, cover, throw: blanket } = mattress[type];
  const left = type === 'twin' ? 5 : (room.w - w) / 2;
  const carpet = type === 'twin' ? at(left + w - 14, 36, 62, 68) : at(left - 22, 38, w + 44, 66);
  const contents: Piece[] = [
    piece(rug, carpet, 'rear', 'flat'),
    piece(madeBed(cover, blanket), at(left - 1, 1, w + 2, h + 4)),
    ...furniture(type, left),
  ];
  const window = { at: type === 'twin' ? 96 : room.w / 2, w: 62 };
  const notes = [
    measure(
      [left, h + (type === 'king' ? 36 : 13)],
      [left + w, h + (type === 'king' ? 36 : 13)],
      `${w} × ${h} in`,
    ),
  ];
  return {
    title: `Bedroom with a ${type} bed`,
    width: sheet.width,
    height: sheet.height,
    paper: ink.paper,
    shapes: roomShapes(
      { ...room, floor: 'wood', window, door: { at: 132, w: 30 }, contents },
      sheet.bedroom,
      notes,
    ),
  };
};
