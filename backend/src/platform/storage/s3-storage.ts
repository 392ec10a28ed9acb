import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { S3Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { patientFetch, type Patience } from './patient-fetch.ts';
import { createDrafts } from './temporary-files.ts';
import { assertKey, storageError, type Storage, type StoredFile } from './storage.ts';

/** Files beyond this size, in bytes, are sent in parts of it; one at a time is in memory for each of four connections. */
const partBytes = 8 * 1024 * 1024;
/** Storing and reading; and looking whether the bucket is there. */
const patience = { attempts: 3, answerMs: 60_000 } as const;
const impatience = { attempts: 1, answerMs: 2000 } as const;

/** Self-hosted services have no host name per bucket, nor has Amazon's certificate one for a bucket with dots. */
const bucketUrl = ({ bucket, endpoint, region }: S3Config): string => {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
};

const clientOf = (config: S3Config, how: Patience): S3mini =>
  new S3mini({
    endpoint: bucketUrl(config),
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    minPartSize: partBytes,
    fetch: patientFetch(how),
  });

/** Stores files in a bucket of S3 or a compatible service. Uploads are checked on this machine first. */
export const createS3Storage = (config: S3Config, dataDir: string): Storage => {
  const { bucket, prefix } = config;
  const client = clientOf(config, patience);
  const look = clientOf(config, impatience);
  const place = (key: string): string => `${prefix}${assertKey(key)}`;
  const translateErrors = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storageError(error);
    }
  };

  return {
    kind: 's3',
    place: `s3://${bucket}/${prefix}`,
    ...createDrafts(path.join(dataDir, 'files', 'drafts')),

    keep: (draft, key) =>
      translateErrors(async () => {
        const { size } = await stat(draft.path);
        const bytes =
          size <= partBytes ? await readFile(draft.path) : Readable.toWeb(createReadStream(draft.path));
        await client.putAnyObject(place(key), bytes as Buffer | globalThis.ReadableStream);
        await draft.discard();
      }),

    read: (key, range) =>
      translateErrors(async () => {
        const { body } = range
          ? await client.getObjectRaw(place(key), false, range.start, range.end + 1)
          : await client.getObjectRaw(place(key));
        return body ? Readable.fromWeb(body) : Readable.from([]);
      }),

    remove: (key) => translateErrors(async () => void (await client.deleteObject(place(key)))),

    list: async function* (): AsyncGenerator<StoredFile> {
      let after: string | undefined;
      do {
        const page = await client.listObjectsPaged('/', prefix, 1000, after);
        if (!page?.objects) throw new AppError('UNAVAILABLE');
        for (const { Key, LastModified } of page.objects)
          yield { key: Key.slice(prefix.length), storedAt: new Date(LastModified) };
        after = page.nextContinuationToken;
      } while (after);
    },

    check: async () => {
      try {
        return (await look.bucketExists()) ? null : 'The bucket is not there, or may not be read';
      } catch (error) {
        return error instanceof Error
          ? `The bucket does not answer as it should (${error.message})`
          : 'The bucket does not answer';
      }
    },
  };
};
