import type { Box } from '../plan/document.ts';
import { textWidth } from './labels/text-width.ts';
import type { Path, Primitive, Text, Vertex } from './primitive.ts';

/** The radius of the arc that a bulge makes of a stretch, and where its centre lies. */
export const arcOf = (
  from: Vertex,
  to: Vertex,
): { radius: number; x: number; y: number; start: number; sweep: number } => {
  const bulge = from.bulge ?? 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sweep = 4 * Math.atan(bulge);
  const radius = (Math.hypot(dx, dy) * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
  // From the middle of the chord towards the centre, across the chord.
  const share = (1 - bulge * bulge) / (4 * bulge);
  const x = (from.x + to.x) / 2 - dy * share;
  const y = (from.y + to.y) / 2 + dx * share;
  return { radius, x, y, start: Math.atan2(from.y - y, from.x - x), sweep };
};

/** The box that a line of text fills. */
export const boxOfText = ({ text, x, y, size, strong, upright, anchor }: Text): Box => {
  const wide = textWidth(text, size, strong);
  const shift = anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2;
  return upright
    ? { x: x - size / 2, y: y - wide + shift, w: size, h: wide }
    : { x: x - shift, y: y - size / 2, w: wide, h: size };
};

const pointsOf = ({ rings, closed }: Path): { x: number; y: number }[] =>
  rings.flatMap((ring) =>
    ring.flatMap((from, at) => {
      const to = ring[(at + 1) % ring.length];
      if (!from.bulge || !to || (!closed && at === ring.length - 1)) return [from];
      const { radius, x, y, start, sweep } = arcOf(from, to);
      // Enough of an arc's points to know how far it reaches.
      return [0, 0.25, 0.5, 0.75].map((share) => ({
        x: x + radius * Math.cos(start + sweep * share),
        y: y + radius * Math.sin(start + sweep * share),
      }));
    }),
  );

/** The least box around everything, in inches. */
export const extentOf = (primitives: readonly Primitive[]): Box => {
  let [left, rear, right, front] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const one of primitives) {
    const box = one.kind === 'text' ? boxOfText(one) : null;
    const points =
      one.kind === 'path' ? pointsOf(one) : box ? [box, { x: box.x + box.w, y: box.y + box.h }] : [];
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      rear = Math.min(rear, y);
      front = Math.max(front, y);
    }
  }
  return left > right ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: rear, w: right - left, h: front - rear };
};
