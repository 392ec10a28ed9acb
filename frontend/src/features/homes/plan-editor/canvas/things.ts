import { ahead, runsAlongX, sharedArea } from '@hearthline/model/plan/box.ts';
import type { Edit } from '@hearthline/model/edit/edit.ts';
import {
  outside,
  type Box,
  type Door,
  type FixtureKind,
  type Level,
  type Plan,
  type Wall,
} from '@hearthline/model/plan/document.ts';
import { boxesOf } from '@hearthline/model/plan/ring.ts';
import type { Way } from './sheet-view.ts';

/** Something that can be taken hold of. */
export interface Thing {
  /** Its id in the document. */
  readonly id: string;
  readonly kind: 'wall' | 'door' | 'window' | 'piece';
  /** Its place in its list. */
  readonly of: number;
  /** What it is and where, as in `Sofa, Living Room`. */
  readonly name: string;
  readonly box: Box;
  /** In which directions of the plan it can be moved. */
  readonly moves: 'x' | 'y' | 'both';
}

const pieceNames: Readonly<Partial<Record<FixtureKind, string>>> = {
  'bed-king': 'King bed',
  'bed-queen': 'Queen bed',
  'bed-full': 'Full bed',
  'bed-twin': 'Twin bed',
  'tub-shower': 'Tub with shower',
  'double-lavatory': 'Double sink',
  lavatory: 'Sink',
  panel: 'Electrical panel',
  'media-unit': 'TV stand',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

const pieceName = (kind: FixtureKind): string => pieceNames[kind] ?? capital(kind);

const namesBeside = (wall: Wall, { rooms }: Level): string[] => {
  const strips = runsAlongX(wall)
    ? [ahead(wall, 'rear', 1), ahead(wall, 'front', 1)]
    : [ahead(wall, 'left', 1), ahead(wall, 'right', 1)];
  return strips.map((strip) => {
    const names = rooms
      .filter(({ floor }) => boxesOf(floor).some((box) => sharedArea(box, strip) > 0))
      .map(({ name }) => name);
    return [...new Set(names)].join(', ');
  });
};

const roomName = ({ rooms }: Level, id: string): string =>
  rooms.find((room) => room.id === id)?.name ?? 'the outside';

const doorName = ({ rooms: [a, b], entry, kind }: Door, level: Level): string => {
  if (entry) return 'Front door';
  const inner = a === outside ? b : a;
  if (a === outside || b === outside) return `Exterior door, ${roomName(level, inner)}`;
  return `${kind === 'cased' ? 'Opening' : 'Door'} between ${roomName(level, a)} and ${roomName(level, b)}`;
};

/** Everything in a plan that can be moved, in the order in which the Tab key reaches it. */
export const thingsOf = ({ levels: [level] }: Plan): Thing[] => [
  ...level.walls.flatMap((wall, of): Thing[] => {
    if (wall.kind !== 'interior') return [];
    const [a = '', b = ''] = namesBeside(wall, level);
    return [
      {
        id: wall.id,
        kind: 'wall',
        of,
        name: `Wall between ${a} and ${b}`,
        box: wall,
        moves: runsAlongX(wall) ? 'y' : 'x',
      },
    ];
  }),
  ...level.doors.map((door, of): Thing => ({
    id: door.id,
    kind: 'door',
    of,
    name: doorName(door, level),
    box: door,
    moves: alongOf(door.wall, level),
  })),
  ...level.windows.map((window, of): Thing => ({
    id: window.id,
    kind: 'window',
    of,
    name: `Window, ${roomName(level, window.room)}`,
    box: window,
    moves: alongOf(window.wall, level),
  })),
  ...level.fixtures.map((piece, of): Thing => ({
    id: piece.id,
    kind: 'piece',
    of,
    name: `${pieceName(piece.kind)}, ${roomName(level, piece.room)}`,
    box: piece,
    moves: 'both',
  })),
];

const alongOf = (wall: string, { walls }: Level): 'x' | 'y' => {
  const own = walls.find(({ id }) => id === wall);
  return own && !runsAlongX(own) ? 'y' : 'x';
};

/** The part of a way in the plan, in whole inches, that a thing can go. */
const wayOf = ({ moves }: Pick<Thing, 'moves'>, { x, y }: Way): Way => ({
  x: moves === 'y' ? 0 : Math.round(x),
  y: moves === 'x' ? 0 : Math.round(y),
});

/** The change that moves a thing on a way; null if it does not move. */
export const moveOf = (thing: Pick<Thing, 'kind' | 'of' | 'moves'>, way: Way): Edit | null => {
  const { x, y } = wayOf(thing, way);
  if (x === 0 && y === 0) return null;
  const { kind, of } = thing;
  return kind === 'piece' ? { kind, of, x, y } : { kind, of, by: thing.moves === 'x' ? x : y };
};

/** The thing as it is now, after the plan has changed. */
export const thingNow = (things: readonly Thing[], id: string | null): Thing | null =>
  things.find((thing) => thing.id === id) ?? null;
