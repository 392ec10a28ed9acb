import type { PriceWhen } from '@hearthline/rules/homes/prices/conditions.ts';
import type { PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';

/**
 * The price book that comes with every installation: our own estimates, for the seller to replace row by row. Frozen: a migration
 * stores them, so that a change here reaches no database that has them. Amounts in whole US cents, percentages with at most three
 * decimals (docs/sale.md, section 8, and decision 0055).
 */
export interface BasePrice {
  readonly key: string;
  readonly label: string;
  readonly unit: PriceUnit;
  /** Lowest and highest: cents, or percent where that is the unit. */
  readonly low: number;
  readonly high: number;
  readonly taxable: boolean;
  readonly when: PriceWhen | null;
  readonly contentSlug: string | null;
}

/** Since when they hold: before the earliest day of which the marketing content speaks. */
export const basePricesStartOn = '2025-01-01';
export const basePriceSource = 'Hearthline estimate';
/** The day on which they were estimated. */
export const basePriceSourceOn = '2026-11-25';

type More = Partial<Pick<BasePrice, 'taxable' | 'when' | 'contentSlug'>>;

const row = (
  key: string,
  label: string,
  unit: PriceUnit,
  [low, high]: readonly [number, number],
  more: More = {},
): BasePrice => ({ key, label, unit, low, high, taxable: true, when: null, contentSlug: null, ...more });

/** Whole dollars, as cents. */
const dollars = (low: number, high = low) => [low * 100, high * 100] as const;

const width = (name: string, label: string, base: number, areaCents: number): readonly BasePrice[] => [
  row(`home-base:${name}`, `${label} home`, 'each', dollars(base)),
  row(`home-area:${name}`, `${label} home, by its size`, 'square_foot', [areaCents, areaCents]),
];

const roof = (key: string, label: string, low: number, high: number): BasePrice =>
  row(`option:roof:${key}`, `${label} roof`, 'section', dollars(low, high));

const siding = (key: string, label: string, low: number, high: number): BasePrice =>
  row(`option:siding:${key}`, `${label} siding`, 'square_foot', [low, high]);

export const basePrices: readonly BasePrice[] = [
  row('home:yachats', 'Yachats', 'each', dollars(89_000)),
  row('home:castle-rock', 'Castle Rock', 'each', dollars(145_000)),
  ...width('single', 'Single wide', 20_000, 8425),
  ...width('double', 'Double wide', 37_000, 7500),
  ...width('triple', 'Triple wide', 62_500, 7800),

  roof('hip', 'Hip', 2600, 2600),
  roof('shed', 'Shed', 1200, 1200),
  roof('mansard', 'Mansard', 5800, 7400),
  roof('gambrel', 'Gambrel', 4200, 5200),
  roof('flat', 'Flat', 1900, 1900),
  roof('butterfly', 'Butterfly', 5200, 6800),
  roof('saltbox', 'Saltbox', 2100, 2100),
  siding('vinyl', 'Vinyl', 0, 0),
  siding('wood', 'Wood', 350, 350),
  siding('brick', 'Brick veneer', 900, 1200),
  siding('stone', 'Stone veneer', 1100, 1500),
  siding('stucco', 'Stucco', 450, 600),
  siding('metal', 'Metal', 300, 300),
  siding('composite', 'Composite', 400, 400),
  row('option:energy:solar', 'Solar package', 'each', dollars(18_000, 24_000)),

  row('freight:haul', 'Transport of the sections', 'section', dollars(1500, 2500)),
  row('freight:miles', 'Transport by the mile', 'mile', dollars(8, 12)),
  row('site:set-up', 'Set-up', 'section', dollars(5500, 8500)),
  row('site:close-up', 'Close-up between the sections', 'joint', dollars(6000, 11_000)),
  row('site:foundation', 'Foundation', 'square_foot', dollars(11, 17)),
  row('site:skirting', 'Skirting', 'section', dollars(1500, 2700)),
  row('site:steps', 'Steps', 'each', dollars(1200, 2600)),
  row('site:heating-cooling', 'Heating and cooling', 'each', dollars(6000, 9000)),
  row('site:preparation', 'Site preparation', 'each', dollars(3000, 8000)),
  row('site:electric', 'Electric service', 'each', dollars(3000, 6000)),
  row('site:water-public', 'Public water', 'each', dollars(2500, 5500), { when: { water: 'public' } }),
  row('site:water-well', 'Well', 'each', dollars(9000, 18_000), { when: { water: 'well' } }),
  row('site:sewer-septic', 'Septic system', 'each', dollars(12_000, 20_000), { when: { sewer: 'septic' } }),
  row('site:sewer-public', 'Public sewer', 'each', dollars(3500, 8000), { when: { sewer: 'public' } }),
  row('fee:permits', 'Permits', 'each', dollars(2000, 5000), { taxable: false }),
  row('fee:title', 'Title', 'each', dollars(350, 750), { taxable: false }),

  row('discount:cash', 'Paying cash, 5% off', 'percent', [5, 5], { when: { loan: 'cash' } }),
  row('discount:military', 'Military households, 2% off', 'percent', [2, 2], { when: { claim: 'military' } }),
  row('discount:referral', 'Referral credit', 'each', dollars(1000), { when: { claim: 'referral' } }),
  row('discount:solar', 'Off the solar package', 'each', dollars(5000), {
    when: { option: 'energy:solar' },
    contentSlug: 'solar-package',
  }),

  row('tax:sales', 'Sales tax, 7.5 to 9.5%', 'percent', [7.5, 9.5], { taxable: false }),
];

/** The two homes that the example prices name: slug of the item → slug of the home. */
export const exampleHomes = { '2br-1ba': 'yachats', '3br-2ba': 'castle-rock' } as const;
