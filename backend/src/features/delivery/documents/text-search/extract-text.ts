import type { DocumentFormat } from '@hearthline/rules/delivery/documents.ts';
import { foldSearch } from '@hearthline/rules/search.ts';

/** What is searched of a file. */
export interface FileText {
  /** As a person reads it, on one line. */
  readonly text: string;
  /** The same, folded as the search compares it. */
  readonly folded: string;
  /** Its different words, folded, with blanks between them. */
  readonly words: string;
}

/** In bytes, of each of the three. */
const maxBytes = 1_000_000;
const maxWordLength = 100;
const maxPages = 500;

const fromPdf = async (bytes: Buffer): Promise<string> => {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false });
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && text.length < maxBytes; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n`;
  }
  return text;
};

const fromDocx = async (bytes: Buffer): Promise<string> => {
  const { wordText } = await import('./word-text.ts');
  return wordText(bytes);
};

const fromXlsx = async (bytes: Buffer): Promise<string> => {
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(bytes);
  return sheets
    .map(
      ({ sheet, data }) =>
        `${sheet}\n${data
          .map((row) =>
            row
              .filter((cell) => cell !== null)
              .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)))
              .join(' '),
          )
          .join('\n')}`,
    )
    .join('\n');
};

const readers: Partial<Readonly<Record<DocumentFormat, (bytes: Buffer) => string | Promise<string>>>> = {
  pdf: fromPdf,
  docx: fromDocx,
  xlsx: fromXlsx,
  txt: (bytes) => bytes.toString('utf8'),
  csv: (bytes) => bytes.toString('utf8'),
};

/** Ends a text after so many bytes, between two characters. */
const cut = (text: string): string => {
  const bytes = Buffer.from(text);
  return bytes.length <= maxBytes
    ? text
    : bytes
        .subarray(0, maxBytes - 4)
        .toString('utf8')
        .replace(/\ufffd+$/, '');
};

/** Makes a text searchable. Ligatures and forms for one place become plain letters; what cannot be stored or takes no room goes. */
export const searchable = (given: string): FileText => {
  const text = cut(
    given
      .slice(0, 2 * maxBytes)
      .toWellFormed()
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  );
  const folded = cut(foldSearch(text));
  const words = new Set(
    folded.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, maxWordLength).toWellFormed()),
  );
  return { text, folded, words: cut([...words].join(' ')) };
};

/** Takes the text out of a file. Throws on files that the libraries cannot read. */
export const readText = async (bytes: Buffer, ending: DocumentFormat): Promise<FileText> =>
  searchable((await readers[ending]?.(bytes)) ?? '');
