import type { Context } from '../../platform/context.ts';
import { readsIn, type EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { keepBytes, readBytes } from '../../platform/storage/keep-bytes.ts';
import { recordDealEvent } from '../deals/deal.api.ts';
import { signedMail } from './agreement.mail.ts';
import { makeSignerLink } from './agreement-links.ts';
import { certificatePdf } from './files/certificate-pdf.ts';
import { addEvents, type LockedAgreement } from './lock-agreement.ts';
import { aboutMail } from './send-agreement.ts';

/**
 * The signed file: the agreement as it was read, the certificate page, and the seal (rule `sign.sealed`).
 * @param agreement locked, with the last signature
 */
const signedFile = async (context: Context, em: EntityManager, agreement: LockedAgreement): Promise<Buffer> => {
  const { document, signers } = agreement;
  const { company } = document.quote;
  const events = await dbIn(em)
    .selectFrom('agreementEvents')
    .select(['n', 'at', 'kind', 'actor', 'documentSha256', 'detailsSha256', 'prev', 'hash'])
    .where('agreementId', '=', agreement.id)
    .orderBy('n')
    .execute();
  const at = context.now();
  const certificate = await certificatePdf({
    number: document.number,
    company: company.name,
    pdfSha256: agreement.pdfSha256,
    disclosuresSha256: agreement.disclosuresSha256,
    quoteSha256: document.quoteSha256,
    signers: await Promise.all(
      signers.map(async (signer) => ({
        ...signer,
        drawing: signer.drawingKey ? await readBytes(context.storage, signer.drawingKey) : null,
      })),
    ),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    verifyUrl: `${context.publicUrl}/verify`,
    at,
  });
  return context.seal.seal(await readBytes(context.storage, agreement.pdfKey), certificate, {
    reason: `Purchase agreement ${document.number}, signed by everybody`,
    location: company.address,
    contact: company.email,
    at,
  });
};

/**
 * Ends the signing of an agreement after its last signature, in the transaction of that: the file is stored first, then the rows. Each
 * signer is mailed a link to their copy.
 */
export const finishAgreement = async (
  context: Context,
  em: EntityManager,
  agreement: LockedAgreement,
): Promise<void> => {
  const file = await keepBytes(context.storage, await signedFile(context, em, agreement));
  const signedAt = context.now();
  await dbIn(em)
    .updateTable('agreements')
    .set({
      status: 'signed',
      signedAt,
      signedKey: file.key,
      signedSha256: file.sha256,
      signedSize: file.size,
      version: agreement.version + 1,
    })
    .where('id', '=', agreement.id)
    .execute();
  await addEvents(context, em, agreement.id, [
    {
      kind: 'completed',
      actor: 'system',
      documentSha256: file.sha256,
      details: { pdfSha256: agreement.pdfSha256, size: file.size },
    },
  ]);
  await recordDealEvent(em, {
    dealId: agreement.dealId,
    kind: 'agreement_signed',
    note: agreement.document.number,
  });
  const company = await readSetting(readsIn(em), 'company');
  for (const signer of agreement.signers) {
    const url = await makeSignerLink(context, em, signer.id, false);
    const about = aboutMail(agreement, signer);
    const verifyUrl = `${context.publicUrl}/verify`;
    await queueMail(context, em, signedMail(about, url, file.sha256, verifyUrl), company);
  }
};
