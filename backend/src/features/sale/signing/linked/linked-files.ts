import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Reading } from '@hearthline/rules/sale/agreements/reading.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { storedPdf } from '../../../../platform/http/pdf-answer.ts';
import type { RestAnswer } from '../../../../platform/http/rest-router.ts';
import { actorOf } from '../acting.ts';
import { assertUnchanged } from '../evidence/check-paper.ts';
import { addEvents } from '../evidence/store-events.ts';
import { lockPaper } from '../lock-paper.ts';
import { documentOf } from '../paper-document.ts';
import { isOut } from '../paper-kind.ts';
import { openPaperFile } from '../paper-file.ts';
import { detailsOf, inTurn, setSigner } from './act.ts';
import type { LinkedSigner } from './linked.queries.ts';
import { signerOfLink } from './signer-of-link.ts';

/** Records once that a signer has opened the document, and how. */
const recordView = async (context: Context, link: LinkedSigner, opened: 'pdf' | 'reading'): Promise<void> => {
  if (link.state !== 'sent' || !isOut(link)) return;
  const { kind, paperId } = link;
  await inTurn(paperId, () =>
    context.transaction(async (trx) => {
      const paper = await lockPaper(trx, kind.tables, paperId);
      const signer = paper?.signers.find(({ id }) => id === link.id);
      if (!paper || signer?.state !== 'sent' || !isOut(paper)) return;
      const viewedAt = context.now();
      await setSigner(trx, kind, signer.id, { state: 'viewed', viewedAt });
      await addEvents(context, trx, kind, paper, [
        {
          at: viewedAt,
          kind: 'viewed',
          actor: actorOf(signer),
          documentSha256: paper.pdfSha256,
          details: { ...detailsOf(context, link), opened },
        },
      ]);
    }),
  );
};

/** The signer of a link whose record nobody has changed. @throws AppError as of {@link signerOfLink}, CONFLICT */
const readerOfLink = async (context: Context, token: string): Promise<LinkedSigner> => {
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.kind, link.paperId);
  return link;
};

/**
 * The PDF, which a signer opens through their link: that they did is recorded once, because nobody may agree to what they
 * have not opened. The signed one once it exists.
 * @throws AppError as of {@link signerOfLink}, CONFLICT where our record was changed, UNAVAILABLE
 */
export const openLinkedFile = async (context: Context, token: string): Promise<RestAnswer> => {
  const link = await readerOfLink(context, token);
  const answer = await openPaperFile(context, link.kind, { ...link, number: documentOf(link).number });
  await recordView(context, link, 'pdf');
  return answer;
};

/**
 * What the document says, as text: opening it counts like opening the PDF (rule `contract.reading`).
 * @throws AppError as of {@link openLinkedFile}
 */
export const openLinkedReading = async (context: Context, token: string): Promise<Reading> => {
  const link = await readerOfLink(context, token);
  const answer = link.kind.reading(documentOf(link));
  await recordView(context, link, 'reading');
  return answer;
};

/** A warranty that comes along with an agreement. @throws AppError NOT_FOUND, and as of {@link openLinkedFile} */
export const openLinkedWarranty = async (
  context: Context,
  token: string,
  sha256: string,
): Promise<RestAnswer> => {
  const { kind, paperId } = await readerOfLink(context, token);
  const file = await kind.file(context, paperId, sha256.toLowerCase());
  if (!file) throw new AppError('NOT_FOUND', { message: agreementSentences.noFile });
  return storedPdf(context, file);
};

/** The disclosures of an agreement, by a private link. @throws AppError NOT_FOUND for a change order, and as of {@link openLinkedFile} */
export const openLinkedDisclosures = async (context: Context, token: string): Promise<RestAnswer> => {
  const link = await readerOfLink(context, token);
  const { disclosures } = await link.kind.linked(context, link.paperId);
  if (!disclosures) throw new AppError('NOT_FOUND', { message: agreementSentences.noFile });
  return storedPdf(context, { ...disclosures, name: `disclosures-${documentOf(link).number}.pdf` });
};
