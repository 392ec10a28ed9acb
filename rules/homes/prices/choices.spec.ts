import { expect, it } from 'vitest';
import { groupOfChoice, withChoices } from './choices.ts';

it('puts choices in place of others of their groups, and leaves all other groups', () => {
  expect(groupOfChoice('roof:hip')).toBe('roof');
  expect(
    withChoices(['style:cabin', 'floors:oak', 'energy:solar'], ['floors:laminate', 'color:sage']),
  ).toEqual(['style:cabin', 'energy:solar', 'floors:laminate', 'color:sage']);
  expect(withChoices(['style:cabin'], [])).toEqual(['style:cabin']);
});
