import type { Box, Wall } from '../../plan/document.ts';
import type { RoomBox } from '../blocks/divide.ts';

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
  const upright = runsOf(
    xs.slice(1, -1),
    ys,
    (x, y) => parts(roomAt(x - 1, y), roomAt(x, y)),
    lines,
  ).map(({ at, from, to }) => {
    const [start, end] = within(
      lines.includes(from) ? from : from - half,
      lines.includes(to) ? to : to + half,
      width,
    );
    return { kind: 'interior' as const, x: at - half, y: start, w: 2 * half, h: end - start };
  });
  const level = runsOf(
    ys.slice(1, -1),
    xs,
    (y, x) => parts(roomAt(x, y - 1), roomAt(x, y)),
    [],
  ).map(({ at, from, to }) => {
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
  });
  const exterior = [
    { x: 0, y: 0, w: length, h: skin },
    { x: 0, y: width - skin, w: length, h: skin },
    { x: 0, y: skin, w: skin, h: width - 2 * skin },
    { x: length - skin, y: skin, w: skin, h: width - 2 * skin },
  ].map((box) => ({ kind: 'exterior' as const, ...box }));
  return [...exterior, ...level, ...upright].map((wall, index) => ({ id: `wall-${index + 1}`, ...wall }));
};
