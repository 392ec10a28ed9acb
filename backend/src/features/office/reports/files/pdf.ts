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
import { brand, drawMark } from '../../../../platform/pdf/mark.ts';
import { inks, use, write, type Look, type Pdf } from '../../../../platform/pdf/paint.ts';
import { endPdf, openPdf } from '../../../../platform/pdf/pdf-file.ts';
import { fitted, margin } from './pdf-page.ts';
import { writeTable } from './report-pdf-table.ts';
import type { ReportResult } from '../run/run-report.ts';

interface Sheet {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly result: ReportResult;
  readonly company: Company;
  readonly names: ReportNames;
}

const head = (doc: Pdf, { company, result }: Sheet): void => {
  const end = doc.page.width - margin;
  drawMark(doc, margin - 2, margin - 4, 27);
  write(doc, company.name, margin + 32, margin + 14, { size: 15, title: true, color: brand.pine });
  const quiet = { size: 8, color: inks.quiet, align: 'right' } as const;
  const made = `${reportDay(result.today)}, ${instantText(result.at, 'none', result.timeZone)} ${zoneName(result.timeZone)}`;
  write(doc, made, end, margin + 8, quiet);
  write(doc, `${company.phone} · ${company.email} · ${company.website}`, end, margin + 19, quiet);
  const y = margin + 29;
  doc.moveTo(margin, y).lineTo(end, y).lineWidth(1).strokeColor(brand.ember).stroke();
};

const title = (doc: Pdf, { name, definition, names }: Sheet): void => {
  const width = doc.page.width - 2 * margin;
  const put = (text: string, y: number, look: Look): void =>
    void use(doc, text, look)
      .fillColor(look.color ?? inks.text)
      .text(text, margin, y, { width });
  put(name, margin + 46, { size: 22, title: true });
  const headline = headlineText(definition);
  // A report without its own name is named after what it shows.
  if (headline !== name) put(headline, doc.y + 4, { size: 10 });
  put(filtersText(definition, names) ?? 'No filters', doc.y + 3, { size: 10, color: inks.quiet });
  doc.y += 16;
};

/** Adds page numbers at the end, because only then is the number of pages known. */
const numberPages = (doc: Pdf, name: string): void => {
  const { start, count } = doc.bufferedPageRange();
  const quiet = { size: 8, color: inks.quiet };
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const { width, height } = doc.page;
    write(doc, fitted(doc, name, width - 2 * margin - 80, quiet), margin, height - 34, quiet);
    write(doc, `Page ${page - start + 1} of ${count}`, width - margin, height - 34, {
      ...quiet,
      align: 'right',
    });
  }
};

/** The report as a PDF: who made it, what it shows in words, the chart, the table. Its fonts are embedded, so that every script they cover is shown. */
export const reportPdf = async (sheet: Sheet): Promise<Buffer> => {
  const { name, definition, result, company } = sheet;
  const doc = await openPdf({
    title: name,
    author: company.name,
    at: result.at,
    size: 'LETTER',
    margin,
    bufferPages: true,
  });
  head(doc, sheet);
  title(doc, sheet);
  const none = `${reportSentences.noRows}.`;
  if (result.rows.length === 0) use(doc, none, { size: 11 }).fillColor(inks.text).text(none, margin, doc.y);
  else {
    if (definition.groups.length && definition.chart !== 'none')
      drawReport(doc, definition.chart, reportDrawing(definition, result.rows));
    writeTable(doc, definition, result);
  }
  numberPages(doc, name);
  return endPdf(doc);
};
