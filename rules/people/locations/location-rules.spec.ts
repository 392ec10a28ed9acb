import { describe, expect, it } from 'vitest';
import { locationForm, locationQuery, locationSentences } from './location-rules.ts';

const good = {
  name: 'Olympia display',
  address: '508 Alder Court',
  city: 'Olympia',
  state: 'wa',
  zip: '98501-1234',
  hours: [
    { day: 6, opens: '10:00', closes: '16:00' },
    { day: 1, opens: '09:00', closes: '17:30' },
  ],
  homes: ['enid', 'wasco', 'enid'],
  position: 0,
};
const problemsOf = (more: object) =>
  locationForm.safeParse({ ...good, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a location as it is submitted', () => {
  it('is stored in one form', () => {
    expect(locationForm.parse(good)).toMatchObject({
      state: 'WA',
      zip: '98501',
      phone: null,
      latitude: null,
      longitude: null,
      sample: false,
      homes: ['enid', 'wasco'],
      hours: [{ day: 1 }, { day: 6 }],
    });
  });

  it.each([
    [{ zip: '9850' }, 'zip'],
    [{ zip: '985011' }, 'zip'],
    [{ zip: '98501-12' }, 'zip'],
    [{ state: 'Washington' }, 'state'],
    [{ state: 'W' }, 'state'],
    [{ latitude: 47 }, 'longitude'],
    [{ longitude: -122 }, 'longitude'],
    [{ latitude: 90.1, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: -180.1 }, 'longitude'],
    [{ hours: [good.hours[0], good.hours[0]] }, 'hours'],
    [{ hours: [{ day: 8, opens: '10:00', closes: '16:00' }] }, 'hours.0.day'],
    [{ hours: [{ day: 1, opens: '10:15', closes: '16:00' }] }, 'hours.0.opens'],
    [{ hours: [{ day: 1, opens: '16:00', closes: '16:00' }] }, 'hours.0.closes'],
    [{ position: 1001 }, 'position'],
    [{ name: ' ' }, 'name'],
  ])('%j is refused', (more, field) => expect(problemsOf(more)).toEqual([field]));

  it('takes degrees at their limits', () => {
    expect(problemsOf({ latitude: 90, longitude: -180 })).toEqual([]);
  });
});

describe('the ZIP code that is asked from', () => {
  it.each([
    ['98501', '98501'],
    [' 00501 ', '00501'],
    ['98501-0001', '98501'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (zip, read) => expect(locationQuery.parse({ zip })).toEqual({ zip: read }));

  it.each(['9850', 'abcde', '98501 1', '９８５０１'])('%j is none', (zip) => {
    expect(locationQuery.safeParse({ zip }).error?.issues[0]?.message).toBe(locationSentences.zip);
  });
});
