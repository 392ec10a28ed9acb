import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import {
  aboutMail,
  makeSignerLink,
  type Completion,
  type LockedPaper,
  type PaperKind,
} from '../../signing/signing.api.ts';
import { changeOrderSignedMail } from '../change-order.mail.ts';
import { applyChangeOrder } from './apply-change-order.ts';

/** What follows from the last signature of a change order, in its transaction: the sale changes, and each signer is mailed their copy. */
export const finishChangeOrder = async (
  context: Context,
  trx: Transaction,
  kind: PaperKind,
  order: LockedPaper,
  { file, event }: Completion,
): Promise<void> => {
  const document = order.document as ChangeOrderDocument;
  const { agreementId } = await trx
    .selectFrom('changeOrders')
    .select('agreementId')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  await applyChangeOrder(context, trx, agreementId, document);
  const company = await readSetting(readsIn(trx), 'company');
  for (const signer of order.signers) {
    const copy = {
      url: await makeSignerLink(context, trx, kind, signer.id, false),
      file,
      lastHash: event.hash,
      verifyUrl: `${context.publicUrl}/verify`,
      afterCents: document.afterCents,
    };
    await queueMail(context, trx, changeOrderSignedMail(aboutMail(kind, order, signer), copy), company);
  }
};
