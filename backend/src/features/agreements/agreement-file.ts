import { createHash } from 'node:crypto';
import { agreementNumber } from '@hearthline/rules/agreements/states.ts';
import { agreementSentences, mostVerifyBytes } from '@hearthline/rules/agreements/rules.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { attachment } from '../../platform/http/content-disposition.ts';
import type { Incoming } from '../../platform/http/multipart.ts';
import { sandboxPolicy } from '../../platform/http/response-headers.ts';
import type { RestAnswer } from '../../platform/http/rest-router.ts';
import { fileOfAgreement } from './agreement.queries.ts';
import { missingAgreement, readAgreement } from './agreement.service.ts';

/** A PDF in the storage, as a browser opens it. @throws AppError UNAVAILABLE */
export const pdfAnswer = async (
  { storage }: Pick<Context, 'storage'>,
  { key, sha256, size, name }: { key: string; sha256: string; size: number; name: string },
): Promise<RestAnswer> => ({
  status: 200,
  headers: {
    'Content-Type': 'application/pdf',
    'Content-Length': String(size),
    'Content-Disposition': attachment(name, 'inline'),
    'Content-Security-Policy': sandboxPolicy,
    // Nobody may compress it on the way: its hash is what is signed.
    'Cache-Control': 'private, no-store, no-transform',
    ETag: `"${sha256}"`,
  },
  body: await storage.read(key),
});

/** The file of an agreement that the viewer may see: the signed one once it exists. @throws AppError NOT_FOUND, UNAVAILABLE */
export const openAgreementFile = async (context: Context, id: string): Promise<RestAnswer> => {
  await readAgreement(context, id);
  const row = await context.query.byKey(fileOfAgreement, { id });
  if (!row) throw missingAgreement();
  const number = agreementNumber(row.number);
  return row.signedKey && row.signedSha256 && row.signedSize
    ? pdfAnswer(context, {
        key: row.signedKey,
        sha256: row.signedSha256,
        size: row.signedSize,
        name: `agreement-${number}-signed.pdf`,
      })
    : pdfAnswer(context, {
        key: row.pdfKey,
        sha256: row.pdfSha256,
        size: row.pdfSize,
        name: `agreement-${number}.pdf`,
      });
};

/** The hash of a PDF as it comes in; nothing is stored. @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE */
export const hashOfUpload = async ({ headers, stream }: Incoming): Promise<string> => {
  if (!/^application\/pdf\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: agreementSentences.pdf });
  const tooLarge = (): AppError => new AppError('PAYLOAD_TOO_LARGE', { message: agreementSentences.pdfSize });
  if (Number(headers['content-length'] ?? 0) > mostVerifyBytes) throw tooLarge();
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostVerifyBytes) throw tooLarge();
    hash.update(piece);
  }
  return hash.digest('hex');
};
