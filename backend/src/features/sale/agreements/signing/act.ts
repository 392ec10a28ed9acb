import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { createKeyedMutex } from '../../../../platform/locks/keyed-mutex.ts';
import { endOf, signerOfLink } from '../sending/agreement-links.ts';
import type { LinkedSigner } from '../agreement.queries.ts';
import { missingAgreement } from '../agreement.service.ts';
import { assertUnchanged } from '../evidence/check-agreement.ts';
import { lockAgreement, type LockedAgreement, type LockedSigner } from '../lock-agreement.ts';
import { sourceOf } from '../sending/send-agreement.ts';

/** A signer whose turn it is, and their agreement, both locked. */
export interface Turn {
  readonly agreement: LockedAgreement;
  readonly signer: LockedSigner;
}

/** Whoever acts on an agreement waits here for those before them, and holds no connection meanwhile. */
export const inTurn = createKeyedMutex();

type Standing = Pick<LinkedSigner, 'status' | 'expiresAt' | 'dealStage' | 'signedAt'>;

/** Why somebody cannot act any more; null while they can. */
const problemOf = (
  { now }: Pick<Context, 'now'>,
  agreement: Standing,
  { state }: Pick<LinkedSigner, 'state'>,
): AppError | null => {
  if (state === 'signed') return new AppError('LINK_USED', { message: agreementSentences.signedAlready });
  if (agreement.status === 'signed')
    return new AppError('LINK_USED', { message: agreementSentences.allSigned });
  const end = endOf({ ...agreement, mailedAt: null }, now());
  if (end) return end;
  return state === 'waiting' ? conflict(agreementSentences.tooEarly) : null;
};

/**
 * Who acts by a link, and whether they may at all, read without a lock.
 * @throws AppError as of {@link signerOfLink}, LINK_USED, CONFLICT
 */
export const actorOfLink = async (context: Context, token: string): Promise<LinkedSigner> => {
  const link = await signerOfLink(context, token);
  const problem = problemOf(context, link, link);
  if (problem) {
    await assertUnchanged(context, link.agreementId);
    throw problem;
  }
  return link;
};

/** Locks an agreement for one of its signers: of several acts at once, each finds what the one before has left. */
export const lockTurn = async (
  context: Context,
  trx: Transaction,
  link: Pick<LinkedSigner, 'id' | 'agreementId'>,
): Promise<Turn> => {
  const agreement = await lockAgreement(trx, link.agreementId);
  const signer = agreement.signers.find(({ id }) => id === link.id);
  if (!signer) throw missingAgreement();
  const problem = problemOf(context, agreement, signer);
  if (problem) throw problem;
  return { agreement, signer };
};

/**
 * Lets the signer of a link act on their locked agreement, after our record of it was checked.
 * @throws AppError as of {@link actorOfLink}, CONFLICT where our record was changed
 */
export const act = async (
  context: Context,
  link: LinkedSigner,
  work: (trx: Transaction, turn: Turn) => Promise<void>,
): Promise<void> => {
  await assertUnchanged(context, link.agreementId);
  await inTurn(link.agreementId, () =>
    context.transaction(async (trx) => work(trx, await lockTurn(context, trx, link))),
  );
};

/** What every event of a signer's act says: who, from where, and how their mailbox was proved. */
export const detailsOf = (context: Context, link: Pick<LinkedSigner, 'id' | 'mailedAt'>) => ({
  signer: link.id,
  from: sourceOf(context),
  linkMailedAt: link.mailedAt.toISOString(),
});

export const setSigner = async (
  trx: Transaction,
  id: string,
  values: Partial<Omit<LockedSigner, 'id'>>,
): Promise<void> => {
  await trx.updateTable('agreementSigners').set(values).where('id', '=', id).execute();
};
