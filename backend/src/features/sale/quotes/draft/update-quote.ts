import { editedLines } from '@hearthline/rules/sale/quotes/edited-lines.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteChange } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { pick } from '../../../../platform/db/pick.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { designToQuote } from '../../../homes/designs/design.api.ts';
import { todaysPriceBook } from '../../../homes/prices/price.api.ts';
import { sumColumns } from '../quote-rows.ts';
import { loanFor } from './loan-example.ts';
import { lockQuoteFor } from '../lock-quote.ts';
import { readQuote } from '../quote.service.ts';
import type { QuoteView } from '../quote-view.ts';

/** The fields that are stored as they are sent. */
const plainFields = quoteChange.omit({ version: true, lines: true, terms: true }).keyof().options;

/**
 * Changes the lines, the terms or the address of a draft; tax, total, cost and the example of a payment follow from the lines.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const updateQuote = async (context: Context, id: string, input: unknown): Promise<QuoteView> => {
  const { version, lines: sent, terms, ...plain } = validate(quoteChange, input);
  // Rules fill in null for what is missing, which stays; null empties a field that was named.
  const named = pick(
    plain,
    plainFields.filter((name) => (input as Partial<typeof plain>)[name] !== undefined),
  );
  const { designCode, designVersion } = await readQuote(context, id);
  const [book, design] = await Promise.all([
    todaysPriceBook(context),
    designToQuote(context, designCode, designVersion),
  ]);
  await context.transaction(async (trx) => {
    const { quote } = await lockQuoteFor(trx, context, id);
    if (quote.status !== 'draft') throw conflict(quoteSentences.notDraft);
    assertVersion(quote, version);
    const { lines: before } = await trx
      .selectFrom('quotes')
      .select('lines')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lines = sent === null ? before : editedLines(before, sent);
    const total = totalOf(lines);
    if (total < 0) throw fieldError('lines', quoteSentences.belowZero);
    await trx
      .updateTable('quotes')
      .set({
        lines: jsonb(lines),
        ...sumColumns(lines),
        loan: design && jsonb(loanFor(book, design.content, total)),
        ...(terms !== null && { terms }),
        ...named,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'quote.update',
      object: ['quote', id],
      details: { lines: lines.length, totalCents: total },
    });
  });
  return readQuote(context, id);
};
