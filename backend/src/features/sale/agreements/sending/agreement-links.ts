import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { signedLinkDays } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret, newSecret } from '../../../../platform/crypto/link-secrets.ts';
import { AppError } from '../../../../platform/errors.ts';
import { signerByToken, type LinkedSigner } from '../agreement.queries.ts';
import { assertUnchanged } from '../evidence/check-agreement.ts';

/**
 * Makes a signer's own link. @param endsOlder whether links that they got before end; a reminder leaves them
 * @returns the address that is mailed: its secret stands behind `#`, where no server sees it
 */
export const makeSignerLink = async (
  context: Pick<Context, 'now' | 'publicUrl'>,
  trx: Transaction,
  signerId: string,
  endsOlder: boolean,
): Promise<string> => {
  const secret = newSecret();
  if (endsOlder)
    await trx
      .updateTable('agreementLinks')
      .set({ endedAt: context.now() })
      .where('signerId', '=', signerId)
      .where('endedAt', 'is', null)
      .execute();
  await trx
    .insertInto('agreementLinks')
    .values({ signerId, tokenHash: hashOfSecret(secret), createdAt: context.now() })
    .execute();
  return `${context.publicUrl}/sign#token=${secret}`;
};

/** Whether an agreement that is out can no longer be signed, although nobody has recorded it yet. */
export const hasRunOut = (
  { status, expiresAt }: Pick<LinkedSigner, 'status' | 'expiresAt'>,
  now: Date,
): boolean => status === 'out' && expiresAt !== null && expiresAt <= now;

/** When a link no longer opens a signed agreement: some days after the last signature, or after it was mailed if that was later. */
export const endOfCopy = ({
  signedAt,
  mailedAt,
}: {
  readonly signedAt: Date;
  readonly mailedAt: Date | null;
}): Date => new Date(Math.max(signedAt.getTime(), mailedAt?.getTime() ?? 0) + signedLinkDays * 86_400_000);

/**
 * Why an agreement can no longer be read or signed by a link; null while it can. One that is out when its deal is lost stays out:
 * if the deal is reopened in time, its links hold again.
 */
export const endOf = (
  of: Pick<LinkedSigner, 'status' | 'expiresAt' | 'dealStage' | 'signedAt'> & {
    /** When the link was mailed; null: whichever is meant. */
    readonly mailedAt: Date | null;
  },
  now: Date,
): AppError | null => {
  const { status, dealStage, signedAt, mailedAt } = of;
  if (status === 'signed' && signedAt && endOfCopy({ signedAt, mailedAt }) <= now)
    return new AppError('LINK_EXPIRED', { message: agreementSentences.copyEnded });
  if (status === 'expired' || hasRunOut(of, now))
    return new AppError('LINK_EXPIRED', { message: agreementSentences.expired });
  if (status === 'void' || status === 'declined')
    return new AppError('LINK_EXPIRED', { message: agreementSentences[status] });
  if (status === 'out' && dealStage === 'lost')
    return new AppError('LINK_EXPIRED', { message: agreementSentences.dealLost });
  return null;
};

/**
 * Whom a private link is for. Finding out changes nothing: mail scanners open links too. Secrets that do not exist are counted, and
 * whoever tries many is refused.
 * @throws AppError LINK_INVALID, LINK_EXPIRED once the agreement ended or a newer link was sent, and while the deal is lost, CONFLICT where our record was changed, TOO_MANY_REQUESTS
 */
export const signerOfLink = async (context: Context, token: string): Promise<LinkedSigner> => {
  await context.limits.check('linkGuess', context.network);
  const found = await context.query.byKey(signerByToken, { hash: hashOfSecret(token) });
  if (!found) {
    await context.limits.consume('linkGuess', context.network);
    throw new AppError('LINK_INVALID');
  }
  if (found.endedAt) throw new AppError('LINK_EXPIRED', { message: agreementSentences.linkReplaced });
  const end = endOf(found, context.now());
  if (end) {
    // Why it ended is told only of a record that nobody has changed.
    await assertUnchanged(context, found.agreementId);
    throw end;
  }
  return found;
};
