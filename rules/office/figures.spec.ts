import { describe, expect, it } from 'vitest';
import { figureText, figuresOn, sampleText, shortDollars } from './figure-list.ts';
import { recordedFigure } from './figures.ts';

const recorded = { value: '92', unit: 'percent', asOf: '2027-03-01', version: 0 };
const messages = (input: object): string[] =>
  recordedFigure.safeParse({ ...recorded, ...input }).error?.issues.map(({ message }) => message) ?? [];

describe('the value of a recorded figure', () => {
  it.each([
    ['92 %', 'percent', '92'],
    ['$12,400,000', 'dollars', '12400000'],
    [' 4.8 ', 'of_five', '4.8'],
    ['0', 'of_five', '0'],
    ['5', 'of_five', '5'],
    ['-3.25', 'percent', '-3.25'],
    ['6.5', 'number', '6.5'],
    ['a+', 'grade', 'A+'],
    ['B−', 'grade', 'B-'],
  ])('typed as “%s” (%s) is kept as %s', (value, unit, stored) => {
    expect(recordedFigure.parse({ ...recorded, value, unit }).value).toBe(stored);
  });

  it.each([
    ['many', 'number', 'Enter a number, as in 92 or 4.8'],
    ['1.5', 'dollars', 'Enter a whole number of dollars'],
    ['5.1', 'of_five', 'Enter a rating from 0 to 5'],
    ['-0.1', 'of_five', 'Enter a rating from 0 to 5'],
    ['G', 'grade', 'Enter a grade from A to F, with an optional + or −'],
  ])('“%s” as a %s is refused: %s', (value, unit, sentence) =>
    expect(messages({ value, unit })).toEqual([sentence]),
  );

  it('has at least one character and at most 30', () => {
    expect(messages({ value: ' ' })).toContain('Value is required');
    expect(messages({ value: '7' })).toEqual([]);
    expect(messages({ value: `${'0'.repeat(12)}${' '.repeat(17)}%` })).toEqual([]);
    expect(messages({ value: `${'0'.repeat(12)}${' '.repeat(18)}%` })).toContain(
      'Must be at most 30 characters',
    );
  });
});

describe('the day of a recorded figure', () => {
  it.each(['2000-01-01', '2028-02-29'])('can be %s', (asOf) => expect(messages({ asOf })).toEqual([]));

  it.each([
    ['1999-12-31', 'Enter a date in 2000 or later'],
    ['2027-02-29', 'Enter a valid date'],
    ['1999-02-30', 'Enter a valid date'],
    ['2027-13-01', 'Enter a valid date'],
    ['2027-3-1', 'Enter a valid date'],
    ['soon', 'Enter a valid date'],
  ])('cannot be %s: %s', (asOf, sentence) => expect(messages({ asOf })).toEqual([sentence]));
});

describe('a recorded figure', () => {
  it('has a note of at most 500 characters', () => {
    expect(messages({ note: 'x'.repeat(500) })).toEqual([]);
    expect(messages({ note: 'x'.repeat(501) })).toEqual(['Must be at most 500 characters']);
  });

  it.each([
    [-1, ['The version must be a whole number']],
    [0, []],
    [2_147_483_647, []],
    [2_147_483_648, ['The version must be a whole number']],
  ])('of version %i: %j', (version, sentences) => expect(messages({ version })).toEqual(sentences));
});

describe('a figure on a board', () => {
  it.each([
    ['1234.56789', 'number', '1,234.5679'],
    ['12.5', 'percent', '12.5%'],
    ['4.75', 'of_five', '4.8/5.0'],
    ['12440000', 'dollars', '$12.4M'],
    ['A+', 'grade', 'A+'],
  ] as const)('%s (%s) reads %s', (value, unit, words) => expect(figureText(value, unit)).toBe(words));

  it('that is an amount has one decimal at most', () =>
    expect([1_250, 2_000_000, 2_449_000].map(shortDollars)).toEqual(['$1.3K', '$2M', '$2.4M']));

  it('has a sample until one is recorded', () => expect(sampleText('satisfaction')).toBe('4.8/5.0'));

  it('is in the order of the list', () =>
    expect(figuresOn('investors')).toEqual(['portfolio_value', 'ytd_return', 'portfolio_projects']));
});
