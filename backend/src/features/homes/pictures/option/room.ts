import type { Box, Side } from '@hearthline/model/plan/document.ts';
import { group, line, path, rect, rectPath, text, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { put, type Furnished, type Symbol } from './furniture/symbol.ts';

/** The sheet in pixels, and pixels per inch: one scale for all bedrooms and one for all baths, so that relative sizes are true. */
export const sheet = { width: 800, height: 600, bedroom: 3.9, bathroom: 4.6 } as const;

export interface Room {
  /** Clear size in inches. */
  readonly w: number;
  readonly h: number;
  readonly floor: 'carpet' | 'tile' | 'wood';
  /** Window in the upper wall: its middle and width. */
  readonly window: { readonly at: number; readonly w: number } | null;
  /** Door in the lower wall, hinged at its left end. */
  readonly door: { readonly at: number; readonly w: number };
  readonly contents: readonly Piece[];
}

/** Furniture in a room; round pieces cast no square shadow. */
export interface Piece extends Furnished {
  readonly round?: boolean;
}

export const piece = (
  symbol: Symbol,
  rect: Box,
  side: Side = 'rear',
  as: 'solid' | 'flat' | 'round' = 'solid',
): Piece => ({
  shape: put(symbol, rect, side),
  rect,
  flat: as === 'flat',
  round: as === 'round',
});

const thick = 6;

/** Thins lines, whose widths are meant for the small scale of a plan: close up they would look like crayon. */
const finer = (shape: Shape): Shape => {
  if (shape.kind === 'group') return { ...shape, children: shape.children.map(finer) };
  return shape.kind === 'path' && shape.stroke ? { ...shape, width: (shape.width ?? 1) * 0.5 } : shape;
};

const floorOf = ({ w, h, floor }: Room): Shape => {
  if (floor === 'tile') {
    let d = '';
    for (let x = 9; x < w; x += 18) d += `M${x} 0v${h}`;
    for (let y = 9; y < h; y += 18) d += `M0 ${y}h${w}`;
    return group([rect(0, 0, w, h, { fill: '#e9efed' }), path(d, { stroke: '#d3dfdc', width: 0.5 })]);
  }
  const [base, seam] = floor === 'wood' ? ['#efe1c9', '#dfcdac'] : ['#eeebe2', '#e5e1d5'];
  let d = '';
  for (let y = 6; y < h; y += 6) {
    d += `M0 ${y}h${w}`;
    for (let x = ((y * 37) % 50) + 8; x < w; x += 58) d += `M${x} ${y - 6}v6`;
  }
  return group([
    rect(0, 0, w, h, { fill: base }),
    path(floor === 'wood' ? d : '', { stroke: seam, width: 0.5 }),
  ]);
};

const shadowOf = ({ rect: { x, y, w, h }, flat, round }: Piece): Shape[] =>
  flat || round
    ? []
    : [
        rect(x + 1.6, y + 2, w, h, { fill: '#2a3036', opacity: 0.1 }),
        rect(x + 0.8, y + 1, w, h, { fill: '#2a3036', opacity: 0.1 }),
      ];

const walls = ({ w, h, window, door }: Room): Shape[] => {
  const outer = `M${-thick} ${-thick}v${h + 2 * thick}h${w + 2 * thick}v${-(h + 2 * thick)}Z`;
  const leaf = door.w;
  return [
    path(outer + rectPath(0, 0, w, h), { fill: ink.wall }),
    ...(window
      ? [
          rect(window.at - window.w / 2, -thick, window.w, thick, {
            fill: ink.glass,
            stroke: ink.wall,
            width: 0.6,
          }),
          line(window.at - window.w / 2, -thick / 2, window.at + window.w / 2, -thick / 2, {
            stroke: ink.wall,
            width: 0.6,
          }),
        ]
      : []),
    rect(door.at, h - 0.2, leaf, thick + 0.4, { fill: '#efe1c9' }),
    path(`M${door.at} ${h}v${-leaf}A${leaf} ${leaf} 0 0 1 ${door.at + leaf} ${h}Z`, {
      fill: ink.white,
      opacity: 0.4,
    }),
    path(`M${door.at} ${h - leaf}A${leaf} ${leaf} 0 0 1 ${door.at + leaf} ${h}`, {
      stroke: ink.line,
      width: 0.4,
    }),
    line(door.at, h, door.at, h - leaf, { stroke: ink.wall, width: 1.1, cap: 'round' }),
  ];
};

/** Daylight that falls from the window into the room. */
const daylight = ({ h, window }: Room): Shape[] =>
  window
    ? [
        path(`M${window.at - window.w / 2} 0h${window.w}l26 ${h * 0.8}h${-window.w - 52}Z`, {
          fill: {
            kind: 'linear',
            from: [0, 0],
            to: [0, h * 0.8],
            stops: [
              [0, '#fff8e27a'],
              [1, '#fff8e200'],
            ],
          },
        }),
      ]
    : [];

/** A dimension inside the room: a thin line with end marks and its length. */
export const measure = (
  from: readonly [number, number],
  to: readonly [number, number],
  label: string,
): Shape => {
  const upright = from[0] === to[0];
  const length = upright ? to[1] - from[1] : to[0] - from[0];
  const style = { stroke: ink.accent, width: 0.45 } as const;
  return group(
    [
      line(0, 0, length, 0, style),
      line(0, -2, 0, 2, style),
      line(length, -2, length, 2, style),
      text(label, [length / 2, -2.2], {
        face: 'label-strong',
        size: 5.4,
        fill: ink.accent,
        align: 'center',
        spacing: 0.2,
      }),
    ],
    { move: from, turn: upright ? 90 : 0 },
  );
};

/** The room on its paper, in the style of the plans but close enough to see pillows and faucets. */
export const roomShapes = (room: Room, scale: number, notes: readonly Shape[] = []): Shape[] => {
  const { width, height } = sheet;
  const inside = rectPath(0, 0, room.w, room.h);
  const content = [
    group([floorOf(room), ...room.contents.flatMap(shadowOf), ...daylight(room)], { clip: inside }),
    ...room.contents.map(({ shape }) => finer(shape)),
    ...walls(room),
    ...notes,
  ];
  return [
    rect(0, 0, width, height, { fill: ink.paper }),
    group(content, { move: [(width - room.w * scale) / 2, (height - room.h * scale) / 2], scale }),
  ];
};

export const at = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
