import type { ReportDrawing } from '@hearthline/rules/office/reports/chart.ts';
import { measureValueText } from '@hearthline/rules/office/reports/report-words.ts';
import type { ReportChart } from '@hearthline/rules/office/reports/report-rules.ts';
import { hairline, inks, use, type Pdf } from '../../../../platform/pdf/paint.ts';
import { fitted, margin, paints } from './pdf-page.ts';

const height = 180;
const axis = 44;
const look = { size: 8.5 };
const label = { size: 8, color: inks.quiet };
/** How many horizontal bars fit on the first page above the table. */
const maxBars = 15;

/** Round ticks that reach at least up to a figure, such as 0, 50, 100, 150. */
const ticksOf = (most: number): number[] => {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
};

const legend = (doc: Pdf, drawing: ReportDrawing): void => {
  if (drawing.series.length < 2) return;
  const end = doc.page.width - margin;
  let [x, y] = [margin, doc.y];
  drawing.series.forEach(({ name }, index) => {
    const text = fitted(doc, name, 160, look);
    const width = doc.widthOfString(text) + 30;
    if (x + width > end) [x, y] = [margin, y + 14];
    doc.rect(x, y + 1, 9, 9).fill(paints[index] ?? inks.quiet);
    doc.fillColor(inks.text).text(text, x + 14, y, { lineBreak: false });
    x += width;
  });
  doc.y = y + 20;
};

const lying = (doc: Pdf, { longBands, series, unit }: ReportDrawing): void => {
  const names = 150;
  const sums = longBands.map((_, band) => series.reduce((sum, { values }) => sum + (values[band] ?? 0), 0));
  const most = Math.max(1, ...sums);
  const room = doc.page.width - 2 * margin - names - 70;
  longBands.slice(0, maxBars).forEach((band, index) => {
    const y = doc.y;
    doc.text(fitted(doc, band, names - 8, look), margin, y + 2, { lineBreak: false });
    let x = margin + names;
    series.forEach(({ values }, place) => {
      const width = (Math.max(0, values[index] ?? 0) / most) * room;
      if (width > 0) doc.rect(x, y, width, 12).fill(paints[place] ?? inks.quiet);
      x += width;
    });
    const value = measureValueText(sums[index] ?? 0, unit, true);
    use(doc, value, look)
      .fillColor(inks.text)
      .text(value, x + 6, y + 2, { lineBreak: false });
    doc.y = y + 19;
  });
  doc.y += 4;
};

const standing = (doc: Pdf, { bands, series, unit }: ReportDrawing, chart: ReportChart): void => {
  const top = doc.y;
  const floor = top + height;
  const [left, right] = [margin + axis, doc.page.width - margin];
  const sums = bands.map((_, band) => series.reduce((sum, { values }) => sum + (values[band] ?? 0), 0));
  const ticks = ticksOf(
    chart === 'line' ? Math.max(...series.flatMap(({ values }) => values)) : Math.max(...sums),
  );
  const most = ticks.at(-1) ?? 1;
  const y = (value: number): number => floor - (value / most) * height;
  doc.lineWidth(0.5);
  for (const tick of ticks) {
    doc
      .moveTo(left, y(tick))
      .lineTo(right, y(tick))
      .strokeColor(tick ? hairline : inks.quiet)
      .stroke();
    const value = measureValueText(tick, unit, true);
    use(doc, value, label)
      .fillColor(inks.quiet)
      .text(value, margin, y(tick) - 4, {
        width: axis - 6,
        align: 'right',
        lineBreak: false,
      });
  }
  const step = (right - left) / bands.length;
  const middle = (band: number): number => left + step * (band + 0.5);
  if (chart === 'line') {
    series.forEach(({ values }, place) => {
      const paint = paints[place] ?? inks.quiet;
      values.forEach((value, band) =>
        band ? doc.lineTo(middle(band), y(value)) : doc.moveTo(middle(0), y(value)),
      );
      doc.lineWidth(1.5).strokeColor(paint).stroke();
      values.forEach((value, band) => doc.circle(middle(band), y(value), 2).fill(paint));
    });
  } else {
    bands.forEach((_, band) => {
      let base = 0;
      series.forEach(({ values }, place) => {
        const value = Math.max(0, values[band] ?? 0);
        if (value > 0)
          doc
            .rect(middle(band) - step * 0.36, y(base + value), step * 0.72, y(base) - y(base + value))
            .fill(paints[place] ?? inks.quiet);
        base += value;
      });
    });
  }
  const every = Math.max(1, Math.ceil(46 / step));
  bands.forEach((band, index) => {
    if (index % every === 0)
      doc.text(fitted(doc, band, step * every - 2, label), middle(index) - (step * every) / 2, floor + 6, {
        width: step * every,
        align: 'center',
        lineBreak: false,
      });
  });
  doc.y = floor + 26;
};

/** Draws the chart and its legend below what has been written so far. */
export const drawReport = (doc: Pdf, chart: ReportChart, drawing: ReportDrawing): void => {
  if (chart === 'list') lying(doc, drawing);
  else standing(doc, drawing, chart);
  legend(doc, drawing);
  doc.y += 6;
};
