import type { Box, Door, Side } from '../../plan/document.ts';
import type { Checks, Fault } from '../fault.ts';
import { clearAhead } from '../survey/free-floor.ts';
import type { Opening } from '../survey/opening.ts';
import type { Survey } from '../survey/survey.ts';

/** No leaf is wider; a document that says so is not followed over thousands of square inches. */
const widestLeaf = 96;

/** The quarter circle of a door: its box, and the corner it turns round. */
interface Swing {
  readonly door: Door;
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Into a room rather than to the outside. */
  readonly inside: boolean;
}

const swingOf = ({ rooms }: Survey, { item, alongX, width, faces }: Opening<Door>): Swing | undefined => {
  if (item.kind !== 'hinged') return undefined;
  const face = faces.find(({ room }) => (rooms[room]?.id ?? 'outside') === item.into);
  if (!face) return undefined;
  const radius = Math.min(width, widestLeaf);
  const side: Side = face.side;
  const start = item.hinge === 'start';
  const inside = face.room >= 0;
  if (alongX) {
    const x = start ? item.x : item.x + item.w;
    const y = side === 'rear' ? item.y : item.y + item.h;
    const box = { x: start ? x : x - radius, y: side === 'rear' ? y - radius : y, w: radius, h: radius };
    return { door: item, box, x, y, radius, inside };
  }
  const y = start ? item.y : item.y + item.h;
  const x = side === 'left' ? item.x : item.x + item.w;
  const box = { x: side === 'left' ? x - radius : x, y: start ? y : y - radius, w: radius, h: radius };
  return { door: item, box, x, y, radius, inside };
};

const swingsOf = (home: Survey): Swing[] =>
  home.doors.flatMap((door) => {
    const swing = swingOf(home, door);
    return swing ? [swing] : [];
  });

/** Whether a square inch lies in the quarter circle, by its middle. */
const covers = ({ box, x, y, radius }: Swing, column: number, row: number): boolean =>
  column >= box.x &&
  row >= box.y &&
  column < box.x + box.w &&
  row < box.y + box.h &&
  (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2 <= radius * radius;

const countIn = (swing: Swing, box: Box, counts: (column: number, row: number) => boolean): number => {
  let count = 0;
  for (let row = box.y; row < box.y + box.h; row++)
    for (let column = box.x; column < box.x + box.w; column++)
      if (covers(swing, column, row) && counts(column, row)) count++;
  return count;
};

export const doorChecks = {
  'use.door-swing': (home) => {
    const { length, width, cells } = home.raster;
    return swingsOf(home).flatMap((swing): Fault[] => {
      if (!swing.inside) return [];
      const met = countIn(swing, swing.box, (column, row) => {
        const at = row * length + column;
        const onPlan = column >= 0 && row >= 0 && column < length && row < width;
        return !onPlan || (cells[at] ?? 0) <= 0 || (home.occupied[at] ?? 0) > 0;
      });
      if (met === 0) return [];
      return [
        {
          room: swing.door.into,
          item: swing.door.id,
          measured: `${met} sq in`,
          message: `${swing.door.id} meets a wall or a piece of furniture when it swings.`,
        },
      ];
    });
  },

  'use.swings-collide': (home) => {
    const swings = swingsOf(home);
    return swings.flatMap((one, index) =>
      swings.slice(index + 1).flatMap((other): Fault[] => {
        if (one.inside !== other.inside) return [];
        const x = Math.max(one.box.x, other.box.x);
        const y = Math.max(one.box.y, other.box.y);
        const w = Math.min(one.box.x + one.box.w, other.box.x + other.box.w) - x;
        const h = Math.min(one.box.y + one.box.h, other.box.y + other.box.h) - y;
        if (w <= 0 || h <= 0) return [];
        const both = countIn(one, { x, y, w, h }, (column, row) => covers(other, column, row));
        if (both === 0) return [];
        return [
          {
            item: other.door.id,
            measured: `${both} sq in`,
            message: `${one.door.id} and ${other.door.id} swing into each other.`,
          },
        ];
      }),
    );
  },

  'use.landing': (home, { inches }) =>
    home.doors.flatMap(({ item, faces }) =>
      faces.flatMap(({ side, room }): Fault[] => {
        const there = home.rooms[room];
        if (!there || there.use === 'closet') return [];
        const measured = clearAhead(home, item, side, inches);
        if (measured >= inches) return [];
        return [
          {
            room: there.id,
            item: item.id,
            measured,
            message: `${measured} in of floor are free before ${item.id} in ${there.name}.`,
          },
        ];
      }),
    ),
} satisfies Checks;
