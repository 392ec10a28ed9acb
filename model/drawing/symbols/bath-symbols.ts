import type { Frame } from '../sheet-frame.ts';
import type { Vertex } from '../primitive.ts';

const white = { fill: 'paper' } as const;
const hair = { pen: 'hair' } as const;

/** A tap and its spout at the back of a basin. */
export const tap = (frame: Frame, across: number, depth: number): void => {
  frame.circle(across, depth, 1, hair).segment(across, depth, across, depth + 4, hair);
};

/** Straight sides and a round front. */
const bowl = (left: number, right: number, back: number, front: number): Vertex[] => {
  const radius = (right - left) / 2;
  return [
    { x: left + radius * 0.35, y: back },
    { x: right - radius * 0.35, y: back, bulge: 0.22 },
    { x: right, y: front - radius, bulge: 1 },
    { x: left, y: front - radius, bulge: 0.22 },
  ];
};

const toilet = (frame: Frame): void => {
  const { width, depth } = frame;
  const tank = Math.min(9, depth * 0.3);
  const side = width * 0.1;
  frame
    .rect(width * 0.02, 0, width * 0.96, tank, white, 2)
    .ring(bowl(side, width - side, tank + 0.5, depth), white)
    .ring(bowl(side + 2.2, width - side - 2.2, tank + 3, depth - 2.2), hair)
    .circle(width / 2, tank / 2, 0.9, hair);
};

const basin = (frame: Frame, across: number, wide: number): void => {
  const { depth } = frame;
  const deep = Math.min(depth * 0.6, 14);
  const back = Math.max(4, (depth - deep) * 0.62);
  const across2 = Math.min(wide, 19);
  frame.rect(across - across2 / 2, back, across2, deep, white, deep / 2);
  frame.circle(across, back + deep / 2, 0.9, hair);
  tap(frame, across, back - 2.2);
};

const vanity = { fill: 'piece', finish: 'cabinets' } as const;

const lavatory = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, vanity);
  basin(frame, width / 2, width * 0.74);
};

const doubleLavatory = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, vanity);
  basin(frame, width * 0.27, width * 0.36);
  basin(frame, width * 0.73, width * 0.36);
};

/** The long side of a bath tub may be its front or its end. */
const tub = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, { fill: 'piece' });
  frame.rect(2.5, 2.5, width - 5, depth - 5, white, Math.min(width, depth) * 0.3);
  if (width >= depth) frame.circle(8, depth / 2, 1.2, hair).segment(2.5, depth / 2, 5.5, depth / 2, hair);
  else frame.circle(width / 2, 8, 1.2, hair).segment(width / 2, 2.5, width / 2, 5.5, hair);
};

/** A tub under a shower head, behind a curtain. */
const tubShower = (frame: Frame): void => {
  const { width, depth } = frame;
  tub(frame);
  const head = 2.6;
  if (width >= depth) frame.circle(14, depth / 2, head, hair);
  else frame.circle(width / 2, 14, head, hair);
  frame.segment(0, depth - 1.2, width, depth - 1.2, { ...hair, dash: 'hidden' });
};

const shower = (frame: Frame): void => {
  const { width, depth } = frame;
  const [across, middle] = [width / 2, depth / 2];
  frame.rect(0, 0, width, depth, { fill: 'piece' }).rect(2, 2, width - 4, depth - 4, white);
  for (const [x, y] of [
    [2, 2],
    [width - 2, 2],
    [2, depth - 2],
    [width - 2, depth - 2],
  ] as const)
    frame.segment(x, y, across + Math.sign(x - across) * 1.6, middle + Math.sign(y - middle) * 1.6, hair);
  frame.circle(across, middle, 1.6, hair);
};

export const bathSymbols = {
  toilet,
  lavatory,
  'double-lavatory': doubleLavatory,
  tub,
  'tub-shower': tubShower,
  shower,
};
