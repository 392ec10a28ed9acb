import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { importLimits, importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { AppError } from '../../../../../platform/errors.ts';

const bad = (message: string): AppError => new AppError('BAD_INPUT', { message, fields: { file: message } });

/** Bytes read and parsed in one go: a large file in one piece would block the event loop. */
const pieceSize = 32_768;

const bytesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: pieceSize });

/** The encoding of a file: UTF-8, UTF-16 if it starts with that byte order mark, or else that of Windows. */
const encodingOf = async (path: string): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of bytesOf(path)) {
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
};

/** The text of a file in pieces. PostgreSQL cannot store NUL; with the replacement character only the row fails, with a message, and not the whole file. */
async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(path)) {
    yield decoder.decode(bytes, { stream: true }).replaceAll('\u0000', '\ufffd');
    await nextTurn();
  }
  yield decoder.decode();
}

/** Whether this is not text but a picture, a workbook or a PDF. A NUL alone may be a slip of the program that wrote the file. */
const isBinary = (text: string): boolean => /[\u0001-\u0008\u000e-\u001f]/.test(text.slice(0, 4096));

/** The separator: whichever of the three occurs most often in the first line, outside quotes. */
const delimiterOf = (text: string): string => {
  const line =
    text
      .slice(0, 20_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n/, 1)[0] ?? '';
  const [most = ','] = [',', ';', '\t'].sort(
    (one, other) => line.split(other).length - line.split(one).length,
  );
  return most;
};

/** A line of the file, and its number. */
export interface ParsedRow {
  readonly position: number;
  readonly cells: string[];
}

/** A file that is read while its rows are taken. */
export interface ParsedFile {
  readonly columns: string[];
  readonly rows: AsyncGenerator<ParsedRow>;
}

const titlesOf = (record: readonly string[]): string[] => {
  const columns = record.map((title, index) => title.trim().slice(0, 200) || `Column ${index + 1}`);
  if (columns.length > importLimits.columns) throw bad(importSentences.tooManyColumns);
  if (columns.some((title) => z.email().safeParse(title).success)) throw bad(importSentences.noTitles);
  return columns;
};

type Line = { record: string[]; info: { lines: number } };

async function* linesOf(path: string): AsyncGenerator<Line> {
  const text = textOf(path, await encodingOf(path));
  const first = await text.next();
  const beginning = first.done ? '' : first.value;
  if (isBinary(beginning)) throw bad(importSentences.unreadable);
  const all = async function* (): AsyncGenerator<string> {
    yield beginning;
    yield* text;
  };
  const parser = parse({
    delimiter: delimiterOf(beginning),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 200_000,
  });
  const source = Readable.from(all(), { objectMode: false });
  source.once('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<Line>;
  } catch (error) {
    throw error instanceof AppError ? error : bad(importSentences.unreadable);
  } finally {
    source.destroy();
  }
}

async function* rowsOf(lines: AsyncGenerator<Line>, columns: number): AsyncGenerator<ParsedRow> {
  let rows = 0;
  for await (const { record, info } of lines) {
    if (rows >= importLimits.rows) throw bad(importSentences.tooManyRows);
    if (!record.some((cell) => cell.trim())) continue;
    rows += 1;
    yield { position: info.lines, cells: record.slice(0, columns) };
  }
  if (rows === 0) throw bad(importSentences.empty);
}

/** Reads a CSV file: commas, semicolons or tabs, with or without a byte order mark, never more of it than a few pieces at a time. @throws AppError BAD_INPUT */
export const parseFile = async (path: string): Promise<ParsedFile> => {
  const lines = linesOf(path);
  const titles = await lines.next();
  if (titles.done) throw bad(importSentences.empty);
  const columns = titlesOf(titles.value.record);
  return { columns, rows: rowsOf(lines, columns.length) };
};
