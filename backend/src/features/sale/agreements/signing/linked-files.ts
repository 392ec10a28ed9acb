import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Reading } from '@hearthline/rules/sale/agreements/reading.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { storedPdf } from '../../../../platform/http/pdf-answer.ts';
import type { RestAnswer } from '../../../../platform/http/rest-router.ts';
import { signerOfLink } from '../sending/agreement-links.ts';
import type { LinkedSigner } from '../agreement.queries.ts';
import { assertUnchanged } from '../evidence/check-agreement.ts';
import { readingOf } from '../files/reading.ts';
import { addEvents } from '../evidence/store-events.ts';
import { lockAgreement } from '../lock-agreement.ts';
import { actorOf } from '../sending/send-agreement.ts';
import { detailsOf, inTurn, setSigner } from './act.ts';

/** Records once that a signer has opened their agreement, and how. */
const recordView = (context: Context, link: LinkedSigner, opened: 'pdf' | 'reading'): Promise<void> =>
  inTurn(link.agreementId, () =>
    context.transaction(async (trx) => {
      const agreement = await lockAgreement(trx, link.agreementId);
      const signer = agreement.signers.find(({ id }) => id === link.id);
      if (signer?.state !== 'sent' || agreement.status !== 'out') return;
      const viewedAt = context.now();
      await setSigner(trx, signer.id, { state: 'viewed', viewedAt });
      await addEvents(context, trx, agreement, [
        {
          at: viewedAt,
          kind: 'viewed',
          actor: actorOf(signer),
          documentSha256: agreement.pdfSha256,
          details: { ...detailsOf(context, link), opened },
        },
      ]);
    }),
  );

/**
 * The agreement's PDF, which a signer opens through their link: that they did is recorded once, because nobody may agree to what they
 * have not opened. The signed one once it exists.
 * @throws AppError as of {@link signerOfLink}, CONFLICT where our record was changed, UNAVAILABLE
 */
export const openLinkedFile = async (context: Context, token: string): Promise<RestAnswer> => {
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.agreementId);
  const number = link.document.number;
  const answer = await (link.signedKey && link.signedSha256 && link.signedSize
    ? storedPdf(context, {
        key: link.signedKey,
        sha256: link.signedSha256,
        size: link.signedSize,
        name: `agreement-${number}-signed.pdf`,
      })
    : storedPdf(context, {
        key: link.pdfKey,
        sha256: link.pdfSha256,
        size: link.pdfSize,
        name: `agreement-${number}.pdf`,
      }));
  if (link.state === 'sent' && link.status === 'out') await recordView(context, link, 'pdf');
  return answer;
};

/**
 * What the agreement says, as text: opening it counts like opening the PDF (rule `contract.reading`).
 * @throws AppError as of {@link openLinkedFile}
 */
export const openLinkedReading = async (context: Context, token: string): Promise<Reading> => {
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.agreementId);
  const answer = readingOf(link.document);
  if (link.state === 'sent' && link.status === 'out') await recordView(context, link, 'reading');
  return answer;
};

/** A warranty that comes along with the agreement. @throws AppError NOT_FOUND, and as of {@link openLinkedFile} */
export const openLinkedWarranty = async (
  context: Context,
  token: string,
  sha256: string,
): Promise<RestAnswer> => {
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.agreementId);
  const file = link.files.find((one) => one.sha256 === sha256.toLowerCase());
  if (!file) throw new AppError('NOT_FOUND', { message: agreementSentences.noFile });
  const { storageKey, size, key } = file;
  return storedPdf(context, {
    key: storageKey,
    sha256: file.sha256,
    size,
    name: `${key.replace('_', '-')}.pdf`,
  });
};

/** The disclosures, by a private link. @throws AppError as of {@link openLinkedFile} */
export const openLinkedDisclosures = async (context: Context, token: string): Promise<RestAnswer> => {
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.agreementId);
  return storedPdf(context, {
    key: link.disclosuresKey,
    sha256: link.disclosuresSha256,
    size: link.disclosuresSize,
    name: `disclosures-${link.document.number}.pdf`,
  });
};
