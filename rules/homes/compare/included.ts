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

type Line = Pick<PriceLine, 'key' | 'lowCents' | 'highCents' | 'estimateCents'>;

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

/** The lines of the home itself with its options and discounts, for which no item stands. */
const homeLines = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ key }) =>
    ['home', 'home-base', 'home-area', 'option', 'discount'].includes(kindOfKey(key)),
  );

/** What the home itself costs with its options and discounts. */
export const homeAmount = (lines: readonly Line[]): CentsRange => sumOf(homeLines(lines));

/** One of our delivered totals with only what another price holds, in whole cents. @param yes the items that the other one holds */
export const likeForLikeCents = (lines: readonly Line[], yes: readonly IncludedKey[]): number => {
  const items = includedItems.filter(({ key }) => yes.includes(key));
  return [...homeLines(lines), ...lines.filter((line) => items.some((item) => belongsTo(item, line)))].reduce(
    (sum, { estimateCents }) => sum + estimateCents,
    0,
  );
};
