import { milesBetween, type Point } from '@hearthline/rules/people/locations/distance.ts';
import type { State } from '@hearthline/rules/people/locations/zip-area.ts';
import { describe, expect, it } from 'vitest';
import { areaOfZip, countiesOf, pointOfZip } from './zip-area.ts';

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

  it.each(['00501', '10001', '96999', '83101', '83414', '98701', '99501'])(
    'of %s, which is elsewhere, is not known',
    (zip) => expect(pointOfZip(zip)).toBeNull(),
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

  it.each([
    ['98660', 'WA', ['Clark']],
    ['98674', 'WA', ['Cowlitz', 'Clark']],
    ['97201', 'OR', ['Multnomah']],
    ['83702', 'ID', ['Ada', 'Boise']],
    // Its land is on both sides of a border: it is where most of it is, or where its code says.
    ['99362', 'WA', ['Walla Walla', 'Umatilla']],
    ['83120', 'ID', ['Bonneville', 'Caribou']],
    ['89421', 'OR', ['Malheur']],
    ['97635', 'OR', ['Lake']],
    // Boxes in Vancouver, Portland and Boise.
    ['98666', 'WA', []],
    ['97207', 'OR', []],
    ['83701', 'ID', []],
  ])('of %s is known: %s, %j', (zip, state, counties) => {
    const area = areaOfZip(zip);
    expect([area?.state, area?.counties.map(({ name }) => name)]).toEqual([state, counties]);
  });

  it('has counties of another state too', () =>
    expect(areaOfZip('99362')?.counties).toEqual([
      { state: 'WA', name: 'Walla Walla' },
      { state: 'OR', name: 'Umatilla' },
    ]));

  it('of boxes is the middle of the areas that begin alike', () => {
    // The three areas of 994, each with a point of its own.
    const points = ['99401', '99402', '99403'].map((zip) => pointOfZip(zip) as Point);
    const { latitude, longitude } = pointOfZip('99499') as Point;
    expect(latitude).toBeCloseTo(points.reduce((sum, each) => sum + each.latitude, 0) / 3, 9);
    expect(longitude).toBeCloseTo(points.reduce((sum, each) => sum + each.longitude, 0) / 3, 9);
  });
});

it('every area has one to five counties, each once, and every county of the three states is one of them', () => {
  const counts: Record<State, number> = { WA: 0, OR: 0, ID: 0 };
  for (let code = 83_000; code < 99_500; code += 1) {
    const area = areaOfZip(String(code));
    if (!area?.counties.length) continue;
    expect(area.counties.length).toBeLessThanOrEqual(5);
    expect(new Set(area.counties.map(({ name }) => name)).size).toBe(area.counties.length);
    counts[area.state] += 1;
  }
  expect(counts).toEqual({ WA: 605, OR: 429, ID: 280 });
  expect([countiesOf('WA').size, countiesOf('OR').size, countiesOf('ID').size]).toEqual([39, 36, 44]);
});
