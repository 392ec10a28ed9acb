import { isDeepStrictEqual } from 'node:util';
import {
  largestPricesFile,
  pricesCsvSentences,
  type PriceImport,
  type PriceRowProblem,
} from '@hearthline/rules/homes/prices/price-csv.ts';
import { flagOrBlank } from '@hearthline/rules/optional.ts';
import { newPriceItem, type NewPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Incoming } from '../../../../platform/http/multipart.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { receiveCsv } from '../../../../platform/text/read-csv.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { items, type PriceItemRow } from '../price.queries.ts';
import { addPriceItem } from '../save-price.ts';
import { readPriceRows } from './read-price-rows.ts';

/** How a file is imported. */
export const howImported = z.object({ dryRun: flagOrBlank('dryRun must be true or false') });

/** Undoes a transaction whose outcome was only to be known. */
class Undone extends Error {}

interface Row {
  readonly row: number;
  readonly values: NewPriceItem;
}

const messageOf = (error: AppError): string =>
  Object.entries(error.fields ?? {})
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ') || error.message;

/** Whether the book has the row already. A last day that came with a later price makes no difference. */
const isStored = (stored: readonly PriceItemRow[], { when, ...values }: NewPriceItem): boolean =>
  stored.some(
    (row) =>
      isDeepStrictEqual(row.when, when) &&
      Object.entries(values).every(
        ([name, value]) => row[name as keyof PriceItemRow] === value || (name === 'endsOn' && value === null),
      ),
  );

const importRows = async (trx: Transaction, rows: readonly Row[], today: string) => {
  const problems: PriceRowProblem[] = [];
  const counts = { created: 0, ended: 0, unchanged: 0 };
  // The earlier one first, so that a later one of the same file ends it.
  const ordered = rows.toSorted((one, other) => (one.values.startsOn < other.values.startsOn ? -1 : 1));
  for (const { row, values } of ordered) {
    const stored = await items(trx).where('key', '=', values.key).execute();
    if (isStored(stored, values)) {
      counts.unchanged += 1;
      continue;
    }
    try {
      const { ended } = await addPriceItem(trx, values, today);
      counts.created += 1;
      if (ended) counts.ended += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push({ row, message: messageOf(error) });
    }
  }
  return { ...counts, problems };
};

/**
 * Adds the prices of a CSV file; those that the book has already change nothing. If a row has a problem, nothing is stored, and nothing
 * is with `dryRun` either: the answer says what would be.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, BAD_INPUT if it is no such file
 */
export const importPrices = async (
  context: Context,
  how: unknown,
  incoming: Incoming,
): Promise<PriceImport> => {
  const { dryRun } = validate(howImported, how);
  const { rows: read, problems } = readPriceRows(
    await receiveCsv(incoming, largestPricesFile, pricesCsvSentences),
  );
  const rows: Row[] = [];
  for (const { row, values } of read)
    try {
      rows.push({ row, values: validate(newPriceItem, values) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push({ row, message: messageOf(error) });
    }
  const today = await businessDay(context);
  let outcome: PriceImport = { created: 0, ended: 0, unchanged: 0, problems: [] };
  try {
    await context.transaction(async (trx) => {
      await takeLocks(trx, 'price book');
      const { problems: further, ...counts } = await importRows(trx, rows, today);
      const all = [...problems, ...further].toSorted((one, other) => one.row - other.row);
      outcome =
        all.length > 0 ? { created: 0, ended: 0, unchanged: 0, problems: all } : { ...counts, problems: [] };
      if (dryRun || all.length > 0) throw new Undone();
      if (counts.created > 0)
        await audit(context, trx, {
          action: 'price.import',
          details: { created: counts.created, ended: counts.ended },
        });
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return outcome;
};
