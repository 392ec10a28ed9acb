import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useNarrow } from '../actions/narrow-window.ts';
import { ListRow, type RowHandlers } from './list-row.tsx';
import type { ListColumn, ListSelection } from './list-columns.ts';
import type { RowProps } from './row-keys.tsx';

interface ListBodyProps<Row> {
  /** What scrolls. */
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly handlers: RowHandlers;
  readonly selection: ListSelection<Row> | undefined;
  readonly tools: ((row: Row) => ReactNode) | undefined;
  readonly current: string | null;
  readonly rowProps: ((id: string) => RowProps) | undefined;
}

/** The height of a row, in pixels. */
export const rowHeight = 36;

/** Up to this many rows are all drawn: so many take no time, and the browser finds text in all of them. */
const drawnAtOnce = 120;

/** Keeps the place of rows that are out of sight. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden data-space style={{ height }}>
      <td />
    </tr>
  ) : null;

/** The rows of a list: all of them, or of many those in sight. */
export const ListBody = <Row extends { readonly id: string }>({
  region,
  rows,
  columns,
  handlers,
  selection,
  tools,
  current,
  rowProps,
}: ListBodyProps<Row>) => {
  // Cards have no height that is known, and scroll with the page.
  const isLong = !useNarrow() && rows.length > drawnAtOnce;
  // eslint-disable-next-line react-hooks/incompatible-library -- this project does not use the compiler
  const virtualizer = useVirtualizer({
    count: isLong ? rows.length : 0,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const place = isLong && current !== null ? rows.findIndex(({ id }) => id === current) : -1;
  useEffect(() => {
    if (place >= 0) virtualizer.scrollToIndex(place, { align: 'auto' });
    // Only another current row scrolls, not another rendering.
  }, [virtualizer, place]);
  const inSight = virtualizer.getVirtualItems();
  const drawn = isLong ? inSight.map(({ index }) => index) : rows.map((_row, index) => index);
  const end = inSight.at(-1)?.end ?? 0;
  return (
    <tbody role="rowgroup">
      {isLong && <Space height={inSight[0]?.start ?? 0} />}
      {drawn.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const props = rowProps?.(row.id);
        return (
          <ListRow
            key={row.id}
            row={row}
            columns={columns}
            handlers={handlers}
            boxLabel={selection?.label(row)}
            isSelected={selection?.has(row.id) ?? false}
            tools={tools}
            place={isLong ? index + 2 : undefined}
            domId={props?.id}
            tabIndex={props?.tabIndex}
            isCurrent={props?.['aria-current'] === 'true'}
          />
        );
      })}
      {isLong && <Space height={virtualizer.getTotalSize() - end} />}
    </tbody>
  );
};
