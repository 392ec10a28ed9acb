import { open, type FileHandle } from 'node:fs/promises';
import { documentFormats, documentLimits, endingOf, fileSentences, isDisguised, shownName, type DocumentFormat } from '@hearthline/rules/documents.ts';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../platform/errors.ts';
import { pixelsOf } from './document.pixels.ts';
import { textProblem } from './document.text.ts';
import { zipEntries } from './document.zip.ts';

/** Checks a file name. @returns the name, and the format that its extension promises @throws AppError BAD_INPUT, UNSUPPORTED_MEDIA_TYPE */
export const promiseOf = (given: string): { readonly name: string; readonly ending: DocumentFormat } => {
  const name = shownName(given);
  if (!name) throw new AppError('BAD_INPUT', { message: fileSentences.nameless });
  if (isDisguised(given) || isDisguised(name)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: fileSentences.disguised(name) });
  const ending = endingOf(name);
  if (!Object.hasOwn(documentFormats, ending)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: fileSentences.ending(name) });
  return { name, ending: ending as DocumentFormat };
};

const headBytes = 4100;
const tailBytes = 2048;

const piece = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: Math.max(0, start), length });
  return buffer.subarray(0, bytesRead);
};

/** The first bytes of each format, by extension. Archives are told apart by their entries. */
const contents: Readonly<Record<Exclude<DocumentFormat, 'txt' | 'csv'>, RegExp>> = {
  pdf: /^application\/pdf$/,
  png: /^image\/a?png$/,
  jpg: /^image\/jpeg$/,
  jpeg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
  docx: /^application\/(zip|vnd\.openxmlformats-officedocument\..+)$/,
  xlsx: /^application\/(zip|vnd\.openxmlformats-officedocument\..+)$/,
};

/** The entry that identifies an archive as a document of this format. */
const mainEntry = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

type Problem = keyof Pick<typeof fileSentences, 'content' | 'damaged' | 'macros' | 'pixels' | 'encoding'>;

const problemOf = async (file: FileHandle, size: number, ending: DocumentFormat): Promise<Problem | null> => {
  if (ending === 'txt' || ending === 'csv') return textProblem(file);
  const head = await piece(file, 0, headBytes);
  const told = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!told || !contents[ending].test(told.mime)) return 'content';
  if (ending === 'pdf') {
    if (!head.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'content';
    return (await piece(file, size - tailBytes, tailBytes)).includes('%%EOF') ? null : 'damaged';
  }
  if (ending === 'docx' || ending === 'xlsx') {
    const entries = await zipEntries(file, size);
    if (!entries) return 'damaged';
    if (entries.some((entry) => /(^|\/)vbaproject\.bin$|\.exe$|(^|\/)activex\//i.test(entry))) return 'macros';
    return entries.includes('[Content_Types].xml') && entries.includes(mainEntry[ending]) ? null : 'content';
  }
  const pixels = await pixelsOf(file, ending === 'jpeg' ? 'jpg' : ending);
  if (!pixels) return 'damaged';
  return pixels > documentLimits.pixels ? 'pixels' : null;
};

/**
 * Inspects an uploaded file: its content must match its extension (security H2).
 * @returns the content type with which it is served
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for an image with too many pixels
 */
export const inspectFile = async (path: string, size: number, { name, ending }: { name: string; ending: DocumentFormat }): Promise<string> => {
  if (size === 0) throw new AppError('BAD_INPUT', { message: fileSentences.empty(name) });
  const file = await open(path, 'r');
  try {
    const problem = await problemOf(file, size, ending);
    if (problem) throw new AppError(problem === 'pixels' ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA_TYPE', { message: fileSentences[problem](name) });
    return documentFormats[ending];
  } finally {
    await file.close();
  }
};
