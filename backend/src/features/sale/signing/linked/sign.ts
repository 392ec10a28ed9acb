import { agreementSentences, linkedSignature } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { isNameOf } from '@hearthline/rules/sale/agreements/signed-name.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { storeBytes, type StoredBytes } from '../../../../platform/storage/store-bytes.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import { finishPaper } from '../end-paper.ts';
import { assertUnchanged } from '../evidence/check-paper.ts';
import { endOfChain, storeEvent } from '../evidence/store-events.ts';
import type { LockedSigner } from '../lock-paper.ts';
import { mailLinks } from '../mail-links.ts';
import { documentOf } from '../paper-document.ts';
import { actorOfLink, inTurn, lockTurn, setSigner, type Turn } from './act.ts';
import { draftSignature } from './draft-signature.ts';
import { viewOfLink, type LinkedAgreementView } from './linked-agreement.ts';
import type { LinkedSigner } from './linked.queries.ts';
import { readDrawing } from './png.ts';

/** Whose turn it is once this signer has signed: the seller, after the last of the buyers. */
const nextTurn = ({ paper, signer }: Turn): LockedSigner[] => {
  const left = paper.signers.filter(({ id, state }) => id !== signer.id && state !== 'signed');
  return left.every(({ role }) => role === 'seller') ? left.filter(({ state }) => state === 'waiting') : [];
};

const assertConsent = ({ state }: Pick<LinkedSigner, 'state'>): void => {
  if (state !== 'consented') throw conflict(agreementSentences.consentFirst);
};

/**
 * Stores a signature that was drawn up, unless something else has happened with the paper since.
 * @returns whether it was stored
 */
const store = (
  context: Context,
  link: LinkedSigner,
  { last, event, values, completion }: Awaited<ReturnType<typeof draftSignature>>,
): Promise<boolean> =>
  context.transaction(async (trx) => {
    const { kind } = link;
    const { paper, signer } = await lockTurn(context, trx, link);
    assertConsent(signer);
    if ((await endOfChain(trx, kind, paper.id))?.hash !== last?.hash) return false;
    const { number } = documentOf(paper);
    await setSigner(trx, kind, signer.id, values);
    await storeEvent(context, trx, kind, paper, event);
    await recordDealEvent(trx, {
      dealId: paper.dealId,
      kind: `${kind.name}_signature`,
      note: `${number}, ${signer.name}`,
    });
    if (completion) await finishPaper(context, trx, kind, paper, completion);
    else await mailLinks(context, trx, kind, paper, nextTurn({ paper, signer }), 'first');
    await touchDeal(context, trx, paper.dealId);
    await audit(context, trx, {
      action: `${kind.object}.sign`,
      object: [kind.object, paper.id],
      details: { number, role: signer.role },
    });
    return true;
  });

/**
 * Signs. What costs nothing is checked first, without a lock; names that do not fit are counted for each signer. Whatever takes long, the
 * signed file of the last signature above all, is made before anything is locked, and again if somebody else was faster.
 * @throws AppError as of {@link actorOfLink}, BAD_INPUT, CONFLICT before consent and where our record was changed, TOO_MANY_REQUESTS,
 * UNAVAILABLE
 */
export const signLinkedAgreement = async (context: Context, input: unknown): Promise<LinkedAgreementView> => {
  const { token, name, drawing } = validate(linkedSignature, input);
  const link = await actorOfLink(context, token);
  await context.limits.check('signatureName', link.id);
  const png = drawing ? readDrawing(drawing) : null;
  assertConsent(link);
  if (!isNameOf(name, link.name)) {
    await context.limits.consume('signatureName', link.id);
    throw fieldError('name', link.kind.sentences.otherName);
  }
  await inTurn(link.paperId, async () => {
    // Whoever waited may find that it was signed meanwhile, or has run out.
    assertConsent(await actorOfLink(context, token));
    await assertUnchanged(context, link.kind, link.paperId);
    const file: StoredBytes | null = png && (await storeBytes(context.storage, png));
    // Each round that fails is one in which something else has happened with the paper.
    while (!(await store(context, link, await draftSignature(context, link, name, file))));
  });
  return viewOfLink(context, link);
};
