import { describe, expect, it } from 'vitest';
import { preferencesIn, seedIn, withNextSeed, withPreferences } from './wish.ts';

const all =
  'width=triple&length=64&kitchen=closed&primary-apart=true&office=true&utility-entrance=true&porch=true&accessible=true';

describe('preferences in an address', () => {
  it('are read and written back the same', () => {
    const wanted = preferencesIn(new URLSearchParams(all));
    expect(wanted).toEqual({
      width: 'triple',
      length: 64,
      squareFeet: null,
      kitchen: 'closed',
      primaryApart: true,
      office: true,
      utilityEntrance: true,
      porch: true,
      accessible: true,
    });
    expect(withPreferences(new URLSearchParams('king=1'), wanted).toString()).toBe(`king=1&${all}`);
  });

  it('ask for nothing where they are nonsense', () => {
    const nothing = preferencesIn(new URLSearchParams());
    const nonsense = 'width=quadruple&length=999&kitchen=glass&porch=yes&office=1';
    expect(preferencesIn(new URLSearchParams(nonsense))).toEqual(nothing);
    expect(preferencesIn(new URLSearchParams('length=29'))).toEqual(nothing);
    for (const area of ['99', '99999', '1,600', '-800', '4000'])
      expect(preferencesIn(new URLSearchParams({ 'square-feet': area }))).toEqual(nothing);
    expect(withPreferences(new URLSearchParams(all), nothing).toString()).toBe('');
  });

  it('are a length or a size in square feet', () => {
    expect(preferencesIn(new URLSearchParams('square-feet=1600'))).toMatchObject({
      length: null,
      squareFeet: 1600,
    });
    expect(preferencesIn(new URLSearchParams('square-feet=1600&length=60'))).toMatchObject({
      length: 60,
      squareFeet: null,
    });
  });
});

describe('the seed in an address', () => {
  it.each([
    ['', 1],
    ['seed=0', 0],
    ['seed=2147483647', 2_147_483_647],
    ['seed=2147483648', 1],
    ['seed=-1', 1],
    ['seed=1e3', 1],
  ])('of "%s" is %i', (address, seed) => {
    expect(seedIn(new URLSearchParams(address))).toBe(seed);
  });

  it('counts up, and from the last on begins anew', () => {
    expect(withNextSeed(new URLSearchParams('')).toString()).toBe('seed=2');
    expect(withNextSeed(new URLSearchParams('seed=2147483647')).toString()).toBe('seed=0');
  });
});
