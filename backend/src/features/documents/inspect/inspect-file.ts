import { open, type FileHandle } from 'node:fs/promises';
import {
  documentFormats,
  documentLimits,
  fileExtension,
  fileSentences,
  hasDeceptiveExtension,
  sanitizeFileName,
  type DocumentFormat,
  type FileProblem,
} from '@hearthline/rules/documents.ts';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../platform/errors.ts';
import { pixelsOf } from './count-pixels.ts';
import { readUploaded } from './reader-process.ts';
import { textProblem } from './inspect-text.ts';

/** Checks a file name. @returns the name, and the format that its extension promises @throws AppError BAD_INPUT, UNSUPPORTED_MEDIA_TYPE */
export const checkFileName = (given: string): { readonly name: string; readonly ending: DocumentFormat } => {
  const name = sanitizeFileName(given);
  if (!name) throw new AppError('BAD_INPUT', { message: fileSentences.nameless });
  if (hasDeceptiveExtension(given) || hasDeceptiveExtension(name))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: fileSentences.disguised(name) });
  const ending = fileExtension(name);
  if (!Object.hasOwn(documentFormats, ending))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: fileSentences.ending(name) });
  return { name, ending: ending as DocumentFormat };
};

const headBytes = 4100;
const tailBytes = 2048;

const piece = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(length),
    position: Math.max(0, start),
    length,
  });
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

/** Looks inside a file in a process of its own. What cannot be looked into is not taken. */
const lookInside = async (
  path: string,
  size: number,
  ending: DocumentFormat,
): Promise<FileProblem | null> => {
  const { problem, failed } = await readUploaded({ task: 'inspect', path, ending, size });
  return failed ? 'unchecked' : (problem ?? null);
};

const problemOf = async (
  file: FileHandle,
  path: string,
  size: number,
  ending: DocumentFormat,
): Promise<FileProblem | null> => {
  if (ending === 'txt' || ending === 'csv') return textProblem(file);
  const head = await piece(file, 0, headBytes);
  const told = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!told || !contents[ending].test(told.mime)) return 'content';
  if (ending === 'pdf') {
    if (!head.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'content';
    return (await piece(file, size - tailBytes, tailBytes)).includes('%%EOF')
      ? lookInside(path, size, ending)
      : 'damaged';
  }
  if (ending === 'docx' || ending === 'xlsx') return lookInside(path, size, ending);
  const pixels = await pixelsOf(file, ending === 'jpeg' ? 'jpg' : ending);
  if (!pixels) return 'damaged';
  return pixels > documentLimits.pixels ? 'pixels' : null;
};

/**
 * Inspects an uploaded file: its content must match its extension, and hold nothing that runs, unpacks without end or loads anything (security H1, H2).
 * @returns the content type with which it is served
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for an image with too many pixels, or an archive that unpacks to too much
 */
export const inspectFile = async (
  path: string,
  size: number,
  { name, ending }: { name: string; ending: DocumentFormat },
): Promise<string> => {
  if (size === 0) throw new AppError('BAD_INPUT', { message: fileSentences.empty(name) });
  const file = await open(path, 'r');
  try {
    const problem = await problemOf(file, path, size, ending);
    if (problem)
      throw new AppError(
        problem === 'pixels' || problem === 'unpacks' ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA_TYPE',
        { message: fileSentences[problem](name) },
      );
    return documentFormats[ending];
  } finally {
    await file.close();
  }
};
