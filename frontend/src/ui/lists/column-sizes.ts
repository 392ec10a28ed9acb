import { columnWidths, type ColumnLayout } from '@hearthline/rules/column-layout.ts';

/** A column as far as its width is concerned. */
interface SizedColumn {
  readonly id: string;
  /** The usual width in pixels: how the room is divided between columns that nobody has sized. */
  readonly width: number;
}

/** A column does not become narrower than this part of its usual width: the table is then scrolled sideways instead. */
const leastPart = 0.7;

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
  const chosen = new Map(widths.map(({ column, width }) => [column, width]));
  const free = columns.filter(({ id }) => !chosen.has(id));
  const taken = columns.reduce((sum, { id }) => sum + (chosen.get(id) ?? 0), 0);
  const usual = free.reduce((sum, { width }) => sum + width, 0);
  const part = usual > 0 ? Math.max((room - taken) / usual, leastPart) : 1;
  return Object.fromEntries(columns.map(({ id, width }) => [id, Math.floor(chosen.get(id) ?? width * part)]));
};

/** The layout with another width of one column. */
export const withWidth = (layout: ColumnLayout, column: string, width: number): ColumnLayout => ({
  ...layout,
  widths: [...layout.widths.filter((each) => each.column !== column), { column, width: within(width) }],
});
