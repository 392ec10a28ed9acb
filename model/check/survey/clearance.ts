import type { Box } from '../../plan/document.ts';

/**
 * Corners of square inches that keep a distance from everything that is not free. They are measured at corners rather
 * than at the middles of square inches because the middle line of a way of an even width runs along corners.
 */
export interface Clearance {
  /** Corners in a row: one more than square inches. */
  readonly columns: number;
  readonly rows: number;
  /** 1 where the distance is kept. */
  readonly clear: Uint8Array;
}

/** What is not free, as boxes: stretches of rows that are alike are one box. */
export const blockedBoxes = (free: Uint8Array, length: number, width: number): Box[] => {
  const boxes: Box[] = [];
  let above: Box[] = [];
  for (let y = 0; y < width; y++) {
    const row: Box[] = [];
    const end = (y + 1) * length;
    let next = 0;
    for (let at = y * length; at < end; at++) {
      if (free[at] === 1) continue;
      const start = at;
      while (at < end && free[at] === 0) at++;
      const x = start - y * length;
      const w = at - start;
      let same: Box | undefined = above[next];
      while (same && same.x < x) same = above[++next];
      if (same?.x === x && same.w === w) {
        same.h++;
        row.push(same);
      } else {
        const box = { x, y, w, h: 1 };
        boxes.push(box);
        row.push(box);
      }
    }
    above = row;
  }
  return boxes;
};

/** Finds the points that are at least this far, in a straight line, from all boxes. */
export const clearanceOf = (
  blocked: readonly Box[],
  length: number,
  width: number,
  radius: number,
): Clearance => {
  const [columns, rows] = [length + 1, width + 1];
  // Each box, widened by the circle, adds one where a row enters it and takes one away where the row leaves it.
  const edges = new Int16Array((columns + 1) * rows);
  const max = Math.ceil(radius) - 1;
  const reach = Array.from(
    { length: max + 1 },
    (_, dy) => Math.ceil(Math.sqrt(radius * radius - dy * dy)) - 1,
  );
  for (const box of blocked) {
    const [first, last] = [box.y, box.y + box.h];
    for (let y = Math.max(0, first - max); y <= Math.min(width, last + max); y++) {
      const across = reach[y < first ? first - y : y > last ? y - last : 0] ?? 0;
      const start = y * (columns + 1);
      const from = start + Math.max(0, box.x - across);
      const to = start + Math.min(columns, box.x + box.w + across + 1);
      edges[from] = (edges[from] ?? 0) + 1;
      edges[to] = (edges[to] ?? 0) - 1;
    }
  }
  const clear = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    let covered = 0;
    const start = y * (columns + 1);
    for (let x = 0; x < columns; x++) {
      covered += edges[start + x] ?? 0;
      if (covered === 0) clear[y * columns + x] = 1;
    }
  }
  return { columns, rows, clear };
};
