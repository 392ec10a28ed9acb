import type { Frame } from '../sheet-frame.ts';

const pillow = { fill: 'paper', pen: 'fine' } as const;

const bed =
  (pillows: 1 | 2) =>
  (frame: Frame): void => {
    const { width, depth } = frame;
    const [wide, deep] = [Math.min(28, width / pillows - 6), 15];
    frame.rect(0, 0, width, depth, { fill: 'soft' }, 3);
    for (let at = 0; at < pillows; at++)
      frame.rect((width * (at + 0.5)) / pillows - wide / 2, 4, wide, deep, pillow, 4);
    // The blanket, one corner of it turned back.
    const edge = 24;
    const corner = Math.min(18, width * 0.35);
    frame.line([
      { x: 0, y: edge },
      { x: width - corner, y: edge },
      { x: width, y: edge + corner },
    ]);
    frame.line([
      { x: width - corner, y: edge },
      { x: width - corner, y: edge + corner },
      { x: width, y: edge + corner },
    ]);
  };

const nightstand = (frame: Frame): void => {
  const { width, depth } = frame;
  const radius = Math.min(width, depth) * 0.26;
  frame
    .rect(0, 0, width, depth)
    .circle(width / 2, depth / 2, radius)
    .segment(width / 2 - radius, depth / 2, width / 2 + radius, depth / 2, { pen: 'hair' })
    .segment(width / 2, depth / 2 - radius, width / 2, depth / 2 + radius, { pen: 'hair' });
};

const dresser = (frame: Frame): void => {
  const { width, depth } = frame;
  const front = depth - 2;
  frame.rect(0, 0, width, depth).segment(0, front, width, front, { pen: 'hair' });
  const drawers = Math.min(8, Math.max(2, Math.round(width / 20)));
  for (let at = 1; at < drawers; at++)
    frame.segment((width * at) / drawers, front, (width * at) / drawers, depth, { pen: 'hair' });
};

/** A rod with hangers behind doors. */
const wardrobe = (frame: Frame): void => {
  const { width, depth } = frame;
  frame
    .rect(0, 0, width, depth)
    .segment(2, depth / 2, width - 2, depth / 2, { pen: 'hair' })
    .segment(0, depth - 2, width, depth - 2, { pen: 'hair' });
  // A document may state any width.
  const apart = Math.max(5, width / 40);
  for (let across = apart; across < width - 3; across += apart)
    frame.segment(across - 1, depth * 0.24, across + 1, depth * 0.76, { pen: 'hair' });
};

export const bedSymbols = {
  'bed-king': bed(2),
  'bed-queen': bed(2),
  'bed-full': bed(2),
  'bed-twin': bed(1),
  nightstand,
  dresser,
  wardrobe,
};
