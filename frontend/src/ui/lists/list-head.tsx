import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronIcon } from '../theme/icons.tsx';
import { ColumnResizer } from './column-resizer.tsx';
import type { ListColumn, ListSelection, ListSort } from './list-columns.ts';
import { RowBox, SortButton } from './list-table-parts.tsx';

interface ListHeadProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly sizes: Readonly<Record<string, number>>;
  readonly sort: ListSort | undefined;
  readonly selection: ListSelection<Row> | undefined;
  readonly hasTools: boolean;
  /** Only some of the rows are drawn: each says which one it is. */
  readonly isNumbered: boolean;
  /** Missing if the columns have no widths of their own, as on a phone. */
  readonly onResize: (column: string, width: number) => void;
  readonly onKeepWidth: (column: string, width: number) => void;
}

const directionOf = (column: string, sort: ListSort | undefined) =>
  sort?.column === column ? sort.direction : undefined;

/** The heads of a list: the box for the whole page, and each column with its order and its width. */
export const ListHead = <Row,>({
  columns,
  sizes,
  sort,
  selection,
  hasTools,
  isNumbered,
  onResize,
  onKeepWidth,
}: ListHeadProps<Row>) => (
  <thead role="rowgroup">
    <tr role="row" aria-rowindex={isNumbered ? 1 : undefined}>
      {selection && (
        <th role="columnheader" scope="col" data-box>
          <chakra.span srOnly hideFrom="md">
            Select
          </chakra.span>
          <chakra.span hideBelow="md">
            <RowBox
              aria-label={isNumbered ? 'Select all' : 'Select all on this page'}
              checked={selection.page === 'all'}
              onChange={selection.togglePage}
              ref={(box: HTMLInputElement | null) =>
                void (box && (box.indeterminate = selection.page === 'some'))
              }
            />
          </chakra.span>
        </th>
      )}
      {columns.map(({ id, title, figure }) => (
        <th
          key={id}
          role="columnheader"
          scope="col"
          data-figure={figure ? true : undefined}
          aria-sort={directionOf(id, sort)}
        >
          {sort?.sortable.includes(id) ? (
            <SortButton type="button" onClick={() => sort.onSort(id)}>
              {title}
              <ChevronIcon />
            </SortButton>
          ) : (
            <span>{title}</span>
          )}
          <ColumnResizer
            width={sizes[id] ?? 0}
            onResize={(width) => onResize(id, width)}
            onKeep={(width) => onKeepWidth(id, width)}
          />
        </th>
      ))}
      {hasTools && (
        <th role="columnheader" scope="col" data-tools>
          <chakra.span srOnly>Actions</chakra.span>
        </th>
      )}
    </tr>
  </thead>
);
