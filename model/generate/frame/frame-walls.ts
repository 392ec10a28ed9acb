import type { Box, Wall } from '../../plan/document.ts';
import type { RoomBox } from '../home-rooms.ts';

/** Thicknesses in inches. */
export const thickness = { exterior: 6, interior: 4, marriage: 8 } as const;

/** Two rooms as one key, whichever is named first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

const edgesOf = (boxes: readonly RoomBox[], of: (box: Box) => readonly number[]): number[] =>
  [...new Set(boxes.flatMap(of))].sort((a, b) => a - b);

interface Run {
  readonly at: number;
  readonly from: number;
  to: number;
}

/** Where different rooms meet along lines: `across` gives the two rooms at a line and a stretch. */
const runsOf = (
  lines: readonly number[],
  stretches: readonly number[],
  isWall: (line: number, from: number) => boolean,
  breaks: readonly number[],
): Run[] =>
  lines.flatMap((at) => {
    const runs: Run[] = [];
    for (const [index, from] of stretches.slice(0, -1).entries()) {
      if (!isWall(at, from)) continue;
      const to = stretches[index + 1] ?? from;
      const last = runs.at(-1);
      if (last?.to === from && !breaks.includes(from)) last.to = to;
      else runs.push({ at, from, to });
    }
    return runs;
  });

/** A ridge beam needs a post where a marriage line is open over a longer stretch than this. */
const maxOpen = 256;
const pierLength = 16;

/** Posts in the open stretches of a marriage line: where two rooms meet, if that halves the stretch well enough. */
const piersOf = (
  line: number,
  walls: readonly Box[],
  start: number,
  end: number,
  joints: readonly number[],
): (Box & { kind: 'marriage' })[] => {
  const piers: (Box & { kind: 'marriage' })[] = [];
  const ends = [...walls].sort((a, b) => a.x - b.x);
  let from = start;
  for (const wall of [...ends, { x: end, y: 0, w: 0, h: 0 }]) {
    const run = wall.x - from;
    if (run > maxOpen) {
      const middle = from + run / 2;
      const joint = joints
        .filter((x) => x - from < maxOpen && wall.x - x < maxOpen)
        .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
      const x = Math.round(joint ?? middle) - pierLength / 2;
      piers.push({
        kind: 'marriage',
        x,
        y: line - thickness.marriage / 2,
        w: pierLength,
        h: thickness.marriage,
      });
    }
    from = Math.max(from, wall.x + wall.w);
  }
  return piers;
};

/**
 * The walls between boxes of rooms: on every line where two rooms meet that are not open to each other.
 * @param open pairs of rooms without a wall
 * @param lines marriage lines, where walls have two halves
 */
export const wallsOf = (
  boxes: readonly RoomBox[],
  open: ReadonlySet<string>,
  length: number,
  width: number,
  lines: readonly number[],
): Wall[] => {
  const xs = edgesOf(boxes, ({ x, w }) => [x, x + w]);
  const ys = edgesOf(boxes, ({ y, h }) => [y, y + h]);
  const roomAt = (x: number, y: number): string =>
    boxes.find((box) => x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h)?.room ?? '';
  const parts = (a: string, b: string): boolean => a !== b && !open.has(pairOf(a, b));
  const half = thickness.interior / 2;
  const skin = thickness.exterior;
  const within = (from: number, to: number, end: number): [number, number] => [
    Math.max(skin, from),
    Math.min(end - skin, to),
  ];
  const upright = runsOf(xs.slice(1, -1), ys, (x, y) => parts(roomAt(x - 1, y), roomAt(x, y)), lines).map(
    ({ at, from, to }) => {
      const [start, end] = within(
        lines.includes(from) ? from : from - half,
        lines.includes(to) ? to : to + half,
        width,
      );
      return { kind: 'interior' as const, x: at - half, y: start, w: 2 * half, h: end - start };
    },
  );
  const level = runsOf(ys.slice(1, -1), xs, (y, x) => parts(roomAt(x, y - 1), roomAt(x, y)), []).map(
    ({ at, from, to }) => {
      const married = lines.includes(at);
      const thick = married ? thickness.marriage : thickness.interior;
      const [start, end] = within(from - half, to + half, length);
      return {
        kind: married ? ('marriage' as const) : ('interior' as const),
        x: start,
        y: at - thick / 2,
        w: end - start,
        h: thick,
      };
    },
  );
  const posts = level.filter(({ kind }) => kind === 'marriage');
  const piers = lines.flatMap((line) =>
    piersOf(
      line,
      posts.filter((wall) => Math.abs(wall.y + wall.h / 2 - line) < 1),
      skin,
      length - skin,
      xs,
    ),
  );
  const exterior = [
    { x: 0, y: 0, w: length, h: skin },
    { x: 0, y: width - skin, w: length, h: skin },
    { x: 0, y: skin, w: skin, h: width - 2 * skin },
    { x: length - skin, y: skin, w: skin, h: width - 2 * skin },
  ].map((box) => ({ kind: 'exterior' as const, ...box }));
  return [...exterior, ...level, ...piers, ...upright].map((wall, index) => ({
    id: `wall-${index + 1}`,
    ...wall,
  }));
};
