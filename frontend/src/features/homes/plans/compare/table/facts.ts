import type { HomeSummary } from '../../results/home-summary.ts';

/** The rows of a comparison. */
export const facts: readonly { readonly title: string; readonly of: (home: HomeSummary) => string }[] = [
  { title: 'Bedrooms', of: ({ bedrooms }) => String(bedrooms) },
  { title: 'Baths', of: ({ baths }) => String(baths.value) },
  { title: 'Square feet', of: ({ squareFeet }) => Math.round(squareFeet).toLocaleString('en-US') },
  { title: 'Outside', of: ({ size }) => size.value.replace(/^(\d+)x(\d+)$/, '$1 × $2 ft') },
  {
    title: 'Square feet for each bedroom',
    of: ({ squareFeet, bedrooms }) => Math.round(squareFeet / bedrooms).toLocaleString('en-US'),
  },
];
