import type { Config } from './config.ts';
import type { Storage } from './storage.ts';

/** Opens the bucket where one is configured, else a folder under the data directory. */
export const openStorage = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> => {
  // The client of S3 is large: it is loaded only where it is used.
  if (s3) return (await import('./storage.s3.ts')).createS3Storage(s3, dataDir);
  return (await import('./storage.disk.ts')).createDiskStorage(dataDir);
};
