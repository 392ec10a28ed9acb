import type { Point } from '@hearthline/model/space/point.ts';

/**
 * The vocabulary every picture is made of: the few elements of SVG that the drawings need,
 * as plain data. `d` is SVG path data. A picture is one tree of shapes; `paint.ts` puts it
 * on a canvas, as pixels or as a vector PDF.
 */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  readonly from: Point;
  readonly to: Point;
  /** Offsets from 0 to 1 with their colors. */
  readonly stops: readonly (readonly [offset: number, colour: string])[];
}

export type Fill = string | Gradient;

export interface PathStyle {
  readonly fill?: Fill;
  /** The fill at dusk, if it is not the daylight's in less light: of what gives light itself. Without a fill, it is seen at dusk only. */
  readonly dusk?: Fill;
  readonly stroke?: Fill;
  /** Stroke width in the units of the drawing; 1 when left out. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
}

export interface PathShape extends PathStyle {
  readonly kind: 'path';
  readonly d: string;
}

export type Face = 'label' | 'label-strong' | 'title';

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly at: Point;
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Extra space after each letter. */
  readonly spacing?: number;
  /** Degrees, clockwise, around `at`. */
  readonly turn?: number;
}

export interface GroupShape {
  readonly kind: 'group';
  readonly children: readonly Shape[];
  readonly move?: Point;
  readonly scale?: number;
  readonly turn?: number;
  /** Height as a share of what it would be: of circles that lie on the ground. */
  readonly flat?: number;
  readonly clip?: string;
  readonly opacity?: number;
}

export type Shape = PathShape | TextShape | GroupShape;

export interface Picture {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The color of the sheet around the picture if the page has other proportions. */
  readonly paper?: string;
  readonly shapes: readonly Shape[];
}

/** Rounds to two decimals, which is finer than any printer. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (d: string, style: PathStyle): PathShape => ({ kind: 'path', d, ...style });

export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

export const rect = (x: number, y: number, w: number, h: number, style: PathStyle): PathShape =>
  path(rectPath(x, y, w, h), style);

/** A rectangle with rounded corners; the radius shrinks if the sides are short. */
export const roundRect = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  style: PathStyle,
): PathShape => {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2));
  const arc = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return path(
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${arc(r, r)}v${n(h - 2 * r)}${arc(-r, r)}h${n(2 * r - w)}${arc(-r, -r)}v${n(2 * r - h)}${arc(r, -r)}Z`,
    style,
  );
};

export const line = (x1: number, y1: number, x2: number, y2: number, style: PathStyle): PathShape =>
  path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, style);

/** Path data of an ellipse, so that many of one color can share a path. */
export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

export const circlePath = (cx: number, cy: number, r: number): string => ellipsePath(cx, cy, r, r);

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: PathStyle): PathShape =>
  path(ellipsePath(cx, cy, rx, ry), style);

export const circle = (cx: number, cy: number, r: number, style: PathStyle): PathShape =>
  ellipse(cx, cy, r, r, style);

export const polygonPath = (points: readonly Point[]): string =>
  `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')}Z`;

export const polygon = (points: readonly Point[], style: PathStyle): PathShape =>
  path(polygonPath(points), style);

export const polyline = (points: readonly Point[], style: PathStyle): PathShape =>
  path(polygonPath(points).slice(0, -1), style);

export const group = (
  children: readonly Shape[],
  options: Omit<GroupShape, 'kind' | 'children'> = {},
): GroupShape => ({
  kind: 'group',
  children,
  ...options,
});

export const text = (
  content: string,
  at: Point,
  options: Omit<TextShape, 'kind' | 'text' | 'at'>,
): TextShape => ({
  kind: 'text',
  text: content,
  at,
  ...options,
});
