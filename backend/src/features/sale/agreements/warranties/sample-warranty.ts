import { warrantyTitles, type WarrantyKey } from '@hearthline/rules/sale/agreements/warranties.ts';
import { drawPaper } from '../../../../platform/pdf/paper.ts';

/** What a sample says; the seller replaces it by the warranty that is really given. */
const sections: Readonly<Record<WarrantyKey, readonly (readonly [title: string, text: string])[]>> = {
  warranty_manufacturer: [
    [
      'What is covered',
      'The manufacturer warrants the home to be free of defects in material and workmanship of its structure, plumbing, heating and electrical systems, and of what the manufacturer has installed, for one year from delivery.',
    ],
    [
      'What the manufacturer does',
      'The manufacturer repairs or replaces what is defective at the site of the home, without charge for parts and labor, within 45 days after the claim, and sooner where health or safety is at risk.',
    ],
    [
      'What is not covered',
      'Work on the site and the foundation, damage by transport or installation that the manufacturer did not do, normal wear, and changes by others. Appliances have warranties of their own makers.',
    ],
    [
      'How to make a claim',
      'Write to the manufacturer or the seller within the year, say what is wrong, and let a technician see it. If you do not agree with the answer, the agency of your state or the dispute resolution program of HUD helps.',
    ],
  ],
  warranty_seller: [
    [
      'What is covered',
      'The seller warrants its own work for one year from delivery: transport, setting the home on its foundation, joining the sections, connecting utilities, and repairs that the seller has made.',
    ],
    [
      'What the seller does',
      'The seller corrects defects of this work at the site, without charge for parts and labor, within 45 days after the claim, and sooner where health or safety is at risk.',
    ],
    [
      'What is not covered',
      'Settling of ground that the seller has not prepared, damage by weather or use, and what the manufacturer’s warranty covers.',
    ],
    [
      'How to make a claim',
      'Write to or call the seller within the year. If you do not agree with the answer, the agency of your state helps. Nothing here takes away rights that the law gives you.',
    ],
  ],
};

/** Of every sample, so that its bytes are the same wherever it is drawn. */
const drawnAt = new Date('2026-01-01T00:00:00Z');

/** A sample of a warranty as a PDF, which comes with an installation until there is a real one. */
export const sampleWarrantyPdf = (key: WarrantyKey): Promise<Buffer> =>
  drawPaper(
    {
      title: `${warrantyTitles[key]} (sample)`,
      author: 'Sample',
      at: drawnAt,
      footer: `${warrantyTitles[key]} · sample`,
    },
    (paper) => {
      paper.heading(1, warrantyTitles[key]);
      paper.quiet('A sample, to be replaced by the warranty that is given. It is no legal advice.');
      for (const [title, text] of sections[key]) {
        paper.heading(2, title);
        paper.paragraph(text);
      }
    },
  );
