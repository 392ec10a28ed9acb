import {
  agreementSentences,
  linkedConsent,
  linkedDecline,
  linkedSignature,
  linkToken,
  paperReason,
} from '@hearthline/rules/agreements/rules.ts';
import { fillFields } from '@hearthline/rules/agreements/fields.ts';
import { isNameOf } from '@hearthline/rules/agreements/signed-name.ts';
import {
  agreementNumber,
  type AgreementStatus,
  type SignerState,
} from '@hearthline/rules/agreements/states.ts';
import { fieldValues } from '@hearthline/rules/agreements/values.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { sha256Of } from '../../platform/crypto/sha256.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { AppError, conflict, fieldError } from '../../platform/errors.ts';
import { storedPdf } from '../../platform/http/pdf-answer.ts';
import type { RestAnswer } from '../../platform/http/rest-router.ts';
import { keepBytes } from '../../platform/storage/keep-bytes.ts';
import { validate } from '../../platform/validation/validate.ts';
import { recordDealEvent, touchDeal } from '../deals/deal.api.ts';
import { endOf, signerOfLink } from './agreement-links.ts';
import { agreementById, type LinkedSigner } from './agreement.queries.ts';
import { missingAgreement } from './agreement.service.ts';
import { agreementView, type SignerView } from './agreement-view.ts';
import { finishAgreement } from './finish-agreement.ts';
import { addEvents, lockAgreement, type LockedAgreement, type LockedSigner } from './lock-agreement.ts';
import { readDrawing } from './png.ts';
import { actorOf, mailLinks } from './send-agreement.ts';

/** An agreement as a signer sees it. */
export interface LinkedAgreementView {
  readonly number: string;
  readonly status: AgreementStatus;
  readonly state: SignerState;
  readonly role: LinkedSigner['role'];
  readonly name: string;
  readonly totalCents: number;
  readonly consentVersion: string;
  readonly consentText: string;
  readonly pdfSha256: string;
  readonly disclosuresSha256: string;
  readonly signedSha256: string | null;
  readonly homeName: string;
  readonly company: { readonly name: string; readonly phone: string; readonly email: string };
  readonly expiresAt: Date | null;
  readonly signers: SignerView[];
}

/** The text that signers of an agreement agree to. */
const consentTextOf = ({ document }: Pick<LinkedSigner, 'document'>): string =>
  fillFields(document.texts.consent.body, fieldValues(document));

/** The agreement of a private link. Reading it changes nothing. @throws AppError as of {@link signerOfLink} */
export const linkedAgreement = async (context: Context, input: unknown): Promise<LinkedAgreementView> => {
  const { token } = validate(linkToken, input);
  const link = await signerOfLink(context, token);
  const row = await context.query.byKey(agreementById, { id: link.agreementId });
  if (!row) throw missingAgreement();
  const { signers, totalCents, number, status } = agreementView(row, false);
  const { name, phone, email } = link.document.quote.company;
  return {
    number,
    status,
    state: link.state,
    role: link.role,
    name: link.name,
    totalCents,
    consentVersion: link.consentVersion,
    consentText: consentTextOf(link),
    pdfSha256: link.pdfSha256,
    disclosuresSha256: link.disclosuresSha256,
    signedSha256: link.signedSha256,
    homeName: link.document.quote.home.name,
    company: { name, phone, email },
    expiresAt: row.expiresAt,
    signers,
  };
};

interface Turn {
  readonly agreement: LockedAgreement;
  readonly signer: LockedSigner;
}

/** Why somebody cannot act any more; null while they can. */
const problemOf = (context: Context, { agreement, signer }: Turn): AppError | null => {
  if (signer.state === 'signed')
    return new AppError('LINK_USED', { message: agreementSentences.signedAlready });
  if (agreement.status === 'signed')
    return new AppError('LINK_USED', { message: agreementSentences.allSigned });
  const end = endOf(agreement, context.now());
  if (end) return end;
  return signer.state === 'waiting' ? conflict(agreementSentences.tooEarly) : null;
};

