import { describe, expect, it } from 'vitest';
import { standardLook, type Look, type StreetSide } from '../looks/look.ts';
import { changeFor, excludedBy, madeIn, type Chosen, type PricedGroup } from './priced-groups.ts';

const choice = (key: string, label: string, more: object = {}) => ({
  key,
  label,
  text: '',
  standard: false,
  excludes: [],
  unit: 'each' as const,
  lowCents: 100,
  highCents: 100,
  ...more,
});
const roof: PricedGroup = {
  key: 'roof',
  label: 'Roof profile',
  choose: 'one',
  choices: [
    choice('gable', 'Gable', { standard: true }),
    choice('flat', 'Flat', { excludes: ['energy:solar'] }),
  ],
};
const energy: PricedGroup = {
  key: 'energy',
  label: 'Energy',
  choose: 'many',
  choices: [choice('solar', 'Solar package'), choice('pump', 'Heat pump')],
};
const floor: PricedGroup = {
  key: 'floor',
  label: 'Floor',
  choose: 'one',
  choices: [choice('vinyl', 'Vinyl', { standard: true }), choice('oak', 'Oak'), choice('tile', 'Tile')],
};
const style: PricedGroup = {
  key: 'style',
  label: 'Style',
  choose: 'one',
  choices: [
    choice('plain', 'Plain', { standard: true }),
    choice('cabin', 'Cabin'),
    choice('porch-end', 'Porch end'),
  ],
};
const home = (look: Partial<Look>, street: StreetSide = 'front') => ({
  look: { ...standardLook, ...look },
  street,
});
const design = (other: Partial<Chosen>): Chosen => ({ roof: null, siding: null, options: [], ...other });

describe('choices of a design', () => {
  it('are the standard ones where nothing is chosen', () => {
    expect(madeIn(roof, design({}), null)).toEqual(['gable']);
    expect(madeIn(energy, design({}), null)).toEqual([]);
    expect(madeIn(roof, design({ roof: 'flat' }), null)).toEqual(['flat']);
    expect(madeIn(floor, design({ options: ['floor:oak'] }), null)).toEqual(['oak']);
  });

  it('are those of the home’s own look where nothing is chosen, and a standard choice is one', () => {
    expect(madeIn(roof, design({}), home({ roof: 'flat' }))).toEqual(['flat']);
    expect(madeIn(roof, design({ roof: 'gable' }), home({ roof: 'flat' }))).toEqual(['gable']);
    expect(madeIn(style, design({}), home({ style: 'cabin' }))).toEqual(['cabin']);
    expect(madeIn(style, design({ options: ['style:plain'] }), home({ style: 'cabin' }))).toEqual(['plain']);
    // A roof that the seller does not offer.
    expect(madeIn(roof, design({}), home({ roof: 'hip' }))).toEqual(['gable']);
  });

  it('of a style that does not fit the home cannot be made', () => {
    const [plain, cabin, atEnd] = style.choices;
    const excluded = (one: typeof plain, street: StreetSide) =>
      excludedBy([style], style, one!, design({}), home({}, street));
    for (const end of ['left', 'right'] as const)
      expect([plain, cabin, atEnd].map((one) => excluded(one, end))).toEqual([
        null,
        'Does not fit this home',
        null,
      ]);
    expect([plain, cabin, atEnd].map((one) => excluded(one, 'front'))).toEqual([
      null,
      null,
      'Does not fit this home',
    ]);
  });

  it('exclude each other both ways, with the reason', () => {
    const [, flat] = roof.choices;
    const [solar, pump] = energy.choices;
    const all = [roof, energy];
    expect(excludedBy(all, roof, flat!, design({ options: ['energy:solar'] }), null)).toBe(
      'Not with the solar package',
    );
    expect(excludedBy(all, energy, solar!, design({ roof: 'flat' }), null)).toBe('Not with a flat roof');
    expect(excludedBy(all, energy, solar!, design({}), home({ roof: 'flat' }))).toBe('Not with a flat roof');
    expect(excludedBy(all, energy, solar!, design({}), null)).toBeNull();
    expect(excludedBy(all, energy, pump!, design({ roof: 'flat' }), null)).toBeNull();
  });

  it('change one field or one key at a time', () => {
    expect(changeFor(roof, 'flat', true, design({}))).toEqual({ roof: 'flat' });
    expect(changeFor(energy, 'solar', true, design({ options: ['floor:oak'] }))).toEqual({
      options: ['floor:oak', 'energy:solar'],
    });
    expect(changeFor(energy, 'solar', false, design({ options: ['energy:solar', 'energy:pump'] }))).toEqual({
      options: ['energy:pump'],
    });
    expect(changeFor(floor, 'tile', true, design({ options: ['floor:oak', 'energy:pump'] }))).toEqual({
      options: ['energy:pump', 'floor:tile'],
    });
    expect(changeFor(floor, 'vinyl', true, design({ options: ['floor:oak'] }))).toEqual({
      options: ['floor:vinyl'],
    });
  });
});
