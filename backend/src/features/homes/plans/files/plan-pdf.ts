import type { CodeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { drawCodeSheet } from './pdf-code-sheet.ts';
import { drawElevationsPage, fitElevations } from './pdf-elevations.ts';
import type { Pdf } from '../../../../platform/pdf/paint.ts';
import { drawPlanPage, fitPlanPage, planNotes } from './pdf-plan-page.ts';
import { areaOf, drawSheet, papers, type Area, type Paper } from './pdf-sheet.ts';
import { endPdf, openPdf } from '../../../../platform/pdf/pdf-file.ts';

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
      'The pitch of the roof and the ground are shown for illustration: the plan says nothing about them.',
    ]),
    elevations,
  );
};

/** All sheets of a plan as a PDF: the plan to scale with its schedules, the code sheet, the elevations. The same plan gives the same bytes. */
export const planPdf = async (input: PdfInput): Promise<Buffer> => {
  const doc = await openPdf({
    title: `${input.plan.name} floor plan`,
    author: input.maker,
    // Not when it was made: the bytes of a plan do not change.
    at: new Date(0),
    autoFirstPage: false,
  });
  drawPages(doc, input);
  return endPdf(doc);
};
