import { describe, expect, it } from 'vitest';
import type { ZipArea } from '../../people/locations/zip-area.ts';
import { initialDelivery, type Delivery } from './delivery.ts';
import { placesOf, type StatedPlace } from './place.ts';

// A degree on a meridian is 69.094 miles, by road 82.913.
const at = (degreesNorth: number) => ({ latitude: 45 + degreesNorth, longitude: -122 });
const areas: Readonly<Record<string, ZipArea>> = {
  98660: { state: 'WA', counties: [{ state: 'WA', name: 'Clark' }], point: at(0) },
  98674: {
    state: 'WA',
    counties: [
      { state: 'WA', name: 'Cowlitz' },
      { state: 'WA', name: 'Clark' },
    ],
    point: at(1),
  },
  99362: {
    state: 'WA',
    counties: [
      { state: 'WA', name: 'Walla Walla' },
      { state: 'OR', name: 'Umatilla' },
    ],
    point: at(2),
  },
  98666: { state: 'WA', counties: [], point: at(1) },
  83254: { state: 'ID', counties: [{ state: 'ID', name: 'Bear Lake' }], point: at(5) },
  83255: { state: 'ID', counties: [{ state: 'ID', name: 'Bear Lake' }], point: at(5.5) },
};
const place = (zip: string, delivery: Partial<Delivery> = {}, stated: Partial<StatedPlace> = {}) =>
  placesOf((code) => areas[code] ?? null, { ...initialDelivery, ...delivery }).placeOf(zip, {
    county: null,
    miles: null,
    ...stated,
  });

describe('the rule place.zip', () => {
  it('a ZIP code says state, counties, the first of which counts, and miles by road', () =>
    expect(place('98674')).toEqual({
      zip: '98674',
      served: true,
      sentence:
        'We deliver to 98674 in Cowlitz County, Washington, 83 miles from Hearthline plant, in 12 to 20 weeks.',
      state: 'WA',
      county: 'Cowlitz',
      counties: ['Cowlitz', 'Clark'],
      miles: 83,
    }));

  it('a code without an area has no county', () =>
    expect(place('98666')).toMatchObject({
      served: true,
      county: null,
      counties: [],
      miles: 83,
      sentence: 'We deliver to 98666 in Washington, 83 miles from Hearthline plant, in 12 to 20 weeks.',
    }));

  it('of a code outside of the three states nothing is known', () =>
    expect(place('10001')).toEqual({
      zip: '10001',
      served: false,
      sentence:
        'We do not deliver to 10001 yet. We deliver in Washington, Oregon, and Idaho, up to 450 miles from Hearthline plant.',
      state: null,
      county: null,
      counties: [],
      miles: null,
    }));

  it.each([
    [1, 69],
    [1.2, 83],
    [2, 138],
  ])('miles are the great circle times %d', (roadFactor, miles) =>
    expect(place('98674', { roadFactor }).miles).toBe(miles),
  );

  it('names the plant and as many weeks as there are', () => {
    const delivery = { plantName: 'Ridgefield', leadWeeksLow: 1, leadWeeksHigh: 1 };
    expect(place('98660', delivery).sentence).toBe(
      'We deliver to 98660 in Clark County, Washington, 0 miles from Ridgefield, in 1 week.',
    );
  });
});

describe('the rule place.served', () => {
  // 5 degrees are 414.56 miles by road, 5.5 are 456.02.
  it.each([
    ['83254', 450, true],
    ['83255', 450, false],
    ['83254', 415, true],
    ['83254', 414, false],
  ])('%s, at most %i miles away: %s', (zip, maxMiles, served) =>
    expect(place(zip, { maxMiles }).served).toBe(served),
  );

  it('only in the states that are chosen', () => {
    expect(place('98660', { states: ['OR', 'ID'] })).toMatchObject({
      served: false,
      sentence:
        'We do not deliver to 98660 yet. We deliver in Oregon and Idaho, up to 450 miles from Hearthline plant.',
    });
    expect(place('98660', { states: ['WA'] }).served).toBe(true);
  });

  const except = [{ state: 'WA', county: 'clark county', sentence: 'The bridge is closed.' }] as const;
  it('not in a county that is left out, which is told in its own sentence', () => {
    expect(place('98660', { except })).toMatchObject({
      served: false,
      county: 'Clark',
      sentence: 'We do not deliver to 98660 yet. The bridge is closed.',
    });
    expect(place('98660', { except: [{ ...except[0], state: 'OR' }] }).served).toBe(true);
  });

  it('in an area with several counties, by the county that is stated', () => {
    expect(place('98674', { except }).served).toBe(true);
    expect(place('98674', { except }, { county: 'Clark' }).served).toBe(false);
    // One that the area does not have decides nothing, and neither do stated miles.
    expect(place('98660', { except }, { county: 'King' }).served).toBe(false);
    expect(place('83255', {}, { miles: 10 }).served).toBe(false);
    // Of a box, nothing else is known.
    expect(place('98666', { except }).served).toBe(true);
    expect(place('98666', { except }, { county: 'Clark' }).served).toBe(false);
  });

  it('nowhere without a plant in the table', () =>
    expect(place('98660', { plantZip: '10001' })).toMatchObject({ served: false, miles: null }));
});

describe('what was stated', () => {
  it('wins, and the state is that of the county', () => {
    expect(place('98674', {}, { county: 'CLARK COUNTY', miles: 40.6 })).toMatchObject({
      county: 'Clark',
      miles: 41,
      sentence:
        'We deliver to 98674 in Clark County, Washington, 41 miles from Hearthline plant, in 12 to 20 weeks.',
    });
    expect(place('99362', {}, { county: 'Umatilla' })).toMatchObject({ state: 'OR', county: 'Umatilla' });
    expect(place('99362', { states: ['WA'] }, { county: 'Umatilla' }).served).toBe(false);
    expect(place('98674', {}, { county: 'Elsewhere', miles: 0 })).toMatchObject({
      state: 'WA',
      county: 'Elsewhere',
      miles: 0,
    });
  });
});
