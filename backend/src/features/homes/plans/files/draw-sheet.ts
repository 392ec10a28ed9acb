import { workerFile } from '../../../../platform/process/worker-file.ts';
import { asBuffer, documentThread } from '../../../../platform/process/worker-pool.ts';
import type { PriceSheet } from './price-sheet-pdf.ts';
import type { QuoteSheet } from './quote-sheet-pdf.ts';
import type * as work from './sheet-worker.ts';

type Work = typeof work;

const filename = workerFile(import.meta.url, 'sheet-worker');

/** The PDF of a home with its price. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawPriceSheet = async (sheet: PriceSheet): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawPriceSheet'>(filename, 'drawPriceSheet', sheet));

/** The PDF of a quote. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const drawQuoteSheet = async (sheet: QuoteSheet): Promise<Buffer> =>
  asBuffer(await documentThread.run<Work, 'drawQuoteSheet'>(filename, 'drawQuoteSheet', sheet));
