/** Deals on one page of the list. */
export const dealsPageSize = 50;
/** Deals in one column of the board; its sums count all of them. */
export const columnSize = 50;
/** The most people who buy together, beside the contact. */
export const maxCoBuyers = 5;

/** The orders of the list, by default `newest`: one for each of its columns. */
export const dealSorts = [
  'newest',
  'buyer',
  'number',
  'stage',
  'value',
  'probability',
  'weighted',
  'close',
  'owner',
  'touched',
  'home',
] as const;
export type DealSort = (typeof dealSorts)[number];
