import { expect, it } from 'vitest';
import { lengthOf, resizedAt, stretched } from './size.ts';
import { parseTree, treeText } from './tree.ts';

const after = (text: string, inches: number): string => treeText(stretched(parseTree(text), inches));

it('is as long as the parts that lie side by side', () => {
  expect(lengthOf(parseTree('[152P 104{92B2 68U} 140L]'))).toBe(396);
});

it('gives length to rooms to live in by their weight, and none to closets', () => {
  // 10 for a living room, 6 for the primary bedroom, none for a closet.
  expect(after('[160L 40C2 120P]', 32)).toBe('[180L 40C2 132P]');
  expect(after('[160L 40C2 120P]', -32)).toBe('[140L 40C2 108P]');
});

it('shares what does not divide with the greatest remainder, so that all inches are given', () => {
  for (const inches of [-25, -1, 1, 5, 7, 25])
    expect(lengthOf(stretched(parseTree('[160L 44H 120P 90K]'), inches))).toBe(414 + inches);
});

it('stretches what lies behind each other alike', () => {
  expect(after('[{80[100D 120K] 80[220L]}]'.replace('[{', '[220{'), 20)).toBe(
    '[240{80[110D 130K] 80[240L]}]',
  );
});

it('leaves a tree as it is where nothing is to be given', () => {
  expect(after('[160L 120P]', 0)).toBe('[160L 120P]');
});

const resized = (text: string, room: string, inches: number, width = 160): string => {
  const tree = parseTree(text);
  return treeText(resizedAt(tree, room, inches, lengthOf(tree), width));
};

it('gives a room all of its change, and stretches what lies behind it where there is room', () => {
  expect(resized('[120P 140L]', 'L', 24)).toBe('[120P 164L]');
  expect(resized('[120P 140{80L 80[44W 96K]}]', 'L', -24)).toBe('[120P 116{80L 80[44W 72K]}]');
  expect(resized('[120P 140{80L 80[60D 80K]}]', 'K', 12)).toBe('[120P 152{80L 80[60D 92K]}]');
});

it('resizes the largest of several boxes of a room', () => {
  expect(resized('[60{40Z 120L} 130L]', 'L', 12)).toBe('[60{40Z 120L} 142L]');
  expect(resized('[90L 60{150L 10Y}]', 'L', 12)).toBe('[102L 60{150L 10Y}]');
});
