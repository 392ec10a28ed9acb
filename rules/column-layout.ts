import { z } from 'zod';

/** The columns of the lists that each person arranges, in their usual order. The first one names the row and always stays. */
export const listColumns = {
  contacts: ['name', 'email', 'phone', 'company', 'status', 'source', 'tags', 'owner', 'created'],
  projects: [
    'name',
    'customer',
    'stage',
    'status',
    'progress',
    'contractor',
    'completion',
    'budget',
    'spent',
  ],
  deals: [
    'buyer',
    'number',
    'home',
    'stage',
    'value',
    'probability',
    'weighted',
    'close',
    'owner',
    'touched',
  ],
  homes: ['name', 'type', 'footprint', 'rooms', 'area', 'status', 'featured', 'updated'],
  users: ['name', 'email', 'role', 'state', 'lastSignIn', 'devices', 'joined'],
} as const;
export type ListWithColumns = keyof typeof listColumns;
export type ColumnOf<List extends ListWithColumns> = (typeof listColumns)[List][number];

/** No list has more columns. */
export const mostColumns = Math.max(...Object.values(listColumns).map((columns) => columns.length));

/** The least and greatest width of a column, in pixels. */
export const columnWidths = { min: 64, max: 640 } as const;

/** How a person arranged the columns of a list. */
export interface ColumnLayout {
  /** Columns that are not named follow in their usual order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** In pixels; any other column has its usual width. */
  readonly widths: readonly { readonly column: string; readonly width: number }[];
}

/** Only what a layout consists of, in its one form: it can be sent, and compared. */
export const plainLayout = ({ order, hidden, widths }: ColumnLayout) => ({
  order: [...order],
  hidden: [...hidden],
  widths: widths.map(({ column, width }) => ({ column, width })),
});

/** Whether two layouts show the same. */
export const isSameLayout = (one: ColumnLayout, other: ColumnLayout): boolean =>
  JSON.stringify(plainLayout(one)) === JSON.stringify(plainLayout(other));

/** The layouts of lists that nobody has arranged. */
export const usualLayouts: Readonly<Record<ListWithColumns, ColumnLayout>> = {
  contacts: { order: [], hidden: ['owner'], widths: [] },
  projects: { order: [], hidden: [], widths: [] },
  deals: { order: [], hidden: ['touched'], widths: [] },
  homes: { order: [], hidden: [], widths: [] },
  users: { order: [], hidden: [], widths: [] },
};

const columnSentences = {
  unknown: 'Unknown column',
  twice: 'A column can be named only once',
  first: 'This column always stays',
  width: `A column is ${columnWidths.min} to ${columnWidths.max} pixels wide`,
} as const;

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** The arrangement of one list's columns. */
export const columnLayout = (list: ListWithColumns) => {
  const known: readonly [string, ...string[]] = listColumns[list];
  const [first] = known;
  const column = z.enum(known, columnSentences.unknown);
  const columns = z
    .array(column, 'Columns must be a list of words')
    .max(known.length, columnSentences.twice)
    .refine(isUnique, columnSentences.twice);
  return z.object({
    order: columns,
    hidden: columns.refine((names) => !names.includes(first), columnSentences.first),
    widths: z
      .array(
        z.object({
          column,
          width: z
            .int(columnSentences.width)
            .min(columnWidths.min, columnSentences.width)
            .max(columnWidths.max, columnSentences.width),
        }),
        'Widths must be a list',
      )
      .max(known.length, columnSentences.twice)
      .refine((widths) => isUnique(widths.map((each) => each.column)), columnSentences.twice),
  });
};

/** All columns of a list in the order of a layout; columns that it does not name, such as newer ones, follow in their usual order. */
export const orderedColumns = <List extends ListWithColumns>(
  list: List,
  { order }: Pick<ColumnLayout, 'order'>,
): readonly ColumnOf<List>[] => {
  const all: readonly ColumnOf<List>[] = listColumns[list];
  const first = all.filter((column) => column === all[0]);
  const named = order.flatMap((name) => all.filter((column) => column === name && column !== all[0]));
  return [...first, ...named, ...all.filter((column) => column !== all[0] && !named.includes(column))];
};
