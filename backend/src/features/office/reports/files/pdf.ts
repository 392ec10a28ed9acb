import { createRequire } from 'node:module';
import type { Company } from '@hearthline/rules/company.ts';
import { reportDrawing } from '@hearthline/rules/office/reports/chart.ts';
import {
  filtersText,
  headlineText,
  reportDay,
  type ReportNames,
} from '@hearthline/rules/office/reports/report-words.ts';
import { reportSentences, type ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { drawReport } from './pdf-chart.ts';
import { ink, margin, type Pdf } from './pdf-page.ts';
import { writeTable } from './report-pdf-table.ts';
import type { ReportResult } from '../run/run-report.ts';

const require = createRequire(import.meta.url);
const regular = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

interface Sheet {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly result: ReportResult;
  readonly company: Company;
  readonly names: ReportNames;
}

const head = (doc: Pdf, { company, result }: Sheet): void => {
  const { width } = doc.page;
  doc.font('bold').fontSize(11).fillColor(ink.pine).text(company.name, margin, margin, { lineBreak: false });
  doc
    .font('regular')
    .fontSize(8)
    .fillColor(ink.quiet)
    .text(`${company.phone} · ${company.email} · ${company.website}`, margin, margin + 16, {
      lineBreak: false,
    });
  const made = `${reportDay(result.today)}, ${instantText(result.at, 'none', result.timeZone)} ${zoneName(result.timeZone)}`;
  doc.text(made, margin, margin + 2, { width: width - 2 * margin, align: 'right', lineBreak: false });
  doc
    .moveTo(margin, margin + 32)
    .lineTo(width - margin, margin + 32)
    .lineWidth(0.75)
    .strokeColor(ink.line)
    .stroke();
};

const title = (doc: Pdf, { name, definition, names }: Sheet): void => {
  const width = doc.page.width - 2 * margin;
  doc
    .font('bold')
    .fontSize(18)
    .fillColor(ink.text)
    .text(name, margin, margin + 48, { width });
  const headline = headlineText(definition);
  // A report without its own name is named after what it shows.
  if (headline !== name)
    doc
      .font('regular')
      .fontSize(10)
      .fillColor(ink.text)
      .text(headline, margin, doc.y + 6, { width });
  doc
    .font('regular')
    .fontSize(10)
    .fillColor(ink.quiet)
    .text(filtersText(definition, names) ?? 'No filters', margin, doc.y + (headline === name ? 6 : 3), {
      width,
    });
  doc.y += 16;
};

/** Adds page numbers at the end, because only then is the number of pages known. */
const numberPages = (doc: Pdf, name: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const { width, height } = doc.page;
    // Text below the bottom margin would start another page.
    doc.page.margins.bottom = 0;
    doc.font('regular').fontSize(8).fillColor(ink.quiet);
    doc.text(name.length > 80 ? `${name.slice(0, 79)}…` : name, margin, height - 34, { lineBreak: false });
    doc.text(`Page ${page - start + 1} of ${count}`, margin, height - 34, {
      width: width - 2 * margin,
      align: 'right',
      lineBreak: false,
    });
  }
};

/** The report as a PDF: who made it, what it shows in words, the chart, the table. Its fonts are embedded, so that every script they cover is shown. */
export const reportPdf = async (sheet: Sheet): Promise<Buffer> => {
  // Imported on demand: it takes thirty megabytes, which a server needs only once a PDF is requested.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const { name, definition, result, company } = sheet;
    const doc = new PDFDocument({
      size: 'LETTER',
      margin,
      bufferPages: true,
      lang: 'en-US',
      info: { Title: name, Author: company.name, CreationDate: result.at },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    doc.registerFont('regular', regular).registerFont('bold', bold);
    head(doc, sheet);
    title(doc, sheet);
    if (result.rows.length === 0)
      doc.font('regular').fontSize(11).fillColor(ink.text).text(`${reportSentences.noRows}.`, margin, doc.y);
    else {
      if (definition.groups.length && definition.chart !== 'none')
        drawReport(doc, definition.chart, reportDrawing(definition, result.rows));
      writeTable(doc, definition, result);
    }
    numberPages(doc, name);
    doc.end();
  });
};
