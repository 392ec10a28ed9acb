import { sharedArea } from '../plan/box.ts';
import type { Box, Plan, Porch, Side } from '../plan/document.ts';
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

/** What a porch is and how large, where neither a door swings nor anything else is written; else its name, or nothing. */
const labelOf = (porch: Porch, side: Side, textSize: number, taken: readonly Box[]): Primitive[] => {
  const { id, w, h } = porch;
  for (const text of [`Porch ${feetInches(w)} × ${feetInches(h)}`, 'Porch'])
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

/**
 * Porches: boards, an outline, what they are and how large.
 * @param taken doors that swing over them, and what is written there
 */
export const drawPorches = (plan: Plan, textSize: number, taken: readonly Box[]): Primitive[] =>
  plan.porches.flatMap((porch) => [
    box(porch, { layer: 'porch', fill: 'deck', of: porch.id }),
    ...boards(porch),
    box(porch, { layer: 'porch', pen: 'fine', ink: 'detail', of: porch.id }),
    ...labelOf(porch, sideOf(plan, porch), textSize, taken),
  ]);
