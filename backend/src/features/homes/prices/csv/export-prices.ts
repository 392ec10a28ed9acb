import type { Readable } from 'node:stream';
import { dollarsOfCents } from '@hearthline/rules/homes/prices/amounts.ts';
import { priceColumns, whenText, type PriceColumn } from '@hearthline/rules/homes/prices/price-csv.ts';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../../platform/text/csv.ts';
import type { PriceItemRow } from '../price.queries.ts';
import { listPriceBook } from '../price.service.ts';

const dollars = (cents: number | null): string => (cents === null ? '' : dollarsOfCents(cents));

const cellsOf = (row: PriceItemRow): Readonly<Record<PriceColumn, CsvValue>> => ({
  ...row,
  low: row.lowPercent ?? dollars(row.lowCents),
  high: row.highPercent ?? dollars(row.highCents),
  cost: dollars(row.costCents),
  when: whenText(row.when),
});

/** The price book of a day as CSV; what is imported again changes nothing. @throws AppError BAD_INPUT */
export const exportPrices = async (context: Context, input: unknown): Promise<Readable> => {
  const rows = await listPriceBook(context, input);
  await auditAlone(context, { action: 'price.export', details: { prices: rows.length } });
  return csvStream(
    priceColumns,
    rows.map((row) => {
      const cells = cellsOf(row);
      return priceColumns.map((column) => cells[column]);
    }),
  );
};
