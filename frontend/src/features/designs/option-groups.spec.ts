import { expect, it } from 'vitest';
import type { MyDesign } from '../../platform/business/my-design.ts';
import type { PricedGroup } from '@hearthline/rules/prices/priced-groups.ts';
import { changeFor } from './option-groups.ts';

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
const design = (other: Partial<MyDesign>): MyDesign =>
  ({ roof: null, siding: null, options: [], ...other }) as MyDesign;

it('a design is changed one field or one key at a time', () => {
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
