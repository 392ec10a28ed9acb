import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { Context } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { createKeyedMutex } from '../../../../platform/locks/keyed-mutex.ts';
import { storedPdf } from '../../../../platform/http/pdf-answer.ts';
import type { RestAnswer } from '../../../../platform/http/rest-router.ts';
import { storeBytes } from '../../../../platform/storage/store-bytes.ts';
import { quoteFile } from '../quote.queries.ts';
import { quotePdf } from './quote-pdf.ts';
import { missingQuote } from '../quote.service.ts';

/** Draws the PDF of a quote that was just issued. */
export const drawQuoteJob = defineJob<{ quoteId: string }>('quotes.draw');

/** Where the PDF of a quote lies in the storage. */
interface QuoteFile {
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
}

/** Whoever opens a quote that was just issued waits for the job that draws it, instead of having it drawn twice. */
const inTurn = createKeyedMutex();

/** Draws and keeps the PDF. Of several at once the first one counts, and nobody ever draws it again. */
const draw = async (context: Context, id: string, document: QuoteDocument): Promise<void> => {
  const bytes = await quotePdf(context, document);
  const { key, sha256, size } = await storeBytes(context.storage, bytes);
  const { numUpdatedRows } = await context.db
    .updateTable('quotes')
    .set({ pdfKey: key, pdfSha256: sha256, pdfSize: size })
    .where('id', '=', id)
    .where('pdfKey', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows) await context.storage.remove(key);
};

/** The PDF of an issued quote, drawn if that has not happened yet. @throws AppError NOT_FOUND, UNAVAILABLE */
export const fileOfQuote = async (context: Context, id: string): Promise<QuoteFile & { number: number }> => {
  for (;;) {
    const row = await context.query.byKey(quoteFile, { id });
    if (!row?.document || row.number === null) throw missingQuote();
    if (row.pdfKey && row.pdfSha256 && row.pdfSize)
      return { key: row.pdfKey, sha256: row.pdfSha256, size: row.pdfSize, number: row.number };
    const { document } = row;
    await inTurn(id, async () => {
      const drawn = await context.query.byKey(quoteFile, { id });
      if (!drawn?.pdfKey) await draw(context, id, document);
    });
  }
};

/** The PDF as a browser opens it. @throws AppError NOT_FOUND, UNAVAILABLE */
export const openQuoteFile = async (context: Context, id: string): Promise<RestAnswer> => {
  const { key, sha256, size, number } = await fileOfQuote(context, id);
  return storedPdf(context, { key, sha256, size, name: `quote-${quoteNumber(number)}.pdf` });
};
