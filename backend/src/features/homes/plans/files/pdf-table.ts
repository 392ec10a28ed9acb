import type { Schedule } from '@hearthline/model/drawing/schedules.ts';
import { fills, inks, linesOf, write, type Pdf } from '../../../../platform/pdf/paint.ts';

const row = 10.5;
const leading = 8.5;
const size = 7;
const titleHeight = 16;
/** Between the text of a cell and its edges, both together. */
const padding = 5;

/** A row with the lines of each of its cells. */
interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly high: number;
}

/** A schedule as it fits into a width: what is wider than its column goes on in a line below. */
export interface Table {
  readonly schedule: Schedule;
  readonly wide: number;
  readonly rows: readonly Row[];
  /** With its title and its head, in points. */
  readonly high: number;
}

/** Breaks the cells of a schedule into the lines that its columns have room for. @param wide in points */
export const layOutTable = (doc: Pdf, schedule: Schedule, wide: number): Table => {
  const rows = schedule.rows.map((texts) => {
    const cells = schedule.columns.map(({ share }, at) =>
      linesOf(doc, texts[at] ?? '', share * wide - padding, { size }),
    );
    const lines = Math.max(1, ...cells.map(({ length }) => length));
    return { cells, high: row + (lines - 1) * leading };
  });
  const high = titleHeight + row + rows.reduce((total, one) => total + one.high, 0) + 6;
  return { schedule, wide, rows, high };
};

/** How many rows have room, and one line less where not all do: it says how many are missing. */
const countOf = ({ rows }: Table, room: number): number => {
  let free = room;
  const all = rows.findIndex(({ high }) => (free -= high) < 0);
  return all === -1 ? rows.length : Math.max(0, all - 1);
};

/** Draws a table. Rows beyond `h` are counted in its last line. @param place in points */
export const drawTable = (doc: Pdf, table: Table, place: { x: number; y: number; h: number }): void => {
  const { x } = place;
  const { wide, schedule } = table;
  write(doc, schedule.title, x, place.y + 9, { size: 9, strong: true });
  let y = place.y + titleHeight;
  const line = ({ cells, high }: Row, strong: boolean): void => {
    let left = x;
    const look = { size, strong, color: strong ? inks.quiet : inks.text };
    for (const [at, { share, right }] of schedule.columns.entries()) {
      const width = share * wide;
      for (const [below, text] of (cells[at] ?? []).entries())
        write(doc, text, right ? left + width - 3 : left + 2, y + 7.5 + below * leading, {
          ...look,
          align: right ? 'right' : 'left',
        });
      left += width;
    }
    y += high;
    doc
      .undash()
      .lineWidth(0.3)
      .strokeColor(inks.faint)
      .moveTo(x, y)
      .lineTo(x + wide, y)
      .stroke();
  };
  doc.rect(x, y, wide, row).fill(fills.service);
  line({ cells: schedule.columns.map(({ name }) => [name]), high: row }, true);
  const count = countOf(table, place.y + place.h - y);
  for (const one of table.rows.slice(0, count)) line(one, false);
  const left = table.rows.length - count;
  if (left > 0) write(doc, `and ${left} more`, x + 2, y + 7.5, { size, color: inks.quiet });
};
