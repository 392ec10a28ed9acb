import { priceSheetPdf, type PriceSheet } from './price-sheet-pdf.ts';
import { quoteSheetPdf, type QuoteSheet } from './quote-sheet-pdf.ts';

/** Draws the document of a home with its price. */
export const drawPriceSheet = (sheet: PriceSheet): Promise<Buffer> => priceSheetPdf(sheet);

/** Draws a quote. */
export const drawQuoteSheet = (sheet: QuoteSheet): Promise<Buffer> => quoteSheetPdf(sheet);
