import { priceWhen, type PriceWhen } from './conditions.ts';

/**
 * The columns of a CSV file of prices, as it is exported and imported; the titles may come in any order and case. `low`, `high` and
 * `cost` are dollars, or percents where the unit is percent; `when` is written like `width=double; loan=cash`.
 */
export const priceColumns = [
  'key',
  'label',
  'unit',
  'low',
  'high',
  'taxable',
  'when',
  'cost',
  'contentSlug',
  'startsOn',
  'endsOn',
  'source',
  'sourceOn',
] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** The columns that a file cannot do without. */
export const neededPriceColumns = [
  'key',
  'label',
  'unit',
  'low',
  'taxable',
  'startsOn',
] as const satisfies readonly PriceColumn[];

/** In bytes, and in rows. */
export const largestPricesFile = 2_000_000;
export const maxPriceRows = 2000;

/** What is said where a file of prices is refused. */
export const pricesCsvSentences = {
  notCsv: 'Please send a CSV file',
  tooLarge: 'The file is too large',
  notUtf8: 'The file must be in UTF-8',
  unreadable: 'The file is not CSV',
  tooMany: `A file can have at most ${maxPriceRows} rows`,
  yesOrNo: 'taxable: Please write yes or no',
  when: 'when: Please write it like width=double; loan=cash',
  amount: (column: string): string => `${column}: Please write an amount like 1250 or 1250.50`,
  percent: (column: string): string => `${column}: Please write a percentage like 7.5`,
  unknownColumn: (title: string): string => `There is no column ${title}`,
  missingColumn: (title: string): string => `The column ${title} is missing`,
} as const;

/** A row that cannot be imported. `row` is its line in a spreadsheet: the titles are in row 1. */
export interface PriceRowProblem {
  readonly row: number;
  readonly message: string;
}

/** What an import did, or would do. */
export interface PriceImport {
  /** Rows that are new, and how many others they give a last day. */
  readonly created: number;
  readonly ended: number;
  /** Rows that the book has already. */
  readonly unchanged: number;
  readonly problems: readonly PriceRowProblem[];
}

/** A condition in one cell, as in `width=double; loan=cash`; blank if the price always holds. */
export const whenText = (when: PriceWhen | null): string =>
  Object.entries(when ?? {})
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('; ');

/** Reads such a cell: `null` if it always holds, `undefined` if it is no condition. */
export const whenOf = (text: string): PriceWhen | null | undefined => {
  const parts = text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => part.split('=').map((word) => word.trim()));
  if (parts.some((part) => part.length !== 2)) return undefined;
  const { data, success } = priceWhen.safeParse(Object.fromEntries(parts));
  return success ? data : undefined;
};
