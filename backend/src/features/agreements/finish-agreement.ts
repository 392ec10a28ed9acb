import type { Context } from '../../platform/context.ts';
import { readsIn, type EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { keepBytes } from '../../platform/storage/keep-bytes.ts';
import { recordDealEvent } from '../deals/deal.api.ts';
import { signedMail } from './agreement.mail.ts';
import { makeSignerLink } from './agreement-links.ts';
import { signedFile } from './files/signed-file.ts';
import { addEvents, type LockedAgreement } from './lock-agreement.ts';
import { aboutMail } from './send-agreement.ts';

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
