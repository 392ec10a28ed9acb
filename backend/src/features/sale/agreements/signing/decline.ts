import { linkedDecline, paperReason } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordDealEvent, returnToQuoted, touchDeal } from '../../deals/deal.api.ts';
import { addEvents } from '../evidence/store-events.ts';
import { actorOf } from '../sending/send-agreement.ts';
import { act, actorOfLink, detailsOf, setSigner } from './act.ts';
import { viewOfLink, type LinkedAgreementView } from './linked-agreement.ts';

/**
 * Declines, for a reason; `paper` asks for an agreement on paper.
 * @throws AppError as of {@link actorOfLink} and {@link act}, BAD_INPUT
 */
export const declineLinkedAgreement = async (
  context: Context,
  input: unknown,
): Promise<LinkedAgreementView> => {
  const { token, reason } = validate(linkedDecline, input);
  const link = await actorOfLink(context, token);
  await act(context, link, async (trx, { agreement, signer }) => {
    const declinedAt = context.now();
    const { number } = agreement.document;
    await setSigner(trx, signer.id, { state: 'declined', declinedAt, declineReason: reason });
    await trx
      .updateTable('agreements')
      .set({
        status: 'declined',
        closedAt: declinedAt,
        closedReason: reason,
        version: agreement.version + 1,
      })
      .where('id', '=', agreement.id)
      .execute();
    await addEvents(context, trx, agreement, [
      {
        at: declinedAt,
        kind: 'declined',
        actor: actorOf(signer),
        documentSha256: agreement.pdfSha256,
        details: { ...detailsOf(context, link), reason },
      },
    ]);
    // Before what caused it, which stands first in the deal's history.
    await returnToQuoted(context, trx, agreement.dealId);
    await recordDealEvent(trx, {
      dealId: agreement.dealId,
      kind: 'agreement_declined',
      note:
        reason === paperReason
          ? `${number}, ${signer.name} would rather sign on paper`
          : `${number}, ${signer.name}: ${reason}`,
    });
    await touchDeal(context, trx, agreement.dealId);
    await audit(context, trx, {
      action: 'agreement.decline',
      object: ['agreement', agreement.id],
      details: { number, from: 'out', to: 'declined', reason },
    });
  });
  return viewOfLink(context, link);
};
