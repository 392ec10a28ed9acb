import type { Pdf } from './paint.ts';

/** The colors of the mark and of what stands beside it. */
export const brand = { pine: '#1d4a38', ember: '#ae4519' } as const;

/** The mark of the site's logo (`frontend/src/ui/theme/logo.tsx`). @param size its width in points */
export const drawMark = (doc: Pdf, x: number, y: number, size: number, color: string = brand.pine): void => {
  const scale = size / 32;
  doc
    .save()
    .transform(scale, 0, 0, scale, x, y)
    .undash()
    .lineWidth(2.6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(color);
  doc.path('M4.5 16.4 16 6l11.5 10.4').stroke();
  doc.path('M8 15.5V26h16V15.5').stroke();
  doc.path('M16 14.5c2.6 2.6 3.9 4.6 3.9 6.6a3.9 3.9 0 0 1-7.8 0c0-2 1.3-4 3.9-6.6Z').fill(brand.ember);
  doc.restore();
};
