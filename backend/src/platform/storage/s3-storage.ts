import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '../config.ts';
import { createDrafts } from './temporary-files.ts';
import { assertKey, storageError, type Storage, type StoredFile } from './storage.ts';

const times = { connectionTimeout: 3000, requestTimeout: 30_000 } as const;

/** Stores files in a bucket of S3 or a compatible service. Uploads are checked on this machine first. */
export const createS3Storage = (
  { bucket, endpoint, region, accessKeyId, secretAccessKey, prefix }: S3Config,
  dataDir: string,
): Storage => {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Self-hosted services have no host name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every compatible service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: times,
  });
  const place = (key: string): { Bucket: string; Key: string } => ({
    Bucket: bucket,
    Key: `${prefix}${assertKey(key)}`,
  });
  const said = async <T>(work: () => Promise<T>): Promise<T> => {
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
      said(async () => {
        await new Upload({
          client,
          params: {
            ...place(key),
            Body: createReadStream(draft.path),
            ContentType: 'application/octet-stream',
          },
          queueSize: 2,
        }).done();
        await draft.discard();
      }),

    read: (key, range) =>
      said(async () => {
        const { Body } = await client.send(
          new GetObjectCommand({
            ...place(key),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        return Body instanceof Readable ? Body : Readable.from([]);
      }),

    remove: (key) => said(async () => void (await client.send(new DeleteObjectCommand(place(key))))),

    list: async function* (): AsyncGenerator<StoredFile> {
      let after: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
        );
        for (const { Key = '', LastModified } of Contents)
          yield { key: Key.slice(prefix.length), storedAt: LastModified ?? new Date() };
        after = NextContinuationToken;
      } while (after);
    },

    check: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), {
          abortSignal: AbortSignal.timeout(2000),
        });
        return null;
      } catch (error) {
        return error instanceof Error
          ? `The bucket does not answer as it should (${error.name})`
          : 'The bucket does not answer';
      }
    },
  };
};
