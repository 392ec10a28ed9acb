import type { Schedule } from '@hearthline/model/drawing/schedules.ts';
import { cut, fills, inks, write, type Pdf } from '../../../../platform/pdf/paint.ts';

const row = 10.5;
const size = 7;

/** The height of a schedule with its title, in points. */
export const heightOf = ({ rows }: Schedule): number => 16 + row * (rows.length + 1) + 6;

/** A schedule as a table. Rows beyond `height` are counted in its last line. */
export const drawSchedule = (
  doc: Pdf,
  { title, columns, rows }: Schedule,
  place: { x: number; y: number; w: number; h: number },
): void => {
  const { x, w } = place;
  write(doc, title, x, place.y + 9, { size: 9, strong: true });
  let y = place.y + 16;
  const room = Math.max(1, Math.floor((place.y + place.h - y) / row) - 1);
  const shown = rows.length > room ? rows.slice(0, room - 1) : rows;
  const line = (cells: readonly string[], strong: boolean): void => {
    let left = x;
    for (const [at, { share, right }] of columns.entries()) {
      const wide = share * w;
      const look = { size, strong, color: strong ? inks.quiet : inks.text };
      const text = cut(doc, cells[at] ?? '', wide - 5, look);
      write(doc, text, right ? left + wide - 3 : left + 2, y + 7.5, {
        ...look,
        align: right ? 'right' : 'left',
      });
      left += wide;
    }
    y += row;
    doc
      .undash()
      .lineWidth(0.3)
      .strokeColor(inks.faint)
      .moveTo(x, y)
      .lineTo(x + w, y)
      .stroke();
  };
  doc.rect(x, y, w, row).fill(fills.service);
  line(
    columns.map(({ name }) => name),
    true,
  );
  for (const cells of shown) line(cells, false);
  if (shown.length < rows.length)
    write(doc, `and ${rows.length - shown.length} more`, x + 2, y + 7.5, { size, color: inks.quiet });
};
