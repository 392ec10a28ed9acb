import { expect, it } from 'vitest';
import { lengthOf, stretched } from './size.ts';
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
