import type { CsvValue } from '../text/csv.ts';
import type { CsvColumns } from '../text/csv-export.ts';
import type { NameWith, RecordField, RecordFields } from './record-fields.ts';

/** The columns of a record's exported file, in the order of its list. @typeParam Row a record as it is read, with the exported fields */
export const csvColumnsOf = <
  Fields extends RecordFields,
  Row extends Readonly<Record<NameWith<Fields, 'csv'>, unknown>>,
>(
  fields: Fields,
): CsvColumns<Row> =>
  Object.entries<RecordField>(fields).flatMap(([name, { csv, cell }]) => {
    if (csv === undefined) return [];
    const cellOf = (cell ?? ((value) => value)) as (value: unknown, record: Row) => CsvValue;
    return [[csv, (row: Row) => cellOf(row[name as keyof Row], row)] as const];
  });
