import { describe, expect, it } from 'vitest';
import { sectionInchesOf, travelOf } from './travel.ts';

describe('the rule place.travel', () => {
  it.each([
    [192, 16, null],
    [193, 16, 'Too wide for the road.'],
    [180, 15, null],
    [181, 15, 'Too wide for the road.'],
    [186, 15.5, null],
    [187, 15.5, 'Too wide for the road.'],
  ])('a section of %i in where %d ft travel: %s', (inches, feet, travel) =>
    expect(travelOf(inches, feet)).toBe(travel),
  );

  it.each([
    ['Single Wide', '17x66', 204],
    ['Double Wide', '26x66', 156],
    ['Triple Wide', '60x40', 160],
  ] as const)('a %s of %s without a plan has sections of %i in', (modelType, footprint, inches) =>
    expect(sectionInchesOf({ modelType, footprint, planSectionInches: null })).toBe(inches),
  );

  it('a home with a plan has the sections of its plan', () =>
    expect(sectionInchesOf({ modelType: 'Single Wide', footprint: '15x66', planSectionInches: 182 })).toBe(
      182,
    ));
});
