import {
  warrantyKeys,
  warrantyTitles,
  type AgreementFile,
  type WarrantyKey,
} from '@hearthline/rules/sale/agreements/warranties.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { storeBytes } from '../../../../platform/storage/store-bytes.ts';
import { drawSampleWarranty } from '../files/draw-papers.ts';

/** A warranty as an agreement holds it from its sending on: what it is, and where its bytes are. */
export interface SentFile extends AgreementFile {
  readonly storageKey: string;
  readonly size: number;
}

/** The newest version of each warranty that there is. */
const newest = (db: Db) =>
  db
    .selectFrom('warrantyFiles as f')
    .leftJoin('users as u', 'u.id', 'f.authorId')
    .distinctOn('f.key')
    .select([
      'f.key',
      'f.version',
      'f.storageKey',
      'f.sha256',
      'f.size',
      'f.createdAt',
      'u.name as authorName',
    ])
    .orderBy('f.key')
    .orderBy('f.version', 'desc')
    .execute();

/** Stores the samples of warranties that there is no version of. @throws AppError UNAVAILABLE */
const storeSamples = async (
  db: Db,
  storage: Pick<Storage, 'draft' | 'keep'>,
  keys: readonly WarrantyKey[],
): Promise<void> => {
  for (const key of keys) {
    const { key: storageKey, sha256, size } = await storeBytes(storage, await drawSampleWarranty(key));
    // Another server may have been faster; what it has not taken is swept.
    await db
      .insertInto('warrantyFiles')
      .values({ key, version: 1, storageKey, sha256, size })
      .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
      .execute();
  }
};

/** The warranties of today with who has uploaded them: the newest version of each, a sample where there is none. @throws AppError UNAVAILABLE */
export const listWarranties = async ({
  db,
  storage,
}: {
  readonly db: Db;
  readonly storage: Pick<Storage, 'draft' | 'keep'>;
}) => {
  const rows = await newest(db);
  const missing = warrantyKeys.filter((key) => !rows.some((row) => row.key === key));
  await storeSamples(db, storage, missing);
  return (missing.length ? await newest(db) : rows).map((row) => ({ ...row, name: warrantyTitles[row.key] }));
};

/** The warranties that an agreement is sent with today. @throws AppError UNAVAILABLE */
export const warrantiesToSend = async (context: Parameters<typeof listWarranties>[0]): Promise<SentFile[]> =>
  (await listWarranties(context)).map(({ key, name, sha256, storageKey, size }) => ({
    key,
    name,
    sha256,
    storageKey,
    size,
  }));

/** A file as everybody may see it: not where its bytes are. */
export const shownFile = ({ key, name, sha256 }: SentFile): AgreementFile => ({ key, name, sha256 });

/** The files of an agreement: those of today while it is a draft, then those that it was sent with. @throws AppError UNAVAILABLE */
export const filesOf = async (
  context: Pick<Context, 'db' | 'storage'>,
  { status, files }: { readonly status: string; readonly files: readonly SentFile[] },
): Promise<AgreementFile[]> => (status === 'draft' ? await warrantiesToSend(context) : files).map(shownFile);
