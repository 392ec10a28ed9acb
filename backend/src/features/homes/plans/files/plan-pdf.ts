import type { CodeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { drawCodeSheet } from './pdf-code-sheet.ts';
import { drawElevationsPage, fitElevations } from './pdf-elevations.ts';
import type { Pdf } from './pdf-paint.ts';
import { drawPlanPage, fitPlanPage, planNotes } from './pdf-plan-page.ts';
import { areaOf, drawSheet, papers, type Area, type Paper } from './pdf-sheet.ts';
import { fontData, planFonts, type PlanFont } from './plan-fonts.ts';

export interface PdfInput {
  readonly plan: Plan;
  readonly sheet: CodeSheet;
  /** Whose drawing it is. */
  readonly maker: string;
  readonly code?: string | undefined;
}

const drawPages = (doc: Pdf, input: PdfInput): void => {
  const { plan, sheet, maker, code } = input;
  const begin = (
    paper: Paper,
    name: string,
    number: string,
    scale: string,
    notes: readonly string[],
  ): Area => {
    doc.addPage({ size: [paper.width, paper.height], margin: 0 });
    drawSheet(doc, { plan, paper, name, number, scale, maker, code, notes });
    return areaOf(paper);
  };
  const page = fitPlanPage(plan);
  begin(page.paper, 'Floor plan', 'A1', page.scale.name, planNotes);
  drawPlanPage(doc, plan, page);
  let pages = 0;
  drawCodeSheet(doc, sheet, () => {
    pages += 1;
    return begin(papers[0], 'Code sheet', `C${pages}`, 'None', [
      'HUD code: 24 CFR part 3280 in the annual edition of 2015. Rules of practice are this program’s own.',
    ]);
  });
  const elevations = fitElevations(plan, areaOf(papers[0]));
  drawElevationsPage(
    doc,
    begin(papers[0], 'Elevations', 'A2', elevations.scale.name, [
      'Roof and ground are shown for illustration: the plan says nothing about them.',
    ]),
    elevations,
  );
};

/** All sheets of a plan as a PDF: the plan to scale with its schedules, the code sheet, the elevations. The same plan gives the same bytes. */
export const planPdf = async (input: PdfInput): Promise<Buffer> => {
  // Imported on demand: it takes thirty megabytes, which a server needs only once a PDF is requested.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      autoFirstPage: false,
      lang: 'en-US',
      info: {
        Title: `${printable(input.plan.name)} floor plan`,
        Author: printable(input.maker),
        // Not when it was made: the bytes of a plan do not change.
        CreationDate: new Date(0),
      },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    for (const name of Object.keys(planFonts) as PlanFont[]) doc.registerFont(name, fontData(name));
    drawPages(doc, input);
    doc.end();
  });
};
