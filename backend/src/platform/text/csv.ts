import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { attachment } from '../http/content-disposition.ts';

/** What a cell may hold: null and undefined are empty, lists are joined with `, `, dates are written as ISO 8601. */
export type CsvValue = string | number | boolean | Date | readonly string[] | null | undefined;

/**
 * What stands before a sign without being seen, or is dropped when a file is read: quotes, blanks of every script, control
 * characters, and whatever Unicode calls a format character or ignorable (zero-width, soft hyphen, marks of direction).
 */
const unseen = String.raw`["'\uff02\uff07\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/** The four signs, also full-width, small, raised and lowered, and the minus of mathematics. */
const signs = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c\u2212]`;

/** What a spreadsheet may take for a formula. */
const formula = new RegExp(`^${unseen}(${signs}|(?<=[\\t\\r]))`, 'u');

/** Makes a text that no spreadsheet evaluates: anything that looks like a formula gets a leading apostrophe (docs/security.md, I1). */
export const csvText = (text: string): string => (formula.test(text) ? `'${text}` : text);

const guarded = /^'(?=[\s\S])/;

/** Undoes {@link csvText}, so that an exported text can be imported again unchanged. */
export const fromCsvText = (text: string): string => {
  const bare = text.replace(guarded, '');
  return bare !== text && formula.test(bare) ? bare : text;
};

const cell = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  return csvText(typeof value === 'string' ? value : value.join(', '));
};

/**
 * Rows as a CSV file (RFC 4180, UTF-8 with a byte order mark, which spreadsheets look for), written while they are read:
 * pass a generator for data that does not fit into memory. If the generator throws, the stream ends with that error.
 * @param columns the column titles, for the first line
 * @param rows the values in the order of the titles
 */
export const csvStream = (
  columns: readonly string[],
  rows: Iterable<readonly CsvValue[]> | AsyncIterable<readonly CsvValue[]>,
): Readable => {
  const lines = async function* (): AsyncGenerator<string[]> {
    yield columns.map(cell);
    for await (const row of rows) yield row.map(cell);
  };
  const writer = stringify({ bom: true, record_delimiter: 'windows' });
  // The stream's reader gets the error; nothing is left to do here.
  return pipeline(Readable.from(lines()), writer, () => undefined);
};

/** The headers of a CSV download. @param fileName the name it is saved under, such as `contacts.csv` */
export const csvHeaders = (fileName: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': attachment(fileName),
});
