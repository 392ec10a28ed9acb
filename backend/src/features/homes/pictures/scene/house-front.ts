import { lit } from '../drawing/colour.ts';
import { circle, line, path, polygon, rect, roundRect, type Shape } from '../drawing/shape.ts';

/** A window behind which somebody is at home when the picture is of the evening. */
export const lamplight = '#f2c879';

/** A window with a white frame and four panes. @param dusk what it is like in the evening, if there is light behind it */
export const pane = (x: number, y: number, w: number, h: number, dusk?: string): Shape[] => {
  const bar = Math.max(2, Math.min(w, h) / 21);
  return [
    rect(x - bar * 1.5, y - bar * 1.5, w + bar * 3, h + bar * 3, { fill: '#ffffff' }),
    rect(x, y, w, h, {
      fill: {
        kind: 'linear',
        from: [x, y],
        to: [x, y + h],
        stops: [
          [0, '#86a5b4'],
          [0.5, '#a9c1c8'],
          [1, '#4f6a72'],
        ],
      },
      ...(dusk && { dusk }),
    }),
    polygon(
      [
        [x + w * 0.5, y],
        [x + w * 0.72, y],
        [x + w * 0.34, y + h],
        [x + w * 0.12, y + h],
      ],
      { fill: '#ffffff', opacity: 0.18 },
    ),
    line(x, y + h * 0.5, x + w, y + h * 0.5, { stroke: '#ffffff', width: bar }),
    line(x + w / 2, y, x + w / 2, y + h, { stroke: '#ffffff', width: bar }),
  ];
};

/** A door with a light and two panels. */
export const door = (x: number, y: number, w: number, h: number, colour: string): Shape[] => [
  rect(x - w * 0.12, y - w * 0.12, w * 1.24, h + w * 0.12, { fill: '#ffffff' }),
  rect(x, y, w, h, { fill: colour }),
  rect(x + w * 0.15, y + h * 0.08, w * 0.7, h * 0.31, { fill: '#86a5b4' }),
  ...[0.49, 0.76].map((part) =>
    roundRect(x + w * 0.15, y + h * part, w * 0.7, h * 0.19, 2, { fill: lit(colour, 0.9) }),
  ),
  circle(x + w * 0.88, y + h * 0.6, w * 0.053, { fill: '#e9d9a8' }),
];

export interface HouseFront {
  readonly left: number;
  readonly right: number;
  /** The eaves. */
  readonly top: number;
  readonly bottom: number;
  readonly wall: string;
  /** How high the roof is above the eaves, and its color. */
  readonly rise: number;
  readonly roof: string;
}

/** Lap siding between white corner boards, under a roof seen from its long side; what is in the wall is drawn on top. */
export const houseFront = ({ left, right, top, bottom, wall, rise, roof }: HouseFront): Shape[] => {
  const scale = (bottom - top) / 194;
  const lap = 13 * scale;
  let laps = '';
  for (let y = top + 16 * scale; y < bottom; y += lap) laps += `M${left} ${y}H${right}`;
  return [
    rect(left, top, right - left, bottom - top, { fill: wall }),
    path(laps, { stroke: lit(wall, 0.84), width: 1.6 * scale }),
    rect(left, top, right - left, 22 * scale, { fill: '#17222b', opacity: 0.16 }),
    rect(left, top, 9 * scale, bottom - top, { fill: '#fbfaf6' }),
    rect(right - 9 * scale, top, 9 * scale, bottom - top, { fill: '#fbfaf6' }),
    polygon(
      [
        [left - 20 * scale, top],
        [left + 14 * scale, top - rise],
        [right - 14 * scale, top - rise],
        [right + 20 * scale, top],
      ],
      { fill: roof },
    ),
    ...[1, 2, 3].map((row) => {
      const inset = (row * 34 * scale) / 4 - 20 * scale;
      const y = top - (row * rise) / 4;
      return line(left + inset, y, right - inset, y, { stroke: lit(roof, 0.88), width: 2 * scale });
    }),
    rect(left - 22 * scale, top - 6 * scale, right - left + 44 * scale, 13 * scale, { fill: '#fbfaf6' }),
  ];
};
