import { orderedColumns, type ColumnLayout, type ListWithColumns } from '@hearthline/rules/column-layout.ts';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useEffect, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useWidth } from '../charts/element-width.ts';
import { columnSizes, withWidth } from './column-sizes.ts';
import type { ListColumn, ListSelection, ListSort } from './list-columns.ts';
import { ListBody } from './list-body.tsx';
import { ListHead } from './list-head.tsx';
import type { RowHandlers } from './list-row.tsx';
import { Table, TableRegion } from './list-table-parts.tsx';
import type { RowProps } from './row-keys.tsx';
import type { ScrolledRows } from './scrolled-pages.ts';

interface ListTableProps<Row> {
  /** Which list it is: what its columns are called in layouts. */
  readonly list: ListWithColumns;
  /** What the table contains; a screen reader says it first. */
  readonly caption: string;
  /** All columns; the layout says which are shown, and in which order. */
  readonly columns: readonly ListColumn<Row>[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly rows: readonly Row[];
  /** A list without pages: all its rows, read while somebody scrolls over them; then `rows` are those that have been read around them. */
  readonly scrolled?: ScrolledRows<Row> | undefined;
  readonly sort?: ListSort;
  readonly selection?: ListSelection<Row>;
  /** The buttons of a row; a stable function, or every row is drawn again each time. */
  readonly tools?: (row: Row) => ReactNode;
  /** The width of the column of buttons, in pixels. */
  readonly toolsWidth?: number;
  /** The row that the keys act on: a long list scrolls to it. */
  readonly current?: string | null;
  /** The pointer came over the rows, or left them. */
  readonly onEnter?: () => void;
  readonly onLeave?: () => void;
  /** From `useRowKeys`, if rows can be opened and moved through by keys. */
  readonly rowProps?: (id: string) => RowProps;
  /** Other rows are loading; the old ones stay until then. */
  readonly busy?: boolean;
  /** The grid of a card on a phone, and where each cell (`[data-column=email]`) has its place. */
  readonly card: SystemStyleObject;
}

const boxWidth = 36;
/** A list that is scrolled over looks its rows up itself. */
const none: never[] = [];

/** A cell whose text is cut off shows all of it when the pointer rests on it. */
const titleCutOff = ({ target }: PointerEvent<HTMLElement>): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell && !cell.dataset['tools'])
    cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent.trim() : '';
};

/**
 * A list of many rows, each 36 px high and on one line: heads that stay, columns that everybody arranges for themselves, a box
 * to select, keys to move. Long lists draw only the rows in sight. On a phone every row is a card.
 */
export const ListTable = <Row extends { readonly id: string }>({
  list,
  caption,
  columns,
  layout,
  onLayout,
  rows,
  scrolled,
  sort,
  selection,
  tools,
  toolsWidth = 44,
  current = null,
  onEnter,
  onLeave,
  rowProps,
  busy = false,
  card,
}: ListTableProps<Row>) => {
  const [region, width] = useWidth<HTMLDivElement>(1008);
  /** The width that is being dragged to. */
  const [dragged, setDragged] = useState<{ readonly column: string; readonly width: number } | null>(null);
  const table = useReactTable<Row>({
    data: scrolled ? none : (rows as Row[]),
    columns: useMemo(() => columns.map(({ id }) => ({ id })), [columns]),
    getCoreRowModel: getCoreRowModel(),
    getRowId: ({ id }) => id,
    state: {
      columnOrder: [...orderedColumns(list, layout)],
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    },
  });
  const names = table.getVisibleLeafColumns().map(({ id }) => id);
  const shownKey = names.join(' ');
  const shown = useMemo(
    () => shownKey.split(' ').flatMap((id) => columns.filter((column) => column.id === id)),
    [columns, shownKey],
  );
  const around = (selection ? boxWidth : 0) + (tools ? toolsWidth : 0);
  const sizes = columnSizes(
    shown,
    dragged ? withWidth(layout, dragged.column, dragged.width) : layout,
    width - around,
  );
  const total = around + shown.reduce((sum, { id }) => sum + (sizes[id] ?? 0), 0);

  const latest = useRef({ selection, rowProps });
  useEffect(() => {
    latest.current = { selection, rowProps };
  });
  const [handlers] = useState<RowHandlers>(() => ({
    toggle: (id) => latest.current.selection?.toggle(id),
    focus: (id) => latest.current.rowProps?.(id).onFocus(),
    click: (id, event) => latest.current.rowProps?.(id).onClick(event),
  }));

  return (
    <TableRegion
      ref={region}
      role="group"
      aria-label={caption}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <Table
        role="table"
        aria-label={caption}
        aria-busy={busy}
        aria-rowcount={(scrolled?.count ?? rows.length) + 1}
        minWidth={{ md: `${total}px` }}
        css={{ '& tbody tr:not([data-space])': { mdDown: card } }}
        onPointerOver={titleCutOff}
      >
        <colgroup>
          {selection && <col style={{ width: boxWidth }} />}
          {shown.map(({ id }) => (
            <col key={id} style={{ width: sizes[id] }} />
          ))}
          {tools && <col style={{ width: toolsWidth }} />}
        </colgroup>
        <ListHead
          columns={shown}
          sizes={sizes}
          sort={sort}
          selection={selection}
          hasTools={Boolean(tools)}
          isNumbered={scrolled !== undefined}
          onResize={(column, to) => setDragged({ column, width: to })}
          onKeepWidth={(column, to) => {
            setDragged(null);
            onLayout(withWidth(layout, column, to));
          }}
        />
        <ListBody
          region={region}
          rows={table.getRowModel().rows.map(({ original }) => original)}
          scrolled={scrolled}
          columns={shown}
          handlers={handlers}
          selection={selection}
          tools={tools}
          current={current}
          rowProps={rowProps}
        />
      </Table>
    </TableRegion>
  );
};
