import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { documentLimits } from '@hearthline/rules/delivery/documents.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { copyStored } from '../../../../platform/storage/copy-stored.ts';
import type { FiledDocument } from '../../../delivery/documents/file-document.api.ts';
import type { SignedAgreement } from './signed-agreement.ts';

/**
 * Copies the signed agreement and its disclosures, so that the project's documents live on their own; done before the transaction, as
 * uploads are. Whatever is left of a failed one is swept away.
 * @throws AppError UNAVAILABLE if the bytes cannot be read, or are not those that were signed
 */
export const copyContract = async (
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  agreement: SignedAgreement,
): Promise<FiledDocument[]> => {
  const number = agreementNumber(agreement.number);
  const files = [
    { name: `Purchase agreement ${number}`, key: agreement.signedKey, sha256: agreement.signedSha256 },
    { name: `Disclosures ${number}`, key: agreement.disclosuresKey, sha256: agreement.disclosuresSha256 },
  ];
  const filed: FiledDocument[] = [];
  for (const { name, key, sha256 } of files) {
    if (!key) throw new AppError('UNAVAILABLE');
    const copy = await copyStored(storage, key, documentLimits.file);
    if (copy.sha256 !== sha256) {
      log.error({ agreement: agreement.id, key }, 'the bytes of an agreement are not those that were signed');
      throw new AppError('UNAVAILABLE');
    }
    filed.push({
      ...copy,
      name,
      type: 'contract',
      fileName: `${name.toLowerCase().replaceAll(' ', '-')}.pdf`,
    });
  }
  return filed;
};
