import { agreementSentences, agreementVoid } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { agreementNumber, mayBecome } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordDealEvent, returnToQuoted, touchDeal } from '../../deals/deal.api.ts';
import { closedMail } from '../agreement.mail.ts';
import { storedAgreement } from '../agreement.service.ts';
import type { AgreementView } from '../agreement-view.ts';
import { assertUnchanged } from '../evidence/check-agreement.ts';
import { addEvents } from '../evidence/store-events.ts';
import { lockAgreement, type LockedAgreement } from '../lock-agreement.ts';
import { aboutMail, sourceOf, staffName } from '../sending/send-agreement.ts';

/** How an agreement ends. */
interface End {
  readonly status: 'void' | 'expired';
  readonly reason: string | null;
  /** Whether those who have got a link are told; the cancellation of a sale tells its buyers by itself. */
  readonly isTold: boolean;
}

/** Ends a locked agreement, and tells those who have got a link. */
const close = async (
  context: Context,
  trx: Transaction,
  agreement: LockedAgreement,
  { status, reason, isTold }: End,
): Promise<void> => {
  const closedAt = context.now();
  await trx
    .updateTable('agreements')
    .set({
      status,
      closedAt,
      closedReason: reason,
      version: agreement.version + 1,
    })
    .where('id', '=', agreement.id)
    .execute();
  await addEvents(context, trx, agreement, [
    {
      at: closedAt,
      kind: status === 'void' ? 'voided' : 'expired',
      actor: await staffName(context, trx),
      documentSha256: agreement.signedSha256 ?? agreement.pdfSha256,
      details: { reason, from: sourceOf(context) },
    },
  ]);
  // Before what caused it, which stands first in the deal's history.
  await returnToQuoted(context, trx, agreement.dealId);
  await recordDealEvent(trx, {
    dealId: agreement.dealId,
    actorId: context.viewer?.id ?? null,
    kind: status === 'void' ? 'agreement_voided' : 'agreement_expired',
    note: reason ? `${agreement.document.number}: ${reason}` : agreement.document.number,
  });
  await touchDeal(context, trx, agreement.dealId);
  if (!isTold) return;
  const company = await readSetting(readsIn(trx), 'company');
  for (const signer of agreement.signers.filter(({ state }) => state !== 'waiting'))
    await queueMail(
      context,
      trx,
      closedMail(
        aboutMail(agreement, signer),
        status === 'void'
          ? `${company.name} has made this agreement void. It holds no longer, and its links have ended. If you have questions, please answer this mail or call ${company.phone}.`
          : `The time to sign this agreement has run out, and its links have ended. If you would still like to sign, please answer this mail or call ${company.phone}.`,
      ),
      company,
    );
};

/** Makes an agreement void that is out or signed, for a reason. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const voidAgreement = async (context: Context, id: string, input: unknown): Promise<AgreementView> => {
  const { version, reason } = validate(agreementVoid, input);
  if (isId(id)) await assertUnchanged(context, id);
  await context.transaction(async (trx) => {
    const agreement = await lockAgreement(trx, id);
    assertVersion(agreement, version);
    const { number, status: from } = agreement;
    if (agreement.dealStage === 'won') throw conflict(agreementSentences.wonDeal);
    if (from === 'draft' || !mayBecome(from, 'void')) throw conflict(agreementSentences.notVoidable);
    await close(context, trx, agreement, { status: 'void', reason, isTold: true });
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
  if (signed)
    await close(context, trx, await lockAgreement(trx, signed.id), { status: 'void', reason, isTold: false });
};

export const expireAgreementsJob = defineJob<object>('agreements.expire', {
  cron: '*/5 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Lets agreements run out whose time is over. @returns how many there were */
export const expireAgreements = async (context: Context): Promise<number> => {
  const due = await context.db
    .selectFrom('agreements')
    .select('id')
    .where('status', '=', 'out')
    .where('expiresAt', '<=', context.now())
    .orderBy('expiresAt')
    .limit(500)
    .execute();
  let expired = 0;
  for (const { id } of due)
    await context.transaction(async (trx) => {
      const agreement = await lockAgreement(trx, id);
      if (agreement.status !== 'out' || !agreement.expiresAt || agreement.expiresAt > context.now()) return;
      await close(context, trx, agreement, { status: 'expired', reason: null, isTold: true });
      expired += 1;
    });
  return expired;
};
