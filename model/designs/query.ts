import type { Wish } from '../plan/document.ts';

const order = [
  'length',
  'squareFeet',
  'kitchen',
  'entry',
  'primaryApart',
  'office',
  'porch',
  'accessible',
  'suites',
  'style',
] as const;

/** A wish as the parameters of an address, such as `beds=queen,twin&baths=2&width=double`. */
export const queryOf = (wish: Wish): string =>
  [
    `beds=${wish.beds.join(',')}`,
    `baths=${wish.baths}`,
    `width=${wish.width}`,
    ...order.flatMap((field) =>
      wish[field] === undefined || wish[field] === false ? [] : [`${field}=${wish[field]}`],
    ),
  ].join('&');
