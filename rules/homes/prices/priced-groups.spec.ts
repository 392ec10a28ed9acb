import { describe, expect, it } from 'vitest';
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
const design = (other: Partial<Chosen>): Chosen => ({ roof: null, siding: null, options: [], ...other });

describe('choices of a design', () => {
  it('are the standard ones where nothing is chosen', () => {
    expect(madeIn(roof, design({}))).toEqual(['gable']);
    expect(madeIn(energy, design({}))).toEqual([]);
    expect(madeIn(roof, design({ roof: 'flat' }))).toEqual(['flat']);
    expect(madeIn(floor, design({ options: ['floor:oak'] }))).toEqual(['oak']);
  });

  it('exclude each other both ways, with the reason', () => {
    const [, flat] = roof.choices;
    const [solar, pump] = energy.choices;
    const all = [roof, energy];
    expect(excludedBy(all, roof, flat!, design({ options: ['energy:solar'] }))).toBe(
      'Not with the solar package',
    );
    expect(excludedBy(all, energy, solar!, design({ roof: 'flat' }))).toBe('Not with a flat roof');
    expect(excludedBy(all, energy, solar!, design({}))).toBeNull();
    expect(excludedBy(all, energy, pump!, design({ roof: 'flat' }))).toBeNull();
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
    expect(changeFor(floor, 'vinyl', true, design({ options: ['floor:oak'] }))).toEqual({ options: [] });
  });
});
