import { describe, expect, it } from 'vitest';
import { surchargedHome, surchargeText } from './surcharge.ts';

const home = { width: 'double', squareFeet: 1440 } as const;
const of = (
  unit: 'each' | 'section' | 'square_foot' | 'mile' | null,
  lowCents: number | null,
  highCents = lowCents,
) => ({
  standard: false,
  unit,
  lowCents,
  highCents,
});

describe('what a choice costs, in words', () => {
  it.each([
    ['once', of('each', 320_000), '+ $3,200'],
    ['for each section', of('section', 160_000), '+ $3,200'],
    ['for each square foot, to the dollar', of('square_foot', 345), '+ $4,968'],
    ['nothing', of('square_foot', 0), 'No extra cost'],
    ['a range', of('section', 90_000, 120_000), '+ $1,800 to $2,400'],
  ])('%s', (_what, choice, text) => {
    expect(surchargeText(choice, home)).toBe(text);
  });

  it('is that of its unit while there is no home', () => {
    expect(surchargeText(of('section', 160_000), null)).toBe('+ $1,600 a section');
    expect(surchargeText(of('square_foot', 345), null)).toBe('+ $3.45 a sq ft');
    expect(surchargeText(of('each', 320_000), null)).toBe('+ $3,200');
    expect(surchargeText(of('section', 0), null)).toBe('No extra cost');
    expect(surchargeText(of('section', 0, 100), null)).toBe('+ $0 to $1 a section');
  });

  it('is nothing for what is standard, and unknown without a price', () => {
    expect(surchargeText({ ...of('each', 0), standard: true }, home)).toBe('Included');
    expect(surchargeText(of(null, null), home)).toBeNull();
    expect(surchargeText(of('each', 5, null), home)).toBeNull();
    expect(surchargeText(of('each', null, 5), home)).toBeNull();
    expect(surchargeText(of(null, 5), home)).toBeNull();
  });
});

it('depends on the width and the size of a home, if both are known', () => {
  expect(surchargedHome({ modelType: 'Double Wide', squareFootage: 1440 })).toEqual(home);
  expect(surchargedHome({ modelType: 'Double Wide', squareFootage: null })).toBeNull();
  expect(surchargedHome({ modelType: null, squareFootage: 1440 })).toBeNull();
  expect(surchargedHome(null)).toBeNull();
});
