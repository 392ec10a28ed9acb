import type { Frame } from '../sheet-frame.ts';

const white = { fill: 'paper' } as const;
const hair = { pen: 'hair' } as const;

/** A machine with its drum and the controls at the back. */
const machine = (frame: Frame): void => {
  const { width, depth } = frame;
  const radius = Math.min(width / 2 - 2.5, depth / 2 - 5);
  frame
    .rect(0, 0, width, depth, white, 1)
    .segment(0, 4, width, 4, hair)
    .circle(width / 2, depth / 2, radius, hair);
};

const waterHeater = (frame: Frame): void => {
  const { width, depth } = frame;
  const radius = Math.min(width, depth) / 2;
  frame.circle(width / 2, depth / 2, radius, white).circle(width / 2, depth / 2, radius - 1.5, hair);
};

const furnace = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, white).rect(1.5, 1.5, width - 3, depth - 3, hair);
};

/** A distribution panel: a box half of which is solid. */
const panel = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, white).ring(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
    ],
    { fill: 'wall', ...hair },
  );
};

/** Boards seen from above. */
const shelf = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth);
  const apart = Math.max(16, width / 20);
  for (let across = apart; across < width - 8; across += apart) frame.segment(across, 0, across, depth, hair);
};

export const utilitySymbols = {
  washer: machine,
  dryer: machine,
  'water-heater': waterHeater,
  furnace,
  panel,
  shelf,
};
