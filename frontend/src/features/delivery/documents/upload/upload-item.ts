import {
  documentFormats,
  documentLimits,
  fileExtension,
  fileSentences,
  hasDeceptiveExtension,
  sanitizeFileName,
  type DocumentType,
} from '@hearthline/rules/delivery/documents.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import type { Problem } from '../../../../platform/api/error-text.ts';

/** The target of a file: a project, as a kind of document, as the answer to a request, or as a new version. */
export type UploadTarget = { readonly projectId: string } & (
  | { readonly type: DocumentType }
  | { readonly requestId: string }
  | { readonly documentId: string }
);

/** A file being uploaded. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly sent: number;
  readonly message: string | null;
  /** How a failure may be remedied. */
  readonly remedy: 'retry' | 'again' | null;
}

/** The server's refusal of a file, predicted without sending it; null if none. */
export const validateFile = ({ name, size }: File): string | null => {
  const shown = sanitizeFileName(name);
  if (!Object.hasOwn(documentFormats, fileExtension(shown))) return fileSentences.ending(shown);
  if (hasDeceptiveExtension(name)) return fileSentences.disguised(shown);
  if (size > documentLimits.file) return fileSentences.tooLarge(shown);
  return size === 0 ? fileSentences.empty(shown) : null;
};

const betterLater: readonly Problem['code'][] = [
  null,
  'UNAVAILABLE',
  'INTERNAL',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
];

/** What may help after a failure. */
export const remedyOf = ({ code, message }: Problem, target: UploadTarget): UploadItem['remedy'] => {
  // The REST API distinguishes its conflicts by their messages only.
  if (betterLater.includes(code) || message === errorCatalogue.IN_PROGRESS.message) return 'retry';
  return code === 'CONFLICT' && !('requestId' in target) ? 'again' : null;
};
