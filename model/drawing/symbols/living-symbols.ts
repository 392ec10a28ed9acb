import type { Frame } from '../sheet-frame.ts';

const hair = { pen: 'hair' } as const;

/** Back and arms around one or more seats. */
const seats = (frame: Frame, count: number): void => {
  const { width, depth } = frame;
  const arm = Math.min(7, width * 0.16);
  const back = Math.min(9, depth * 0.26);
  const wide = (width - 2 * arm) / count;
  frame
    .rect(0, 0, width, depth - 1, { fill: 'soft' }, 4)
    .rect(arm, 0, width - 2 * arm, back, hair, 2)
    .segment(arm, back, arm, depth - 1)
    .segment(width - arm, back, width - arm, depth - 1);
  for (let at = 0; at < count; at++)
    frame.rect(arm + at * wide, back, wide, depth - back, { fill: 'soft' }, 2);
};

const sofa = (frame: Frame): void => seats(frame, frame.width >= 76 ? 3 : 2);

const armchair = (frame: Frame): void => seats(frame, 1);

const chair = (frame: Frame): void => {
  const { width, depth } = frame;
  const back = Math.min(3, depth * 0.2);
  frame.rect(0, back * 0.6, width, depth - back * 0.6, { fill: 'soft' }, 3).rect(0, 0, width, back, {}, 1.2);
};

const table = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, {}, 4).rect(2, 2, width - 4, depth - 4, hair, 3);
};

/** With a drawer unit, and a screen at the back. */
const desk = (frame: Frame): void => {
  const { width, depth } = frame;
  const drawers = Math.min(15, width * 0.3);
  frame
    .rect(0, 0, width, depth)
    .segment(width - drawers, 0, width - drawers, depth, hair)
    .rect((width - drawers) / 2 - 9, 3, 18, 2, hair)
    .segment((width - drawers) / 2, 5, (width - drawers) / 2, 7, hair);
};

/** A screen on a low cabinet. */
const mediaUnit = (frame: Frame): void => {
  const { width, depth } = frame;
  frame
    .rect(0, 0, width, depth)
    .rect(width * 0.14, depth * 0.34, width * 0.72, 2.4, { fill: 'wall', ...hair });
};

const bench = (frame: Frame): void => {
  const { width, depth } = frame;
  frame.rect(0, 0, width, depth, {}, 1);
  for (const share of [0.33, 0.67]) frame.segment(0, depth * share, width, depth * share, hair);
};

export const livingSymbols = { sofa, armchair, chair, table, desk, 'media-unit': mediaUnit, bench };
