import { insertGroups, type ArrivingGroup, type ArrivingPrice } from '../base-prices/insert-groups.ts';
import { baseColors, baseStyles } from './looks.ts';

/** The day on which these were estimated. */
const sourceOn = '2026-11-30';

const choices = (
  all: readonly { readonly key: string; readonly label: string; readonly text: string }[],
): object[] =>
  all.map(({ key, label, text }, index) => ({ key, label, text, standard: index === 0, excludes: [] }));

/** Lists order groups by position, then by key: style comes before all others, color after roof and siding. */
const groups: readonly ArrivingGroup[] = [
  { key: 'style', label: 'Style', choices: choices(baseStyles), position: -1 },
  { key: 'color', label: 'Color', choices: choices(baseColors), position: 2 },
];

/** Standard choices have no row: they cost nothing. */
const prices: readonly ArrivingPrice[] = [
  ...baseStyles.slice(1).map(({ key, label, cents }) => ({
    key: `option:style:${key}`,
    label: `${label} style`,
    unit: 'each' as const,
    cents,
  })),
  ...baseColors.slice(1).map(({ key, label }) => ({
    key: `option:color:${key}`,
    label: `${label} color`,
    unit: 'each' as const,
    cents: 0,
  })),
];

/** Adds the groups of style and color with their prices. */
export const insertLooks = insertGroups(groups, prices, sourceOn);
