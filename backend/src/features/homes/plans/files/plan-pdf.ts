import type { CodeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { drawCodeSheet } from './pdf-code-sheet.ts';
import { drawElevationsPage, fitElevations } from './pdf-elevations.ts';
import type { Pdf } from '../../../../platform/pdf/paint.ts';
import { drawPlanPage, fitPlanPage, planNotes } from './pdf-plan-page.ts';
import { areaOf, drawSheet, papers, type Area, type SheetTitle } from './pdf-sheet.ts';
import { endPdf, openPdf } from '../../../../platform/pdf/pdf-file.ts';

export interface PdfInput {
  readonly plan: Plan;
  readonly sheet: CodeSheet;
  /** Whose drawing it is. */
  readonly maker: string;
  readonly code?: string | undefined;
}

/** What differs between the title blocks of a plan's sheets. */
type Title = Pick<SheetTitle, 'paper' | 'name' | 'number' | 'scale' | 'notes'>;

const drawPages = (doc: Pdf, { plan, sheet, maker, code }: PdfInput): void => {
  const titles: Title[] = [];
  const begin = (title: Title): Area => {
    const { width, height } = title.paper;
    doc.addPage({ size: [width, height], margin: 0 });
    titles.push(title);
    return areaOf(title.paper);
  };

  const page = fitPlanPage(doc, plan);
  begin({ paper: page.paper, name: 'Floor plan', number: 'A1', scale: page.scale, notes: planNotes });
  drawPlanPage(doc, page);

  const paper = papers[0];
  const elevations = fitElevations(plan, areaOf(paper));
  const notes = [
    'The pitch of the roof and the ground are shown for illustration: the plan says nothing about them.',
  ];
  drawElevationsPage(
    doc,
    begin({ paper, name: 'Elevations', number: 'A2', scale: elevations.scale, notes }),
    elevations,
  );

  let pages = 0;
  drawCodeSheet(doc, sheet, () => {
    pages += 1;
    return begin({
      paper,
      name: 'Code sheet',
      number: `C${pages}`,
      scale: undefined,
      notes: [
        'HUD code: 24 CFR part 3280 in the annual edition of 2015. Rules of practice are this program’s own.',
      ],
    });
  });

  // Title blocks come last: only now it is known how many sheets there are.
  for (const [at, title] of titles.entries()) {
    doc.switchToPage(at);
    drawSheet(doc, { ...title, plan, maker, code, place: { at: at + 1, of: titles.length } });
  }
};

/** All sheets of a plan as a PDF: the plan to scale with its schedules, the elevations, the code sheet. The same plan gives the same bytes. */
export const planPdf = async (input: PdfInput): Promise<Buffer> => {
  const doc = await openPdf({
    title: `${input.plan.name} floor plan`,
    author: input.maker,
    // Not when it was made: the bytes of a plan do not change.
    at: new Date(0),
    autoFirstPage: false,
    bufferPages: true,
  });
  drawPages(doc, input);
  return endPdf(doc);
};
