import type { Readable } from 'node:stream';
import { csvStream, type CsvValue } from './csv.ts';

/** The columns of a file: their titles, and what they say of a record. */
export type CsvColumns<Row> = readonly (readonly [title: string, cell: (row: Row) => CsvValue])[];

/** Records as a CSV file, each read when it is its turn. */
export const csvOfEach = <Row>(columns: CsvColumns<Row>, records: AsyncIterable<Row>): Readable => {
  const rows = async function* (): AsyncGenerator<CsvValue[]> {
    for await (const record of records) yield columns.map(([, cell]) => cell(record));
  };
  return csvStream(
    columns.map(([title]) => title),
    rows(),
  );
};

const batch = 500;

/**
 * Records as a CSV file. Their ids have been read at one moment; they themselves are read in batches while the file is written, so that no
 * connection is held for a slow reader.
 * @param read answers the records of some of the ids, in the same order
 */
export const csvOfRecords = <Row>(
  columns: CsvColumns<Row>,
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Row[]>,
): Readable => {
  const records = async function* (): AsyncGenerator<Row> {
    for (let at = 0; at < ids.length; at += batch) yield* await read(ids.slice(at, at + batch));
  };
  return csvOfEach(columns, records());
};

/** The names of the filters that narrow an export, for its entry in the audit log. */
export const filtersOf = (filter: object): string[] =>
  Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []));
