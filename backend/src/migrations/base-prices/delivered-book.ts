import { countyWord } from '@hearthline/rules/homes/prices/keys.ts';
import { baseLoans } from './loans.ts';
import { basePrices, type BasePrice } from './prices.ts';

/**
 * What migration 0073 changes of the price book of every installation, so that the specification's two example months hold everything
 * (docs/sale.md, section 8). Frozen like the book before it. Amounts in whole US cents, percentages with at most three decimals.
 */
const row = (
  key: string,
  label: string,
  unit: BasePrice['unit'],
  [low, high]: readonly [number, number],
  when: BasePrice['when'] = null,
): BasePrice => ({ key, label, unit, low, high, taxable: unit !== 'percent', when, contentSlug: null });

/** Whole dollars, as cents. */
const dollars = (low: number, high: number) => [low * 100, high * 100] as const;

/** On land of the buyer's own. */
const ownLand: readonly BasePrice[] = [
  row('site:set-up', 'Set-up', 'section', dollars(5000, 8000)),
  row('site:close-up', 'Close-up between the sections', 'joint', dollars(5500, 10_000)),
  row('site:foundation', 'Foundation', 'square_foot', dollars(9, 14)),
  row('site:heating-cooling', 'Heating and cooling', 'each', dollars(5500, 8000)),
  row('site:preparation', 'Site preparation', 'each', dollars(2500, 6500)),
  row('site:electric', 'Electric service', 'each', dollars(2500, 5000)),
  row('site:sewer-septic', 'Septic system', 'each', dollars(10_000, 17_000), { sewer: 'septic' }),
];

/** On a lot that is leased: the community has built what a lot needs. */
const leasedLand: readonly BasePrice[] = [
  row('site:foundation', 'Foundation, as the community asks', 'section', dollars(2200, 3800), {
    land: 'leased',
  }),
  row('site:preparation', 'Site preparation on a leased lot', 'each', dollars(500, 1500), { land: 'leased' }),
  row('site:electric', 'Electric hook-up', 'each', dollars(800, 2000), { land: 'leased' }),
  row('site:water-public', 'Water hook-up', 'each', dollars(300, 900), { land: 'leased', water: 'public' }),
  row('site:sewer-public', 'Sewer hook-up', 'each', dollars(300, 900), { land: 'leased', sewer: 'public' }),
];

/** Sales tax of the counties of Washington, from the lowest to the highest rate of their places: our own estimates. */
const washington: readonly (readonly [county: string, low: number, high: number])[] = [
  ['Adams', 7.9, 8.4],
  ['Asotin', 7.9, 8.2],
  ['Benton', 8, 9],
  ['Chelan', 8.2, 9],
  ['Clallam', 8.5, 9.1],
  ['Clark', 7.9, 9],
  ['Columbia', 8.2, 8.4],
  ['Cowlitz', 7.9, 8.3],
  ['Douglas', 8.2, 8.9],
  ['Ferry', 7.7, 8.1],
  ['Franklin', 8, 9],
  ['Garfield', 7.9, 8.2],
  ['Grant', 8.1, 8.6],
  ['Grays Harbor', 8.8, 9.4],
  ['Island', 8.7, 9.1],
  ['Jefferson', 9, 9.4],
  ['King', 8.9, 10.5],
  ['Kitsap', 9, 9.5],
  ['Kittitas', 8, 8.7],
  ['Klickitat', 7.5, 8],
  ['Lewis', 7.8, 8.5],
  ['Lincoln', 8, 8.3],
  ['Mason', 8.5, 9],
  ['Okanogan', 8, 8.9],
  ['Pacific', 7.8, 8.3],
  ['Pend Oreille', 7.6, 7.9],
  ['Pierce', 8.1, 10.4],
  ['San Juan', 8.3, 8.9],
  ['Skagit', 8.5, 9],
  ['Skamania', 7.7, 8],
  ['Snohomish', 8.5, 10.8],
  ['Spokane', 8.2, 9.2],
  ['Stevens', 7.6, 8.2],
  ['Thurston', 8.2, 9.9],
  ['Wahkiakum', 7.6, 8],
  ['Walla Walla', 8.3, 9.2],
  ['Whatcom', 8.5, 9.2],
  ['Whitman', 7.9, 8.2],
  ['Yakima', 8, 8.8],
];

const taxes: readonly BasePrice[] = [
  row('tax:sales:or', 'Sales tax of Oregon: none', 'percent', [0, 0]),
  row('tax:sales:id', 'Sales tax of Idaho, 6%', 'percent', [6, 6]),
  ...washington.map(([county, low, high]) =>
    row(`tax:sales:${countyWord(county)}`, `Sales tax of ${county} County, ${low} to ${high}%`, 'percent', [
      low,
      high,
    ]),
  ),
];

/** The rows that this book has other amounts for, or did not have before. */
export const deliveredPrices: readonly BasePrice[] = [...ownLand, ...leasedLand, ...taxes];

/** What tells rows of one key apart. */
const nameOf = ({ key, when }: BasePrice): string => `${key} ${JSON.stringify(when)}`;
const replaced = new Set(deliveredPrices.map(nameOf));

/** The whole price book of a new installation. */
export const currentPrices: readonly BasePrice[] = [
  ...basePrices.filter((price) => !replaced.has(nameOf(price))),
  ...deliveredPrices,
];

const sinceThen = { annualFeeAbovePercent: null, annualFeeUntilPercent: null, homeOnly: false };
const changed: Readonly<Record<string, object>> = {
  // 12 USC 4902: at the latest at 78 % of the original value; by request, and so not asked for from the start, at 80.
  conventional: { annualFeePercent: 0.5, annualFeeAbovePercent: 80, annualFeeUntilPercent: 78 },
  chattel: { homeOnly: true },
};

/** The kinds of loan of a new installation. */
export const currentLoans = baseLoans.map((loan) => ({ ...loan, ...sinceThen, ...changed[loan.key] }));

/** Those that this book has other terms for. */
export const deliveredLoans = currentLoans.filter(({ key }) => key in changed);
