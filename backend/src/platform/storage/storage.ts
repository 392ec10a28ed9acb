import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

/** Part of a file: byte offsets from 0, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Size in bytes and hash of what was written to a draft. */
export interface Filled {
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

/** An incoming file: invisible to everybody, and lost unless it is kept. */
export interface Draft {
  readonly path: string;
  /** Writes a stream to it and flushes it to disk. @throws AppError PAYLOAD_TOO_LARGE at the first byte beyond `limit`, STORAGE_FULL */
  fill(bytes: Readable, limit: number): Promise<Filled>;
  discard(): Promise<void>;
}

/** A stored file's key, and since when it is stored. */
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/**
 * Where uploaded bytes are kept, out of reach of the web. A key is a UUID made for one file and never reused;
 * nothing that a user typed becomes part of a path.
 */
export interface Storage {
  readonly kind: 'disk' | 's3';
  /** The folder or bucket, as shown to people. */
  readonly place: string;
  /** Makes a file on this machine for an upload while it comes in and is checked. */
  draft(): Promise<Draft>;
  /** Stores a draft's bytes under a key. Once it resolves they survive a crash; only then may a row refer to them. */
  keep(draft: Draft, key: string): Promise<void>;
  /** Streams the bytes. @throws AppError UNAVAILABLE if they cannot be read */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a file; succeeds if there is none. */
  remove(key: string): Promise<void>;
  /** All stored files, in any order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes drafts last written before this time, which a crash left behind. @returns how many */
  sweepDrafts(before: Date): Promise<number>;
  /** Tries to write, read and remove a file. @returns null if that works, else what is wrong */
  check(): Promise<string | null>;
}

const key = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Throws on anything but a generated key: the last check before it becomes part of a path. */
export const assertKey = (text: string): string => {
  if (!key.test(text)) throw new Error('not a key of a stored file');
  return text;
};

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'XMinioStorageFull']);
const away = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOTDIR']);

/** Maps an error of a disk or a bucket to the catalogue: full is 507, unavailable is 503 (docs/security.md, H5); anything else is returned as is. */
export const storageError = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const { code, serviceCode, status } = error as Partial<Record<'code' | 'serviceCode' | 'status', unknown>>;
  if (full.has(String(code)) || full.has(String(serviceCode)))
    return new AppError('STORAGE_FULL', { cause: error });
  // A bucket's answer has a status.
  if (away.has(String(code)) || status !== undefined) return new AppError('UNAVAILABLE', { cause: error });
  return error;
};
