import { describe, expect, it } from 'vitest';
import { preferencesIn, seedIn, withNextSeed, withPreferences } from './wish.ts';

const all =
  'width=triple&length=64&kitchen=closed&style=farmhouse&monthly=1400&max-total=210000&primary-apart=true&two-suites=true&office=true&utility-entrance=true&porch=true&accessible=true';

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
      suites: true,
      style: 'farmhouse',
      maxMonthly: 1400,
      maxDelivered: 210_000,
    });
    expect(withPreferences(new URLSearchParams('king=1'), wanted).toString()).toBe(`king=1&${all}`);
  });

  it('ask for nothing where they are nonsense', () => {
    const nothing = preferencesIn(new URLSearchParams());
    const nonsense =
      'width=quadruple&length=999&kitchen=glass&porch=yes&office=1&two-suites=2&style=castle&monthly=0&max-total=1e5';
    expect(preferencesIn(new URLSearchParams(nonsense))).toEqual(nothing);
    expect(preferencesIn(new URLSearchParams('length=29'))).toEqual(nothing);
    for (const area of ['99', '99999', '1,600', '-800', '4000'])
      expect(preferencesIn(new URLSearchParams({ 'square-feet': area }))).toEqual(nothing);
    expect(withPreferences(new URLSearchParams(all), nothing).toString()).toBe('');
  });

  it.each([
    ['style=plain&porch=true', 'porch=true'],
    ['style=porch-end&width=triple', 'width=triple'],
    ['style=porch-end', 'style=porch-end'],
    ['style=plain', 'style=plain'],
  ])('have a style only where it fits: %s', (address, written) => {
    const wanted = preferencesIn(new URLSearchParams(address));
    expect(withPreferences(new URLSearchParams(), wanted).toString()).toBe(written);
    const chosen = { ...wanted, style: new URLSearchParams(address).get('style') as typeof wanted.style };
    expect(withPreferences(new URLSearchParams(), chosen).toString()).toBe(written);
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
