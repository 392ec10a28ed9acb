import { createHash } from 'node:crypto';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { agreementSentences, maxVerifyBytes } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/multipart.ts';
import type { RestAnswer } from '../../../platform/http/rest-router.ts';
import { openPaperFile } from '../signing/signing.api.ts';
import { agreementKind } from './agreement-kind.ts';
import { fileOfAgreement } from './agreement.queries.ts';
import { readAgreement } from './agreement.service.ts';
import { missingAgreement } from './missing-agreement.ts';

/** The file of an agreement that the viewer may see: the signed one once it exists. @throws AppError NOT_FOUND, UNAVAILABLE */
export const openAgreementFile = async (context: Context, id: string): Promise<RestAnswer> => {
  await readAgreement(context, id);
  const row = await context.query.byKey(fileOfAgreement, { id });
  if (!row) throw missingAgreement();
  return openPaperFile(context, agreementKind, { ...row, number: agreementNumber(row.number) });
};

/** A PDF as it comes in, piece by piece. @param sentence for one of more bytes @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE */
export async function* pdfPieces(
  { headers, stream }: Incoming,
  maxBytes: number,
  sentence: string,
): AsyncGenerator<Buffer> {
  if (!/^application\/pdf\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: agreementSentences.pdf });
  const tooLarge = (): AppError => new AppError('PAYLOAD_TOO_LARGE', { message: sentence });
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) throw tooLarge();
    yield piece;
  }
}

/** The hash of a PDF as it comes in; nothing is stored. @throws AppError as of {@link pdfPieces} */
export const hashOfUpload = async (incoming: Incoming): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of pdfPieces(incoming, maxVerifyBytes, agreementSentences.pdfSize))
    hash.update(piece);
  return hash.digest('hex');
};
