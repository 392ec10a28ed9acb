import { eventSchema } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import type { Context } from '../../../../platform/context.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';
import type { PaperKind, PaperRecord } from '../paper-kind.ts';

/** The words of a seal. Its hash ties the file to the chain: it is that of the last signature. */
export const sealReason = (
  { fileTitle }: Pick<PaperKind, 'fileTitle'>,
  number: string,
  lastSignature: string,
): string => `${fileTitle} ${number}, signed by everybody. Last signature: ${lastSignature}`;

/** Whether bytes are a file by its hash and size, as they were stored. */
export const isFile = (bytes: Buffer, sha256: string | null, size: number | null): boolean =>
  bytes.length === size && sha256Of(bytes) === sha256;

/** What is wrong with the files of a paper, in a few words; null if they are what was stored. @throws AppError UNAVAILABLE */
export const filesProblem = async (
  context: Pick<Context, 'storage'> & { readonly seal: Pick<Context['seal'], 'check'> },
  kind: PaperKind,
  { paper, signers, events }: PaperRecord,
): Promise<string | null> => {
  const { storage, seal } = context;
  const { title, fileTitle } = kind;
  const [pdf, own, signed] = await Promise.all([
    readBytes(storage, paper.pdfKey ?? ''),
    kind.filesProblem(context, paper),
    paper.signedKey === null ? null : readBytes(storage, paper.signedKey),
  ]);
  if (!isFile(pdf, paper.pdfSha256, paper.pdfSize)) return `${title}: not the file that was sent`;
  if (own !== null) return own;
  for (const { drawingKey, drawingSha256, position } of signers)
    if (drawingKey && sha256Of(await readBytes(storage, drawingKey)) !== drawingSha256)
      return `signer ${position}: not the signature that was drawn`;
  if (!signed) return null;
  if (!isFile(signed, paper.signedSha256, paper.signedSize))
    return `signed ${title}: not the file that was sealed`;
  if (sha256Of(signed.subarray(0, pdf.length)) !== paper.pdfSha256)
    return `signed ${title}: not the pages that were sent`;
  const facts = await seal.check(signed);
  if (!facts) return `signed ${title}: not sealed here`;
  const number = kind.numberOf(paper.number ?? 0);
  const lastSignature = events.findLast((event) => event.kind === 'signed');
  // What was sealed before seals named a hash names the document alone.
  const isNamed =
    lastSignature?.details.schema === eventSchema || /Last signature:/.test(facts.reason)
      ? facts.reason === sealReason(kind, number, lastSignature?.hash ?? '')
      : facts.reason.startsWith(`${fileTitle} ${number},`);
  return isNamed ? null : `signed ${title}: sealed for another chain of events`;
};
