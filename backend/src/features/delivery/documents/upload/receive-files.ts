import { documentLimits, documentSentences, fileSentences } from '@hearthline/rules/delivery/documents.ts';
import { AppError } from '../../../../platform/errors.ts';
import { readMultipart, type Incoming } from '../../../../platform/http/multipart.ts';
import type { Draft, Storage } from '../../../../platform/storage/storage.ts';
import { inspectFile, checkFileName } from '../inspect/inspect-file.ts';

/** A file that has been received and inspected, but not stored yet. */
export interface Received {
  readonly draft: Draft;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

const limits = {
  files: documentLimits.filesPerRequest,
  request: documentLimits.request,
  idle: 20_000,
  total: 15 * 60_000,
} as const;

/**
 * Receives the files of a form one after the other, without holding them in memory, and inspects each.
 * The first one that is refused ends the upload, and nothing of any file remains.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_INPUT, STORAGE_FULL
 */
export const receiveFiles = async (
  storage: Storage,
  incoming: Incoming,
): Promise<{ files: Received[]; fields: Record<string, string> }> => {
  const files: Received[] = [];
  const drafts: Draft[] = [];
  let coming = 0;
  try {
    const fields = await readMultipart(
      incoming,
      limits,
      documentSentences,
      async ({ name: given, bytes }) => {
        // Files keep the order in which they were sent, whichever was inspected first.
        const place = coming++;
        // Undoes how browsers encode characters that may not appear within quotes.
        const promise = checkFileName(given.replace(/%22/g, '"').replace(/%0[ad]/gi, ' '));
        const draft = await storage.draft();
        drafts.push(draft);
        const filled = await draft.fill(bytes, documentLimits.file).catch((error: unknown) => {
          throw error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE'
            ? new AppError('PAYLOAD_TOO_LARGE', { message: fileSentences.tooLarge(promise.name) })
            : error;
        });
        const contentType = await inspectFile(draft.path, filled.size, promise);
        files[place] = { draft, fileName: promise.name, contentType, ...filled };
      },
    );
    if (files.length === 0) throw new AppError('BAD_INPUT', { message: documentSentences.noFile });
    return { files, fields };
  } catch (error) {
    await Promise.all(drafts.map((draft) => draft.discard()));
    throw error;
  }
};
