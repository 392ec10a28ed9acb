import { describe, expect, it } from 'vitest';
import { centsOfDollars, dollarsOfCents, percentOfText } from './amounts.ts';
import { whenOf, whenText } from './price-csv.ts';

describe('amounts', () => {
  it.each([
    ['1250', 125_000],
    ['$1,250', 125_000],
    ['1250.5', 125_050],
    ['0.05', 5],
    [' 84.25 ', 8425],
    ['-5', null],
    ['1.234', null],
    ['1,25', null],
    ['', null],
    ['twelve', null],
  ])('%j is %j cents', (text, cents) => expect(centsOfDollars(text)).toBe(cents));

  it('are written so that they can be read again', () => {
    for (const cents of [0, 5, 50, 100, 8425, 125_000])
      expect(centsOfDollars(dollarsOfCents(cents))).toBe(cents);
    expect(dollarsOfCents(8425)).toBe('84.25');
    expect(dollarsOfCents(8450)).toBe('84.50');
    expect(dollarsOfCents(8400)).toBe('84');
  });

  it('may be percentages', () => {
    expect([percentOfText('7.5'), percentOfText('7.5 %'), percentOfText('x')]).toEqual([7.5, 7.5, null]);
  });
});

describe('a condition in a cell', () => {
  it('is written and read again', () => {
    const when = { width: 'double', option: 'roof:hip' } as const;
    expect(whenText(when)).toBe('width=double; option=roof:hip');
    expect(whenOf(whenText(when))).toEqual(when);
    expect([whenText(null), whenOf('')]).toEqual(['', null]);
  });

  it.each(['double', 'width=wide', 'color=red', 'width=double=2'])('%j is none', (text) =>
    expect(whenOf(text)).toBeUndefined(),
  );
});
