import { milesBetween, type Point } from '@hearthline/rules/people/locations/distance.ts';
import { describe, expect, it } from 'vitest';
import { pointOfZip } from './zip-points.ts';

const places: readonly (readonly [zip: string, place: string, latitude: number, longitude: number])[] = [
  ['98501', 'Olympia', 47.038, -122.9],
  ['98660', 'Vancouver', 45.639, -122.662],
  ['99206', 'Spokane Valley', 47.673, -117.239],
  ['97201', 'Portland', 45.515, -122.678],
  ['97850', 'La Grande', 45.325, -118.088],
  ['83702', 'Boise', 43.615, -116.202],
];

describe('where a ZIP code is', () => {
  it.each(places)('%s is in %s', (zip, _place, latitude, longitude) => {
    const point = pointOfZip(zip);
    expect(point && milesBetween(point, { latitude, longitude })).toBeLessThan(10);
  });

  it('of a post office box is the middle of its neighborhood', () => {
    // Olympia's boxes; Seattle's.
    for (const [zip, near] of [
      ['98507', '98501'],
      ['98111', '98101'],
    ] as const) {
      const [box, area] = [pointOfZip(zip), pointOfZip(near)];
      expect(milesBetween(box as Point, area as Point)).toBeLessThan(40);
    }
  });

  it.each(['00501', '10001', '96999', '83101', '99501'])('of %s, which is elsewhere, is not known', (zip) =>
    expect(pointOfZip(zip)).toBeNull(),
  );

  it('of the three states is inside them', () => {
    for (let code = 0; code < 100_000; code += 1) {
      const point = pointOfZip(String(code).padStart(5, '0'));
      if (!point) continue;
      expect(point.latitude).toBeGreaterThan(41.9);
      expect(point.latitude).toBeLessThan(49.01);
      expect(point.longitude).toBeGreaterThan(-124.8);
      expect(point.longitude).toBeLessThan(-110.9);
    }
  });
});
