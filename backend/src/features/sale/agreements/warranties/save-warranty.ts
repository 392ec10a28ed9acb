import { agreementSentences, maxWarrantyBytes } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  isWarrantyKey,
  type AgreementFile,
  type WarrantyKey,
} from '@hearthline/rules/sale/agreements/warranties.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Incoming } from '../../../../platform/http/multipart.ts';
import { storedPdf } from '../../../../platform/http/pdf-answer.ts';
import type { RestAnswer } from '../../../../platform/http/rest-router.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { storeBytes } from '../../../../platform/storage/store-bytes.ts';
import { pdfPieces } from '../agreement-file.ts';
import { listWarranties, shownFile } from './warranty-files.ts';

const keyOf = (key: string): WarrantyKey => {
  if (!isWarrantyKey(key)) throw new AppError('NOT_FOUND', { message: agreementSentences.noFile });
  return key;
};

const receive = async (incoming: Incoming): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of pdfPieces(incoming, maxWarrantyBytes, agreementSentences.warrantySize))
    pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: agreementSentences.notPdf });
  return bytes;
};

/**
 * Adds a version of a warranty. Agreements that were sent before keep theirs.
 * @throws AppError NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, STORAGE_FULL, UNAVAILABLE
 */
export const saveWarranty = async (
  context: Context,
  name: string,
  incoming: Incoming,
): Promise<AgreementFile> => {
  const key = keyOf(name);
  const stored = await storeBytes(context.storage, await receive(incoming));
  return context.transaction(async (trx) => {
    await takeLocks(trx, 'settings');
    const before = (await listWarranties({ db: trx, storage: context.storage })).find(
      (one) => one.key === key,
    );
    const version = (before?.version ?? 0) + 1;
    await trx
      .insertInto('warrantyFiles')
      .values({
        key,
        version,
        storageKey: stored.key,
        sha256: stored.sha256,
        size: stored.size,
        authorId: context.viewer?.id ?? null,
        createdAt: context.now(),
      })
      .execute();
    await audit(context, trx, {
      action: 'agreement-text.upload',
      object: ['agreement-text', key],
      details: { version, sha256: stored.sha256 },
    });
    const added = (await listWarranties({ db: trx, storage: context.storage })).find(
      (one) => one.key === key,
    );
    if (!added) throw new Error('a warranty that was just stored is not to be found');
    return shownFile(added);
  });
};

/** The newest version of a warranty. @throws AppError NOT_FOUND, UNAVAILABLE */
export const openWarranty = async (context: Context, name: string): Promise<RestAnswer> => {
  const key = keyOf(name);
  const file = (await listWarranties(context)).find((one) => one.key === key);
  if (!file) throw new AppError('NOT_FOUND', { message: agreementSentences.noFile });
  const { storageKey, sha256, size } = file;
  return storedPdf(context, { key: storageKey, sha256, size, name: `${key.replace('_', '-')}.pdf` });
};
