import type { Plan } from '../plan/document.ts';
import { factsOf, type Drawing } from './draw-plan.ts';
import { fitted, printable, textWidth } from './labels/text-width.ts';
import { designCheckSentence } from './notes.ts';
import type { Primitive, Text } from './primitive.ts';
import { box } from './shapes.ts';

/** Bars of five feet. */
const scaleBar = (x: number, y: number, textSize: number): Primitive[] => [
  ...[0, 1, 2, 3].map((at) =>
    box(
      { x: x + at * 60, y, w: 60, h: textSize * 0.5 },
      { layer: 'text', pen: 'hair', ink: 'line', fill: at % 2 === 0 ? 'wall' : 'paper' },
    ),
  ),
  ...[0, 5, 10, 20].map((feet): Text => ({
    kind: 'text',
    layer: 'text',
    text: `${feet}'`,
    x: x + feet * 12,
    y: y + textSize * 1.25,
    size: textSize,
    ink: 'quiet',
  })),
];

/** A drawing that is handed on alone: with the home's name, its facts and a scale below it. */
export const withCaption = (drawing: Drawing, plan: Plan): Drawing => {
  const { bounds, textSize } = drawing;
  const left = bounds.x + textSize * 2;
  const top = bounds.y + bounds.h + textSize;
  const room = bounds.w - textSize * 4;
  // Beside the name, if the drawing is wide enough for both.
  const isWide = room > 240 + textSize * 44;
  const words = room - (isWide ? 240 + textSize * 3 : 0);
  const text = (content: string, y: number, size: number, look: Partial<Text>): Text => ({
    kind: 'text',
    layer: 'text',
    text: fitted(content, size, words, look.strong),
    x: left,
    y,
    size,
    anchor: 'start',
    ...look,
  });
  const scaleSentence = 'Drawn to scale. Room sizes are clear inside the walls.';
  const whole = `${scaleSentence} ${designCheckSentence}`;
  const notes = textWidth(whole, textSize) <= words ? [whole] : [scaleSentence, designCheckSentence];
  const deep = (notes.length - 1) * textSize * 1.5;
  const below = isWide ? top : top + textSize * 7.5 + deep;
  return {
    ...drawing,
    primitives: [
      ...drawing.primitives,
      text(printable(plan.name), top + textSize, textSize * 2, { strong: true }),
      text(factsOf(plan), top + textSize * 3.2, textSize * 1.1, {}),
      ...notes.map((note, index) =>
        text(note, top + textSize * (5 + 1.5 * index), textSize, { ink: 'quiet' }),
      ),
      ...scaleBar(isWide ? bounds.x + bounds.w - textSize * 3 - 240 : left, below + textSize * 0.5, textSize),
    ],
    bounds: { ...bounds, h: bounds.h + textSize * (isWide ? 7.5 : 11) + deep },
  };
};
