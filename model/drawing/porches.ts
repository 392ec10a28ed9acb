import { sharedArea } from '../plan/box.ts';
import type { Box, Plan, Porch, Side, Steps } from '../plan/document.ts';
import { boxOfText } from './extent.ts';
import { feetInches } from './labels/feet-inches.ts';
import { textWidth } from './labels/text-width.ts';
import { sideOf } from './marks.ts';
import type { Path, Primitive, Text } from './primitive.ts';
import { box, line } from './shapes.ts';

const boards = (porch: Box): Path[] => {
  const style = { layer: 'porch', pen: 'hair', ink: 'faint' } as const;
  const lines: Path[] = [];
  const step = Math.max(8, Math.min(porch.w, porch.h) / 40);
  if (porch.w >= porch.h)
    for (let y = porch.y + step; y < porch.y + porch.h - 2; y += step)
      lines.push(line(porch.x, y, porch.x + porch.w, y, style));
  else
    for (let x = porch.x + step; x < porch.x + porch.w - 2; x += step)
      lines.push(line(x, porch.y, x, porch.y + porch.h, style));
  return lines;
};

/** Middles for text of a size on a porch: along its outer edge, in the middle before the corners; then nearer to the home. */
const placesOn = (
  { x, y, w, h }: Box,
  side: Side,
  wide: number,
  high: number,
): { x: number; y: number }[] => {
  const [left, right] = [x + wide / 2, x + w - wide / 2];
  const [top, bottom] = [y + high / 2, y + h - high / 2];
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  if (side === 'left' || side === 'right') {
    const across = side === 'left' ? [left, middleX, right] : [right, middleX, left];
    return across.flatMap((atX) => [middleY, top, bottom].map((atY) => ({ x: atX, y: atY })));
  }
  const across = side === 'rear' ? [top, middleY, bottom] : [bottom, middleY, top];
  return across.flatMap((atY) => [middleX, left, right].map((atX) => ({ x: atX, y: atY })));
};

/** What a porch or landing is and how large, where neither a door swings nor anything else is written; else its name, or nothing. */
const labelOf = (porch: Porch, side: Side, textSize: number, taken: readonly Box[]): Primitive[] => {
  const { id, w, h } = porch;
  const name = porch.covered === false ? 'Landing' : 'Porch';
  for (const text of [`${name} ${feetInches(w)} × ${feetInches(h)}`, name])
    for (const upright of [false, true]) {
      const [long, deep] = [textWidth(text, textSize) + textSize, textSize * 1.5];
      const [wide, high] = upright ? [deep, long] : [long, deep];
      if (wide > w || high > h) continue;
      for (const at of placesOn(porch, side, wide, high)) {
        const ground = { x: at.x - wide / 2, y: at.y - high / 2, w: wide, h: high };
        const written: Text = {
          kind: 'text',
          layer: 'text',
          text,
          ...at,
          size: textSize,
          ink: 'quiet',
          upright,
          of: id,
        };
        if (taken.some((other) => sharedArea(other, boxOfText(written)) > 0)) continue;
        return [box(ground, { layer: 'porch', fill: 'deck' }), written];
      }
    }
  return [];
};

/** What the way up is called: how many risers it has, or that it is a ramp. */
const wayUp = ({ kind, risers }: Steps): string => (kind === 'ramp' ? 'Ramp up' : `Up ${risers}R`);

/** Stairs or a ramp: its edge, the edges of its treads, and an arrow up to the porch with what it is where there is room for it. */
const drawSteps = (steps: Steps, textSize: number): Primitive[] => {
  const { id, x, y, w, h, facing, kind, risers } = steps;
  const style = { layer: 'porch', pen: 'hair', ink: 'detail', of: id } as const;
  const isAlongX = facing === 'left' || facing === 'right';
  const [long, wide] = isAlongX ? [w, h] : [h, w];
  /** A point so far up from the foot, and so far across. */
  const at = (up: number, across: number): { x: number; y: number } => {
    switch (facing) {
      case 'front':
        return { x: x + across, y: y + h - up };
      case 'rear':
        return { x: x + across, y: y + up };
      case 'left':
        return { x: x + up, y: y + across };
      case 'right':
        return { x: x + w - up, y: y + across };
    }
  };
  const across = (up: number): Primitive => {
    const [a, b] = [at(up, 0), at(up, wide)];
    return line(a.x, a.y, b.x, b.y, style);
  };
  const treads = kind === 'ramp' ? 0 : Math.max(1, risers - 1);
  const middle = wide / 2;
  const head = Math.min(6, long / 4);
  const [foot, tip, left, right] = [
    at(long * 0.12, middle),
    at(long * 0.9, middle),
    at(long * 0.9 - head, middle - head * 0.6),
    at(long * 0.9 - head, middle + head * 0.6),
  ];
  const text = wayUp(steps);
  const [length, deep] = [textWidth(text, textSize) + textSize * 0.8, textSize * 1.5];
  const upright = length > w && length <= h;
  const [boxWide, boxHigh] = upright ? [deep, length] : [length, deep];
  const label = at(long * 0.42, middle);
  const fits = boxWide <= w && boxHigh <= h;
  const written: Primitive[] = fits
    ? [
        box(
          { x: label.x - boxWide / 2, y: label.y - boxHigh / 2, w: boxWide, h: boxHigh },
          { layer: 'porch', fill: 'deck' },
        ),
        { kind: 'text', layer: 'text', text, ...label, size: textSize, ink: 'quiet', upright, of: id },
      ]
    : [];
  return [
    box(steps, { layer: 'porch', fill: 'deck', of: id }),
    ...Array.from({ length: Math.max(0, treads - 1) }, (_, tread) => across((long * (tread + 1)) / treads)),
    line(foot.x, foot.y, tip.x, tip.y, style),
    line(left.x, left.y, tip.x, tip.y, style),
    line(right.x, right.y, tip.x, tip.y, style),
    box(steps, { layer: 'porch', pen: 'fine', ink: 'detail', of: id }),
    ...written,
  ];
};

/**
 * Porches and landings: boards, an outline, what they are and how large; and the steps that lead up to them.
 * @param taken doors that swing over them, and what is written there
 */
export const drawPorches = (plan: Plan, textSize: number, taken: readonly Box[]): Primitive[] => [
  ...(plan.steps ?? []).flatMap((steps) => drawSteps(steps, textSize)),
  ...plan.porches.flatMap((porch) => [
    box(porch, { layer: 'porch', fill: 'deck', of: porch.id }),
    ...boards(porch),
    box(porch, { layer: 'porch', pen: 'fine', ink: 'detail', of: porch.id }),
    ...labelOf(porch, sideOf(plan, porch), textSize, taken),
  ]),
];
