import { linkedDecline, paperReason } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordDealEvent, returnToQuoted, touchDeal } from '../../deals/deal.api.ts';
import { declinePaper } from '../end-paper.ts';
import { documentOf } from '../paper-document.ts';
import { act, actorOfLink, detailsOf, setSigner } from './act.ts';
import { viewOfLink, type LinkedAgreementView } from './linked-agreement.ts';

/**
 * Declines, for a reason; `paper` asks for the document on paper.
 * @throws AppError as of {@link actorOfLink} and {@link act}, BAD_INPUT
 */
export const declineLinkedAgreement = async (
  context: Context,
  input: unknown,
): Promise<LinkedAgreementView> => {
  const { token, reason } = validate(linkedDecline, input);
  const link = await actorOfLink(context, token);
  const { kind } = link;
  await act(context, link, async (trx, { paper, signer }) => {
    const at = context.now();
    const { number } = documentOf(paper);
    await setSigner(trx, kind, signer.id, { state: 'declined', declinedAt: at, declineReason: reason });
    await declinePaper(context, trx, kind, paper, {
      at,
      signer,
      reason,
      details: { ...detailsOf(context, link), reason },
    });
    // Before what caused it, which stands first in the deal's history.
    await returnToQuoted(context, trx, paper.dealId);
    await recordDealEvent(trx, {
      dealId: paper.dealId,
      kind: `${kind.name}_declined`,
      note:
        reason === paperReason
          ? `${number}, ${signer.name} would rather sign on paper`
          : `${number}, ${signer.name}: ${reason}`,
    });
    await touchDeal(context, trx, paper.dealId);
    await audit(context, trx, {
      action: `${kind.object}.decline`,
      object: [kind.object, paper.id],
      details: { number, from: kind.tables.out, to: 'declined', reason },
    });
  });
  return viewOfLink(context, link);
};
