import { lit } from '../drawing/colour.ts';
import { line, path, rect, roundRect, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import type { Symbol } from './furniture/symbol.ts';

const edge = { stroke: ink.line, width: 0.8 } as const;

const pillow = (x: number, y: number, w: number, h: number, fill: string): Shape[] => [
  roundRect(x + 0.8, y + 1.2, w, h, 4, { fill: '#2a3036', opacity: 0.12 }),
  path(
    `M${x + 3} ${y + 1}Q${x + w / 2} ${y - 0.6} ${x + w - 3} ${y + 1}Q${x + w + 0.6} ${y + h / 2} ${x + w - 2.4} ${y + h - 0.6}Q${x + w / 2} ${y + h + 0.8} ${x + 2.4} ${y + h - 0.6}Q${x - 0.6} ${y + h / 2} ${x + 3} ${y + 1}Z`,
    { fill, ...edge },
  ),
  path(
    `M${x + 4} ${y + h - 4}q${w * 0.2} -3 ${w * 0.34} -1M${x + w - 5} ${y + 5}q${-w * 0.16} 2 ${-w * 0.26} 1`,
    { stroke: '#c9c5ba', width: 0.7 },
  ),
];

/** A made bed seen from above: headboard, pillows, turned-down sheet, cover with folds and a throw at the foot. */
export const madeBed =
  (cover: string, blanket: string): Symbol =>
  (w, d) => {
    const [left, top] = [-w / 2, -d / 2];
    const pillows = w > 50 ? 2 : 1;
    const width = (w - 8 - (pillows - 1) * 4) / pillows;
    const fold = (x: number, lean: number): string =>
      `M${x} ${top + 40}q${lean} ${d * 0.2} ${lean * 0.4} ${d * 0.42}`;
    return [
      roundRect(left - 2, top, w + 4, 5, 1.5, { fill: ink.timber, ...edge }),
      roundRect(left, top + 3, w, d - 3, 3, { fill: ink.white, ...edge }),
      ...Array.from({ length: pillows }, (_, index) =>
        pillow(left + 4 + index * (width + 4), top + 7, width, 17, '#fffefb'),
      ).flat(),
      ...(pillows === 2 ? pillow(-11, top + 18, 22, 12, blanket) : pillow(-8, top + 18, 16, 11, blanket)),
      roundRect(left - 0.6, top + 31, w + 1.2, d - 31, 3, { fill: cover, ...edge }),
      rect(left - 0.6, top + 31, w + 1.2, 8, { fill: '#fbfaf5', ...edge }),
      path([fold(left + w * 0.22, -3), fold(left + w * 0.5, 2.5), fold(left + w * 0.78, 4)].join(''), {
        stroke: lit(cover, 0.86),
        width: 0.9,
        cap: 'round',
      }),
      rect(left - 1.2, d / 2 - 27, w + 2.4, 17, { fill: blanket, ...edge }),
      ...Array.from({ length: 4 }, (_, index) =>
        line(left - 1.2, d / 2 - 24 + index * 3.6, w / 2 + 1.2, d / 2 - 24 + index * 3.6, {
          stroke: lit(blanket, 1.18),
          width: 0.7,
        }),
      ),
    ];
  };
