import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isStaffMember, type Actor } from '@hearthline/rules/permissions.ts';
import { AppError } from '../errors.ts';

/** The room on a volume. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Measures a volume; null if that is not possible. */
export type DiskProbe = () => Promise<DiskSpace | null>;

/** The folder itself, or its nearest existing parent: folders are created with the first file. */
const existing = (place: string): string =>
  existsSync(place) || dirname(place) === place ? place : existing(dirname(place));

/** A probe of the volume that holds a folder: with the embedded PostgreSQL, the database's too. */
export const diskProbeOf =
  (folder: string): DiskProbe =>
  async () => {
    const found = await statfs(existing(folder)).catch(() => null);
    return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
  };

/** The share of the volume below which visitors store nothing large: the rest is for the database and the business's own work. */
export const minFreeShare = 0.1;

/**
 * Refuses what visitors store in bulk while the disk is nearly full, so that the database always has room to go on. Staff are not refused.
 * @param message the sentence for whoever is refused; by default the one about files
 * @throws AppError STORAGE_FULL
 */
export const requireRoom = async (
  { disk, viewer }: { readonly disk: DiskProbe; readonly viewer: Actor | null },
  message?: string,
): Promise<void> => {
  if (isStaffMember(viewer)) return;
  const space = await disk();
  if (space && space.freeBytes < space.totalBytes * minFreeShare)
    throw new AppError('STORAGE_FULL', message === undefined ? {} : { message });
};
