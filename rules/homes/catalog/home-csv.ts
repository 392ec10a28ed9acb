import { homeFactNames, maxHomes } from './home-rules.ts';

/** The columns of a CSV file of homes, as it is exported and imported; the titles may come in any order and case. */
export const homeColumns = ['slug', 'name', ...homeFactNames, 'description', 'featured', 'status'] as const;
export type HomeColumn = (typeof homeColumns)[number];

/** In bytes: more than {@link maxHomes} rows need. */
export const largestHomesFile = 2_000_000;

/** What is said where a file of homes is refused. */
export const homesCsvSentences = {
  notCsv: 'Please send a CSV file',
  tooLarge: 'The file is too large',
  notUtf8: 'The file must be in UTF-8',
  unreadable: 'The file is not CSV',
  tooMany: `A file can have at most ${maxHomes} rows`,
  twice: 'Another row has this address',
  yesOrNo: 'Featured must be true or false',
  status: 'Status must be draft, published or withdrawn',
  notDraft: 'A home that was published is withdrawn, it does not become a draft again',
  unchecked: 'Without a plan that passes every rule, a home is published by itself, with a reason',
  unknownColumn: (title: string): string => `There is no column ${title}`,
  missingColumn: (title: string): string => `The column ${title} is missing`,
} as const;

/** A row that cannot be imported. `row` is its line in a spreadsheet: the titles are in row 1. */
export interface HomeRowProblem {
  readonly row: number;
  readonly message: string;
}
