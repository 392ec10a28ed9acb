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
    'manager',
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
export const maxColumns = Math.max(...Object.values(listColumns).map((columns) => columns.length));

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
export const defaultLayouts: Readonly<Record<ListWithColumns, ColumnLayout>> = {
  contacts: { order: [], hidden: [], widths: [] },
  projects: { order: [], hidden: ['spent'], widths: [] },
  deals: { order: [], hidden: ['touched'], widths: [] },
  homes: { order: [], hidden: [], widths: [] },
  users: { order: [], hidden: [], widths: [] },
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
