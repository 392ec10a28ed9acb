import { agreementSentences, linkedConsent } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { conflict } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { actorOf } from '../acting.ts';
import { addEvents } from '../evidence/store-events.ts';
import { documentOf } from '../paper-document.ts';
import type { PaperKind } from '../paper-kind.ts';
import { act, actorOfLink, detailsOf, setSigner } from './act.ts';
import { viewOfLink, type LinkedAgreementView } from './linked-agreement.ts';
import type { LinkedSigner } from './linked.queries.ts';

const assertRead = ({ sentences }: PaperKind, { state }: Pick<LinkedSigner, 'state'>): void => {
  if (state === 'sent') throw conflict(sentences.readFirst);
};

/**
 * Agrees to sign electronically: an act of its own, to a version of the text, after the document was opened (rule `sign.consent`).
 * @throws AppError as of {@link actorOfLink} and {@link act}, BAD_INPUT
 */
export const consentLinkedAgreement = async (
  context: Context,
  input: unknown,
): Promise<LinkedAgreementView> => {
  const { token, consentVersion } = validate(linkedConsent, input);
  const link = await actorOfLink(context, token);
  const { kind } = link;
  assertRead(kind, link);
  if (consentVersion !== link.consentVersion) throw conflict(agreementSentences.consentChanged);
  await act(context, link, async (trx, { paper, signer }) => {
    assertRead(kind, signer);
    if (signer.state === 'consented') return;
    const consentSha256 = sha256Of(kind.factsOf(documentOf(paper)).consentText());
    const consentedAt = context.now();
    await setSigner(trx, kind, signer.id, { state: 'consented', consentedAt, consentVersion, consentSha256 });
    await addEvents(context, trx, kind, paper, [
      {
        at: consentedAt,
        kind: 'consented',
        actor: actorOf(signer),
        documentSha256: paper.pdfSha256 ?? '',
        details: { ...detailsOf(context, link), consentVersion, consentSha256 },
      },
    ]);
  });
  return viewOfLink(context, link);
};