/** Lets the signer of a link act on their locked agreement: of several at once, each finds what the one before has left. */
const act = async (
  context: Context,
  token: string,
  work: (em: EntityManager, turn: Turn) => Promise<void>,
): Promise<LinkedAgreementView> => {
  const link = await signerOfLink(context, token);
  await context.transaction(async (em) => {
    const agreement = await lockAgreement(em, link.agreementId);
    const signer = agreement.signers.find(({ id }) => id === link.id);
    if (!signer) throw missingAgreement();
    const problem = problemOf(context, { agreement, signer });
    if (problem) throw problem;
    await work(em, { agreement, signer });
  });
  return linkedAgreement(context, { token });
};

const setSigner = async (
  em: EntityManager,
  id: string,
  values: Partial<Omit<LockedSigner, 'id'>>,
): Promise<void> => {
  await dbIn(em).updateTable('agreementSigners').set(values).where('id', '=', id).execute();
};

/**
 * The agreement's PDF, which a signer opens through their link: that they did is recorded once, because nobody may agree to what they
 * have not opened. The signed one once it exists. @throws AppError as of {@link signerOfLink}, UNAVAILABLE
 */
export const openLinkedFile = async (context: Context, token: string): Promise<RestAnswer> => {
  const link = await signerOfLink(context, token);
  const number = link.document.number;
  const answer = await (link.signedKey && link.signedSha256 && link.signedSize
    ? storedPdf(context, {
        key: link.signedKey,
        sha256: link.signedSha256,
        size: link.signedSize,
        name: `agreement-${number}-signed.pdf`,
      })
    : storedPdf(context, {
        key: link.pdfKey,
        sha256: link.pdfSha256,
        size: link.pdfSize,
        name: `agreement-${number}.pdf`,
      }));
  if (link.state === 'sent' && link.status === 'out')
    await context.transaction(async (em) => {
      const agreement = await lockAgreement(em, link.agreementId);
      const signer = agreement.signers.find(({ id }) => id === link.id);
      if (signer?.state !== 'sent' || agreement.status !== 'out') return;
      await setSigner(em, signer.id, { state: 'viewed', viewedAt: context.now() });
      await addEvents(context, em, agreement.id, [
        {
          kind: 'viewed',
          actor: actorOf(signer),
          documentSha256: agreement.pdfSha256,
          details: { signer: signer.id },
        },
      ]);
    });
  return answer;
};

/** The disclosures, by a private link. @throws AppError as of {@link signerOfLink}, UNAVAILABLE */
export const openLinkedDisclosures = async (context: Context, token: string): Promise<RestAnswer> => {
  const link = await signerOfLink(context, token);
  return storedPdf(context, {
    key: link.disclosuresKey,
    sha256: link.disclosuresSha256,
    size: link.disclosuresSize,
    name: `disclosures-${link.document.number}.pdf`,
  });
};

/**
 * Agrees to sign electronically: an act of its own, to a version of the text, after the agreement was opened (rule `sign.consent`).
 * @throws AppError as of {@link signerOfLink}, BAD_INPUT, LINK_USED, CONFLICT
 */
export const consentLinkedAgreement = async (
  context: Context,
  input: unknown,
): Promise<LinkedAgreementView> => {
  const { token, consentVersion } = validate(linkedConsent, input);
  return act(context, token, async (em, { agreement, signer }) => {
    if (signer.state === 'sent') throw conflict(agreementSentences.readFirst);
    if (consentVersion !== agreement.consentVersion) throw conflict(agreementSentences.consentChanged);
    if (signer.state === 'consented') return;
    const consentSha256 = sha256Of(consentTextOf(agreement));
    await setSigner(em, signer.id, {
      state: 'consented',
      consentedAt: context.now(),
      consentVersion,
      consentSha256,
    });
    await addEvents(context, em, agreement.id, [
      {
        kind: 'consented',
        actor: actorOf(signer),
        documentSha256: agreement.pdfSha256,
        details: { signer: signer.id, consentVersion, consentSha256 },
      },
    ]);
  });
};

