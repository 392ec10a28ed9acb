import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** Opens the configured bucket, or a folder under the data directory if there is none. */
export const openStorage = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> => {
  // The S3 client is large, so it is loaded only if it is used.
  if (s3) return (await import('./s3-storage.ts')).createS3Storage(s3, dataDir);
  return (await import('./disk-storage.ts')).createDiskStorage(dataDir);
};
