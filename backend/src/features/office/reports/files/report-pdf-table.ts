import { reportGrid } from '@hearthline/rules/office/reports/table.ts';
import { reportSentences, type ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { hairline, inks, use, type Look, type Pdf } from '../../../../platform/pdf/paint.ts';
import { fitted, margin, sunken } from './pdf-page.ts';
import type { ReportResult } from '../run/run-report.ts';

const rowHeight = 18;
/** Space at the bottom for the page number, in points. */
const foot = 64;

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Lays out texts in columns: names are wider and left-aligned, figures right-aligned. */
const layOut = (doc: Pdf, names: number, figures: number) => {
  const room = doc.page.width - 2 * margin;
  const weights = [...Array.from({ length: names }, () => 1.7), ...Array.from({ length: figures }, () => 1)];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (texts: readonly string[]): Cell[] => {
    let x = margin;
    return texts.map((text, index) => {
      const width = ((weights[index] ?? 1) / all) * room;
      const cell: Cell = { text, x, width, align: index < names ? 'left' : 'right' };
      x += width;
      return cell;
    });
  };
};

const writeCells = (doc: Pdf, cells: readonly Cell[], y: number, look: Look): void => {
  for (const { text, x, width, align } of cells)
    doc.text(fitted(doc, text, width - 10, look), x + 5, y, { width: width - 10, align, lineBreak: false });
};

const writeHead = (doc: Pdf, cells: readonly Cell[]): void => {
  // A long word must not break in the middle of a narrow column.
  const look = { size: cells.length > 5 ? 6.5 : 8, bold: true };
  // A column heading may need several lines.
  const lines = cells.map(({ text, width }) =>
    use(doc, text, look).heightOfString(text, { width: width - 10 }),
  );
  const height = Math.max(...lines) + 10;
  const y = doc.y;
  doc.rect(margin, y, doc.page.width - 2 * margin, height).fill(sunken);
  for (const { text, x, width, align } of cells)
    use(doc, text, look)
      .fillColor(inks.text)
      .text(text, x + 5, y + 5, { width: width - 10, align });
  doc.y = y + height;
};

/** Writes the rows and their totals; the headings are repeated on every page. */
export const writeTable = (
  doc: Pdf,
  definition: ReportDefinition,
  { rows, totals, cut, overlaps }: ReportResult,
): void => {
  const grid = reportGrid(definition, rows, totals, !cut && !overlaps);
  const lay = layOut(doc, grid.heads.names.length, grid.heads.figures.length);
  const heads = lay([...grid.heads.names, ...grid.heads.figures]);
  const turn = (needed: number): void => {
    if (doc.y + needed <= doc.page.height - foot) return;
    doc.addPage();
    doc.y = margin;
    writeHead(doc, heads);
  };
  if (doc.y + 4 * rowHeight > doc.page.height - foot) {
    doc.addPage();
    doc.y = margin;
  }
  writeHead(doc, heads);
  for (const { names, figures } of grid.lines) {
    turn(rowHeight);
    const y = doc.y;
    writeCells(doc, lay([...names, ...figures]), y + 4, { size: 8.5 });
    doc
      .moveTo(margin, y + rowHeight)
      .lineTo(doc.page.width - margin, y + rowHeight)
      .lineWidth(0.5)
      .strokeColor(hairline)
      .stroke();
    doc.y = y + rowHeight;
  }
  if (grid.total) {
    turn(rowHeight);
    const y = doc.y;
    writeCells(
      doc,
      lay([...grid.heads.names.map((_, index) => (index ? '' : 'Total')), ...grid.total]),
      y + 5,
      { size: 8.5, bold: true },
    );
    doc.y = y + rowHeight;
  }
  if (cut)
    use(doc, reportSentences.cut, { size: 8 })
      .fillColor(inks.quiet)
      .text(reportSentences.cut, margin, doc.y + 8);
};
