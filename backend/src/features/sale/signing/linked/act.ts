import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { createKeyedMutex } from '../../../../platform/locks/keyed-mutex.ts';
import { sourceOf } from '../acting.ts';
import { assertUnchanged } from '../evidence/check-paper.ts';
import { lockPaper, type LockedSigner } from '../lock-paper.ts';
import type { LockedPaper, PaperKind } from '../paper-kind.ts';
import type { LinkedSigner } from './linked.queries.ts';
import { endOf, signerOfLink, type Standing } from './signer-of-link.ts';

/** A signer whose turn it is, and their paper, both locked. */
export interface Turn {
  readonly paper: LockedPaper;
  readonly signer: LockedSigner;
}

/** Whoever acts on a paper waits here for those before them, and holds no connection meanwhile. */
export const inTurn = createKeyedMutex();

/** Why somebody cannot act any more; null while they can. */
const problemOf = (
  { now }: Pick<Context, 'now'>,
  kind: PaperKind,
  paper: Standing,
  { state }: Pick<LinkedSigner, 'state'>,
): AppError | null => {
  if (state === 'signed') return new AppError('LINK_USED', { message: kind.sentences.signedAlready });
  if (paper.status === 'signed') return new AppError('LINK_USED', { message: kind.sentences.allSigned });
  const end = endOf(kind, paper, null, now());
  if (end) return end;
  return state === 'waiting' ? conflict(agreementSentences.tooEarly) : null;
};

/**
 * Who acts by a link, and whether they may at all, read without a lock.
 * @throws AppError as of {@link signerOfLink}, LINK_USED, CONFLICT
 */
export const actorOfLink = async (context: Context, token: string): Promise<LinkedSigner> => {
  const link = await signerOfLink(context, token);
  const problem = problemOf(context, link.kind, link, link);
  if (problem) {
    await assertUnchanged(context, link.kind, link.paperId);
    throw problem;
  }
  return link;
};

/** Locks a paper for one of its signers: of several acts at once, each finds what the one before has left. */
export const lockTurn = async (
  context: Context,
  trx: Transaction,
  { id, paperId, kind }: Pick<LinkedSigner, 'id' | 'paperId' | 'kind'>,
): Promise<Turn> => {
  const paper = await lockPaper(trx, kind.tables, paperId);
  const signer = paper?.signers.find((one) => one.id === id);
  if (!paper || !signer) throw new AppError('NOT_FOUND', { message: kind.sentences.missing });
  const problem = problemOf(context, kind, paper, signer);
  if (problem) throw problem;
  return { paper, signer };
};

/**
 * Lets the signer of a link act on their locked paper, after our record of it was checked.
 * @throws AppError as of {@link actorOfLink}, CONFLICT where our record was changed
 */
export const act = async (
  context: Context,
  link: LinkedSigner,
  work: (trx: Transaction, turn: Turn) => Promise<void>,
): Promise<void> => {
  await assertUnchanged(context, link.kind, link.paperId);
  await inTurn(link.paperId, () =>
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
  { tables }: PaperKind,
  id: string,
  values: Partial<Omit<LockedSigner, 'id'>>,
): Promise<void> => {
  await trx.updateTable(tables.signers).set(values).where('id', '=', id).execute();
};
