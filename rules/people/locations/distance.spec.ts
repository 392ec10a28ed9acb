import { describe, expect, it } from 'vitest';
import { milesBetween, milesText } from './distance.ts';

const olympia = { latitude: 47.0379, longitude: -122.9007 };
const vancouver = { latitude: 45.6387, longitude: -122.6615 };
const spokane = { latitude: 47.6588, longitude: -117.426 };

/** The law of cosines, written from the formula: another way to the same number. */
const byCosines = (a: typeof olympia, b: typeof olympia): number => {
  const [p, q, l] = [a.latitude, b.latitude, b.longitude - a.longitude].map((d) => (d * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  return 3958.8 * Math.acos(Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(l));
};

describe('the distance between two places', () => {
  it.each([
    [olympia, vancouver, 97.4],
    [olympia, spokane, 259.7],
    [vancouver, spokane, 284.8],
  ])('is that of the great circle, either way', (from, to, miles) => {
    expect(milesBetween(from, to)).toBeCloseTo(byCosines(from, to), 6);
    expect(milesBetween(to, from)).toBe(milesBetween(from, to));
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThan(1);
  });

  it('is nothing to the same place, a degree on a meridian is 69 miles, and half the globe is the most', () => {
    expect(milesBetween(olympia, olympia)).toBe(0);
    expect(milesBetween(olympia, { ...olympia, latitude: olympia.latitude + 1 })).toBeCloseTo(69.09, 1);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 3958.8,
      6,
    );
  });
});

it.each([
  [0, 'Less than 5 miles'],
  [4, 'Less than 5 miles'],
  [5, 'About 5 miles'],
  [19, 'About 19 miles'],
  [20, 'About 20 miles'],
  [22, 'About 20 miles'],
  [23, 'About 25 miles'],
  [38, 'About 40 miles'],
  [260, 'About 260 miles'],
])('%i miles are told as %j', (miles, text) => expect(milesText(miles)).toBe(text));
