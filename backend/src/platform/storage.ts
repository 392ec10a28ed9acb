import type { Readable } from 'node:stream';
import { AppError } from './errors.ts';

/** Part of a file: both ends included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What was written to a draft. */
export interface Filled {
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

/** A file that comes in: nobody sees it, and it is gone unless it is kept. */
export interface Draft {
  readonly path: string;
  /** Writes a stream to it and makes sure that the disk has it. @throws AppError PAYLOAD_TOO_LARGE at the first byte too many, STORAGE_FULL */
  fill(bytes: Readable, limit: number): Promise<Filled>;
  discard(): Promise<void>;
}

/** Bytes that are kept, and since when. */
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/**
 * Where uploaded bytes are kept, out of reach of the web. A key is a UUID made for one file and never used for another;
 * nothing that somebody typed becomes part of a place.
 */
export interface Storage {
  readonly kind: 'disk' | 's3';
  /** For people: a folder or a bucket. */
  readonly place: string;
  /** A file on this machine for what comes in, while it comes and is looked at. */
  draft(): Promise<Draft>;
  /** Keeps a draft's bytes under a key. Once it resolves they survive a crash: only then a row may name them. */
  keep(draft: Draft, key: string): Promise<void>;
  /** The bytes, as they come. @throws AppError UNAVAILABLE where they are not to be had */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Forgets bytes; those that are not there count as forgotten. */
  remove(key: string): Promise<void>;
  /** Everything that is kept, in any order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes drafts that nobody has written to since: what a crash left. @returns how many */
  sweepDrafts(before: Date): Promise<number>;
  /** Tries to write, read and remove. @returns null when that works, else what is wrong */
  check(): Promise<string | null>;
}

const key = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Refuses anything but a key that we made: the last fence before a path. */
export const assertKey = (text: string): string => {
  if (!key.test(text)) throw new Error('not a key of a stored file');
  return text;
};

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'XMinioStorageFull']);
const away = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOTDIR']);

/** What went wrong with a disk or a bucket, as an error of the catalogue: full is 507, away is 503 (security H5). */
export const storageError = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const { code, name, $metadata } = error as { code?: unknown; name?: unknown; $metadata?: object };
  if (full.has(String(code)) || full.has(String(name))) return new AppError('STORAGE_FULL', { cause: error });
  if (away.has(String(code)) || $metadata !== undefined || name === 'TimeoutError') return new AppError('UNAVAILABLE', { cause: error });
  return error;
};
