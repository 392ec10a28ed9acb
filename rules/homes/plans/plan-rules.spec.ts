import { describe, expect, it } from 'vitest';
import { floorPlanSearch, wholeRooms } from './plan-search.ts';
import {
  bathroomsText,
  bedroomsText,
  changeQuantity,
  floorPlanPlaceholders,
  floorPlanSentences,
  maxQuantity,
  modelTypes,
  noMatchText,
  noQuantities,
  totalBathrooms,
  totalBedrooms,
  type Quantities,
} from './plan-rules.ts';
import { bathroomQuestion, bedroomQuestion } from '../../home-options.ts';

const quantities: Quantities = {
  bedrooms: { king: 1, queen: 2, full: 3, twin: 4 },
  bathrooms: { full: 5, half: 6 },
};

describe('what there is to choose (docs/specification.md, section 2)', () => {
  it('names the model types', () =>
    expect(modelTypes).toEqual(['Single Wide', 'Double Wide', 'Triple Wide']));

  it.each([
    [bedroomQuestion, 'bedrooms', ['king', 'queen', 'full', 'twin'], 'bedroom'],
    [bathroomQuestion, 'bathrooms', ['master', 'standard', 'three-quarter', 'half'], 'bathroom'],
  ] as const)(
    'has a picture for each type, under the name of its query parameter ($1)',
    ({ id, options }, parameter, types, picture) => {
      expect(id).toBe(parameter);
      expect(options.map((option) => option.id)).toEqual(types);
      expect(options.map(({ image }) => image)).toEqual(
        types.map((type) => `/api/image/${picture}-${type}.png`),
      );
    },
  );
});

describe('quantities (docs/specification.md, sections 3 and 4)', () => {
  it('start at zero', () => {
    expect(noQuantities).toEqual({
      bedrooms: { king: 0, queen: 0, full: 0, twin: 0 },
      bathrooms: { full: 0, half: 0 },
    });
    expect([totalBedrooms(noQuantities), totalBathrooms(noQuantities)]).toEqual([0, 0]);
  });

  it('total the four beds', () => expect(totalBedrooms(quantities)).toBe(10));
  it('total full and half baths, each as one', () => expect(totalBathrooms(quantities)).toBe(11));

  it('change by one', () => {
    expect(changeQuantity(0, 1)).toBe(1);
    expect(changeQuantity(3, 1)).toBe(4);
    expect(changeQuantity(3, -1)).toBe(2);
  });

  it('never go below zero', () => {
    expect(changeQuantity(1, -1)).toBe(0);
    expect(changeQuantity(0, -1)).toBe(0);
  });

  it('end at a number that a search still takes', () => {
    expect(changeQuantity(maxQuantity, 1)).toBe(maxQuantity);
    expect(floorPlanSearch.safeParse({ bedrooms: 4 * maxQuantity, bathrooms: 2 * maxQuantity }).success).toBe(
      true,
    );
  });
});

describe('sentences, word for word (docs/specification.md, sections 5 and 8)', () => {
  it('are the owner’s', () => {
    expect(floorPlanSentences).toEqual({
      selectSome: 'Please select at least one bedroom and one bathroom to generate a floor plan.',
      fetchFailed: 'Failed to fetch floor plans',
      errorTitle: 'Error Loading Floor Plans',
      errorText: 'We encountered an error while loading your floor plan options.',
      errorAdvice: 'Please try again later or contact customer service for assistance.',
      emptyTitle: 'No Matching Floor Plans',
    });
  });

  it('name the counts of an empty result', () => {
    expect(noMatchText(5, 1)).toBe("We don't have a floor plan with 5 bedrooms and 1 bathroom yet.");
    expect(noMatchText(1, 4)).toBe("We don't have a floor plan with 1 bedroom and 4 bathrooms yet.");
  });

  it('count in the singular and the plural', () => {
    expect([bedroomsText(1), bedroomsText(2), bathroomsText(1), bathroomsText(3)]).toEqual([
      '1 bedroom',
      '2 bedrooms',
      '1 bathroom',
      '3 bathrooms',
    ]);
  });

  it('three placeholders stand for plans on their way (docs/specification.md, section 9)', () =>
    expect(floorPlanPlaceholders).toBe(3));
});

describe('a search', () => {
  it('takes whole numbers from one on, also as an address carries them', () => {
    expect(floorPlanSearch.parse({ bedrooms: 3, bathrooms: '2' })).toEqual({ bedrooms: 3, bathrooms: 2 });
  });

  it('keeps only the two counts', () => {
    expect(floorPlanSearch.parse({ bedrooms: 3, bathrooms: 2, slug: 'wasco' })).toEqual({
      bedrooms: 3,
      bathrooms: 2,
    });
  });

  it.each([
    0,
    -1,
    '0',
    '-1',
    '',
    undefined,
    null,
    'two',
    ' 2',
    '2;--',
    '1e1',
    '1.25',
    Number.NaN,
    ['1', '2'],
    { $ne: '1' },
    true,
  ])('asks for a selection instead of %j', (bedrooms) => {
    const { error } = floorPlanSearch.safeParse({ bedrooms, bathrooms: 1 });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['bedrooms', floorPlanSentences.selectSome],
    ]);
  });

  it('says of half a room what is wrong with it', () => {
    expect(
      floorPlanSearch
        .safeParse({ bedrooms: '1.5', bathrooms: 2.5 })
        .error?.issues.map(({ message }) => message),
    ).toEqual([wholeRooms.bedrooms, wholeRooms.bathrooms]);
  });

  it.each([1.5, 81, 1e20, '999', Number.POSITIVE_INFINITY])('refuses %j', (bathrooms) => {
    expect(floorPlanSearch.safeParse({ bedrooms: 1, bathrooms }).success).toBe(false);
  });
});
