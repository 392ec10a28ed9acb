import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { aboutMail, makeSignerLink, type Completion, type PaperKind } from '../../signing/signing.api.ts';
import { signedMail } from '../agreement.mail.ts';
import { signedPapers } from '../files/signed-papers.ts';
import type { LockedAgreement } from '../lock-agreement.ts';
import { welcomeBuyersJob } from './welcome-buyers.ts';

/**
 * What follows from the last signature of an agreement, in its transaction: each signer is mailed all papers and a link to them, and a job
 * welcomes each buyer.
 */
export const finishAgreement = async (
  context: Context,
  trx: Transaction,
  kind: PaperKind,
  agreement: LockedAgreement,
  { file, event }: Completion,
): Promise<void> => {
  await context.jobs.enqueue(trx, welcomeBuyersJob, { agreementId: agreement.id });
  const company = await readSetting(readsIn(trx), 'company');
  for (const signer of agreement.signers) {
    const url = await makeSignerLink(context, trx, kind, signer.id, false);
    const copy = {
      url,
      papers: signedPapers(agreement, file),
      lastHash: event.hash,
      verifyUrl: `${context.publicUrl}/verify`,
    };
    await queueMail(context, trx, signedMail(aboutMail(kind, agreement, signer), copy), company);
  }
};
