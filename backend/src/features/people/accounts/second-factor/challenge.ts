import { challengeMinutes } from '@hearthline/rules/people/second-factors.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';

/** What a challenge is for; one for one purpose is worthless for another. */
export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'passkey-setup' | 'identity';

const signedFor = (purpose: ChallengePurpose): string => `challenge ${purpose}`;

/**
 * A question that is answered once, within minutes. It is signed and stored nowhere, so that nobody can fill the database with
 * questions. @param subject whom it is for; it can be read by whoever gets the challenge @returns a text that is safe in URLs
 */
export const issueChallenge = (
  { signature, now }: Pick<Context, 'signature' | 'now'>,
  purpose: ChallengePurpose,
  subject = '',
): string => {
  const until = now().getTime() + challengeMinutes * 60_000;
  return signature.sign(signedFor(purpose), `${until} ${randomBytes(16).toString('base64url')} ${subject}`);
};

/** The subject of a challenge that is still open. @throws AppError CHALLENGE_EXPIRED, also for one that was never issued */
export const readChallenge = (
  { signature, now }: Pick<Context, 'signature' | 'now'>,
  purpose: ChallengePurpose,
  challenge: string,
): string => {
  const [until, , subject] = signature.verify(signedFor(purpose), challenge)?.split(' ') ?? [];
  if (subject === undefined || Number(until) <= now().getTime()) throw new AppError('CHALLENGE_EXPIRED');
  return subject;
};

/** Uses a challenge up: of any number of answers one is accepted. @throws AppError CHALLENGE_EXPIRED */
export const redeemChallenge = async (
  { limits }: Pick<Context, 'limits'>,
  challenge: string,
): Promise<void> => {
  await limits.consume('challenge', challenge).catch((error: unknown) => {
    const isUsed = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
    throw isUsed ? new AppError('CHALLENGE_EXPIRED') : error;
  });
};
