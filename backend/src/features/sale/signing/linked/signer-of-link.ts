import { signedLinkDays } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret } from '../../../../platform/crypto/link-secrets.ts';
import { AppError } from '../../../../platform/errors.ts';
import { assertUnchanged } from '../evidence/check-paper.ts';
import { dealGoesOn, isOut, type PaperKind, type PaperRow } from '../paper-kind.ts';
import type { DealOfPaper } from '../lock-paper.ts';
import { signerByToken, type LinkedSigner } from './linked.queries.ts';
import { paperKinds } from './paper-kinds.ts';

/** What says whether a paper can be read or signed by a link. */
export type Standing = Pick<PaperRow, 'status' | 'expiresAt' | 'signedAt'> &
  Pick<DealOfPaper, 'dealStage' | 'dealCancelledOn'>;

/** Whether a paper that is out can no longer be signed, although nobody has recorded it yet. */
const hasRunOut = (paper: Standing, now: Date): boolean =>
  isOut(paper) && paper.expiresAt !== null && paper.expiresAt <= now;

/** When a link no longer opens a signed paper: some days after the last signature, or after it was mailed if that was later. */
const endOfCopy = (signedAt: Date, mailedAt: Date | null): Date =>
  new Date(Math.max(signedAt.getTime(), mailedAt?.getTime() ?? 0) + signedLinkDays * 86_400_000);

/**
 * Why a paper can no longer be read or signed by a link; null while it can. One that is out when its deal is lost stays out:
 * if the deal is reopened in time, its links hold again.
 * @param mailedAt when the link was mailed; null: whichever is meant
 */
export const endOf = (
  kind: PaperKind,
  paper: Standing,
  mailedAt: Date | null,
  now: Date,
): AppError | null => {
  const ended = (message: string): AppError => new AppError('LINK_EXPIRED', { message });
  const { sentences } = kind;
  const { status, signedAt } = paper;
  if (status === 'signed' && signedAt && endOfCopy(signedAt, mailedAt) <= now)
    return ended(sentences.copyEnded);
  if (status === 'expired' || hasRunOut(paper, now)) return ended(sentences.expired);
  if (status === 'void' || status === 'declined') return ended(sentences[status]);
  return isOut(paper) && !dealGoesOn(kind, paper) ? ended(kind.dealStopped) : null;
};

/** The signer of a link, whatever kind of paper it is for and whether it has ended; undefined for a secret that does not exist. */
export const findLink = async (
  { query }: Pick<Context, 'query'>,
  token: string,
): Promise<LinkedSigner | undefined> => {
  const hash = hashOfSecret(token);
  for (const kind of paperKinds) {
    const row = await query.byKey(signerByToken(kind), { hash });
    if (row) return { ...row, kind };
  }
  return undefined;
};

/**
 * Whom a private link is for. Finding out changes nothing: mail scanners open links too. Secrets that do not exist are counted, and
 * whoever tries many is refused.
 * @throws AppError LINK_INVALID, LINK_EXPIRED once the paper ended or a newer link was sent, and while the deal does not go on, CONFLICT where our record was changed, TOO_MANY_REQUESTS
 */
export const signerOfLink = async (context: Context, token: string): Promise<LinkedSigner> => {
  await context.limits.check('linkGuess', context.network);
  const found = await findLink(context, token);
  if (!found) {
    await context.limits.consume('linkGuess', context.network);
    throw new AppError('LINK_INVALID');
  }
  const { kind } = found;
  if (found.endedAt) throw new AppError('LINK_EXPIRED', { message: kind.sentences.linkReplaced });
  const end = endOf(kind, found, found.mailedAt, context.now());
  if (end) {
    // Why it ended is told only of a record that nobody has changed.
    await assertUnchanged(context, kind, found.paperId);
    throw end;
  }
  return found;
};
