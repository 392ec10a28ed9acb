import { describe, expect, it } from 'vitest';
import { firstWordsOf, splitName } from './person-name.ts';

it.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['  Ada   King  Byron ', 'Ada King', 'Byron'],
  ['Ada', 'Ada', '-'],
  ['Ada\nByron', 'Ada', 'Byron'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['van der Berg', '-', 'van der Berg'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Eva St. John', 'Eva', 'St. John'],
  ['St. John', '-', 'St. John'],
  ['Maria José de la Cruz', 'Maria José', 'de la Cruz'],
  ['de la Cruz', '-', 'de la Cruz'],
  ['Ronald Mc Donald Jr.', 'Ronald', 'Mc Donald Jr.'],
  ['Mc Donald Jr.', '-', 'Mc Donald Jr.'],
  ['Martin Luther King, Jr.', 'Martin Luther', 'King Jr.'],
  ['Sammy Davis III', 'Sammy', 'Davis III'],
  ['Berg, Jan van der', 'Jan van der', 'Berg'],
  ['van der Berg, Jan', 'Jan', 'van der Berg'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Ludwig van', 'Ludwig', 'van'],
  ['ada byron', 'ada', 'byron'],
  ['van', 'van', '-'],
  ['St.', 'St.', '-'],
  ['Jr.', 'Jr.', '-'],
  ['King, Jr.', 'King', 'Jr.'],
  ['Al de la Cruz', 'Al', 'de la Cruz'],
  ['Ana y José Ortega y Gasset', 'Ana y José', 'Ortega y Gasset'],
  ['José Ortega Y', 'José Ortega', 'Y'],
  ['', '-', '-'],
])('splits %j into first and last name', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

it.each([100, 101])('keeps no more than 100 of %i characters of either name', (length) => {
  expect(splitName('a'.repeat(length)).firstName).toBe('a'.repeat(100));
  expect(splitName(`Ada ${'b'.repeat(length)}`).lastName).toBe('b'.repeat(100));
});

describe('a split that was chosen', () => {
  it.each([
    ['lastWord', 'Jan van der', 'Berg'],
    ['firstWord', 'Jan', 'van der Berg'],
  ] as const)('%s', (how, firstName, lastName) => {
    expect(splitName('Jan van der Berg', how)).toEqual({ firstName, lastName });
    expect(splitName('Ada', how)).toEqual({ firstName: 'Ada', lastName: '-' });
  });

  it('before the last of two words is in the middle', () => {
    expect(splitName('Ada Byron', 'lastWord')).toEqual({ firstName: 'Ada', lastName: 'Byron' });
  });

  it('for one name goes before everything else', () => {
    expect(splitName('Jan van der Berg', 'lastWord', 2)).toEqual({
      firstName: 'Jan van',
      lastName: 'der Berg',
    });
    expect(splitName('Jan', 'guess', 0)).toEqual({ firstName: '-', lastName: 'Jan' });
  });

  it('is known as a number of words, unless they changed places', () => {
    expect(firstWordsOf('Jan van der Berg', splitName('Jan van der Berg'))).toBe(1);
    expect(firstWordsOf('Berg, Jan', splitName('Berg, Jan'))).toBeNull();
  });

  it.each([
    ['Ada', 'Ada', '-', 1],
    ['van der Berg', '-', 'van der Berg', 0],
    ['Ada Byron', 'Ada', 'King', null],
    ['Ada Byron', 'Eve', 'Byron', null],
  ])('of %s into %s and %s is after %j words', (fullName, firstName, lastName, count) => {
    expect(firstWordsOf(fullName, { firstName, lastName })).toBe(count);
  });
});
