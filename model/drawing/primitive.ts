import type { Point } from '../plan/box.ts';

/** What a reader switches on and off; in a drawing for other programs, layers by these names. */
export const layers = [
  'floors',
  'porch',
  'marriage line',
  'fixtures',
  'furniture',
  'walls',
  'windows',
  'doors',
  'roof',
  'alarms',
  'text',
  'dimensions',
  'tags',
] as const;
export type Layer = (typeof layers)[number];

/** Line weights from heavy to hair; what they come to depends on the size of the text ({@link penWidths}). */
export type Pen = 'heavy' | 'medium' | 'fine' | 'hair';

/** The width of a line as a share of the height of the drawing's text, so that both suit the same scale. */
export const penWidths: Readonly<Record<Pen, number>> = { heavy: 0.13, medium: 0.09, fine: 0.06, hair: 0.04 };

/** What a line or a surface stands for; each kind of file has its colors for them. */
export type Ink = 'line' | 'detail' | 'faint' | 'quiet' | 'text' | 'accent' | 'joint';
export type Fill =
  | 'wall'
  | 'paper'
  | 'living'
  | 'sleeping'
  | 'wet'
  | 'service'
  | 'storage'
  | 'deck'
  | 'piece'
  | 'soft'
  | 'shade'
  | 'glass'
  | 'roof'
  | 'accent';

/** What a buyer chooses inside, and a drawing can show in the color of the choice (`ui/drawing` of the client does). */
export type InteriorFinish = 'floors' | 'cabinets' | 'counters';

export type Dash = 'hidden' | 'center';

/** In inches: a dash and a gap, and so on. */
export const dashes: Readonly<Record<Dash, readonly number[]>> = { hidden: [4, 3], center: [18, 4, 3, 4] };

/**
 * A corner of an outline. `bulge` bends the stretch to the next corner into an arc: it is the tangent of a quarter of the
 * angle, as in DXF; positive from x towards y, which on a sheet with y downwards is clockwise. 1 is half a circle.
 */
export interface Vertex extends Point {
  readonly bulge?: number;
}

export type Ring = readonly Vertex[];

/** Lines and arcs, in inches. What lies inside an odd number of its rings is filled. */
export interface Path {
  readonly kind: 'path';
  readonly layer: Layer;
  readonly rings: readonly Ring[];
  readonly closed: boolean;
  readonly pen?: Pen;
  readonly ink?: Ink;
  readonly fill?: Fill;
  /** Of a surface that may have a chosen color in place of its fill. */
  readonly finish?: InteriorFinish | undefined;
  readonly dash?: Dash;
  /** The id of the room, piece or opening that it belongs to. */
  readonly of?: string;
  /** The id of the one thing of an elevation of which it is a path: they follow each other. */
  readonly id?: string | undefined;
}

/** A line of text whose middle lies at a point. */
export interface Text {
  readonly kind: 'text';
  readonly layer: Layer;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The height of its letters' body (em), in inches. */
  readonly size: number;
  readonly strong?: boolean;
  readonly ink?: Ink;
  /** Of a text on such a surface. */
  readonly finish?: InteriorFinish | undefined;
  /** Reads upwards instead of to the right. */
  readonly upright?: boolean;
  /** Which end of the line, instead of its middle, lies at the point. */
  readonly anchor?: 'start' | 'end';
  readonly of?: string;
}

export type Primitive = Path | Text;

/** How a path is drawn. */
export type Style = Pick<Path, 'layer' | 'pen' | 'ink' | 'fill' | 'finish' | 'dash' | 'of' | 'id'>;
