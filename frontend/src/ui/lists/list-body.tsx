import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useCards } from '../actions/narrow-window.ts';
import { ListRow, type RowHandlers } from './list-row.tsx';
import type { ListColumn, ListSelection } from './list-columns.ts';
import type { RowProps } from './row-keys.tsx';
import type { ScrolledRows } from './scrolled-pages.ts';

interface ListBodyProps<Row> {
  /** What scrolls. */
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  /** Instead of the rows: as many as there are, read while somebody scrolls. */
  readonly scrolled: ScrolledRows<Row> | undefined;
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

interface UnreadRowProps {
  readonly place: number;
  readonly columns: readonly { readonly id: string }[];
  readonly hasBox: boolean;
  readonly hasTools: boolean;
}

/** In the place of a row that is being read. */
const UnreadRow = ({ place, columns, hasBox, hasTools }: UnreadRowProps) => (
  <tr role="row" aria-rowindex={place} data-unread>
    {hasBox && <td role="cell" data-box />}
    {columns.map(({ id }) => (
      <td key={id} role="cell" data-column={id}>
        <i />
      </td>
    ))}
    {hasTools && <td role="cell" data-tools />}
  </tr>
);

interface SoonProps {
  readonly row: ReactNode;
  readonly unread: ReactNode;
}

/**
 * Draws a row that has come into sight when there is time for it: those that somebody flies past would cost frames, and nobody
 * would have seen them.
 */
const Soon = ({ row, unread }: SoonProps) => (useDeferredValue(true, false) ? row : unread);

/** The rows of a list: all of them, or of many those in sight. */
export const ListBody = <Row extends { readonly id: string }>({
  region,
  rows,
  scrolled,
  columns,
  handlers,
  selection,
  tools,
  current,
  rowProps,
}: ListBodyProps<Row>) => {
  const rowCount = scrolled?.count ?? rows.length;
  // Cards have no height that is known, and scroll with the page.
  const isLong = !useCards() && (scrolled !== undefined || rowCount > drawnAtOnce);
  const virtualizer = useVirtualizer({
    count: isLong ? rowCount : 0,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    // The heads stay, and take as much from the end of what is seen.
    scrollPaddingEnd: rowHeight,
    overscan: 12,
  });
  const place =
    !isLong || current === null
      ? -1
      : scrolled
        ? scrolled.indexOf(current)
        : rows.findIndex(({ id }) => id === current);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    // Only another current row scrolls: not another rendering, and not other rows before it.
    if (followed.current === current) return;
    followed.current = current;
    if (place >= 0) virtualizer.scrollToIndex(place, { align: 'auto' });
  }, [virtualizer, place, current]);
  const key = scrolled?.key;
  const listed = useRef(key);
  useEffect(() => {
    const isOther = key !== undefined && listed.current !== undefined && key !== listed.current;
    listed.current = key;
    if (isOther && region.current) region.current.scrollTop = 0;
  }, [key, region]);
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {};
  useEffect(() => {
    scrolled?.onSight(first, last);
    // Told once for each place: what `onSight` is does not matter.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [key, rowCount, first, last]);
  const inSight = virtualizer.getVirtualItems();
  const drawn = isLong ? inSight.map(({ index }) => index) : rows.map((_row, index) => index);
  const end = inSight.at(-1)?.end ?? 0;
  return (
    <tbody role="rowgroup">
      {isLong && <Space height={inSight[0]?.start ?? 0} />}
      {drawn.map((index) => {
        const row = scrolled ? scrolled.rowAt(index) : rows[index];
        const unread = isLong && (
          <UnreadRow
            key={row?.id ?? `unread-${index}`}
            place={index + 2}
            columns={columns}
            hasBox={selection !== undefined}
            hasTools={tools !== undefined}
          />
        );
        if (!row) return unread;
        const props = rowProps?.(row.id);
        const drawnRow = (
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
        return isLong ? <Soon key={row.id} row={drawnRow} unread={unread} /> : drawnRow;
      })}
      {isLong && <Space height={virtualizer.getTotalSize() - end} />}
    </tbody>
  );
};
