import { maxImagePixels } from '@hearthline/rules/image-size.ts';
import { open, type FileHandle } from 'node:fs/promises';
import {
  documentFormats,
  fileExtension,
  fileSentences,
  hasDeceptiveExtension,
  sanitizeFileName,
  type DocumentFormat,
  type FileProblem,
} from '@hearthline/rules/delivery/documents.ts';
import { AppError } from '../../../../platform/errors.ts';
import { pixelsOf } from '../../../../platform/storage/count-pixels.ts';
import { kindOf } from '../../../../platform/storage/leading-bytes.ts';
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

const tailBytes = 2048;

/** The last bytes of a file, or all of a short one. */
const tail = async (file: FileHandle, size: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(tailBytes),
    position: Math.max(0, size - tailBytes),
  });
  return buffer.subarray(0, bytesRead);
};

/** What a file of each extension must be. */
const contents = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
  docx: 'zip',
  xlsx: 'zip',
} as const satisfies Readonly<Record<Exclude<DocumentFormat, 'txt' | 'csv'>, string>>;

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
  const kind = contents[ending];
  if ((await kindOf(file)) !== kind) return 'content';
  if (kind === 'pdf') {
    return (await tail(file, size)).includes('%%EOF') ? lookInside(path, size, ending) : 'damaged';
  }
  if (kind === 'zip') return lookInside(path, size, ending);
  const pixels = await pixelsOf(file, kind);
  if (!pixels) return 'damaged';
  return pixels > maxImagePixels ? 'pixels' : null;
};

/**
 * Inspects an uploaded file: its content must match its extension, and hold nothing that runs, unpacks without end or loads anything (docs/security.md, H1, H2).
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
