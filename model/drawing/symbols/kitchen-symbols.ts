import type { Frame } from '../sheet-frame.ts';
import { tap } from './bath-symbols.ts';

const white = { fill: 'paper' } as const;
const hair = { pen: 'hair' } as const;

const top = { fill: 'piece', finish: 'counters' } as const;

const counter = (frame: Frame): void => {
  frame.rect(0, 0, frame.width, frame.depth, top);
};

/** Its cabinets show around its top. */
const island = (frame: Frame): void => {
  const { width, depth } = frame;
  frame
    .rect(0, 0, width, depth, { fill: 'piece', finish: 'cabinets' }, 1)
    .rect(2, 2, width - 4, depth - 4, { ...hair, finish: 'counters' }, 1);
};

const sink = (frame: Frame): void => {
  const { width, depth } = frame;
  const bowls = width >= 28 ? 2 : 1;
  const [back, deep] = [5, depth - 8];
  counter(frame);
  const wide = (width - 4 - 1.5 * (bowls - 1)) / bowls;
  for (let at = 0; at < bowls; at++) {
    const across = 2 + at * (wide + 1.5);
    frame.rect(across, back, wide, deep, white, 3).circle(across + wide / 2, back + deep / 2, 1.2, hair);
  }
  tap(frame, width / 2, 2.4);
};

/** Four burners, the front ones of different size, and the controls at the back. */
const range = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, white).segment(0, 3, width, 3, hair);
  const big = Math.min(width, depth) * 0.16;
  for (const [x, y, radius] of [
    [0.27, 0.34, big * 0.8],
    [0.73, 0.34, big],
    [0.27, 0.74, big],
    [0.73, 0.74, big * 0.8],
  ] as const) {
    const at = [width * x, 3 + (depth - 3) * (y - 0.04)] as const;
    frame.circle(at[0], at[1], radius).circle(at[0], at[1], radius * 0.45, hair);
  }
};

/** The door with its handle at the front. */
const refrigerator = (frame: Frame): void => {
  const { width, depth } = frame;
  frame
    .rect(0, 0, width, depth - 2.5, white)
    .rect(0, depth - 2.5, width, 2.5, white)
    .segment(width * 0.12, depth + 1, width * 0.12 + 7, depth + 1, { pen: 'medium' });
};

/** Below the counter: the door's edge, and a handle. */
const dishwasher = (frame: Frame): void => {
  const { width, depth } = frame;
  counter(frame);
  frame
    .rect(1.5, 1.5, width - 3, depth - 4, { ...hair, dash: 'hidden' })
    .segment(0, depth - 1.5, width, depth - 1.5, hair);
};

export const kitchenSymbols = { counter, island, sink, range, refrigerator, dishwasher };
