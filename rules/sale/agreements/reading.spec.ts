import { expect, it } from 'vitest';
import { runsOf, type ReadingBlock } from './reading.ts';

const block = (kind: ReadingBlock['kind'], text: string): ReadingBlock => ({
  kind,
  text,
  ...(kind === 'row' && { cells: text.split(' ') }),
});

it('items that follow each other are one list, rows with as many cells one table', () =>
  expect(
    runsOf([
      block('paragraph', 'One'),
      block('paragraph', 'Two'),
      block('item', 'a'),
      block('item', 'b'),
      block('row', '1 2'),
      block('row', '3 4'),
      block('row', '5 6 7'),
      block('heading', 'Next'),
      block('row', '8 9 10'),
    ]).map(({ kind, blocks }) => [kind, blocks.map(({ text }) => text)]),
  ).toEqual([
    ['paragraph', ['One']],
    ['paragraph', ['Two']],
    ['item', ['a', 'b']],
    ['row', ['1 2', '3 4']],
    ['row', ['5 6 7']],
    ['heading', ['Next']],
    ['row', ['8 9 10']],
  ]));
