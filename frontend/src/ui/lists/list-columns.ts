import type { ReactNode } from 'react';

/** A column of a list. Its id is one of `listColumns` of the rules. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** The usual width in pixels; columns that nobody has sized share the room in these proportions. */
  readonly width: number;
  /** What its values need to be read whole, in pixels, as for a phone number. */
  readonly minWidth?: number;
  /** The column holds numbers: it is right-aligned. */
  readonly figure?: boolean;
  /** One line; what is too long ends with an ellipsis. */
  readonly cell: (row: Row) => ReactNode;
}

export interface ListSort {
  /** The column that the rows are sorted by, if it is one of the shown ones. */
  readonly column: string | null;
  readonly direction: 'ascending' | 'descending';
  /** The columns whose head sorts. */
  readonly sortable: readonly string[];
  readonly onSort: (column: string) => void;
}

export interface ListSelection<Row> {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** How much of the page is selected. */
  readonly page: 'all' | 'some' | 'none';
  readonly togglePage: () => void;
  /** The accessible name of a row's box, as in `Select Ada Lovelace`. */
  readonly label: (row: Row) => string;
}
