import type { PriceLine } from '../prices/price-lines.ts';
import { kindOfKey } from '../prices/keys.ts';
import { sumOf, type CentsRange } from '../prices/line-sums.ts';

/** What a price may hold or not besides the home, and the beginnings of the keys of our lines for it. */
export const includedItems = [
  { key: 'delivery', title: 'Delivery', lines: ['freight:'] },
  { key: 'setUp', title: 'Set-up', lines: ['site:set-up', 'site:close-up'] },
  { key: 'foundation', title: 'Foundation', lines: ['site:foundation'] },
  { key: 'skirting', title: 'Skirting and steps', lines: ['site:skirting', 'site:steps'] },
  { key: 'climate', title: 'Heating and cooling', lines: ['site:heating-cooling'] },
  { key: 'preparation', title: 'Site preparation', lines: ['site:preparation'] },
  { key: 'utilities', title: 'Power, water, sewer', lines: ['site:electric', 'site:water', 'site:sewer'] },
  { key: 'permits', title: 'Permits and title', lines: ['fee:'] },
  { key: 'taxes', title: 'Sales tax', lines: ['tax:'] },
  { key: 'land', title: 'Land', lines: [] },
] as const;
export type IncludedKey = (typeof includedItems)[number]['key'];
type Item = (typeof includedItems)[number];

/** Whether something is in a price; `ask` where nobody said. */
export type Included = 'yes' | 'no' | 'ask';

type Line = Pick<PriceLine, 'key' | 'lowCents' | 'highCents'>;

const belongsTo = ({ lines }: Item, { key }: Line): boolean => lines.some((start) => key.startsWith(start));

/** What one of our prices holds for an item: the amount; null where it has no line. */
export const includedAmount = (key: IncludedKey, lines: readonly Line[]): CentsRange | null => {
  const item = includedItems.find((one) => one.key === key);
  const own = item ? lines.filter((line) => belongsTo(item, line)) : [];
  return own.length > 0 ? sumOf(own) : null;
};

/** Whether one of our prices holds an item. Land is in none; what has no line is to be asked for. */
export const weInclude = (key: IncludedKey, lines: readonly Line[]): Included => {
  if (key === 'land') return 'no';
  return includedAmount(key, lines) ? 'yes' : 'ask';
};

/** The home itself with its options and discounts: the lines that no item stands for. */
export const homeAmount = (lines: readonly Line[]): CentsRange =>
  sumOf(
    lines.filter(({ key }) =>
      ['home', 'home-base', 'home-area', 'option', 'discount'].includes(kindOfKey(key)),
    ),
  );

/** The middle of one of our prices with only what another one holds, in whole cents. @param yes the items that the other one holds */
export const likeForLikeCents = (lines: readonly Line[], yes: readonly IncludedKey[]): number => {
  const parts = [homeAmount(lines), ...yes.map((key) => includedAmount(key, lines) ?? sumOf([]))];
  return Math.round(parts.reduce((sum, { lowCents, highCents }) => sum + (lowCents + highCents) / 2, 0));
};
