import { agreementSentences, agreementVoid } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { agreementNumber, mayBecome } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertUnchanged, closePaper } from '../../signing/signing.api.ts';
import { agreementKind } from '../agreement-kind.ts';
import { storedAgreement } from '../agreement.service.ts';
import type { AgreementView } from '../agreement-view.ts';
import { lockAgreement } from '../lock-agreement.ts';

/** Makes an agreement void that is out or signed, for a reason. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const voidAgreement = async (context: Context, id: string, input: unknown): Promise<AgreementView> => {
  const { version, reason } = validate(agreementVoid, input);
  if (isId(id)) await assertUnchanged(context, agreementKind, id);
  await context.transaction(async (trx) => {
    const agreement = await lockAgreement(trx, id);
    assertVersion(agreement, version);
    const { number, status: from } = agreement;
    if (agreement.dealStage === 'won') throw conflict(agreementSentences.wonDeal);
    if (from === 'draft' || !mayBecome(from, 'void')) throw conflict(agreementSentences.notVoidable);
    await closePaper(context, trx, agreementKind, agreement, { status: 'void', reason, mailsSigners: true });
    await audit(context, trx, {
      action: 'agreement.void',
      object: ['agreement', id],
      details: { number: agreementNumber(number), from, to: 'void', reason },
    });
  });
  return storedAgreement(context, id);
};

/** Makes the signed agreement of a locked deal void with its sale; an earlier version of the product may have done so already. */
export const voidWithSale = async (
  context: Context,
  trx: Transaction,
  dealId: string,
  reason: string,
): Promise<void> => {
  const signed = await trx
    .selectFrom('agreements')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', '=', 'signed')
    .executeTakeFirst();
  if (!signed) return;
  const agreement = await lockAgreement(trx, signed.id);
  await closePaper(context, trx, agreementKind, agreement, { status: 'void', reason, mailsSigners: false });
};
