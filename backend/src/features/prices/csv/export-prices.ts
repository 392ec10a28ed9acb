import type { Readable } from 'node:stream';
import { dollarsOfCents } from '@hearthline/rules/prices/amounts.ts';
import { priceColumns, whenText, type PriceColumn } from '@hearthline/rules/prices/csv.ts';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../platform/text/csv.ts';
import type { PriceItemRow } from '../price.queries.ts';
import { listPriceBook } from '../price.service.ts';

const dollars = (cents: number | null): string => (cents === null ? '' : dollarsOfCents(cents));

const cellOf = (row: PriceItemRow, column: PriceColumn): CsvValue => {
  switch (column) {
    case 'low':
      return row.lowPercent ?? dollars(row.lowCents);
    case 'high':
      return row.highPercent ?? dollars(row.highCents);
    case 'cost':
      return dollars(row.costCents);
    case 'when':
      return whenText(row.when);
    default:
      return row[column];
  }
};

/** The price book of a day as CSV; what is imported again changes nothing. @throws AppError BAD_INPUT */
export const exportPrices = async (context: Context, asked: unknown): Promise<Readable> => {
  const rows = await listPriceBook(context, asked);
  await auditAlone(context, { action: 'price.export', details: { prices: rows.length } });
  return csvStream(
    priceColumns,
    rows.map((row) => priceColumns.map((column) => cellOf(row, column))),
  );
};
