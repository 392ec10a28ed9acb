import type { Storage } from '../storage/storage.ts';
import { attachment } from './content-disposition.ts';
import { sandboxPolicy } from './response-headers.ts';
import type { RestAnswer } from './rest-router.ts';

/** Headers of a PDF that only its reader may see, as a browser opens it. */
export const pdfHeaders = (fileName: string): Record<string, string> => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': attachment(fileName, 'inline'),
  'Content-Security-Policy': sandboxPolicy,
  'Cache-Control': 'private, no-store',
});

/** A PDF in the storage. @throws AppError UNAVAILABLE */
export const storedPdf = async (
  { storage }: { readonly storage: Pick<Storage, 'read'> },
  { key, sha256, size, name }: { key: string; sha256: string; size: number; name: string },
): Promise<RestAnswer> => ({
  status: 200,
  headers: {
    ...pdfHeaders(name),
    'Content-Length': String(size),
    // Nobody may compress it on the way: people compare its hash.
    'Cache-Control': 'private, no-store, no-transform',
    ETag: `"${sha256}"`,
  },
  body: await storage.read(key),
});
