import type { Box, Corner } from './document.ts';

const at = (ring: readonly Corner[], index: number): Corner => ring[index % ring.length] ?? [0, 0];

/** The area inside a ring; for one that crosses itself, a number without meaning. */
export const areaOf = (ring: readonly Corner[]): number => {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x, y] = at(ring, i);
    const [nextX, nextY] = at(ring, i + 1);
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
};

/** The least box around a ring. */
export const boundsOf = (ring: readonly Corner[]): Box => {
  const [firstX, firstY] = at(ring, 0);
  let [left, right, rear, front] = [firstX, firstX, firstY, firstY];
  for (const [x, y] of ring) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    rear = Math.min(rear, y);
    front = Math.max(front, y);
  }
  return { x: left, y: rear, w: right - left, h: front - rear };
};

/** The edges of a ring as boxes without thickness. */
export const edgesOf = (ring: readonly Corner[]): Box[] =>
  ring.map(([x, y], i) => {
    const [nextX, nextY] = at(ring, i + 1);
    return { x: Math.min(x, nextX), y: Math.min(y, nextY), w: Math.abs(nextX - x), h: Math.abs(nextY - y) };
  });

/** What keeps a ring from being a floor's: the corner, and why; null if nothing does. */
export const ringFault = (ring: readonly Corner[]): { corner: Corner; why: string } | null => {
  if (ring.length < 4) return { corner: at(ring, 0), why: 'fewer than four corners' };
  for (let i = 0; i < ring.length; i++) {
    const corner = at(ring, i);
    const before = at(ring, i + ring.length - 1);
    const after = at(ring, i + 1);
    const [x, y] = corner;
    if (x === after[0] && y === after[1]) return { corner, why: 'a corner twice' };
    if (x !== after[0] && y !== after[1]) return { corner, why: 'a slanting edge' };
    if ((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]))
      return { corner, why: 'a needless corner' };
  }
  const edges = edgesOf(ring);
  for (let i = 0; i < edges.length; i++)
    for (let j = i + 2; j < edges.length; j++) {
      const [a, b] = [edges[i], edges[j]];
      if (!a || !b || (i === 0 && j === edges.length - 1)) continue;
      if (a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h)
        return { corner: at(ring, j), why: 'edges that meet' };
    }
  return null;
};

/** The boxes of which a floor consists, in rows from the rear: the stretches between its edges, row by row of corners. */
export const boxesOf = (ring: readonly Corner[]): Box[] => {
  if (ringFault(ring)) return [];
  const rows = [...new Set(ring.map(([, y]) => y))].sort((a, b) => a - b);
  const upright = edgesOf(ring).filter(({ w }) => w === 0);
  const boxes: Box[] = [];
  for (let i = 0; i + 1 < rows.length; i++) {
    const [y, next] = [rows[i] ?? 0, rows[i + 1] ?? 0];
    const crossed = upright
      .filter((edge) => edge.y <= y && edge.y + edge.h >= next)
      .map(({ x }) => x)
      .sort((a, b) => a - b);
    for (let j = 0; j + 1 < crossed.length; j += 2) {
      const [x, end] = [crossed[j] ?? 0, crossed[j + 1] ?? 0];
      boxes.push({ x, y, w: end - x, h: next - y });
    }
  }
  return boxes;
};
