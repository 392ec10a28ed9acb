import type { Context } from '../../../platform/context.ts';
import { storedPdf } from '../../../platform/http/pdf-answer.ts';
import type { RestAnswer } from '../../../platform/http/rest-router.ts';
import type { PaperKind, PaperRow } from './paper-kind.ts';

/** The file of a paper that its caller may see: the signed one once it exists. @throws AppError UNAVAILABLE */
export const openPaperFile = (
  context: Context,
  { object }: Pick<PaperKind, 'object'>,
  {
    number,
    ...paper
  }: { readonly number: string } & Pick<
    PaperRow,
    'pdfKey' | 'pdfSha256' | 'pdfSize' | 'signedKey' | 'signedSha256' | 'signedSize'
  >,
): Promise<RestAnswer> =>
  paper.signedKey && paper.signedSha256 && paper.signedSize
    ? storedPdf(context, {
        key: paper.signedKey,
        sha256: paper.signedSha256,
        size: paper.signedSize,
        name: `${object}-${number}-signed.pdf`,
      })
    : storedPdf(context, {
        key: paper.pdfKey ?? '',
        sha256: paper.pdfSha256 ?? '',
        size: paper.pdfSize ?? 0,
        name: `${object}-${number}.pdf`,
      });
