import { designOf } from '../../designs/designs.ts';
import { knownDesigns } from '../../testing/known-designs.ts';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../plan/document.ts';
import { box, home, piece, room } from '../../testing/small-home.ts';
import { doubleWide, singleWide } from '../../testing/plans.ts';
import { drawPlan, textSizeFor } from '../draw-plan.ts';
import { boxOfText } from '../extent.ts';
import type { Primitive, Text } from '../primitive.ts';
import { labelOf } from './room-labels.ts';

const textsOf = (drawn: readonly Primitive[]): Text[] =>
  drawn.filter((one): one is Text => one.kind === 'text');
const labels = (place: Box, solid: readonly Box[] = [], name = 'Bedroom 2'): Text[] =>
  textsOf(labelOf({ ...room('a', 'bedroom', place), name }, { solid, lines: [] }, 10));

describe('the name of a room', () => {
  it('keeps away from furniture where there is room', () => {
    const bed = box(60, 80, 80, 40);
    const [first, last] = [labels(box(0, 0, 200, 200), [bed])[0], labels(box(0, 0, 200, 200), [bed]).at(-1)];
    if (!first || !last) throw new Error('A name was expected');
    const [above, below] = [boxOfText(first), boxOfText(last)];
    const gap = Math.max(bed.y - below.y - below.h, above.y - bed.y - bed.h);
    expect(gap).toBeGreaterThan(5);
  });

  it('is smaller before its size is left out', () => {
    const texts = (w: number): (string | number)[][] =>
      labels(box(0, 0, w, 60)).map(({ text, size }) => [text, Math.round(size * 10) / 10]);
    expect(texts(120)).toEqual([
      ['Bedroom 2', 11.2],
      [`10' 0" × 5' 0"`, 10],
    ]);
    expect(texts(66)).toEqual([
      ['Bedroom 2', 11.2],
      [`5' 6" × 5' 0"`, 10],
    ]);
    expect(texts(60)).toEqual([
      ['Bedroom 2', 10],
      [`5' 0" × 5' 0"`, 8.5],
    ]);
    expect(texts(58)).toEqual([['Bedroom 2', 8.5]]);
  });

  it('is broken between words, but not before a number', () => {
    const lines = (name: string, w: number): string[] =>
      labels(box(0, 0, w, 60), [], name).map(({ text }) => text);
    expect(lines('Primary Bedroom', 66).slice(0, 2)).toEqual(['Primary', 'Bedroom']);
    expect(lines('Bath 2', 30)).toEqual(['Bath 2']);
    expect(lines('Guest Bath 2', 44)).toEqual(['Guest', 'Bath 2']);
  });
});

it('writes nothing smaller than 0.85 of the text, on which the page relies', () => {
  for (const make of [singleWide, doubleWide])
    for (const textSize of [8, 14, 20, 30])
      for (const { text, size } of textsOf(drawPlan(make(), { textSize }).primitives))
        expect(size / textSize, text).toBeGreaterThan(0.849);
  expect(labels(box(0, 0, 40, 30))[0]?.size).toBe(8.5);
});

it('names a small machine in smaller letters, or not', () => {
  const utility = room('utility', 'utility', box(0, 0, 480, 240));
  const plan = home({ rooms: [utility], fixtures: [piece('water-heater', 'utility', box(0, 0, 22, 22))] });
  const sizes = [9, 10, 12].map(
    (textSize) =>
      textsOf(drawPlan(plan, { textSize, dimensions: false }).primitives).find(({ text }) => text === 'WH')
        ?.size,
  );
  expect(sizes).toEqual([9, 8.5, undefined]);
});

it.each([1, 1.3, 2])('cuts no name of a drawn home, in text of %d times the usual size', (times) => {
  for (const [code] of knownDesigns.slice(0, 20)) {
    const { plan } = designOf(code)!;
    const texts = drawPlan(plan, { textSize: times * textSizeFor(plan) }).primitives.flatMap((one) =>
      one.kind === 'text' ? [one.text] : [],
    );
    expect(
      texts.filter((text) => text.includes('…')),
      code,
    ).toEqual([]);
  }
});
