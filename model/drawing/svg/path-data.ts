import { arcOf } from '../extent.ts';
import type { Path } from '../primitive.ts';

/** To a thousandth of an inch, without needless zeros. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

/** A path in the notation of SVG, which canvases and PDF libraries read as well. */
export const pathData = ({ rings, closed }: Path): string =>
  rings
    .map((ring) => {
      const [first] = ring;
      if (!first) return '';
      const parts = [`M${short(first.x)} ${short(first.y)}`];
      for (let at = 0; at < ring.length; at++) {
        const from = ring[at];
        const to = ring[(at + 1) % ring.length];
        const isLast = at === ring.length - 1;
        if (!from || !to || (isLast && !closed)) break;
        if (from.bulge) {
          const radius = short(arcOf(from, to).radius);
          const flags = `${Math.abs(from.bulge) > 1 ? 1 : 0} ${from.bulge > 0 ? 1 : 0}`;
          parts.push(`A${radius} ${radius} 0 ${flags} ${short(to.x)} ${short(to.y)}`);
        } else if (!isLast) parts.push(`L${short(to.x)} ${short(to.y)}`);
      }
      if (closed) parts.push('Z');
      return parts.join('');
    })
    .join('');
