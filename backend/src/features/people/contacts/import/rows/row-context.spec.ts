import { describe, expect, it } from 'vitest';
import { guesser } from './row-context.ts';

describe('the owner that a word names', () => {
  const guess = guesser([
    { id: '1', name: 'Ada Byron', email: 'ada@example.com' },
    { id: '2', name: 'Grace Hopper', email: 'grace@example.com' },
    { id: '3', name: 'Grace Hopper', email: 'hopper@example.com' },
  ]);

  it.each([
    ['Ada Byron', '1'],
    [' ada  byron ', '1'],
    ['ADA@example.com', '1'],
    ['hopper@example.com', '3'],
    ['Grace Hopper', null],
    ['Nobody', null],
  ])('%s is %s', (word, id) => {
    expect(guess('owner', word)).toBe(id);
  });
});