/** Whose turn it is once this signer has signed: the seller, after the last of the buyers. */
const nextTurn = ({ agreement, signer }: Turn): LockedSigner[] => {
  const left = agreement.signers.filter(({ id, state }) => id !== signer.id && state !== 'signed');
  return left.every(({ role }) => role === 'seller') ? left.filter(({ state }) => state === 'waiting') : [];
};

/**
 * Signs. The last signature makes the signed file, in the same transaction.
 * @throws AppError as of {@link signerOfLink}, BAD_INPUT, LINK_USED, CONFLICT before consent, UNAVAILABLE
 */
export const signLinkedAgreement = async (context: Context, input: unknown): Promise<LinkedAgreementView> => {
  const { token, name, drawing } = validate(linkedSignature, input);
  const png = drawing ? readDrawing(drawing) : null;
  return act(context, token, async (em, { agreement, signer }) => {
    if (signer.state !== 'consented') throw conflict(agreementSentences.consentFirst);
    if (!isNameOf(name, signer.name)) throw fieldError('name', agreementSentences.otherName);
    const file = png && (await keepBytes(context.storage, png));
    const signature = {
      state: 'signed' as const,
      signedAt: context.now(),
      signedName: name,
      drawingKey: file?.key ?? null,
      drawingSha256: file?.sha256 ?? null,
    };
    await setSigner(em, signer.id, signature);
    await addEvents(context, em, agreement.id, [
      {
        kind: 'signed',
        actor: actorOf(signer),
        documentSha256: agreement.pdfSha256,
        details: { signer: signer.id, name, drawingSha256: signature.drawingSha256 },
      },
    ]);
    await recordDealEvent(em, {
      dealId: agreement.dealId,
      kind: 'agreement_signature',
      note: `${agreement.document.number}, ${signer.name}`,
    });
    const signers = agreement.signers.map((one) => (one.id === signer.id ? { ...one, ...signature } : one));
    if (signers.every(({ state }) => state === 'signed'))
      await finishAgreement(context, em, { ...agreement, signers });
    else await mailLinks(context, em, agreement, nextTurn({ agreement, signer }), 'first');
    await touchDeal(context, em, agreement.dealId);
    audit(context, em, { action: 'agreement.sign', object: ['agreement', agreement.id] });
  });
};

/** Declines, for a reason; `paper` asks for an agreement on paper. @throws AppError as of {@link signerOfLink}, BAD_INPUT, LINK_USED, CONFLICT */
export const declineLinkedAgreement = async (
  context: Context,
  input: unknown,
): Promise<LinkedAgreementView> => {
  const { token, reason } = validate(linkedDecline, input);
  const before = await linkedAgreement(context, { token });
  const link = await signerOfLink(context, token);
  await context.transaction(async (em) => {
    const agreement = await lockAgreement(em, link.agreementId);
    const signer = agreement.signers.find(({ id }) => id === link.id);
    if (!signer) throw missingAgreement();
    const problem = problemOf(context, { agreement, signer });
    if (problem) throw problem;
    const declinedAt = context.now();
    const wantsPaper = reason === paperReason;
    await setSigner(em, signer.id, { state: 'declined', declinedAt, declineReason: reason });
    await dbIn(em)
      .updateTable('agreements')
      .set({
        status: 'declined',
        closedAt: declinedAt,
        closedReason: reason,
        version: agreement.version + 1,
      })
      .where('id', '=', agreement.id)
      .execute();
    await addEvents(context, em, agreement.id, [
      {
        kind: 'declined',
        actor: actorOf(signer),
        documentSha256: agreement.pdfSha256,
        details: { signer: signer.id, reason },
      },
    ]);
    await recordDealEvent(em, {
      dealId: agreement.dealId,
      kind: 'agreement_declined',
      note: wantsPaper
        ? `${agreementNumber(agreement.number)}, ${signer.name} would rather sign on paper`
        : `${agreementNumber(agreement.number)}, ${signer.name}: ${reason}`,
    });
    await touchDeal(context, em, agreement.dealId);
    audit(context, em, { action: 'agreement.decline', object: ['agreement', agreement.id] });
  });
  return { ...before, status: 'declined', state: 'declined' };
};
