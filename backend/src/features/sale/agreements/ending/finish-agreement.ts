import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { recordDealEvent } from '../../deals/deal.api.ts';
import { signedMail } from '../agreement.mail.ts';
import { makeSignerLink } from '../sending/agreement-links.ts';
import { signedPapers } from '../files/signed-papers.ts';
import { storeEvent } from '../evidence/store-events.ts';
import type { LockedAgreement } from '../lock-agreement.ts';
import { aboutMail } from '../sending/send-agreement.ts';
import { welcomeBuyersJob } from './welcome-buyers.ts';
import type { Completion } from '../signing/draft-signature.ts';

/**
 * Ends the signing of a locked agreement with its last signature: the signed file is stored by then. Each signer is mailed all papers and a link to
 * them, and a job welcomes each buyer. */
export const finishAgreement = async (
  context: Context,
  trx: Transaction,
  agreement: LockedAgreement,
  { file, event, at }: Completion,
): Promise<void> => {
  await trx
    .updateTable('agreements')
    .set({
      status: 'signed',
      signedAt: at,
      signedKey: file.key,
      signedSha256: file.sha256,
      signedSize: file.size,
      version: agreement.version + 1,
    })
    .where('id', '=', agreement.id)
    .execute();
  await storeEvent(context, trx, agreement, event);
  await recordDealEvent(trx, {
    dealId: agreement.dealId,
    kind: 'agreement_signed',
    note: agreement.document.number,
  });
  await context.jobs.enqueue(trx, welcomeBuyersJob, { agreementId: agreement.id });
  const company = await readSetting(readsIn(trx), 'company');
  for (const signer of agreement.signers) {
    const url = await makeSignerLink(context, trx, signer.id, false);
    const copy = {
      url,
      papers: signedPapers(agreement, file),
      lastHash: event.hash,
      verifyUrl: `${context.publicUrl}/verify`,
    };
    await queueMail(context, trx, signedMail(aboutMail(agreement, signer), copy), company);
  }
};
