import { columnWidths, type ColumnLayout } from '@hearthline/rules/column-layout.ts';

/** A column as far as its width is concerned. */
interface SizedColumn {
  readonly id: string;
  /** The usual width in pixels: how the room is divided between columns that nobody has sized. */
  readonly width: number;
  /** What its values need to be read whole, in pixels; otherwise a part of the usual width. */
  readonly minWidth?: number;
}

/** A column does not become narrower than this part of its usual width: the table is then scrolled sideways instead. */
const minPart = 0.7;

const within = (width: number): number =>
  Math.round(Math.min(Math.max(width, columnWidths.min), columnWidths.max));

/**
 * The width of each shown column in pixels: those that somebody has sized have their width, the others share what is left.
 * @param room the width of the table without the box that selects and the buttons
 */
export const columnSizes = (
  columns: readonly SizedColumn[],
  { widths }: Pick<ColumnLayout, 'widths'>,
  room: number,
): Readonly<Record<string, number>> => {
  const fixed = new Map(widths.map(({ column, width }) => [column, width]));
  for (;;) {
    const free = columns.filter(({ id }) => !fixed.has(id));
    const taken = columns.reduce((sum, { id }) => sum + (fixed.get(id) ?? 0), 0);
    const defaultTotal = free.reduce((sum, { width }) => sum + width, 0);
    const part = defaultTotal > 0 ? Math.max((room - taken) / defaultTotal, minPart) : 1;
    // Those that would become too narrow have what they need, and the others share the rest.
    const narrow = free.filter(({ width, minWidth = 0 }) => width * part < minWidth);
    for (const { id, minWidth = 0 } of narrow) fixed.set(id, minWidth);
    if (narrow.length === 0)
      return Object.fromEntries(
        columns.map(({ id, width }) => [id, Math.floor(fixed.get(id) ?? width * part)]),
      );
  }
};

/** The layout with another width of one column. */
export const withWidth = (layout: ColumnLayout, column: string, width: number): ColumnLayout => ({
  ...layout,
  widths: [...layout.widths.filter((each) => each.column !== column), { column, width: within(width) }],
});
