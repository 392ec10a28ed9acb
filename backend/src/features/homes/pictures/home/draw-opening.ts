import type { Opening } from '@hearthline/model/home/house.ts';
import type { Map2 } from '@hearthline/model/space/surface.ts';
import { lit } from '../drawing/colour.ts';
import { ellipse, group, path, polygon, polygonPath, type Shape } from '../drawing/shape.ts';
import { linePath, patch, patchPath } from './patch.ts';

export interface OpeningColours {
  readonly frame: string;
  readonly door: string;
}

/** Drawn aside behind the glass. */
const curtains = (to: Map2, u: number, v: number, w: number, h: number): Shape[] => {
  const hang = (from: number, out: number): Shape =>
    polygon(
      [
        to(u + w * from, v + h),
        to(u + w * (from + out * 0.2), v + h),
        to(u + w * (from + out * 0.13), v + h * 0.4),
        to(u + w * (from + out * 0.15), v),
        to(u + w * from, v),
      ],
      { fill: '#f2ede2', dusk: '#d98f43', opacity: 0.42 },
    );
  return [hang(0, 1), hang(1, -1)];
};

/** What is seen of the room behind: its rear wall with a picture, a lamp, and what stands below the sill line. */
const room = (to: Map2, u: number, v: number, w: number, h: number): Shape[] => {
  const lamp = to(u + w * 0.66, v + h * 0.58);
  const reach = Math.abs(to(u + w * 0.66, v + h * 0.58 + 8)[1] - lamp[1]);
  return [
    patch(to, u + w * 0.16, v + h * 0.5, w * 0.26, h * 0.24, '#d9cbb0', 0.3),
    patch(to, u, v, w, h * 0.3, '#22303a', 0.4),
    patch(to, u + w * 0.54, v, w * 0.24, h * 0.42, '#33291f', 0.42),
    ellipse(lamp[0], lamp[1], reach * 0.7, reach * 0.55, { fill: '#efe0c0', dusk: '#fff4d6', opacity: 0.75 }),
  ];
};

/** Glass that mirrors the sky above and the trees below, with two bands of light across it. */
const glass = (to: Map2, u: number, v: number, w: number, h: number, light: number): Shape => {
  const [top, bottom] = [to(u + w / 2, v + h), to(u + w / 2, v)];
  const outline = polygonPath([to(u, v), to(u + w, v), to(u + w, v + h), to(u, v + h)]);
  const band = (from: number, thick: number): Shape =>
    polygon(
      [
        to(u + w * from, v + h),
        to(u + w * (from + thick), v + h),
        to(u + w * (from + thick - 0.42), v),
        to(u + w * (from - 0.42), v),
      ],
      { fill: '#ffffff', opacity: 0.16 },
    );
  return group(
    [
      path(outline, {
        fill: {
          kind: 'linear',
          from: top,
          to: bottom,
          stops: [
            [0, lit('#86a5b4', light)],
            [0.45, lit('#a9c1c8', light)],
            [0.62, lit('#5f7a80', light)],
            [1, lit('#3f565f', light)],
          ],
        },
        dusk: {
          kind: 'linear',
          from: top,
          to: bottom,
          stops: [
            [0, lit('#e9ad5c', light)],
            [0.4, lit('#ffd88c', light)],
            [0.75, lit('#f3bf6e', light)],
            [1, lit('#b9793c', light)],
          ],
        },
      }),
      ...(w > 20 && h > 34 ? [...room(to, u, v, w, h), ...curtains(to, u, v, w, h)] : []),
      band(0.5, 0.2),
      band(0.84, 0.08),
      patch(to, u, v + h * 0.9, w, h * 0.1, '#1b2a33', 0.35),
    ],
    { clip: outline },
  );
};

const drawWindow = (to: Map2, { u, w, sill, h }: Opening, frame: string, light: number): Shape[] => {
  const trim = 4;
  const bars: string[] = [];
  const sashes = w > 56 ? 3 : w > 36 ? 2 : 1;
  for (let sash = 1; sash < sashes; sash += 1)
    bars.push(patchPath(to, u + (w * sash) / sashes - 1, sill, 2, h));
  if (h > 40) bars.push(patchPath(to, u, sill + h * 0.52, w, 1.8));
  return [
    patch(to, u - trim, sill - trim, w + 2 * trim, h + 2 * trim, lit(frame, light)),
    path(linePath(to, u - trim, sill - trim, u + w + trim, sill - trim), {
      stroke: lit(frame, light * 0.6),
      width: 1,
    }),
    glass(to, u, sill, w, h, light),
    path(bars.join(''), { fill: lit(frame, light) }),
    patch(to, u - trim - 2, sill - trim - 2.5, w + 2 * trim + 4, 3, lit(frame, light * 1.03)),
    patch(to, u - trim - 1, sill - trim - 6, w + 2 * trim + 2, 3.5, '#1b2a33', 0.22),
  ];
};

const drawDoor = (
  to: Map2,
  { u, w, h }: Opening,
  { frame, door }: OpeningColours,
  light: number,
): Shape[] => {
  const panel = (v: number, height: number, left: number): Shape[] => [
    patch(to, u + left, v, w * 0.36, height, lit(door, light * 0.8)),
    patch(to, u + left + 1, v + 1, w * 0.36 - 2, height - 1.6, lit(door, light * 1.06)),
  ];
  const [x, y] = to(u + w * 0.87, h * 0.47);
  return [
    patch(to, u - 5, 0, w + 10, h + 6, lit(frame, light)),
    patch(to, u, 0, w, h, lit(door, light)),
    ...panel(6, h * 0.32, w * 0.1),
    ...panel(6, h * 0.32, w * 0.54),
    glass(to, u + w * 0.14, h * 0.55, w * 0.72, h * 0.36, light),
    path(
      patchPath(to, u + w * 0.14, h * 0.73, w * 0.72, 1.3) +
        patchPath(to, u + w * 0.49, h * 0.55, 1.3, h * 0.36),
      { fill: lit(door, light) },
    ),
    path(`M${x - 1.3} ${y}a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0Z`, { fill: '#e9d9a8' }),
  ];
};

const drawGlassDoor = (to: Map2, { u, w, h }: Opening, frame: string, light: number): Shape[] => [
  patch(to, u - 4, 0, w + 8, h + 5, lit(frame, light)),
  glass(to, u + 2, 3, w / 2 - 4, h - 5, light),
  glass(to, u + w / 2 + 2, 3, w / 2 - 4, h - 5, light),
];

export const drawOpening = (to: Map2, opening: Opening, colours: OpeningColours, light: number): Shape[] => {
  if (opening.kind === 'door') return drawDoor(to, opening, colours, light);
  if (opening.kind === 'glass-door') return drawGlassDoor(to, opening, colours.frame, light);
  return drawWindow(to, opening, colours.frame, light);
};
