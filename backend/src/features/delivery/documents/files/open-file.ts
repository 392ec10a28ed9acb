import { documentSentences, previewOf } from '@hearthline/rules/delivery/documents.ts';
import { z } from 'zod';
import { attachment } from '../../../../platform/http/content-disposition.ts';
import { sandboxPolicy } from '../../../../platform/http/response-headers.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import type { RestAnswer } from '../../../../platform/http/rest-router.ts';
import type { ByteRange } from '../../../../platform/storage/storage.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { findFile, type FileRow } from '../document.queries.ts';
import { documentScope } from '../document.policy.ts';
import { documentMissing } from '../document.service.ts';

/** The version to open, null for the latest. */
export const fileQuery = z.object({
  version: z
    .string('Unknown version')
    .regex(/^\d{1,4}$/, 'Unknown version')
    .transform(Number)
    .nullish()
    .transform((number) => number ?? null),
});

/** The byte range that a `Range` header asks for; null (the whole file) for several ranges or a malformed header; `none` if it lies past the end. */
const rangeOf = (header: string | undefined, size: number): ByteRange | 'none' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'none' : { start, end };
};

const headersOf = (
  { fileName, contentType, sha256 }: FileRow,
  how: 'attachment' | 'inline',
): Record<string, string> => ({
  'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
  'Content-Disposition': attachment(fileName, how),
  'Content-Security-Policy': sandboxPolicy,
  // No proxy may store or compress it: ranges count the bytes of the file itself.
  'Cache-Control': 'private, no-store, no-transform',
  'Accept-Ranges': 'bytes',
  ETag: `"${sha256}"`,
});

/**
 * A file with the headers a browser needs. Access is checked each time.
 * @param how `inline` only for types that are shown inside the product
 * @throws AppError NOT_FOUND, UNAVAILABLE where the storage does not have it
 */
export const openFile = async (
  context: Context,
  id: string,
  {
    given,
    range: requestedRange,
    how,
  }: { given: unknown; range?: string | undefined; how: 'attachment' | 'inline' },
): Promise<RestAnswer> => {
  const { viewer, storage } = context;
  const { version } = validate(fileQuery, given);
  const file =
    viewer && isId(id) ? await findFile(context, documentScope(viewer), viewer.id, id, version) : undefined;
  if (!file || (how === 'inline' && !previewOf(file.contentType))) throw documentMissing();
  const headers = headersOf(file, how);
  const range = rangeOf(requestedRange, file.size);
  if (range === 'none')
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.size}` } };
  const body = await storage.read(file.storageKey, range ?? undefined).catch((error: unknown) => {
    context.log.error(
      { error, document: id, key: file.storageKey },
      'the bytes of a document are not to be had',
    );
    throw new AppError('UNAVAILABLE', { message: documentSentences.unreadable, cause: error });
  });
  if (!range) return { status: 200, headers: { ...headers, 'Content-Length': String(file.size) }, body };
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
    body,
  };
};
