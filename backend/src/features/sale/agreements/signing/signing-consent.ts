import { agreementSentences, linkedConsent } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { conflict } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import type { LinkedSigner } from '../agreement.queries.ts';
import { addEvents } from '../evidence/store-events.ts';
import { actorOf } from '../sending/send-agreement.ts';
import { act, actorOfLink, detailsOf, setSigner } from './act.ts';
import { consentTextOf, viewOfLink, type LinkedAgreementView } from './linked-agreement.ts';

const assertRead = ({ state }: Pick<LinkedSigner, 'state'>): void => {
  if (state === 'sent') throw conflict(agreementSentences.readFirst);
};

/**
 * Agrees to sign electronically: an act of its own, to a version of the text, after the agreement was opened (rule `sign.consent`).
 * @throws AppError as of {@link actorOfLink} and {@link act}, BAD_INPUT
 */
export const consentLinkedAgreement = async (
  context: Context,
  input: unknown,
): Promise<LinkedAgreementView> => {
  const { token, consentVersion } = validate(linkedConsent, input);
  const link = await actorOfLink(context, token);
  assertRead(link);
  if (consentVersion !== link.consentVersion) throw conflict(agreementSentences.consentChanged);
  await act(context, link, async (trx, { agreement, signer }) => {
    assertRead(signer);
    if (signer.state === 'consented') return;
    const consentSha256 = sha256Of(consentTextOf(agreement));
    const consentedAt = context.now();
    await setSigner(trx, signer.id, { state: 'consented', consentedAt, consentVersion, consentSha256 });
    await addEvents(context, trx, agreement, [
      {
        at: consentedAt,
        kind: 'consented',
        actor: actorOf(signer),
        documentSha256: agreement.pdfSha256,
        details: { ...detailsOf(context, link), consentVersion, consentSha256 },
      },
    ]);
  });
  return viewOfLink(context, link);
};
