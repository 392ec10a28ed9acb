import type { Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { AppError } from '../errors.ts';
import type { Incoming } from '../http/multipart.ts';

/** What is said of a file that is refused as a whole. */
export interface CsvFileSentences {
  readonly notCsv: string;
  readonly tooLarge: string;
  readonly notUtf8: string;
  readonly unreadable: string;
}

/** A line of a file. */
export interface CsvLine {
  /** In a spreadsheet, which counts blank lines, and cells of several lines as one. */
  readonly row: number;
  readonly cells: readonly string[];
}

const isCsv = /^(text\/csv|text\/plain|application\/vnd\.ms-excel)\s*(;|$)/i;

/** Receives a CSV file as text. @param most its size in bytes @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, BAD_INPUT */
export const receiveCsv = async (
  { headers, stream }: Incoming,
  most: number,
  sentences: CsvFileSentences,
): Promise<string> => {
  const tooLarge = (): AppError => new AppError('PAYLOAD_TOO_LARGE', { message: sentences.tooLarge });
  if (!isCsv.test(headers['content-type'] ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: sentences.notCsv });
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw tooLarge();
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch (error) {
    throw new AppError('BAD_INPUT', { message: sentences.notUtf8, cause: error });
  }
};

/** The lines of a CSV file; blank ones are left out. @throws AppError BAD_INPUT */
export const csvLines = (text: string, { unreadable }: CsvFileSentences): CsvLine[] => {
  try {
    const lines = parse(text, {
      bom: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      info: true,
    }) as unknown as { readonly record: string[]; readonly info: Info }[];
    return lines.map(({ record, info }) => ({ row: info.records + info.empty_lines, cells: record }));
  } catch (error) {
    throw new AppError('BAD_INPUT', { message: unreadable, cause: error });
  }
};
