import { eventSchema } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Context } from '../../../../platform/context.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';
import type { AgreementRecordRows } from './compare-rows.ts';

/** The words of a seal. Its hash ties the file to the chain: it is that of the last signature. */
export const sealReason = (number: string, lastSignature: string): string =>
  `Purchase agreement ${number}, signed by everybody. Last signature: ${lastSignature}`;

/** What is wrong with the files of an agreement, in a few words; null if they are what was stored. @throws AppError UNAVAILABLE */
export const filesProblem = async (
  { storage, seal }: Pick<Context, 'storage'> & { readonly seal: Pick<Context['seal'], 'check'> },
  { agreement, signers, events }: AgreementRecordRows,
): Promise<string | null> => {
  const { pdfKey, pdfSha256, pdfSize, disclosuresKey, disclosuresSha256, disclosuresSize } = agreement;
  const isFile = (bytes: Buffer, sha256: string, size: number | null): boolean =>
    bytes.length === size && sha256Of(bytes) === sha256;
  const [pdf, disclosures, signed] = await Promise.all([
    readBytes(storage, pdfKey),
    readBytes(storage, disclosuresKey),
    agreement.signedKey === null ? null : readBytes(storage, agreement.signedKey),
  ]);
  if (!isFile(pdf, pdfSha256, pdfSize)) return 'agreement: not the file that was sent';
  if (!isFile(disclosures, disclosuresSha256, disclosuresSize))
    return 'disclosures: not the file that was sent';
  for (const { key, storageKey, sha256, size } of agreement.files)
    if (!isFile(await readBytes(storage, storageKey), sha256, size))
      return `${key}: not the file that came along`;
  for (const { drawingKey, drawingSha256, position } of signers)
    if (drawingKey && sha256Of(await readBytes(storage, drawingKey)) !== drawingSha256)
      return `signer ${position}: not the signature that was drawn`;
  if (!signed) return null;
  if (!isFile(signed, agreement.signedSha256 ?? '', agreement.signedSize))
    return 'signed agreement: not the file that was sealed';
  if (sha256Of(signed.subarray(0, pdfSize)) !== pdfSha256)
    return 'signed agreement: not the pages that were sent';
  const facts = await seal.check(signed);
  if (!facts) return 'signed agreement: not sealed here';
  const number = agreementNumber(agreement.number);
  const lastSignature = events.findLast(({ kind }) => kind === 'signed');
  // What was sealed before seals named a hash names the agreement alone.
  const isNamed =
    lastSignature?.details.schema === eventSchema || /Last signature:/.test(facts.reason)
      ? facts.reason === sealReason(number, lastSignature?.hash ?? '')
      : facts.reason.startsWith(`Purchase agreement ${number},`);
  return isNamed ? null : 'signed agreement: sealed for another chain of events';
};
