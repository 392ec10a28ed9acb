import { memo, type MouseEvent, type ReactNode } from 'react';
import type { ListColumn } from './list-columns.ts';
import { RowBox } from './list-table-parts.tsx';

/** What happens to rows; the same object at every rendering, so that a row need not be drawn again. */
export interface RowHandlers {
  readonly toggle: (id: string) => void;
  readonly focus: (id: string) => void;
  readonly click: (id: string, event: MouseEvent<HTMLElement>) => void;
}

interface ListRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly handlers: RowHandlers;
  /** The accessible name of the box that selects the row; without one there is no box. */
  readonly boxLabel: string | undefined;
  readonly isSelected: boolean;
  readonly tools: ((row: Row) => ReactNode) | undefined;
  /** Its place in a table of which only some rows are drawn, from 1. */
  readonly place: number | undefined;
  /** Its DOM id, and whether Tab enters the list here; undefined if rows take no focus. */
  readonly domId: string | undefined;
  readonly tabIndex: 0 | -1 | undefined;
  readonly isCurrent: boolean;
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly tools: ((row: Row) => ReactNode) | undefined;
}

const DrawnCells = <Row,>({ row, columns, tools }: CellsProps<Row>) => (
  <>
    {columns.map(({ id, figure, cell }) => (
      <td key={id} role="cell" data-column={id} data-figure={figure ? true : undefined}>
        {cell(row)}
      </td>
    ))}
    {tools && (
      <td role="cell" data-tools data-column="tools">
        {tools(row)}
      </td>
    )}
  </>
);

/** What a row says and offers: not drawn again when it is selected or becomes the current one, as fifty at once may. */
const Cells = memo(DrawnCells) as typeof DrawnCells;

const Drawn = <Row extends { readonly id: string }>({
  row,
  columns,
  handlers,
  boxLabel,
  isSelected,
  tools,
  place,
  domId,
  tabIndex,
  isCurrent,
}: ListRowProps<Row>) => (
  <tr
    role="row"
    id={domId}
    tabIndex={tabIndex}
    aria-rowindex={place}
    aria-current={isCurrent ? 'true' : undefined}
    aria-selected={boxLabel ? isSelected : undefined}
    data-place={domId ? true : undefined}
    data-opens={domId ? true : undefined}
    onFocus={domId ? () => handlers.focus(row.id) : undefined}
    onClick={domId ? (event) => handlers.click(row.id, event) : undefined}
  >
    {boxLabel && (
      <td role="cell" data-box data-column="select">
        <RowBox aria-label={boxLabel} checked={isSelected} onChange={() => handlers.toggle(row.id)} />
      </td>
    )}
    <Cells row={row} columns={columns} tools={tools} />
  </tr>
);

/** A row of a {@link ListTable}, drawn again only if something about it has changed. */
export const ListRow = memo(Drawn) as typeof Drawn;
