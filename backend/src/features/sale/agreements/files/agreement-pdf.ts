import { longDate } from '@hearthline/rules/dates/date-text.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { agreementSubtitle, partsOf, textBlocks, type Block, type PartBlocks } from './agreement-blocks.ts';
import { drawPaper, letterheadOf, type Paper } from '../../../../platform/pdf/paper.ts';

const paint = (paper: Paper, blocks: readonly Block[], level: 2 | 3): void => {
  for (const block of blocks)
    switch (block.kind) {
      case 'heading':
        paper.heading(level, block.text, block.keep);
        break;
      case 'paragraph':
        paper.paragraph(block.text);
        break;
      case 'item':
        paper.item(block.text);
        break;
      case 'row':
        paper.row(block.cells);
        break;
      case 'drawing':
        paper.drawing(block.draw(), block.description, 250);
        break;
      case 'gap':
        paper.gap(block.high);
        break;
    }
};

/** The purchase agreement as a PDF, in the order of docs/sale.md, section 10. */
export const agreementPdf = (document: AgreementDocument, at: Date): Promise<Buffer> => {
  const { number, quote } = document;
  const { company } = quote;
  const [notice, ...parts] = partsOf(document);
  return drawPaper(
    {
      title: `Purchase agreement ${number}`,
      author: company.name,
      at,
      footer: `${company.name} · Purchase agreement ${number}`,
    },
    (paper) => {
      paper.letterhead(letterheadOf(company));
      paper.heading(1, 'Purchase agreement');
      paper.quiet(agreementSubtitle(document));
      paper.gap(8);
      if (notice)
        paper.framed(
          notice.title,
          notice.blocks.flatMap((block) => ('text' in block ? [block.text] : [])),
        );
      for (const { title, blocks } of parts) {
        paper.heading(2, title);
        paint(paper, blocks, 3);
      }
    },
  );
};

/** A document of parts that has no more of its own: a change order. It crosses to the thread that draws, so no block of it is a drawing. */
export interface PartedPaper {
  readonly title: string;
  readonly heading: string;
  readonly subtitle: string;
  readonly company: AgreementDocument['quote']['company'];
  readonly parts: readonly PartBlocks[];
}

/** Such a document as a PDF. */
export const partedPdf = (
  { title, heading, subtitle, company, parts }: PartedPaper,
  at: Date,
): Promise<Buffer> => {
  const author = company.name;
  return drawPaper({ title, author, at, footer: `${author} · ${title}` }, (paper) => {
    paper.letterhead(letterheadOf(company));
    paper.heading(1, heading);
    paper.quiet(subtitle);
    paper.gap(8);
    for (const part of parts) {
      paper.heading(2, part.title);
      paint(paper, part.blocks, 3);
    }
  });
};

/** The disclosures, a document of their own (rule `agreement.disclosures`). */
export const disclosuresPdf = (document: AgreementDocument, at: Date): Promise<Buffer> => {
  const { number, madeOn, quote } = document;
  return drawPaper(
    {
      title: `Disclosures for purchase agreement ${number}`,
      author: quote.company.name,
      at,
      footer: `${quote.company.name} · Disclosures for purchase agreement ${number}`,
    },
    (paper) => {
      paper.letterhead(letterheadOf(quote.company));
      paper.heading(1, 'Disclosures');
      paper.quiet(`For purchase agreement ${number} · ${longDate(madeOn)}`);
      paper.gap(8);
      paint(paper, textBlocks(document, 'disclosures'), 2);
    },
  );
};
