import type { PriceLine } from '@hearthline/rules/homes/prices/price-lines.ts';

interface LineGroup {
  readonly title: string;
  readonly lines: readonly PriceLine[];
}

const groups: readonly { readonly title: string; readonly of: RegExp }[] = [
  { title: 'The home', of: /^(?:home|home-base|home-area|option):/ },
  { title: 'Delivery', of: /^freight:/ },
  { title: 'Site work', of: /^site:/ },
  { title: 'Fees', of: /^fee:/ },
  { title: 'Discounts', of: /^discount:/ },
  { title: 'Tax', of: /^tax:/ },
];

/** The lines of a price by what they are for, in the order of the price; groups without lines are left out. */
export const groupsOf = (lines: readonly PriceLine[]): LineGroup[] =>
  groups
    .map(({ title, of }) => ({ title, lines: lines.filter(({ key }) => of.test(key)) }))
    .filter((group) => group.lines.length > 0);
